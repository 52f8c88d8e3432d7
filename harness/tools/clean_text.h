/* Texts of others on their way to people: whatever they hold, a terminal shows it and does nothing
 * else. A hidden character (base/utf8.h) stands as \u001b, as JSON would say it, so that JSON keeps
 * its meaning; a byte that is no text as \x9b. Line breaks and tabs stay. */
#ifndef HLO_CTS_HARNESS_TOOLS_CLEAN_TEXT_H
#define HLO_CTS_HARNESS_TOOLS_CLEAN_TEXT_H

#include "base/strbuf.h"

/* A hidden character as it stands then. */
void clean_hidden(uint32_t code, strbuf *out);
void clean_text(const char *text, size_t n, strbuf *out);
/* The same of a text of ours with colours, which stay; what others said in it was cleaned before.
 */
void clean_coloured(const char *text, size_t n, strbuf *out);
/* A copy in malloc's memory; NULL when out of it. */
char *clean_copy(const char *text);
/* From now on what goes to standard output and standard error by stdio is cleaned. */
void clean_streams(void);

extern const char *const clean_colours[]; /* the sequences that are ours; NULL at the end */

#endif
