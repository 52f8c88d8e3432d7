/* gather and dynamic_gather. */
#include <stdlib.h>
#include <string.h>

#include "behaviors.h"
#include "indexing.h"
#include "nd.h"

int64_t index_at(const interp_value *v, size_t k) {
  int64_t at = ev_int_at(v, k);
  return v->num == NUM_U64 && at < 0 ? INT64_MAX : at;
}

typedef struct gather_op {
  ints offset_dims, collapsed, operand_batching, indices_batching, start_index_map, sizes;
  int64_t vector_dim;
} gather_op;

static bool read_numbers(proc *p, insn *i, gather_op *g) {
  const ir_attr *a = ev_attr(p, i, "dimension_numbers");
  return ev_param_ints(p, i, a, "offsetDims", &g->offset_dims) &&
         ev_param_ints(p, i, a, "collapsedSliceDims", &g->collapsed) &&
         ev_param_ints(p, i, a, "operandBatchingDims", &g->operand_batching) &&
         ev_param_ints(p, i, a, "startIndicesBatchingDims", &g->indices_batching) &&
         ev_param_ints(p, i, a, "startIndexMap", &g->start_index_map) &&
         ev_param_int(p, i, a, "indexVectorDim", &g->vector_dim);
}

static bool check(proc *p, insn *i, const gather_op *g, const interp_value *v,
                  const interp_value *indices) {
  size_t rank = value_rank(v), index_rank = value_rank(indices);
#define REQUIRE(condition, id, text) \
  if (!(condition)) return ev_error(p, i, DIAG_INTERP_CONSTRAINT, text " [gather " id "]")
  REQUIRE(rank == g->offset_dims.n + g->collapsed.n + g->operand_batching.n, "C1",
          "the operand's rank is not that of offset, collapsed and batching dimensions together");
  REQUIRE(g->vector_dim >= 0 && (uint64_t)g->vector_dim <= index_rank, "C2",
          "index_vector_dim is out of range");
  size_t vector =
      (size_t)g->vector_dim < index_rank ? (size_t)value_dims(indices)[g->vector_dim] : 1;
  REQUIRE(g->start_index_map.n == vector, "C3", "start_index_map has not one entry per index");
  size_t result_rank = index_rank - ((size_t)g->vector_dim < index_rank) + g->offset_dims.n;
  if (!ev_axes(p, i, "offset_dims [gather C4, C5]", g->offset_dims, result_rank, true) ||
      !ev_axes(p, i, "collapsed_slice_dims [gather C7, C8]", g->collapsed, rank, true) ||
      !ev_axes(p, i, "operand_batching_dims [gather C10, C11]", g->operand_batching, rank, true) ||
      !ev_axes(p, i, "start_indices_batching_dims [gather C13, C14]", g->indices_batching,
               index_rank, false) ||
      !ev_axes(p, i, "start_index_map [gather C18, C19]", g->start_index_map, rank, false))
    return false;
  REQUIRE(!ints_has(g->indices_batching, g->vector_dim), "C15",
          "index_vector_dim is a batching dimension");
  REQUIRE(g->operand_batching.n == g->indices_batching.n, "C16",
          "the lists of batching dimensions differ in length");
  for (size_t k = 0; k < g->operand_batching.n; k++) {
    int64_t d = g->operand_batching.v[k];
    REQUIRE(!ints_has(g->collapsed, d), "C6", "a dimension is collapsed and batching");
    REQUIRE(!ints_has(g->start_index_map, d), "C18", "a batching dimension is in start_index_map");
    REQUIRE(value_dims(v)[d] == value_dims(indices)[g->indices_batching.v[k]], "C17",
            "batching dimensions differ in size");
  }
  REQUIRE(g->sizes.n == rank, "C20", "slice_sizes has not one entry per dimension");
  for (size_t d = 0; d < rank; d++) {
    int64_t n = g->sizes.v[d];
    REQUIRE(n >= 0 && n <= value_dims(v)[d], "C21", "a slice is larger than the operand");
    REQUIRE(n <= 1 || !ints_has(g->collapsed, (int64_t)d), "C9",
            "the slice size of a collapsed dimension is larger than 1");
    REQUIRE(n <= 1 || !ints_has(g->operand_batching, (int64_t)d), "C12",
            "the slice size of a batching dimension is larger than 1");
  }
#undef REQUIRE
  return true;
}

static eval_status gather(proc *p, insn *i, const gather_op *g, const interp_value *v,
                          const interp_value *indices, interp_value **out) {
  if (!check(p, i, g, v, indices)) return EVAL_FAIL;
  size_t rank = value_rank(v), index_rank = value_rank(indices), size = num_rows[v->num].bytes;
  bool has_vector = (size_t)g->vector_dim < index_rank;
  size_t batch_rank = index_rank - has_vector, result_rank = batch_rank + g->offset_dims.n;
  size_t vectors = g->start_index_map.n;
  size_t n = result_rank * 2 + rank * 5 + g->offset_dims.n * 3 + batch_rank * 4 + 1;
  int64_t *m = ev_scratch(p, i, n, sizeof *m);
  if (!m) return EVAL_FAIL;
  int64_t *dims = m, *out_strides = dims + result_rank, *in_strides = out_strides + result_rank,
          *start = in_strides + rank, *slice_dims = start + rank, *slice_out = slice_dims + rank,
          *slice_in = slice_out + rank, *offset_of = slice_in + rank,
          *batch_dims = offset_of + 3 * g->offset_dims.n, *batch_out = batch_dims + batch_rank,
          *batch_index = batch_out + batch_rank, *index_strides = batch_index + batch_rank;

  /* The operand's dimensions that a slice spans, in order; where each goes in the result. */
  size_t spans = 0;
  for (size_t d = 0; d < rank; d++)
    if (!ints_has(g->collapsed, (int64_t)d) && !ints_has(g->operand_batching, (int64_t)d))
      offset_of[spans++] = (int64_t)d;
  size_t b = 0, o = 0;
  for (size_t d = 0; d < result_rank; d++) {
    if (ints_has(g->offset_dims, (int64_t)d)) {
      dims[d] = g->sizes.v[offset_of[o++]];
    } else {
      size_t at = b++;
      dims[d] = value_dims(indices)[has_vector && at >= (size_t)g->vector_dim ? at + 1 : at];
    }
  }
  bool ok = (*out = ev_result(p, i, 0, dims, result_rank)) != NULL;
  if (ok && ((*out)->num != v->num))
    ok = ev_error(p, i, DIAG_INTERP_BAD_RESULT, "element types differ [gather C23]");
  if (!ok || (*out)->count == 0) {
    free(m);
    return ok ? EVAL_OK : EVAL_FAIL;
  }
  nd_strides(dims, result_rank, size, out_strides);
  nd_strides(value_dims(v), rank, size, in_strides);
  b = 0;
  int64_t stride = 1, vector_stride = 0;
  for (size_t d = 0; d < result_rank; d++) {
    if (ints_has(g->offset_dims, (int64_t)d)) continue;
    batch_dims[b] = dims[d];
    batch_out[b++] = out_strides[d];
  }
  for (size_t d = index_rank, at = batch_rank; d-- > 0;) {
    if (has_vector && d == (size_t)g->vector_dim)
      vector_stride = stride;
    else
      index_strides[--at] = stride;
    stride *= value_dims(indices)[d];
  }
  /* A slice of one element, or one that lies in a piece in both, needs no walk. */
  size_t whole = 1;
  for (size_t k = 0; k < spans; k++) whole *= (size_t)g->sizes.v[offset_of[k]];
  do {
    int64_t at = 0, to = 0;
    for (size_t k = 0; k < batch_rank; k++) {
      at += batch_index[k] * index_strides[k];
      to += batch_index[k] * batch_out[k];
    }
    memset(start, 0, rank * sizeof *start);
    for (size_t k = 0; k < vectors; k++) {
      int64_t d = g->start_index_map.v[k], most = value_dims(v)[d] - g->sizes.v[d];
      int64_t want = index_at(indices, (size_t)(at + (int64_t)k * vector_stride));
      start[d] = want < 0 ? 0 : want > most ? most : want;
    }
    for (size_t k = 0; k < g->operand_batching.n; k++) {
      size_t d = (size_t)g->indices_batching.v[k];
      start[g->operand_batching.v[k]] =
          batch_index[has_vector && d > (size_t)g->vector_dim ? d - 1 : d];
    }
    const uint8_t *from = v->data;
    for (size_t d = 0; d < rank; d++) from += start[d] * in_strides[d];
    if (whole == 1) {
      memcpy((*out)->data + to, from, size);
      continue;
    }
    for (size_t k = 0; k < spans; k++) {
      slice_dims[k] = g->sizes.v[offset_of[k]];
      slice_in[k] = in_strides[offset_of[k]];
      slice_out[k] = out_strides[g->offset_dims.v[k]];
    }
    ok = nd_copy(spans, slice_dims, (*out)->data + to, slice_out, from, slice_in, size) ||
         ev_no_memory(p, i);
  } while (ok && nd_next(batch_index, batch_dims, batch_rank));
  free(m);
  return ok ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_gather(proc *p, insn *i, interp_value **in, interp_value **out) {
  gather_op g;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_tensor(p, i, in, 1, NUM_INTEGER, -1) ||
      !read_numbers(p, i, &g) || !ev_ints(p, i, "slice_sizes", true, &g.sizes))
    return EVAL_FAIL;
  return gather(p, i, &g, in[0], in[1], out);
}

eval_status eval_dynamic_gather(proc *p, insn *i, interp_value **in, interp_value **out) {
  gather_op g;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_tensor(p, i, in, 1, NUM_INTEGER, -1) ||
      !ev_tensor(p, i, in, 2, NUM_INTEGER, 1) || !read_numbers(p, i, &g))
    return EVAL_FAIL;
  int64_t *sizes = ev_scratch(p, i, in[2]->count, sizeof *sizes);
  if (!sizes) return EVAL_FAIL;
  for (size_t k = 0; k < in[2]->count; k++) sizes[k] = index_at(in[2], k);
  g.sizes = (ints){sizes, in[2]->count, true};
  eval_status s = gather(p, i, &g, in[0], in[1], out);
  free(sizes);
  return s;
}
