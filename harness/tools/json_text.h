/* Texts as JSON strings, for what is too large to become a tree first. */
#ifndef HLO_CTS_HARNESS_JSON_TEXT_H
#define HLO_CTS_HARNESS_JSON_TEXT_H

#include "base/strbuf.h"

/* The bytes of the UTF-8 character at p, which may be any bytes that end with a NUL; 0 when there
 * is none. */
size_t utf8_length(const char *p);
/* With its quotes. What is not UTF-8 becomes question marks. */
void json_text(strbuf *out, const char *text);
/* The same for JSON in a script element of HTML. */
void json_text_in_script(strbuf *out, const char *text);

#endif
