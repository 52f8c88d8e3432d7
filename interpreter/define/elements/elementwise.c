/* SPDX-License-Identifier: Apache-2.0 */
/* Elementwise ops on tensors. */
#include "behaviors.h"
#include "define/definition.h"

static bool bind(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  num_kind kinds[3];
  if (i->cache) return true;
  for (uint32_t a = 0; a < i->in_count; a++) kinds[a] = ev_num_of_type(value_element(d->in[a]));
  num_kind to = ev_num_of_type(ir_type_element(i->results[0]));
  element_op *e = ev_run_alloc(p->run, 1, sizeof *e);
  if (!e) return false;
  if (ev_element_bind(ir_op_id(i->op), i->op, kinds, i->in_count, to, e)) {
    if (ev_accurate(p->run)) ev_element_accurate(e);
    i->cache = e;
    return true;
  }
  if (ir_op_is(i->op, OP_STABLEHLO_COMPARE) && !ev_element_compare_fits(i->op, kinds[0]))
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "elements of type %s are not compared in this way [compare C3]",
                    ev_num_rows[kinds[0]].name);
  return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "elements of type %s do not fit the operation",
                  ev_num_rows[kinds[0]].name);
}

/* select's predicate and clamp's bounds may be scalars (select C1, clamp C1, clamp C2). */
bool ev_frame_elementwise(definition *d) {
  bool later = ir_op_is(d->i->op, OP_STABLEHLO_SELECT) || ir_op_is(d->i->op, OP_STABLEHLO_CLAMP);
  const interp_value *leader = d->in[later];
  return bind(d) && ev_takes_shape(d, 0, value_dims(leader), value_rank(leader));
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
