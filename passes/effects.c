/* SPDX-License-Identifier: Apache-2.0 */
#include "passes/effects.h"

#include "versions/versions.h"

typedef struct listing {
  ir_context *c;
  op_list *out;
  const ir_op *root;
} listing;

static bool collect(ir_op *op, void *user) {
  listing *l = user;
  if (op != l->root) VEC_ADD(ir_arena(l->c), l->out, op);
  return true;
}

void ps_effects_list(ir_context *c, ir_op *root, op_list *out) {
  listing l = {c, out, root};
  out->count = 0;
  ir_walk(root, collect, &l);
}

/* custom_call says of itself whether it has an effect (CustomCallOp::getEffects in
 * StablehloOps.cpp).
 */
static bool no_effect(ir_op *op, void *user) {
  (void)user;
  if (!ir_op_is(op, OP_STABLEHLO_CUSTOM_CALL)) return effects_quiet(op);
  bool effect = false;
  return !ir_attr_is_bool(ir_op_get(op, "has_side_effect"), &effect) || !effect;
}

/* As mlir::isOpTriviallyDead. */
static bool is_dead(ir_op *op) {
  if (ir_op_has_trait(op, IR_TRAIT_TERMINATOR) || ir_op_has_trait(op, IR_TRAIT_SYMBOL))
    return false;
  for (uint32_t i = 0; i < op->result_count; i++)
    if (op->results[i].uses) return false;
  return ir_walk(op, no_effect, NULL);
}

/* Users before what they use, as far as blocks stand in order. */
bool ps_effects_remove_dead(ir_context *c, ir_op *root, bool (*keep)(const ir_op *op)) {
  op_list ops = {0};
  bool any = false, changed = true;
  while (changed) {
    changed = false;
    ps_effects_list(c, root, &ops);
    for (size_t i = ops.count; i-- > 0;) {
      ir_op *op = ops.items[i];
      if (!op->block || (keep && keep(op)) || !is_dead(op)) continue;
      ir_op_erase(op);
      any = changed = true;
    }
  }
  return any;
}
