/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that no code knows and whose row says what they are composed of: a function is built of the
 * steps, once for each instruction, and called. */
#include <string.h>

#include "behaviors.h"
#include "versions/versions.h"

typedef struct composer {
  proc *p;
  insn *i;
  ir_context *c;
  const vs_op *row;
  ir_block *body;
  ir_value **values; /* operands, results (as NULL), steps */
} composer;

static const ir_type *type_like(const composer *x, uint8_t value) {
  size_t operands = x->row->def.operand_count, results = x->row->def.result_count;
  if (value >= operands && value < operands + results) return x->i->results[value - operands];
  return x->values[value]->type;
}

static const ir_opname *named(ir_context *c, const char *name) {
  return ir_opname_get(c, name, strlen(name));
}

static const ir_opname *name_of_step(const composer *x, const vs_step *s) {
  uint16_t id = s->op == VS_NO_ID ? OP_STABLEHLO_CONSTANT : s->op;
  return named(x->c, vs_op_row(vs_opset_of(x->c), id)->def.name);
}

/* A splat of the number; NULL, and told, where the type has none. */
static const ir_attr *constant_of(const composer *x, const ir_type *t, double number) {
  const ir_type *e = ir_type_element(t);
  bool is_float = ir_type_is(e, IR_TYPE_FLOAT), is_int = ir_type_is(e, IR_TYPE_INTEGER);
  if (!ir_type_is(t, IR_TYPE_TENSOR) || ir_type_element_count(t) < 0 || (!is_float && !is_int) ||
      ir_dense_element_size(e) > sizeof(uint64_t)) {
    ev_error(x->p, x->i, DIAG_INTERP_NO_BEHAVIOR,
             "a step of its decomposition is a constant, which this type cannot be");
    return NULL;
  }
  uint64_t bits = is_float ? ir_float_encode(e->format, number) : (uint64_t)(int64_t)number;
  return ir_attr_splat(x->c, t, &bits);
}

static bool add_step(composer *x, size_t k) {
  const vs_step *s = &x->row->steps[k];
  ir_value *operands[sizeof s->operands];
  for (size_t j = 0; j < s->count; j++) operands[j] = x->values[s->operands[j]];
  const ir_type *t = type_like(x, s->like);
  if (s->op == x->row->def.id && !ev_behavior_of(s->op)) {
    ev_error(x->p, x->i, DIAG_INTERP_NO_BEHAVIOR, "it is composed of itself, and no code knows it");
    return false;
  }
  ir_op *op =
      ir_op_new(x->c, name_of_step(x, s), x->i->op->loc, operands, s->count, &t, 1, 0, NULL, 0);
  if (s->op == VS_NO_ID) {
    const ir_attr *value = constant_of(x, t, s->number);
    if (!value) return false;
    ir_op_set(x->c, op, "value", value);
  }
  ir_block_append(x->body, op);
  x->values[x->row->def.operand_count + x->row->def.result_count + k] = &op->results[0];
  return true;
}

static void add_return(composer *x) {
  const vs_op *row = x->row;
  ir_value **given = ARENA_ARRAY(ir_arena(x->c), ir_value *, row->def.result_count);
  for (size_t k = 0; k < row->step_count; k++)
    if (row->steps[k].result != VS_NO_RESULT)
      given[row->steps[k].result] = x->values[row->def.operand_count + row->def.result_count + k];
  ir_block_append(x->body, ir_op_new(x->c, named(x->c, "func.return"), x->i->op->loc, given,
                                     row->def.result_count, NULL, 0, 0, NULL, 0));
}

static const ir_type *type_of(const composer *x) {
  const ir_op *op = x->i->op;
  const ir_type **inputs = ARENA_ARRAY(ir_arena(x->c), const ir_type *, op->operand_count);
  const ir_type **results = ARENA_ARRAY(ir_arena(x->c), const ir_type *, op->result_count);
  for (uint32_t k = 0; k < op->operand_count; k++) inputs[k] = op->operands[k].value->type;
  for (uint32_t k = 0; k < op->result_count; k++) results[k] = x->i->results[k];
  return ir_type_function(x->c, inputs, op->operand_count, results, op->result_count);
}

/* A function in no module. NULL, and told, when a step cannot be built. */
static const ir_op *build(composer *x) {
  const ir_op *op = x->i->op;
  ir_op *f = ir_op_new(x->c, named(x->c, "func.func"), op->loc, NULL, 0, NULL, 0, 1, NULL, 0);
  x->body = ir_block_new(x->c);
  ir_region_append(&f->regions[0], x->body);
  x->values = ARENA_ARRAY(ir_arena(x->c), ir_value *,
                          (size_t)op->operand_count + op->result_count + x->row->step_count);
  for (uint32_t k = 0; k < op->operand_count; k++)
    x->values[k] = ir_block_add_arg(x->c, x->body, op->operands[k].value->type, op->loc);
  for (size_t k = 0; k < x->row->step_count; k++)
    if (!add_step(x, k)) return NULL;
  add_return(x);
  const ir_type *type = type_of(x);
  ir_op_set(x->c, f, "function_type", ir_attr_type(x->c, type));
  ir_op_set(x->c, f, "sym_name", ir_attr_string(x->c, "composed", 8));
  return f;
}

static const ir_op *function_of(proc *p, insn *i) {
  composer x = {.p = p, .i = i, .c = p->run->context, .row = vs_op_of(i->op->name->def)};
  arena_guard g;
  if (i->op->operand_count != x.row->def.operand_count ||
      i->op->result_count != x.row->def.result_count) {
    ev_error(p, i, DIAG_INTERP_BAD_OPERAND,
             "it has another number of operands or results than its row");
    return NULL;
  }
  if (!ARENA_GUARD(ir_arena(x.c), &g)) {
    ev_no_memory(p, i);
    return NULL;
  }
  const ir_op *f = build(&x);
  arena_guard_pop(ir_arena(x.c), &g);
  return f && ev_verified(p, i, f) ? f : NULL;
}

static eval_status eval_composed(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  if (!i->cache) i->cache = (void *)function_of(p, i);
  return i->cache ? ev_proc_enter_function(p, i->cache, in, i->in_count) : EVAL_FAIL;
}

const behavior *ev_composed_behavior(const ir_op *op) {
  static const behavior composed = {eval_composed, ev_resume_results};
  return op->name->def && vs_op_of(op->name->def)->step_count ? &composed : NULL;
}
