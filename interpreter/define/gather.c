/* SPDX-License-Identifier: Apache-2.0 */
/* gather, dynamic_gather and torch_index_select. */
#include "indexing.h"

#include <string.h>

static bool read_numbers(proc *p, insn *i, gather_numbers *g) {
  const ir_attr *a = ev_attr(p, i, "dimension_numbers");
  return ev_param_ints(p, i, a, "offsetDims", &g->offset_dims) &&
         ev_param_ints(p, i, a, "collapsedSliceDims", &g->collapsed) &&
         ev_param_ints(p, i, a, "operandBatchingDims", &g->operand_batching) &&
         ev_param_ints(p, i, a, "startIndicesBatchingDims", &g->indices_batching) &&
         ev_param_ints(p, i, a, "startIndexMap", &g->start_index_map) &&
         ev_param_int(p, i, a, "indexVectorDim", &g->vector_dim);
}

/* Slice sizes, which may be known only now (gather C20, C21, C9, C12). */
static bool check_sizes(proc *p, insn *i, const gather_numbers *g, const interp_value *v) {
  for (size_t d = 0; d < value_rank(v); d++) {
    int64_t n = g->sizes.v[d];
    CONSTRAINT_OR_RETURN(n >= 0 && n <= value_dims(v)[d], "dynamic_gather C12",
                         "a slice is larger than the operand");
    CONSTRAINT_OR_RETURN(n <= 1 || !ev_ints_has(g->collapsed, (int64_t)d), "dynamic_gather C8",
                         "the slice size of a collapsed dimension is larger than 1");
    CONSTRAINT_OR_RETURN(n <= 1 || !ev_ints_has(g->operand_batching, (int64_t)d),
                         "dynamic_gather batching",
                         "the slice size of a batching dimension is larger than 1");
  }
  return true;
}

/* Whether each index of dimension d, number `number` of its vector, is less than its size. */
static bool starts_inside(const interp_value *v, int64_t d, const interp_value *indices,
                          const gather_numbers *g, int64_t number) {
  size_t rank = value_rank(indices), stride = 1, vector = 1;
  if ((size_t)g->vector_dim < rank) {
    stride = ev_nd_count(value_dims(indices) + g->vector_dim + 1, rank - (size_t)g->vector_dim - 1);
    vector = (size_t)value_dims(indices)[g->vector_dim];
  }
  for (size_t e = 0; e < indices->count; e++)
    if (e / stride % vector == (size_t)number && ev_index_at(indices, e) >= value_dims(v)[d])
      return false;
  return true;
}

/* C9 allows slices of size 0 in collapsed dimensions, though the result has an element of them. A
 * start index is brought into 0 to the dimension's size then, and that is outside. */
static bool check_empty_slices(proc *p, insn *i, const gather_numbers *g, const interp_value *v,
                               const interp_value *indices) {
  for (size_t k = 0; k < g->collapsed.n; k++) {
    int64_t d = g->collapsed.v[k], number = ev_ints_find(g->start_index_map, d);
    bool inside = g->sizes.v[d] > 0 ||
                  (value_dims(v)[d] > 0 && (number < 0 || starts_inside(v, d, indices, g, number)));
    if (!inside)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "dimension %lld is collapsed with a slice size of 0, and the result takes an "
                      "element outside the operand",
                      (long long)d);
  }
  return true;
}

bool ev_gather_numbers(definition *d, gather_numbers *g, int64_t *room) {
  if (!read_numbers(d->p, d->i, g)) return false;
  if (d->i->in_count == 2) return ev_ints(d->p, d->i, "slice_sizes", true, &g->sizes);
  for (size_t k = 0; k < d->in[2]->count; k++) room[k] = ev_index_at(d->in[2], k);
  g->sizes = (ints){room, d->in[2]->count, true};
  return true;
}

bool ev_frame_gather(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  gather_numbers g;
  bool dynamic = ir_op_is(i->op, OP_STABLEHLO_DYNAMIC_GATHER);
  const interp_value *v = d->in[0], *indices = d->in[1];
  auto_free int64_t *sizes = ev_scratch(p, i, dynamic ? d->in[2]->count : 0, sizeof *sizes);
  if (!sizes || !ev_gather_numbers(d, &g, sizes)) return false;
  if (dynamic && !check_sizes(p, i, &g, v)) return false;
  size_t index_rank = value_rank(indices);
  bool has_vector = (size_t)g.vector_dim < index_rank;
  size_t rank = index_rank - has_vector + g.offset_dims.n, batch = 0, spanned = 0;
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  /* Batch dimensions in order, the operand's spanned ones where offset_dims says. */
  for (size_t k = 0; dims && k < rank; k++) {
    if (ev_ints_has(g.offset_dims, (int64_t)k)) {
      while (ev_ints_has(g.collapsed, (int64_t)spanned) ||
             ev_ints_has(g.operand_batching, (int64_t)spanned))
        spanned++;
      dims[k] = g.sizes.v[spanned++];
    } else {
      size_t at = batch++;
      dims[k] = value_dims(indices)[has_vector && at >= (size_t)g.vector_dim ? at + 1 : at];
    }
  }
  if (!dims || !ev_takes_shape(d, 0, dims, rank)) return false;
  return ev_nd_count(dims, rank) == 0 || check_empty_slices(p, i, &g, v, indices);
}

static const uint8_t *gather_source(definition *d, const int64_t *result_index, void *user) {
  const gather_numbers *g = user;
  const interp_value *operand = d->in[0], *indices = d->in[1];
  size_t rank = value_rank(operand), index_rank = value_rank(indices), batches = 0;
  int64_t *at = row(d, 1), *batch = row(d, 2), *index = zero_row(d, 3);
  for (size_t k = 0; k < value_rank(d->out[0]); k++) /* batch_index: what is no offset_dim */
    if (!ev_ints_has(g->offset_dims, (int64_t)k)) batch[batches++] = result_index[k];
  for (size_t k = 0, b = 0; k < index_rank; k++)
    at[k] = (int64_t)k == g->vector_dim ? 0 : batch[b++];
  for (size_t k = 0; k < g->start_index_map.n; k++) { /* full_start_index */
    int64_t to = g->start_index_map.v[k];
    if ((size_t)g->vector_dim < index_rank) at[g->vector_dim] = (int64_t)k;
    index[to] = ev_define_clamped(indices, at, value_dims(operand)[to] - g->sizes.v[to]);
  }
  for (size_t k = 0; k < g->operand_batching.n; k++) { /* full_batching_index */
    int64_t from = g->indices_batching.v[k];
    index[g->operand_batching.v[k]] += batch[from < g->vector_dim ? from : from - 1];
  }
  for (size_t k = 0, o = 0; k < rank; k++) /* full_offset_index */
    if (!ev_ints_has(g->collapsed, (int64_t)k) && !ev_ints_has(g->operand_batching, (int64_t)k))
      index[k] += result_index[g->offset_dims.v[o++]];
  return ev_define_at(operand, index);
}
bool ev_define_gather(definition *d) {
  gather_numbers g;
  return ev_gather_numbers(d, &g, row(d, 4)) && ev_define_by_source(d, gather_source, &g);
}

/* --- torch_index_select ----------------------------------------------------------------------- */

/* result[b..., x..., k..., y...] = operand[b..., x..., index[b..., k...], y...], where b runs over
 * batch_dims dimensions. An index out of range is clamped, as by the gather that upstream makes of
 * it (StablehloOps.td, StableHLO_TorchIndexSelectOp). */
typedef struct selection {
  int64_t dim, batch;
} selection;

static bool read_selection(definition *d, selection *s) {
  if (!ev_int(d->p, d->i, "dim", NULL, &s->dim) ||
      !ev_int(d->p, d->i, "batch_dims", NULL, &s->batch))
    return false;
  if (s->dim < 0) s->dim += (int64_t)value_rank(d->in[0]);
  if (s->batch < 0) s->batch += (int64_t)value_rank(d->in[1]);
  return true;
}

bool ev_frame_torch_index_select(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  selection s;
  if (!ev_tensor(p, i, d->in, 1, NUM_INTEGER, -1) || !read_selection(d, &s)) return false;
  int64_t rank = (int64_t)value_rank(d->in[0]), index_rank = (int64_t)value_rank(d->in[1]);
  const int64_t *dims = value_dims(d->in[0]), *index_dims = value_dims(d->in[1]);
  bool ok = s.dim >= 0 && s.dim < rank && s.batch >= 0 && s.batch <= s.dim && s.batch <= index_rank;
  for (int64_t k = 0; ok && k < s.batch; k++) ok = dims[k] == index_dims[k];
  if (!ok)
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "dim or batch_dims does not fit the operands");
  size_t result_rank = (size_t)(rank - 1 + index_rank - s.batch), at = 0;
  auto_free int64_t *shape = ev_scratch(p, i, result_rank, sizeof *shape);
  if (!shape) return false;
  for (int64_t k = 0; k < rank; k++) {
    if (k != s.dim)
      shape[at++] = dims[k];
    else
      for (int64_t e = s.batch; e < index_rank; e++) shape[at++] = index_dims[e];
  }
  if (!ev_takes_shape(d, 0, shape, result_rank)) return false;
  if (result_kind(d, 0) != (num_kind)d->in[0]->num)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result has another element type");
  if (dims[s.dim] == 0 && ev_nd_count(shape, result_rank))
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "dimension %lld of the operand has no elements",
                    (long long)s.dim);
  return true;
}

static const uint8_t *select_source(definition *d, const int64_t *result_index, void *user) {
  const selection *s = user;
  const interp_value *operand = d->in[0], *indices = d->in[1];
  int64_t *index = row(d, 1), *at = row(d, 2), picks = (int64_t)value_rank(indices) - s->batch;
  for (int64_t k = 0; k < s->batch; k++) at[k] = result_index[k];
  for (int64_t k = 0; k < picks; k++) at[s->batch + k] = result_index[s->dim + k];
  for (int64_t k = 0; k < (int64_t)value_rank(operand); k++)
    if (k != s->dim) index[k] = result_index[k < s->dim ? k : k + picks - 1];
  index[s->dim] = ev_define_clamped(indices, at, value_dims(operand)[s->dim] - 1);
  return ev_define_at(operand, index);
}
bool ev_define_torch_index_select(definition *d) {
  selection s;
  return read_selection(d, &s) && ev_define_by_source(d, select_source, &s);
}
