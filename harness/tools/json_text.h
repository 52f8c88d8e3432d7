/* Texts as JSON strings, for what is too large to become a tree first. */
#ifndef HLO_CTS_HARNESS_JSON_TEXT_H
#define HLO_CTS_HARNESS_JSON_TEXT_H

#include "base/strbuf.h"

/* With its quotes. What is not UTF-8 becomes question marks. */
void json_text(strbuf *out, const char *text);
/* The same for JSON in a script element of HTML. */
void json_text_in_script(strbuf *out, const char *text);

#endif
