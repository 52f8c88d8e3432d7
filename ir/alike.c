/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that are alike, so that what depends on nothing else is found out once for all of them. */
#include <string.h>

#include "context.h"

/* Ops of one kind, as they were when the first of them was met: it may have changed since. */
typedef struct kind {
  const ir_opname *name;
  uint32_t operand_count, result_count;
  bool has_attrs;
  const void *word;
  const void *parts[]; /* types of operands, types of results, properties */
} kind;

enum { RECENT_KINDS = 256 };

struct ir_alike {
  arena *a;
  map kinds;                  /* by hash */
  kind *recent[RECENT_KINDS]; /* those met last, by recent_of */
};

ir_alike *ir_alike_new(arena *a) {
  ir_alike *s = ARENA_NEW(a, ir_alike);
  s->a = a;
  return s;
}

static const ir_type *type_of(const ir_use *operand) {
  return operand->value ? operand->value->type : NULL;
}

/* Ops that are alike have the same, and it takes little time. */
static size_t recent_of(const ir_op *op) {
  uint64_t h = (uintptr_t)op->name;
  if (op->result_count) h = h * 5 + (uintptr_t)op->results[0].type;
  if (ir_op_prop_count(op)) h = h * 5 + (uintptr_t)op->props[0];
  return (size_t)(h * UINT64_C(0x9e3779b97f4a7c15) >> 32) % RECENT_KINDS;
}

static uint32_t hash_of(const ir_op *op) {
  uint64_t h = (uintptr_t)op->name;
  const uint64_t factor = UINT64_C(0x9ddfea08eb382d69);
  for (uint32_t i = 0; i < op->operand_count; i++)
    h = (h ^ (uintptr_t)type_of(&op->operands[i])) * factor;
  for (uint32_t i = 0; i < op->result_count; i++) h = (h ^ (uintptr_t)op->results[i].type) * factor;
  for (size_t i = 0, n = ir_op_prop_count(op); i < n; i++)
    h = (h ^ (uintptr_t)op->props[i]) * factor;
  return mix((uint32_t)(h >> 32), h);
}

static bool is_of(const kind *k, const ir_op *op) {
  const void *const *part = k->parts;
  if (k->name != op->name || k->operand_count != op->operand_count ||
      k->result_count != op->result_count || k->has_attrs != (op->attr_count != 0))
    return false;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (*part++ != type_of(&op->operands[i])) return false;
  for (uint32_t i = 0; i < op->result_count; i++)
    if (*part++ != op->results[i].type) return false;
  for (size_t i = 0, n = ir_op_prop_count(op); i < n; i++)
    if (*part++ != op->props[i]) return false;
  return true;
}

static kind *kind_new(ir_alike *s, const ir_op *op) {
  size_t props = ir_op_prop_count(op), count = op->operand_count + op->result_count + props;
  kind *k = arena_alloc(s->a, sizeof *k + count * sizeof *k->parts, _Alignof(kind));
  const void **part = k->parts;
  k->name = op->name;
  k->operand_count = op->operand_count;
  k->result_count = op->result_count;
  k->has_attrs = op->attr_count != 0;
  for (uint32_t i = 0; i < op->operand_count; i++) *part++ = type_of(&op->operands[i]);
  for (uint32_t i = 0; i < op->result_count; i++) *part++ = op->results[i].type;
  for (size_t i = 0; i < props; i++) *part++ = op->props[i];
  return k;
}

static kind *kind_of(ir_alike *s, const ir_op *op) {
  uint32_t hash = hash_of(op);
  for (const map_slot *at = map_first(&s->kinds, hash); at; at = map_next(&s->kinds, at))
    if (is_of(at->pointer, op)) return at->pointer;
  kind *k = kind_new(s, op);
  map_add(s->a, &s->kinds, hash)->pointer = k;
  return k;
}

const void **ir_alike_word(ir_alike *s, const ir_op *op) {
  kind **recent = &s->recent[recent_of(op)];
  if (!*recent || !is_of(*recent, op)) *recent = kind_of(s, op);
  return &(*recent)->word;
}
