/* Makes foreign text safe to print: a terminal shows it and obeys nothing in
 * it. A hidden character (base/utf8.h) stands as \u001b, as JSON would say it, so that JSON keeps
 * its meaning; a byte that is no text as \x9b. Line breaks and tabs stay. */
#ifndef HLO_CTS_HARNESS_TOOLS_CLEAN_TEXT_H
#define HLO_CTS_HARNESS_TOOLS_CLEAN_TEXT_H

#include "base/strbuf.h"

/* A hidden character as it stands then. */
void clean_hidden(uint32_t code, strbuf *out);
void clean_text(const char *text, size_t n, strbuf *out);
/* The same for our own text: its colours stay. Foreign text in it must be cleaned before. */
void clean_coloured(const char *text, size_t n, strbuf *out);
/* A copy in malloc's memory; NULL when out of it. */
char *clean_copy(const char *text);
/* From now on what goes to standard output and standard error by stdio is cleaned. */
void clean_streams(void);

/* The sequences that are ours. */
#define CLEAN_PLAIN "\033[0m"
#define CLEAN_RED "\033[1;31m"
#define CLEAN_GREEN "\033[32m"
#define CLEAN_DIM "\033[2m"
#define CLEAN_MAGENTA "\033[1;35m"

#endif
