/* SPDX-License-Identifier: Apache-2.0 */
/* Writes JSON as text: trees, single strings, and piece by piece where a tree is too large. */
#ifndef HLO_CTS_HARNESS_JSON_TEXT_H
#define HLO_CTS_HARNESS_JSON_TEXT_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/strbuf.h"

/* Appends a JSON string with its quotes. Bytes that are not UTF-8 become question marks. */
void json_text(strbuf *out, const char *text);
/* Appends a tree and a newline, and releases the tree. `flags` are those of json_dumps. If the tree
 * is NULL or memory runs out, `out` is marked as failed. */
void json_line(strbuf *out, json_t *tree, size_t flags);

/* The string member of an object with this name; "" if it has none. */
const char *json_member_text(const json_t *object, const char *name);

/* --- Piece by piece: the writer sets the commas --- */

typedef struct json_writer {
  strbuf *out;
  bool some; /* private: a value has been written to the list that is open */
  bool line; /* private: json_break */
} json_writer;

/* The bracket is '{' or '[', and '}' or ']'. */
void json_open(json_writer *w, char bracket);
void json_close(json_writer *w, char bracket);
/* The next value is this member of the object. */
void json_key(json_writer *w, const char *name);
/* The next value, or the bracket that closes, begins a line. */
void json_break(json_writer *w);

void json_add(json_writer *w, const char *text);
void json_add_count(json_writer *w, uint64_t n);
void json_add_flag(json_writer *w, bool on);
/* Adds a value that is JSON already. */
void json_add_raw(json_writer *w, const char *json, size_t n);
/* A duration in seconds, with six decimals. */
void json_add_micros(json_writer *w, uint64_t micros);

/* A member: its key and its value. */
void json_member(json_writer *w, const char *name, const char *text);
void json_member_count(json_writer *w, const char *name, uint64_t n);
void json_member_flag(json_writer *w, const char *name, bool on);
/* Opens a member; that of json_line_open begins a line. */
void json_member_open(json_writer *w, const char *name, char bracket);
void json_line_open(json_writer *w, const char *name, char bracket);

#endif
