/* SPDX-License-Identifier: Apache-2.0 */
/* Use-list orders: read, and brought upon the uses of a value. */
#include <stdlib.h>

#include "reader.h"

/* Reads the use-list orders of `range` values: how many there are, then for each the index of its
 * value, the number of indices << 1 | pairs, and the indices. For a single value, neither the
 * number of orders nor the index of the value is written. */
bool bc_read_use_orders(bc_reader *r, cursor *c, size_t range, bc_use_order **out, size_t *count) {
  const uint8_t *at = c->at;
  *count = 1;
  if (range == 0)
    return bc_fail(r, DIAG_BYTECODE_USE_LIST, at, "a use-list order of values that do not exist");
  if (range > 1 && !bc_count(r, c, count, "the number of use-list orders")) return false;
  if (*count > range)
    return bc_fail(r, DIAG_BYTECODE_USE_LIST, at, "%zu use-list orders of %zu values", *count,
                   range);
  bc_use_order *orders = ARENA_ARRAY(r->tables, bc_use_order, *count);
  size_t *seen = ARENA_ARRAY(r->scratch, size_t, range);
  for (size_t i = 0; i < *count; i++) {
    size_t index = 0;
    uint64_t head;
    at = c->at;
    if (range > 1 && !bc_index(r, c, range, &index, "value")) return false;
    if (seen[index]++)
      return bc_fail(r, DIAG_BYTECODE_USE_LIST, at, "value %zu has two use-list orders", index);
    if (!bc_varint(r, c, &head, "a use-list order")) return false;
    if (head >> 1 > cursor_left(c))
      return bc_fail(r, DIAG_BYTECODE_COUNT, at, "a use-list order of %llu indices in %zu bytes",
                     (unsigned long long)(head >> 1), cursor_left(c));
    bc_use_order *o = &orders[i];
    *o = (bc_use_order){.at = at, .count = (size_t)(head >> 1), .pairs = head & 1};
    o->indices = ARENA_ARRAY(r->tables, uint64_t, o->count + 1);
    /* The value's index waits in the spare element until the value exists. */
    o->indices[o->count] = index;
    for (size_t k = 0; k < o->count; k++)
      if (!bc_varint(r, c, &o->indices[k], "a use-list order")) return false;
    if (o->count == 0) return bc_fail(r, DIAG_BYTECODE_USE_LIST, at, "an empty use-list order");
  }
  *out = orders;
  return true;
}

typedef struct numbered_use {
  ir_use *use;
  uint64_t op, operand;
} numbered_use;

static int later_first(const void *a, const void *b) {
  const numbered_use *x = a, *y = b;
  if (x->op != y->op) return x->op < y->op ? 1 : -1;
  return (x->operand < y->operand) - (x->operand > y->operand);
}

/* The reference order is the reverse of the order in which a pre-order walk meets the uses. An
 * order says where each of them stands: indices[i] is the place of use i of the reference order;
 * or, in pairs, place and use of those that do not stand at their own number. Source:
 * writeUseListOrders in mlir/lib/Bytecode/Writer/BytecodeWriter.cpp. */
bool bc_apply_use_order(bc_reader *r, const bc_use_order *o) {
  arena_mark mark = arena_save(r->scratch);
  size_t n = ir_value_use_count(o->value), k = 0;
  numbered_use *uses = ARENA_ARRAY(r->scratch, numbered_use, n);
  ir_use **placed = ARENA_ARRAY(r->scratch, ir_use *, n);
  bool *taken = ARENA_ARRAY(r->scratch, bool, n);
  for (ir_use *u = o->value->uses; u; u = u->next)
    uses[k++] = (numbered_use){u, u->owner->scratch, (uint64_t)(u - u->owner->operands)};
  qsort(uses, n, sizeof *uses, later_first);
  bool ok = o->count == 0 || (o->pairs ? o->count % 2 == 0 && o->count / 2 <= n : o->count == n);
  if (o->count && !o->pairs) {
    for (size_t i = 0; ok && i < n; i++) {
      ok = o->indices[i] < n && !placed[o->indices[i]];
      if (ok) placed[o->indices[i]] = uses[i].use;
    }
  } else if (o->count) {
    for (size_t i = 0; ok && i < o->count; i += 2) {
      uint64_t place = o->indices[i], use = o->indices[i + 1];
      ok = place < n && use < n && !placed[place] && !taken[use];
      if (!ok) break;
      placed[place] = uses[use].use;
      taken[use] = true;
    }
    for (size_t i = 0; ok && i < n; i++) {
      if (taken[i]) continue;
      ok = !placed[i];
      placed[i] = uses[i].use;
    }
  } else {
    for (size_t i = 0; i < n; i++) placed[i] = uses[i].use;
  }
  if (!ok)
    return bc_fail(r, DIAG_BYTECODE_USE_LIST, o->at,
                   "the use-list order is not a permutation of the value's %zu uses", n);
  ir_value_set_use_order(o->value, placed, n);
  arena_release(r->scratch, mark);
  return true;
}
