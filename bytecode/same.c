/* SPDX-License-Identifier: Apache-2.0 */
/* Whether two artifacts differ in nothing but the choice between legal encodings, and what the
 * tables of one show. */
#include "reader.h"

typedef struct comparison {
  const uint8_t *have;
  size_t differences; /* bytes that differ */
} comparison;

/* Reads every attribute; read_booleans counts the bytes that may differ. */
static bool excuse_all(bc_reader *r, const void *bytes, size_t n, void *user) {
  comparison *d = user;
  r->other = d->have;
  if (!bc_open(r, bytes, n) || !bc_read_tables(r)) return false;
  for (size_t i = 0; i < r->attr_count; i++)
    if (!bc_attr_at(r, i)) return false;
  return r->excused == d->differences;
}

static bool read_tables(bc_reader *r, const void *bytes, size_t n, void *user) {
  (void)user;
  return bc_open(r, bytes, n) && bc_read_tables(r);
}

bool bc_read_facts(const vs_opset *rows, const void *bytes, size_t n, bc_facts *out) {
  *out = (bc_facts){0};
  ir_context *c = ir_context_new(&rows->registry, NULL);
  if (!c) return false;
  bc_read_options o = {.file = "artifact", .allow_other_dialects = true, .facts = out};
  bool ok = bc_with_reader(c, bytes, n, &o, NULL, read_tables, NULL);
  ir_context_free(c);
  return ok;
}

bool bc_same_but_encoding(const vs_opset *rows, const void *want, size_t want_size,
                          const void *have, size_t have_size) {
  if (want_size != have_size) return false;
  const uint8_t *a = want, *b = have;
  comparison d = {.have = have};
  for (size_t i = 0; i < want_size; i++) d.differences += a[i] != b[i];
  if (!d.differences) return true;
  ir_context *c = ir_context_new(&rows->registry, NULL);
  if (!c) return false;
  ir_context_allow_unregistered(c, true);
  bc_read_options o = {.file = "artifact", .allow_other_dialects = true};
  bool same = bc_with_reader(c, want, want_size, &o, NULL, excuse_all, &d);
  ir_context_free(c);
  return same;
}
