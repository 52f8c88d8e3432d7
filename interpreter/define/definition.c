#include "definition.h"

#include <stdlib.h>
#include <string.h>

#include "definitions.h"

typedef bool (*define_fn)(definition *d);

static const define_fn definitions[] = {
#define ROW(op, arity, bind) [OP_STABLEHLO_##op] = ev_define_elementwise,
    KERN_OPS(ROW)
#undef ROW
#define ROW(op, define) [OP_STABLEHLO_##op] = define,
        DEFINITIONS(ROW)
#undef ROW
};

static define_fn definition_of(uint16_t id) {
  return id < sizeof definitions / sizeof *definitions ? definitions[id] : NULL;
}

/* --- Elements --------------------------------------------------------------------------------- */

uint8_t *ev_define_at(const interp_value *v, const int64_t *index) {
  size_t at = 0;
  for (size_t k = 0; k < value_rank(v); k++) at = at * (size_t)value_dims(v)[k] + (size_t)index[k];
  return v->data + at * bytes_of(v);
}

const uint8_t *ev_define_as(const interp_value *v, const int64_t *index, num_kind to,
                            uint8_t *aside) {
  const uint8_t *e = ev_define_at(v, index);
  if ((num_kind)v->num == to) return e;
  ev_kern_convert((num_kind)v->num, to, e, aside, 1);
  return aside;
}

/* --- Both ways -------------------------------------------------------------------------------- */

static bool same_bits(proc *p, insn *i, uint32_t k, const interp_value *fast,
                      const interp_value *slow) {
  size_t size = bytes_of(fast);
  for (size_t e = 0; e < fast->count; e++)
    if (memcmp(fast->data + e * size, slow->data + e * size, size))
      return ev_error(p, i, DIAG_INTERP_AUDIT,
                      "element %zu of result %u is not what the definition gives", e, k);
  return true;
}

/* NULL: no tensor, or no memory; then the op is not audited. */
static interp_value *twin(const interp_value *v, bool copy) {
  if (v->kind != VALUE_TENSOR) return NULL;
  interp_value *t = ev_value_tensor(NULL, v->type, (num_kind)v->num, v->count);
  if (t && copy) memcpy(t->data, v->data, v->size);
  return t;
}

static bool define(definition *d) {
  d->width = 1;
  for (uint32_t k = 0; k < d->i->in_count; k++)
    if (value_rank(d->in[k]) >= d->width) d->width = value_rank(d->in[k]) + 1;
  for (uint32_t k = 0; k < d->i->out_count; k++)
    if (value_rank(d->out[k]) >= d->width) d->width = value_rank(d->out[k]) + 1;
  d->rows = ev_scratch(d->p, d->i, DEFINITION_ROWS * d->width, sizeof *d->rows);
  bool ok = d->rows && definition_of(ir_op_id(d->i->op))(d);
  free(d->rows);
  return ok;
}

/* The evaluator gets the operands themselves, so that it may work in place. */
static eval_status eval_audited(proc *p, insn *i, interp_value **in, interp_value **out) {
  size_t values = (size_t)i->in_count + i->out_count;
  auto_free interp_value **twins = ev_scratch(p, i, values, sizeof *twins);
  if (!twins) return EVAL_FAIL;
  bool all = true;
  for (uint32_t k = 0; k < i->in_count; k++) all = (twins[k] = twin(in[k], true)) && all;
  eval_status s = ev_behavior_of(ir_op_id(i->op))->eval(p, i, in, out);
  for (uint32_t k = 0; s == EVAL_OK && k < i->out_count; k++)
    all = (twins[i->in_count + k] = twin(out[k], false)) && all;
  if (s == EVAL_OK && all) {
    definition d = {.p = p, .i = i, .in = twins, .fast = out, .out = twins + i->in_count};
    if (!define(&d))
      s = p->run->failed ? EVAL_FAIL
                         : (eval_status)ev_error(p, i, DIAG_INTERP_AUDIT,
                                                 "the definition does not give a result");
    for (uint32_t k = 0; s == EVAL_OK && k < i->out_count; k++)
      if (!same_bits(p, i, k, out[k], d.out[k])) s = EVAL_FAIL;
  }
  for (size_t k = 0; k < values; k++) interp_release(twins[k]);
  return s;
}

eval_fn ev_audited(uint16_t id) { return definition_of(id) ? eval_audited : NULL; }
