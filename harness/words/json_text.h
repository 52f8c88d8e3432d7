/* SPDX-License-Identifier: Apache-2.0 */
/* Writes JSON as text: trees, and single strings for documents that are too large for a tree. */
#ifndef HLO_CTS_HARNESS_JSON_TEXT_H
#define HLO_CTS_HARNESS_JSON_TEXT_H

#include <jansson.h>

#include "base/strbuf.h"

/* Appends a JSON string with its quotes. Bytes that are not UTF-8 become question marks. */
void json_text(strbuf *out, const char *text);
/* The same for JSON in a script element of HTML. */
void json_text_in_script(strbuf *out, const char *text);
/* Appends a tree and a newline, and releases the tree. `flags` are those of json_dumps. If the tree
 * is NULL or memory runs out, `out` is marked as failed. */
void json_line(strbuf *out, json_t *tree, size_t flags);

/* The string member of an object with this name; "" if it has none. */
const char *json_member_text(const json_t *object, const char *name);

#endif
