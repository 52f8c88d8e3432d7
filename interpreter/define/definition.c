/* SPDX-License-Identifier: Apache-2.0 */
#include "definition.h"

#include <stdlib.h>
#include <string.h>

#include "fast.h"

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
  ev_element_convert((num_kind)v->num, to, e, aside);
  return aside;
}

bool ev_define_by_source(definition *d, source_fn source, void *user) {
  interp_value *r = d->out[0];
  int64_t *index = zero_row(d, 0);
  for (size_t e = 0; e < r->count; e++) {
    memcpy(r->data + e * bytes_of(r), source(d, index, user), bytes_of(r));
    ev_nd_next(index, value_dims(r), value_rank(r));
  }
  return true;
}

const uint8_t *ev_define_padded(const interp_value *v, const uint8_t *fill, const int64_t *index,
                                const int64_t *low, const int64_t *interior, int64_t *from) {
  for (size_t k = 0; k < value_rank(v); k++) {
    int64_t x = index[k] - low[k];
    uint64_t at = (uint64_t)x, step = (uint64_t)interior[k] + 1;
    if (x < 0 || at % step != 0 || at / step >= (uint64_t)value_dims(v)[k]) return fill;
    from[k] = (int64_t)(at / step);
  }
  return ev_define_at(v, from);
}

int64_t ev_define_clamped(const interp_value *indices, const int64_t *at, int64_t most) {
  __int128 v = ev_element_int((num_kind)indices->num, ev_define_at(indices, at));
  return v < 0 ? 0 : v > most ? most : (int64_t)v;
}

/* --- Results ---------------------------------------------------------------------------------- */

const ir_type *ev_ranked_result(definition *d) {
  const ir_type *t = d->i->out_count ? d->i->results[0] : NULL;
  if (ir_type_is(t, IR_TYPE_TENSOR)) return t;
  ev_error(d->p, d->i, DIAG_INTERP_BAD_RESULT, "the result is not a tensor");
  return NULL;
}

/* A new value for each result, from the run's pool or from malloc. */
static bool new_results(const definition *d, pool *from, interp_value **out) {
  for (uint32_t k = 0; k < d->i->out_count; k++) {
    const ir_type *t = d->types[k];
    num_kind num = ev_storage_kind(t->shaped.element);
    size_t count;
    if (out[k]) continue;
    if (num == NUM_NONE) return ev_no_values(d->p, d->i);
    if (ev_shape_count(t->shaped.dims, t->shaped.rank, ev_num_rows[num].bytes, &count))
      out[k] = ev_value_tensor(from, t, num, count);
    if (!out[k]) return ev_no_memory(d->p, d->i);
  }
  return true;
}

static void release(interp_value **v, size_t n) {
  for (size_t k = 0; k < n; k++) interp_release(v[k]);
}

/* --- By the definition ------------------------------------------------------------------------ */

static bool by_definition(definition *d, define_fn define) {
  d->width = 1;
  for (uint32_t k = 0; k < d->i->in_count; k++)
    if (d->in[k]->kind == VALUE_TENSOR && value_rank(d->in[k]) >= d->width)
      d->width = value_rank(d->in[k]) + 1;
  for (uint32_t k = 0; k < d->i->out_count; k++)
    if (value_rank(d->out[k]) >= d->width) d->width = value_rank(d->out[k]) + 1;
  d->rows = ev_scratch(d->p, d->i, DEFINITION_ROWS * d->width, sizeof *d->rows);
  bool ok = d->rows && define(d);
  free(d->rows);
  d->rows = NULL;
  if (!ok && !d->p->run->failed)
    ev_error(d->p, d->i, DIAG_INTERP_AUDIT, "the definition does not give a result");
  return ok;
}

/* --- By a faster way -------------------------------------------------------------------------- */

/* Whether operand k dies here and has the element type and the size of a result of this type, which
 * may take its memory. */
static bool may_take(const definition *d, size_t k, const ir_type *t) {
  const interp_value *v = d->in[k];
  size_t count;
  return v->kind == VALUE_TENSOR && v->refs == 1 &&
         (num_kind)v->num == ev_storage_kind(t->shaped.element) &&
         ev_shape_count(t->shaped.dims, t->shaped.rank, bytes_of(v), &count) && count == v->count;
}

/* Where a result can be made in the tensor of an operand, the operand stays, too. */
static void take_operands(const definition *d, fast_place place) {
  for (uint32_t k = 0; place != FAST_NEW && k < d->i->out_count; k++) {
    uint32_t from = place == FAST_OPERAND ? k : 0,
             to = place == FAST_OPERAND ? k + 1 : d->i->in_count;
    for (; from < to && !d->out[k]; from++)
      if (may_take(d, from, d->types[k])) d->out[k] = interp_retain(d->in[from]);
    if (d->out[k]) d->out[k]->type = d->types[k];
  }
}

static fast_status by_row(definition *d, const fast_row *fast) {
  take_operands(d, fast->place);
  if (!new_results(d, d->p->run->pool, d->out)) return FAST_FAILED;
  return ev_fast(d->p->run)->fill(fast, d);
}

/* --- Both ways -------------------------------------------------------------------------------- */

static bool same_bits(const definition *d, interp_value *const *twins) {
  for (uint32_t k = 0; k < d->i->out_count; k++) {
    const interp_value *fast = d->out[k], *slow = twins[k];
    size_t size = bytes_of(fast);
    for (size_t e = 0; e < fast->count; e++)
      if (memcmp(fast->data + e * size, slow->data + e * size, size))
        return ev_error(d->p, d->i, DIAG_INTERP_AUDIT,
                        "element %zu of result %u is not what the definition gives", e, k);
  }
  return true;
}

/* The definition first: the faster way may write over operands. */
static bool both_ways(definition *d, define_fn define, const fast_row *fast) {
  auto_free interp_value **twins = ev_scratch(d->p, d->i, d->i->out_count, sizeof *twins);
  if (!twins || !new_results(d, NULL, twins))
    return twins && (release(twins, d->i->out_count), false);
  interp_value **out = d->out;
  d->out = twins;
  bool ok = by_definition(d, define);
  d->out = out;
  fast_status s = ok ? by_row(d, fast) : FAST_FAILED;
  if (s == FAST_NOT) {
    for (uint32_t k = 0; k < d->i->out_count; k++)
      memcpy(out[k]->data, twins[k]->data, out[k]->size);
    s = FAST_DONE;
  }
  ok = s == FAST_DONE && same_bits(d, twins);
  release(twins, d->i->out_count);
  return ok;
}

eval_status eval_defined(proc *p, insn *i, interp_value **in, interp_value **out) {
  const behavior *how = ev_behavior_of(ir_op_id(i->op));
  const ir_type *few[4] = {NULL};
  definition d = {.p = p, .i = i, .in = in, .out = out, .types = few};
  auto_free const ir_type **many = NULL;
  if (i->out_count > 4 && !(d.types = many = ev_scratch(p, i, i->out_count, sizeof *many)))
    return EVAL_FAIL;
  if (!how->frame(&d)) return EVAL_FAIL;
  if (i->fast && p->run->options->audit) return both_ways(&d, how->define, i->fast);
  if (i->fast) {
    fast_status s = by_row(&d, i->fast);
    if (s != FAST_NOT) return (eval_status)s;
  }
  return new_results(&d, p->run->pool, out) && by_definition(&d, how->define) ? EVAL_OK : EVAL_FAIL;
}
