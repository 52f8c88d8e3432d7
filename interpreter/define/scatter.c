/* scatter: updates in row-major order, those that fall outside are left out. */
#include "scatter.h"

#include <string.h>

static bool read_op(proc *p, insn *i, interp_value *const *in, scatter_numbers *s) {
  const ir_attr *a = ev_attr(p, i, "scatter_dimension_numbers");
  s->n = (i->in_count - 1) / 2;
  if (i->in_count < 3 || i->in_count % 2 == 0 || i->out_count != s->n)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "%u operands and %u results do not fit together [scatter C5]", i->in_count,
                    i->out_count);
  for (size_t q = 0; q < s->n; q++) {
    const size_t u = s->n + 1 + q;
    if (!ev_tensor(p, i, in, q, 0, -1) || !ev_tensor(p, i, in, u, 0, -1)) return false;
    if (!ev_same_shape(in[q], in[0]) || !ev_same_shape(in[u], in[s->n + 1]))
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "shapes differ [scatter C1, C3]");
    if (in[q]->num != in[u]->num)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "an input and its updates differ in element type [scatter C6]");
  }
  return ev_tensor(p, i, in, s->n, NUM_INTEGER, -1) &&
         ev_param_ints(p, i, a, "updateWindowDims", &s->window) &&
         ev_param_ints(p, i, a, "insertedWindowDims", &s->inserted) &&
         ev_param_ints(p, i, a, "inputBatchingDims", &s->input_batching) &&
         ev_param_ints(p, i, a, "scatterIndicesBatchingDims", &s->indices_batching) &&
         ev_param_ints(p, i, a, "scatterDimsToOperandDims", &s->to_operand) &&
         ev_param_int(p, i, a, "indexVectorDim", &s->vector_dim);
}

static bool check(proc *p, insn *i, const scatter_numbers *s, const interp_value *input,
                  const interp_value *indices, const interp_value *update) {
  size_t rank = value_rank(input), index_rank = value_rank(indices),
         update_rank = value_rank(update);
  CONSTRAINT_OR_RETURN(
      rank == s->window.n + s->inserted.n + s->input_batching.n, "scatter C2",
      "the inputs' rank is not that of window, inserted and batching dimensions together");
  CONSTRAINT_OR_RETURN(s->vector_dim >= 0 && (uint64_t)s->vector_dim <= index_rank, "scatter C22",
                       "index_vector_dim is out of range");
  if (!ev_axes(p, i, "update_window_dims [scatter C7, C8]", s->window, update_rank, true) ||
      !ev_axes(p, i, "inserted_window_dims [scatter C10, C11]", s->inserted, rank, true) ||
      !ev_axes(p, i, "input_batching_dims [scatter C12, C13]", s->input_batching, rank, true) ||
      !ev_axes(p, i, "scatter_indices_batching_dims [scatter C14, C15]", s->indices_batching,
               index_rank, false) ||
      !ev_axes(p, i, "scatter_dims_to_operand_dims [scatter C20, C21]", s->to_operand, rank, false))
    return false;
  CONSTRAINT_OR_RETURN(!ev_ints_has(s->indices_batching, s->vector_dim), "scatter C16",
                       "index_vector_dim is a batching dimension");
  CONSTRAINT_OR_RETURN(s->input_batching.n == s->indices_batching.n, "scatter C17",
                       "the lists of batching dimensions differ in length");
  for (size_t k = 0; k < s->input_batching.n; k++) {
    int64_t d = s->input_batching.v[k];
    CONSTRAINT_OR_RETURN(!ev_ints_has(s->inserted, d), "scatter C9",
                         "a dimension is inserted and batching");
    CONSTRAINT_OR_RETURN(!ev_ints_has(s->to_operand, d), "scatter C20",
                         "a batching dimension is indexed");
    CONSTRAINT_OR_RETURN(value_dims(input)[d] == value_dims(indices)[s->indices_batching.v[k]],
                         "scatter C18", "batching dimensions differ in size");
  }
  bool has_vector = (size_t)s->vector_dim < index_rank;
  size_t vector = has_vector ? (size_t)value_dims(indices)[s->vector_dim] : 1;
  CONSTRAINT_OR_RETURN(s->to_operand.n == vector, "scatter C19",
                       "not one operand dimension per index");
  CONSTRAINT_OR_RETURN(update_rank == index_rank - has_vector + s->window.n, "scatter C4",
                       "the updates' rank does not fit");
  size_t at = 0, spanned = 0;
  for (size_t d = 0; d < update_rank; d++) {
    if (ev_ints_has(s->window, (int64_t)d)) {
      while (ev_ints_has(s->inserted, (int64_t)spanned) ||
             ev_ints_has(s->input_batching, (int64_t)spanned))
        spanned++;
      CONSTRAINT_OR_RETURN(value_dims(update)[d] <= value_dims(input)[spanned], "scatter C4",
                           "an update window is larger than the input");
      spanned++;
    } else {
      size_t k = has_vector && at >= (size_t)s->vector_dim ? at + 1 : at;
      CONSTRAINT_OR_RETURN(value_dims(update)[d] == value_dims(indices)[k], "scatter C4",
                           "the updates' shape is not that of the indices");
      at++;
    }
  }
  return true;
}

bool ev_scatter_numbers(definition *d, scatter_numbers *s) { return read_op(d->p, d->i, d->in, s); }

bool ev_frame_scatter(definition *d) {
  scatter_numbers s;
  region r;
  interp_value *const *in = d->in;
  if (!read_op(d->p, d->i, in, &s) || !check(d->p, d->i, &s, in[0], in[s.n], in[s.n + 1]) ||
      !ev_region_open(d->p, d->i, 0, 2 * s.n, s.n, &r))
    return false;
  for (size_t q = 0; q < s.n; q++) {
    if (!ev_takes_shape(d, q, value_dims(in[q]), value_rank(in[q]))) return false;
    num_kind to = result_kind(d, q);
    if (r.args[q] != to || r.args[s.n + q] != to || r.results[q] != to)
      return ev_error(
          d->p, d->i, DIAG_INTERP_CONSTRAINT,
          "the element types of the computation and result %zu differ [scatter C23, C25]", q);
  }
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
