/* SPDX-License-Identifier: Apache-2.0 */
/* scatter: updates in row-major order, those that fall outside are left out. */
#include "indexing.h"

#include <string.h>

bool ev_scatter_numbers(definition *d, scatter_numbers *s) {
  proc *p = d->p;
  insn *i = d->i;
  const ir_attr *a = ev_attr(p, i, "scatter_dimension_numbers");
  s->n = (i->in_count - 1) / 2;
  for (size_t q = 0; q < s->n; q++)
    CONSTRAINT_OR_RETURN(d->in[q]->num == d->in[s->n + 1 + q]->num, "scatter C6",
                         "an input and its updates differ in element type");
  return ev_tensor(p, i, d->in, s->n, NUM_INTEGER, -1) &&
         ev_param_ints(p, i, a, "updateWindowDims", &s->window) &&
         ev_param_ints(p, i, a, "insertedWindowDims", &s->inserted) &&
         ev_param_ints(p, i, a, "inputBatchingDims", &s->input_batching) &&
         ev_param_ints(p, i, a, "scatterIndicesBatchingDims", &s->indices_batching) &&
         ev_param_ints(p, i, a, "scatterDimsToOperandDims", &s->to_operand) &&
         ev_param_int(p, i, a, "indexVectorDim", &s->vector_dim);
}

bool ev_frame_scatter(definition *d) {
  scatter_numbers s;
  region r;
  interp_value *const *in = d->in;
  if (!ev_scatter_numbers(d, &s) || !ev_region_open(d->p, d->i, 0, 2 * s.n, s.n, &r)) return false;
  for (size_t q = 0; q < s.n; q++)
    if (!ev_takes_shape(d, q, value_dims(in[q]), value_rank(in[q]))) return false;
  return true;
}

/* Where the update at `index` goes; false: out of bounds. */
static bool result_index_of(definition *d, const scatter_numbers *s, const interp_value *indices,
                            size_t update_rank, const int64_t *index, int64_t *result_index) {
  size_t batches = 0, w = 0, index_rank = value_rank(indices);
  int64_t *batch = row(d, 2), *at = row(d, 3);
  for (size_t k = 0; k < update_rank; k++) /* update_scatter_index */
    if (!ev_ints_has(s->window, (int64_t)k)) batch[batches++] = index[k];
  for (size_t k = 0, c = 0; k < index_rank; k++)
    at[k] = (int64_t)k == s->vector_dim ? 0 : batch[c++];
  for (int64_t k = 0; k < (int64_t)value_rank(d->in[0]); k++) {
    int64_t start = ev_ints_find(s->to_operand, k), batching = ev_ints_find(s->input_batching, k);
    __int128 to = 0;
    if (start >= 0) { /* full_start_index */
      if ((size_t)s->vector_dim < index_rank) at[s->vector_dim] = start;
      to += ev_element_int((num_kind)indices->num, ev_define_at(indices, at));
    }
    if (batching >= 0) { /* full_batching_index */
      int64_t from = s->indices_batching.v[batching];
      to += batch[from < s->vector_dim ? from : from - 1];
    }
    if (batching < 0 && !ev_ints_has(s->inserted, k)) /* full_window_index */
      to += index[s->window.v[w++]];
    if (to < 0 || to >= value_dims(d->in[0])[k]) return false;
    result_index[k] = (int64_t)to;
  }
  return true;
}

/* Updates in row-major order; those whose result_index is out of bounds are left out. */
bool ev_define_scatter(definition *d) {
  scatter_numbers s;
  computation c;
  bool ok = ev_scatter_numbers(d, &s) && ev_open_computation(d, 0, s.n, &c);
  if (!ok) return false;
  const interp_value *indices = d->in[s.n], *update = d->in[s.n + 1];
  for (size_t q = 0; q < s.n; q++)
    for (size_t e = 0; e < d->out[q]->count; e++)
      ev_element_convert((num_kind)d->in[q]->num, (num_kind)d->out[q]->num,
                         d->in[q]->data + e * bytes_of(d->in[q]),
                         d->out[q]->data + e * bytes_of(d->out[q]));
  int64_t *index = zero_row(d, 0), *to = row(d, 1);
  for (size_t u = 0; ok && u < update->count; u++) {
    if (result_index_of(d, &s, indices, value_rank(update), index, to)) {
      for (size_t q = 0; q < s.n; q++) {
        const interp_value *v = d->in[s.n + 1 + q];
        memcpy(c.acc[q], ev_define_at(d->out[q], to), bytes_of(d->out[q]));
        ev_element_convert((num_kind)v->num, c.r.args[s.n + q], ev_define_at(v, index), c.x[q]);
      }
      ok = ev_compute(&c);
      for (size_t q = 0; ok && q < s.n; q++)
        memcpy(ev_define_at(d->out[q], to), c.acc[q], bytes_of(d->out[q]));
    }
    ev_nd_next(index, value_dims(update), value_rank(update));
  }
  ev_close_computation(&c);
  return ok;
}
