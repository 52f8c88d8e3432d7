/* SPDX-License-Identifier: Apache-2.0 */
/* Deep copies, and removing locations. */
#include <string.h>

#include "context.h"

typedef struct cloning {
  ir_context *c;
  map values, blocks, ops; /* of the original -> of the copy */
} cloning;

/* First pass: every op, result, block and argument, without operands and successors. */
static bool copy_shell(ir_op *op, void *user) {
  cloning *k = user;
  const ir_type **types = ARENA_ARRAY(k->c->a, const ir_type *, op->result_count);
  for (size_t i = 0; i < op->result_count; i++) types[i] = op->results[i].type;
  ir_op *copy = ir_op_new(k->c, op->name, op->loc, NULL, op->operand_count, types, op->result_count,
                          op->region_count, ir_op_successors(op), op->successor_count);
  memcpy(copy->props, op->props, ir_op_prop_count(op) * sizeof *op->props);
  copy->attrs = arena_copy(k->c->a, op->attrs, op->attr_count * sizeof *op->attrs, 8);
  copy->attr_count = op->attr_count;
  for (size_t i = 0; i < op->result_count; i++)
    map_insert(k->c->a, &k->values, &op->results[i], &copy->results[i]);
  for (size_t r = 0; r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next) {
      ir_block *made = ir_block_new(k->c);
      for (size_t i = 0; i < b->arg_count; i++)
        map_insert(k->c->a, &k->values, b->args[i],
                   ir_block_add_arg(k->c, made, b->args[i]->type, ir_arg_loc(b->args[i])));
      ir_region_append(&copy->regions[r], made);
      map_insert(k->c->a, &k->blocks, b, made);
    }
  map_insert(k->c->a, &k->ops, op, copy);
  ir_block *home = op->block ? map_get(&k->blocks, op->block) : NULL;
  if (home) ir_block_append(home, copy);
  return true;
}

static bool connect(ir_op *op, void *user) {
  cloning *k = user;
  ir_op *copy = map_get(&k->ops, op);
  for (size_t i = 0; i < op->operand_count; i++) {
    ir_value *v = op->operands[i].value;
    ir_value *mapped = v ? map_get(&k->values, v) : NULL;
    ir_op_set_operand(copy, i, mapped ? mapped : v);
  }
  for (size_t i = 0; i < op->successor_count; i++) {
    ir_block *mapped = map_get(&k->blocks, ir_op_successors(op)[i]);
    if (mapped) ir_op_successors(copy)[i] = mapped;
  }
  return true;
}

ir_op *ir_clone(ir_context *c, const ir_op *op) {
  cloning k = {.c = c};
  /* The walks only read what they are given. */
  ir_op *root = (ir_op *)(uintptr_t)op;
  ir_walk(root, copy_shell, &k);
  ir_walk(root, connect, &k);
  return map_get(&k.ops, op);
}

static bool strip_one(ir_op *op, void *user) {
  const ir_attr *unknown = user;
  op->loc = unknown;
  for (size_t r = 0; r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next)
      for (size_t i = 0; i < b->arg_count; i++) *ir_arg_loc_slot(b->args[i]) = unknown;
  return true;
}

void ir_strip_locations(ir_context *c, ir_op *op) {
  ir_walk(op, strip_one, (void *)(uintptr_t)ir_loc_unknown(c));
}
