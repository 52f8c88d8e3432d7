/* SPDX-License-Identifier: Apache-2.0 */
/* Control flow. A branch that is uncertain is taken and not taken: the results are what either
 * gives. */
#include <string.h>

#include "rules.h"

bool bd_rule_same(walk *w, frame *f, const ir_op *op, const bounded **results) {
  (void)w;
  for (uint32_t k = 0; k < op->result_count; k++) results[k] = bd_get(f, op->operands[k].value);
  return true;
}

/* All results open, by the interpreter's evaluation of the whole op. */
static bool opened(walk *w, frame *f, const ir_op *op, const char *why, const bounded **results) {
  if (!bd_reference(w, f, op, results)) return false;
  for (uint32_t k = 0; k < op->result_count; k++) results[k] = bd_opened(w, results[k], why, op);
  return true;
}

/* The branches from `low` to `high`, of which the interpreter takes `taken`. */
static bool branches(walk *w, frame *f, const ir_op *op, uint32_t low, uint32_t high,
                     uint32_t taken, const bounded **results) {
  const bounded **other = ARENA_ARRAY(ir_arena(w->c), const bounded *, op->result_count + 1);
  if (!bd_block(w, f, op->regions[taken].first, NULL, 0, results)) return false;
  for (uint32_t b = low; b <= high; b++) {
    if (b == taken) continue;
    diag_sink *sink = w->sink; /* a branch that is not taken may fail */
    w->sink = NULL;
    bool ok = bd_block(w, f, op->regions[b].first, NULL, 0, other);
    w->sink = sink;
    for (uint32_t k = 0; k < op->result_count; k++)
      results[k] = ok ? bd_join(w, results[k], other[k], op)
                      : bd_opened(w, results[k], "an uncertain branch has no result", op);
  }
  return true;
}

bool bd_rule_if(walk *w, frame *f, const ir_op *op, const bounded **results) {
  bound p = bounds_of(bd_get(f, op->operands[0].value), 0);
  size_t size;
  const uint8_t *pred = interp_data(bd_get(f, op->operands[0].value)->value, &size);
  uint32_t taken = pred[0] ? 0 : 1;
  if (p.kind == BOUND_EXACT) return branches(w, f, op, taken, taken, taken, results);
  return branches(w, f, op, 0, 1, taken, results);
}

bool bd_rule_case(walk *w, frame *f, const ir_op *op, const bounded **results) {
  const bounded *index = bd_get(f, op->operands[0].value);
  size_t size;
  double x = bounds_number(ir_type_element(interp_type(index->value)),
                           interp_data(index->value, &size), 0);
  uint32_t last = op->region_count - 1, taken = x < 0 || x > last ? last : (uint32_t)x;
  if (!index->parts) return branches(w, f, op, taken, taken, taken, results);
  return branches(w, f, op, 0, last, taken, results);
}

bool bd_rule_while(walk *w, frame *f, const ir_op *op, const bounded **results) {
  uint32_t n = op->operand_count;
  const bounded **now = ARENA_ARRAY(ir_arena(w->c), const bounded *, n + 1), *cond = NULL;
  for (uint32_t k = 0; k < n; k++) now[k] = bd_get(f, op->operands[k].value);
  for (;;) {
    size_t size;
    if (!bd_block(w, f, op->regions[0].first, now, n, &cond)) return false;
    if (cond->parts)
      return opened(w, f, op, "whether the loop goes on depends on an uncertain value", results);
    if (!*(const uint8_t *)interp_data(cond->value, &size)) break;
    const bounded **next = ARENA_ARRAY(ir_arena(w->c), const bounded *, n + 1);
    if (!bd_block(w, f, op->regions[1].first, now, n, next)) return false;
    now = next;
  }
  for (uint32_t k = 0; k < n; k++) results[k] = now[k];
  return true;
}

bool bd_rule_call(walk *w, frame *f, const ir_op *op, const bounded **results) {
  const ir_attr *name = ir_op_get(op, ir_op_is(op, OP_FUNC_CALL) ? "callee" : "decomposition");
  const istr *s = name && name->kind == IR_ATTR_SYMBOL ? name->symbol.root : NULL;
  const ir_op *callee = s ? ir_lookup_symbol(w->module, s->bytes, s->len) : NULL;
  if (!callee || !callee->region_count || !callee->regions[0].first)
    return opened(w, f, op, "the function is not in the module", results);
  const bounded **args = ARENA_ARRAY(ir_arena(w->c), const bounded *, op->operand_count + 1);
  for (uint32_t k = 0; k < op->operand_count; k++) args[k] = bd_get(f, op->operands[k].value);
  frame inner = {0};
  return bd_block(w, &inner, callee->regions[0].first, args, op->operand_count, results);
}
