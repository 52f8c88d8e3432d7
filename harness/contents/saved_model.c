/* SPDX-License-Identifier: Apache-2.0 */
/* A SavedModel of TensorFlow: protocol buffers, in which a node of the op XlaCallModule has the
 * artifact in its attribute `module`, and the calling convention in `version`. */
#include <string.h>

#include "base/cursor.h"
#include "internal.h"

/* The messages on the way, and the fields that lead on. */
typedef enum message {
  SAVED_MODEL,
  META_GRAPH,
  GRAPH,
  LIBRARY,
  FUNCTION,
  NODE,
  ATTRIBUTE, /* an entry of the map */
  VALUE,
  MESSAGES,
} message;

static const struct {
  message in;
  uint64_t field;
  message is;
} fields[] = {
    {SAVED_MODEL, 2, META_GRAPH}, {META_GRAPH, 2, GRAPH}, {GRAPH, 1, NODE},
    {GRAPH, 2, LIBRARY},          {LIBRARY, 1, FUNCTION}, {FUNCTION, 3, NODE},
    {NODE, 5, ATTRIBUTE},         {ATTRIBUTE, 2, VALUE},
};
enum { NODE_NAME = 1, ATTRIBUTE_KEY = 1, VALUE_BYTES = 2, VALUE_INTEGER = 3 };

typedef struct walk {
  contents *x;
  cursor key;
  /* A node: its attributes come in any order. */
  cursor node_name, module;
  uint64_t version; /* 0: none */
} walk;

static bool varint(cursor *c, uint64_t *out) {
  uint8_t byte = 0x80;
  *out = 0;
  for (unsigned shift = 0; byte & 0x80; shift += 7) {
    if (shift > 63 || !cursor_u8(c, &byte)) return false;
    *out |= (uint64_t)(byte & 0x7f) << shift;
  }
  return true;
}

/* The next field: its bytes when it has a length, else an empty view and the integer. */
static bool next_field(cursor *c, uint64_t *number, cursor *body, uint64_t *integer) {
  enum { VARINT, WORD, LENGTH, HALF = 5 };
  uint64_t tag, n = 0;
  if (!varint(c, &tag)) return false;
  *number = tag >> 3;
  unsigned wire = tag & 7;
  if (wire == VARINT) return varint(c, integer) && cursor_sub(c, 0, body);
  if (wire == LENGTH) return varint(c, &n) && cursor_sub(c, n, body);
  return (wire == WORD || wire == HALF) && cursor_sub(c, wire == WORD ? 8 : 4, body);
}

static message leads_to(message in, uint64_t field) {
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
    if (fields[i].in == in && fields[i].field == field) return fields[i].is;
  return MESSAGES;
}

static bool is_key(const walk *w, const char *name) {
  size_t n = strlen(name);
  return cursor_left(&w->key) == n && memcmp(w->key.at, name, n) == 0;
}

static void tell_module(walk *w) {
  strbuf_auto what = STRBUF_INIT;
  const cursor *body = &w->module;
  size_t n = cursor_left(&w->node_name);
  if (!cursor_left(body)) return;
  strbuf_adds(&what, "XlaCallModule '");
  if (n) strbuf_add(&what, w->node_name.at, n < 256 ? n : 256);
  strbuf_adds(&what, "' of a SavedModel");
  if (w->version) strbuf_addf(&what, ", calling convention %llu", (unsigned long long)w->version);
  found_artifact(w->x, strbuf_str(&what), cursor_offset(body), body->at, cursor_left(body));
}

static void clear_node(walk *w) {
  w->key = w->node_name = w->module = cursor_of("", 0);
  w->version = 0;
}

/* The depth is that of the table: a message is in no message of its own kind. */
static bool walk_message(walk *w, message in, cursor c) {
  uint64_t number, integer = 0;
  cursor body;
  while (cursor_left(&c)) {
    if (!next_field(&c, &number, &body, &integer)) return false;
    if (in == NODE && number == NODE_NAME) w->node_name = body;
    if (in == ATTRIBUTE && number == ATTRIBUTE_KEY) w->key = body;
    if (in == VALUE && number == VALUE_BYTES && is_key(w, "module")) w->module = body;
    if (in == VALUE && number == VALUE_INTEGER && is_key(w, "version")) w->version = integer;
    message is = leads_to(in, number);
    if (is == NODE) clear_node(w);
    bool whole = is == MESSAGES || walk_message(w, is, body);
    if (is == NODE) tell_module(w);
    if (!whole) return false;
  }
  return true;
}

/* Damage behind an artifact does not undo it, and what is no SavedModel holds none. */
void saved_model_contents(contents *x, const void *bytes, size_t n) {
  cursor c = cursor_of(bytes, n);
  walk w = {.x = x};
  clear_node(&w);
  walk_message(&w, SAVED_MODEL, c);
}
