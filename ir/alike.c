/* Ops that are alike, so that what depends on nothing else is found out once for all of them. */
#include <string.h>

#include "context.h"

struct ir_alike {
  arena *a;
  map ops; /* by hash; one op of each kind */
};

ir_alike *ir_alike_new(arena *a) {
  ir_alike *s = ARENA_NEW(a, ir_alike);
  s->a = a;
  return s;
}

static const ir_type *type_of(const ir_use *operand) {
  return operand->value ? operand->value->type : NULL;
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

static bool alike(const ir_op *a, const ir_op *b) {
  if (a->name != b->name || a->operand_count != b->operand_count ||
      a->result_count != b->result_count)
    return false;
  for (uint32_t i = 0; i < a->operand_count; i++)
    if (type_of(&a->operands[i]) != type_of(&b->operands[i])) return false;
  for (uint32_t i = 0; i < a->result_count; i++)
    if (a->results[i].type != b->results[i].type) return false;
  return memcmp(a->props, b->props, ir_op_prop_count(a) * sizeof *a->props) == 0;
}

bool ir_alike_known(const ir_alike *s, const ir_op *op, uint32_t *hash) {
  *hash = hash_of(op);
  for (const map_slot *at = map_first(&s->ops, *hash); at; at = map_next(&s->ops, at))
    if (alike(at->pointer, op)) return true;
  return false;
}

void ir_alike_add(ir_alike *s, ir_op *op, uint32_t hash) {
  map_add(s->a, &s->ops, hash)->pointer = op;
}
