/* JSON as text: of trees, and of strings, for what is too large to become a tree first. */
#ifndef HLO_CTS_HARNESS_JSON_TEXT_H
#define HLO_CTS_HARNESS_JSON_TEXT_H

#include <jansson.h>

#include "base/strbuf.h"

/* With its quotes. What is not UTF-8 becomes question marks. */
void json_text(strbuf *out, const char *text);
/* The same for JSON in a script element of HTML. */
void json_text_in_script(strbuf *out, const char *text);
/* A tree and the end of a line; `flags` as json_dumps has them. Takes the tree; NULL, or one that
 * there is no memory for, makes `out` fail. */
void json_line(strbuf *out, json_t *tree, size_t flags);

/* A text of an object; "" when there is none of that name. */
const char *json_member_text(const json_t *object, const char *name);

#endif
