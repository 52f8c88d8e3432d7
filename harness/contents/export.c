/* SPDX-License-Identifier: Apache-2.0 */
/* Reads the output of jax.export: a FlatBuffer with a table Exported, which may contain the table
 * of its derivative. A table begins with the distance back to its vtable, which has the place of
 * each field, by number; 0: the field is absent. */
#include <string.h>

#include "base/cursor.h"
#include "internal.h"

/* Numbers of fields of the table Exported. */
enum {
  SERIALIZATION = 0,
  FUNCTION_NAME = 1,
  PLATFORMS = 9,
  MODULE = 13,
  CALLING_CONVENTION = 14,
  DERIVATIVE = 17,
  JAX_VERSION = 26, /* since serialization 12 */
};

typedef struct table {
  const uint8_t *bytes;
  size_t n, at, vtable, fields;
} table;

static bool u16_at(const table *t, size_t at, size_t *out) {
  if (at > t->n || t->n - at < 2) return false;
  *out = (size_t)(t->bytes[at] | t->bytes[at + 1] << 8);
  return true;
}

static bool u32_at(const table *t, size_t at, size_t *out) {
  cursor c = cursor_of(t->bytes, t->n);
  const uint8_t *skipped;
  uint32_t value;
  if (!cursor_bytes(&c, at, &skipped) || !cursor_u32le(&c, &value)) return false;
  *out = value;
  return true;
}

static bool open_table(table *t, size_t at) {
  size_t back, bytes;
  if (!u32_at(t, at, &back)) return false;
  int64_t vtable = (int64_t)at - (int32_t)(uint32_t)back;
  if (vtable < 0 || (uint64_t)vtable >= t->n || !u16_at(t, (size_t)vtable, &bytes)) return false;
  if (bytes < 4 || bytes > t->n - (size_t)vtable) return false;
  t->at = at;
  t->vtable = (size_t)vtable;
  t->fields = (bytes - 4) / 2;
  return true;
}

/* Where a field stands; false: it is absent. */
static bool field_at(const table *t, size_t number, size_t *out) {
  size_t offset;
  if (number >= t->fields || !u16_at(t, t->vtable + 4 + 2 * number, &offset) || !offset)
    return false;
  *out = t->at + offset;
  return *out < t->n;
}

/* Finds the target of a field that is an offset. */
static bool target_of(const table *t, size_t number, size_t *out) {
  size_t at, offset;
  if (!field_at(t, number, &at) || !u32_at(t, at, &offset)) return false;
  *out = at + offset;
  return *out < t->n;
}

/* The items of a vector of items of so many bytes. */
static bool vector_at(const table *t, size_t at, size_t item, size_t *first, size_t *count) {
  if (!u32_at(t, at, count)) return false;
  *first = at + 4;
  return *count <= (t->n - *first) / item;
}

static void add_string(const table *t, size_t at, strbuf *out) {
  size_t first, n;
  if (vector_at(t, at, 1, &first, &n)) strbuf_add(out, t->bytes + first, n < 256 ? n : 256);
}

static void add_platforms(const table *t, strbuf *out) {
  size_t at, first, n, offset;
  if (!target_of(t, PLATFORMS, &at) || !vector_at(t, at, 4, &first, &n)) return;
  for (size_t i = 0; i < n && i < 8; i++) {
    strbuf_adds(out, i ? ", " : " for ");
    if (u32_at(t, first + 4 * i, &offset)) add_string(t, first + 4 * i + offset, out);
  }
}

/* "jax.export of 'f' for cpu, calling convention 10, serialization 12, by JAX 0.11.2" */
static void describe(const table *t, size_t order, strbuf *out) {
  size_t at, version;
  strbuf_adds(out, "jax.export of '");
  if (target_of(t, FUNCTION_NAME, &at)) add_string(t, at, out);
  strbuf_addc(out, '\'');
  add_platforms(t, out);
  if (field_at(t, CALLING_CONVENTION, &at) && u16_at(t, at, &version))
    strbuf_addf(out, ", calling convention %zu", version);
  if (field_at(t, SERIALIZATION, &at) && u16_at(t, at, &version))
    strbuf_addf(out, ", serialization %zu", version);
  if (target_of(t, JAX_VERSION, &at)) {
    strbuf_adds(out, ", by JAX ");
    add_string(t, at, out);
  }
  if (order) strbuf_addf(out, ", derivative %zu", order);
}

void export_contents(contents *x, const void *bytes, size_t n) {
  table t = {.bytes = bytes, .n = n};
  size_t at, first, size;
  if (!u32_at(&t, 0, &at)) return;
  for (size_t order = 0; order < CONTENTS_DEPTH; order++) {
    strbuf_auto what = STRBUF_INIT;
    if (!open_table(&t, at) || !target_of(&t, MODULE, &at) || !vector_at(&t, at, 1, &first, &size))
      return;
    describe(&t, order, &what);
    if (!found_artifact(x, strbuf_str(&what), first, t.bytes + first, size)) return;
    if (!target_of(&t, DERIVATIVE, &at)) return;
  }
}
