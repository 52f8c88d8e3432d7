/* scatter: updates in row-major order, those that fall outside are left out. */
#include <string.h>

#include "behaviors.h"
#include "body.h"
#include "indexing.h"
#include "nd.h"

typedef struct scatter_op {
  ints window_dims, inserted, input_batching, indices_batching, to_operand;
  int64_t vector_dim;
  size_t n; /* inputs */
} scatter_op;

static bool read_op(proc *p, insn *i, interp_value **in, scatter_op *s) {
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
         ev_param_ints(p, i, a, "updateWindowDims", &s->window_dims) &&
         ev_param_ints(p, i, a, "insertedWindowDims", &s->inserted) &&
         ev_param_ints(p, i, a, "inputBatchingDims", &s->input_batching) &&
         ev_param_ints(p, i, a, "scatterIndicesBatchingDims", &s->indices_batching) &&
         ev_param_ints(p, i, a, "scatterDimsToOperandDims", &s->to_operand) &&
         ev_param_int(p, i, a, "indexVectorDim", &s->vector_dim);
}

static bool check(proc *p, insn *i, const scatter_op *s, const interp_value *input,
                  const interp_value *indices, const interp_value *update) {
  size_t rank = value_rank(input), index_rank = value_rank(indices),
         update_rank = value_rank(update);
  CONSTRAINT_OR_RETURN(
      rank == s->window_dims.n + s->inserted.n + s->input_batching.n, "scatter C2",
      "the inputs' rank is not that of window, inserted and batching dimensions together");
  CONSTRAINT_OR_RETURN(s->vector_dim >= 0 && (uint64_t)s->vector_dim <= index_rank, "scatter C22",
                       "index_vector_dim is out of range");
  if (!ev_axes(p, i, "update_window_dims [scatter C7, C8]", s->window_dims, update_rank, true) ||
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
  CONSTRAINT_OR_RETURN(update_rank == index_rank - has_vector + s->window_dims.n, "scatter C4",
                       "the updates' rank does not fit");
  size_t at = 0, spanned = 0;
  for (size_t d = 0; d < update_rank; d++) {
    if (ev_ints_has(s->window_dims, (int64_t)d)) {
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

/* Where one dimension of the updates leads: in the inputs (a window dimension), or in the indices.
 */
typedef struct update_dim {
  int64_t operand;       /* window: dimension of the inputs; else -1 */
  int64_t index_stride;  /* else: elements in the indices */
  int64_t batch_operand; /* else: batching dimension of the inputs, or -1 */
} update_dim;

static void map_dims(const scatter_op *s, const interp_value *indices, const interp_value *update,
                     update_dim *roles, int64_t *vector_stride) {
  size_t index_rank = value_rank(indices), at = 0, spanned = 0;
  bool has_vector = (size_t)s->vector_dim < index_rank;
  *vector_stride = 0;
  for (size_t d = 0; d < value_rank(update); d++) {
    roles[d] = (update_dim){-1, 0, -1};
    if (ev_ints_has(s->window_dims, (int64_t)d)) {
      while (ev_ints_has(s->inserted, (int64_t)spanned) ||
             ev_ints_has(s->input_batching, (int64_t)spanned))
        spanned++;
      roles[d].operand = (int64_t)spanned++;
      continue;
    }
    size_t k = has_vector && at >= (size_t)s->vector_dim ? at + 1 : at;
    at++;
    roles[d].index_stride = 1;
    for (size_t e = k + 1; e < index_rank; e++) roles[d].index_stride *= value_dims(indices)[e];
    int64_t batching = ev_ints_find(s->indices_batching, (int64_t)k);
    if (batching >= 0) roles[d].batch_operand = s->input_batching.v[batching];
  }
  if (has_vector) {
    *vector_stride = 1;
    for (size_t e = (size_t)s->vector_dim + 1; e < index_rank; e++)
      *vector_stride *= value_dims(indices)[e];
  }
}

static bool apply_updates(body *b, const scatter_op *s, interp_value **in, interp_value **out,
                          const update_dim *roles, int64_t vector_stride, int64_t *index,
                          int64_t *at, const int64_t *strides, const void **args, void **results) {
  const interp_value *indices = in[s->n], *update = in[s->n + 1];
  size_t rank = value_rank(in[0]), update_rank = value_rank(update);
  const int64_t *dims = value_dims(in[0]), *update_dims = value_dims(update);
  /* The last dimension of the updates in one go, when it is the last one of the inputs too. */
  bool rows = update_rank > 0 && rank > 0 && roles[update_rank - 1].operand == (int64_t)rank - 1;
  int64_t length = rows ? update_dims[update_rank - 1] : 1;
  for (size_t u = 0; u < update->count; u += (size_t)length) {
    int64_t from = 0;
    memset(at, 0, rank * sizeof *at);
    for (size_t d = 0; d < update_rank; d++) {
      if (roles[d].operand >= 0) at[roles[d].operand] += index[d];
      if (roles[d].batch_operand >= 0) at[roles[d].batch_operand] += index[d];
      from += index[d] * roles[d].index_stride;
    }
    bool inside = true;
    for (size_t k = 0; k < s->to_operand.n; k++) {
      int64_t x = ev_index_at(indices, (size_t)(from + (int64_t)k * vector_stride));
      int64_t d = s->to_operand.v[k];
      if (x < -(INT64_C(1) << 48) || x > INT64_C(1) << 48)
        inside = false;
      else
        at[d] += x;
    }
    int64_t offset = 0, first = 0, count = length;
    for (size_t d = 0; d < rank && inside; d++) {
      if (rows && d == rank - 1) { /* the part of the row that lies inside */
        if (at[d] < 0) {
          first = -at[d];
          count += at[d];
        }
        if (at[d] + length > dims[d]) count -= at[d] + length - dims[d];
        inside = count > 0;
      } else {
        inside = at[d] >= 0 && at[d] < dims[d];
      }
      if (inside) offset += at[d] * strides[d];
    }
    if (inside) {
      for (size_t q = 0; q < s->n; q++) {
        size_t size = ev_num_rows[out[q]->num].bytes,
               update_size = ev_num_rows[in[s->n + 1 + q]->num].bytes;
        results[q] = out[q]->data + (offset + first) * (int64_t)size;
        args[q] = results[q];
        args[s->n + q] = in[s->n + 1 + q]->data + (u + (size_t)first) * update_size;
      }
      if (!ev_body_run(b, (size_t)count, args, results)) return false;
    }
    if (rows)
      ev_nd_next(index, update_dims, update_rank - 1);
    else
      ev_nd_next(index, update_dims, update_rank);
  }
  return true;
}

/* --- Single elements, by a kernel --- */

/* Whether each update is one element whose index lies beside those of its neighbours. */
static bool is_scalars(const scatter_op *s, const interp_value *indices) {
  size_t rank = value_rank(indices);
  return s->n == 1 && s->window_dims.n == 0 && s->input_batching.n == 0 &&
         (size_t)s->vector_dim + 1 >= rank;
}

/* Where n updates go, from update `first` on; -1: outside. */
static void find_scalars(const scatter_op *s, const interp_value *indices, const int64_t *dims,
                         const int64_t *strides, size_t first, size_t n, int64_t *offsets) {
  int64_t parts = (int64_t)s->to_operand.n;
  if (parts == 0) memset(offsets, 0, n * sizeof *offsets);
  for (int64_t k = 0; k < parts; k++) {
    index_line l = {indices, (int64_t)first * parts + k, parts, n, k > 0};
    int64_t d = s->to_operand.v[k];
    ev_index_check(&l, dims[d], strides[d], offsets);
  }
}

static bool apply_scalars(body *b, const fold_kernel *kernel, const scatter_op *s,
                          const interp_value *indices, const interp_value *update,
                          interp_value *out, const int64_t *strides) {
  size_t size = ev_num_rows[out->num].bytes;
  int64_t offsets[INDEX_LINE];
  bool ok = ev_run_count_steps(b->p, 2 * update->count);
  for (size_t first = 0; ok && first < update->count; first += INDEX_LINE) {
    size_t n = update->count - first < INDEX_LINE ? update->count - first : INDEX_LINE;
    find_scalars(s, indices, value_dims(out), strides, first, n, offsets);
    const uint8_t *x = update->data + first * size;
    for (size_t at = 0; ok && at < n; at++) {
      at += kernel->scatter(out->data, offsets + at, x + at * size, n - at);
      if (at == n) break;
      uint8_t *to = out->data + offsets[at] * (int64_t)size; /* a NaN comes out */
      const void *args[] = {to, x + at * size};
      void *results[] = {to};
      ok = ev_body_run(b, 1, args, results);
    }
  }
  return ok;
}

eval_status eval_scatter(proc *p, insn *i, interp_value **in, interp_value **out) {
  scatter_op s;
  FREED_BY(ev_body_close) body b = {0};
  if (!read_op(p, i, in, &s) || !check(p, i, &s, in[0], in[s.n], in[s.n + 1]) ||
      !ev_body_open(p, i, 0, 2 * s.n, s.n, &b))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]), update_rank = value_rank(in[s.n + 1]);
  bool ok = true;
  for (size_t q = 0; ok && q < s.n; q++) {
    const ir_type *t = ev_declared(p, i, q, value_dims(in[q]), rank);
    num_kind to = t ? ev_storage_kind(t->shaped.element) : NUM_NONE;
    ok = t != NULL;
    if (ok && (b.args[q] != to || b.args[s.n + q] != to || b.results[q] != to))
      ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "the element types of the computation and result %zu differ [scatter C23, C25]",
                    q);
    /* Inputs and updates are brought to the element type of the computation. */
    for (size_t k = 0; ok && k < 2; k++) {
      size_t o = k ? s.n + 1 + q : q;
      if ((num_kind)in[o]->num == to) continue;
      interp_value *v = ev_temp(p, i, t->shaped.element, value_dims(in[o]), value_rank(in[o]));
      ok = v != NULL;
      if (!ok) break;
      ev_kern_convert((num_kind)in[o]->num, to, in[o]->data, v->data, v->count);
      interp_release(in[o]);
      in[o] = v;
    }
    if (ok) ok = (out[q] = ev_retyped(p, i, &in[q], t)) != NULL;
  }
  size_t integers = update_rank + 2 * rank + 1;
  auto_free update_dim *roles = ok ? ev_scratch(p, i, update_rank + 1, sizeof *roles) : NULL;
  auto_free int64_t *m = roles ? ev_scratch(p, i, integers, sizeof *m) : NULL;
  auto_free const void **args = m ? ev_scratch(p, i, 3 * s.n, sizeof *args) : NULL;
  if (args) {
    int64_t vector_stride, *at = m + update_rank, *strides = at + rank;
    for (size_t q = 0; q < s.n; q++)
      if (!in[q]) in[q] = interp_retain(out[q]); /* shape and type of a taken input */
    ev_nd_strides(value_dims(in[0]), rank, 1, strides);
    map_dims(&s, in[s.n], in[s.n + 1], roles, &vector_stride);
    const fold_kernel *kernel = is_scalars(&s, in[s.n]) ? ev_body_fold_kernel(&b) : NULL;
    if (kernel)
      ok = apply_scalars(&b, kernel, &s, in[s.n], in[s.n + 1], out[0], strides);
    else
      ok = in[s.n + 1]->count == 0 || apply_updates(&b, &s, in, out, roles, vector_stride, m, at,
                                                    strides, args, (void **)args + 2 * s.n);
  } else {
    ok = false;
  }
  return ok ? EVAL_OK : EVAL_FAIL;
}
