/* Elementwise ops on tensors. */
#include "behaviors.h"
#include "definition.h"

static bool bind(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  if (i->cache) return true;
  unsigned arity = ev_element_arity(ir_op_id(i->op));
  num_kind kinds[3];
  if (!ev_operands(p, i, arity, arity)) return false;
  for (uint32_t a = 0; a < i->in_count; a++) {
    if (!ev_tensor(p, i, d->in, a, 0, -1)) return false;
    kinds[a] = ev_num_of_type(value_element(d->in[a]));
  }
  num_kind to = i->out_count == 1 ? ev_num_of_type(ir_type_element(i->results[0])) : NUM_NONE;
  element_op *e = ev_run_alloc(p->run, 1, sizeof *e);
  if (!e) return false;
  if (ev_element_bind(ir_op_id(i->op), i->op, kinds, i->in_count, to, e)) {
    i->cache = e;
    return true;
  }
  if (ir_op_is(i->op, OP_STABLEHLO_COMPARE) && !ev_element_compare_fits(i->op, kinds[0]))
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "elements of type %s are not compared in this way [compare C3]",
                    ev_num_rows[kinds[0]].name);
  const char *n1 = i->in_count > 1 ? ev_num_rows[kinds[1]].name : "";
  const char *n2 = i->in_count > 2 ? ev_num_rows[kinds[2]].name : "";
  return ev_error(p, i, DIAG_INTERP_BAD_OPERAND,
                  "element types (%s%s%s%s%s) -> %s do not fit the operation, or an attribute is "
                  "wrong",
                  ev_num_rows[kinds[0]].name, *n1 ? ", " : "", n1, *n2 ? ", " : "", n2,
                  ev_num_rows[to].name);
}

bool ev_frame_elementwise(definition *d) {
  insn *i = d->i;
  if (!bind(d)) return false;
  /* select's predicate and clamp's bounds may be scalars (select C1, clamp C1, clamp C2). */
  bool select = ir_op_is(i->op, OP_STABLEHLO_SELECT), clamp = ir_op_is(i->op, OP_STABLEHLO_CLAMP);
  uint32_t leader = select || clamp ? 1 : 0;
  for (uint32_t a = 0; a < i->in_count; a++) {
    bool may_be_scalar = (select && a == 0) || (clamp && a != 1);
    if (!ev_same_shape(d->in[a], d->in[leader]) && !(may_be_scalar && value_rank(d->in[a]) == 0))
      return ev_error(d->p, i, DIAG_INTERP_CONSTRAINT, "operands %u and %u differ in shape", a,
                      leader);
  }
  return ev_takes_shape(d, 0, value_dims(d->in[leader]), value_rank(d->in[leader]));
}

bool ev_define_elementwise(definition *d) {
  const element_op *e = d->i->cache;
  interp_value *r = d->out[0];
  for (size_t k = 0; k < r->count; k++) {
    const void *in[3];
    for (uint32_t a = 0; a < d->i->in_count; a++) /* a scalar stands for all elements */
      in[a] = d->in[a]->data + (value_rank(d->in[a]) ? k * bytes_of(d->in[a]) : 0);
    e->fn(e, in, r->data + k * bytes_of(r));
  }
  return true;
}
