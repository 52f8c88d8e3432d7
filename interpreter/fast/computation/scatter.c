/* SPDX-License-Identifier: Apache-2.0 */
/* scatter: rows of updates by lanes, single elements by a kernel. */
#include <string.h>

#include "body.h"
#include "define/indexing.h"
#include "fast/fills.h"
#include "fast/movement/nd.h"

/* Where one dimension of the updates leads: in the inputs (a window dimension), or in the indices.
 */
typedef struct update_dim {
  int64_t operand;       /* window: dimension of the inputs; else -1 */
  int64_t index_stride;  /* else: elements in the indices */
  int64_t batch_operand; /* else: batching dimension of the inputs, or -1 */
} update_dim;

static void map_dims(const scatter_numbers *s, const interp_value *indices,
                     const interp_value *update, update_dim *roles, int64_t *vector_stride) {
  size_t index_rank = value_rank(indices), at = 0, spanned = 0;
  bool has_vector = (size_t)s->vector_dim < index_rank;
  *vector_stride = 0;
  for (size_t d = 0; d < value_rank(update); d++) {
    roles[d] = (update_dim){-1, 0, -1};
    if (ev_ints_has(s->window, (int64_t)d)) {
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

static bool apply_updates(body *b, const scatter_numbers *s, interp_value **in, interp_value **out,
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
static bool is_scalars(const scatter_numbers *s, const interp_value *indices) {
  size_t rank = value_rank(indices);
  return s->n == 1 && s->window.n == 0 && s->input_batching.n == 0 &&
         (size_t)s->vector_dim + 1 >= rank;
}

/* Where n updates go, from update `first` on; -1: outside. */
static void find_scalars(const scatter_numbers *s, const interp_value *indices, const int64_t *dims,
                         const int64_t *strides, size_t first, size_t n, int64_t *offsets) {
  int64_t parts = (int64_t)s->to_operand.n;
  if (parts == 0) memset(offsets, 0, n * sizeof *offsets);
  for (int64_t k = 0; k < parts; k++) {
    index_line l = {indices, (int64_t)first * parts + k, parts, n, k > 0};
    int64_t d = s->to_operand.v[k];
    ev_index_check(&l, dims[d], strides[d], offsets);
  }
}

static bool apply_scalars(body *b, const fold_kernel *kernel, const scatter_numbers *s,
                          const interp_value *indices, const interp_value *update,
                          interp_value *out, const int64_t *strides) {
  size_t size = ev_num_rows[out->num].bytes;
  int64_t offsets[INDEX_LINE];
  bool ok = ev_run_count_steps(b->r.p, 2 * update->count);
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

/* Result q begins as input q, in the element type of the computation, in which the updates are
 * brought, too. */
static bool open_results(definition *d, size_t n) {
  for (size_t q = 0; q < n; q++) {
    interp_value *r = d->out[q], **update = &d->in[n + 1 + q];
    if (r->data != d->in[q]->data)
      ev_kern_convert((num_kind)d->in[q]->num, (num_kind)r->num, d->in[q]->data, r->data, r->count);
    if ((*update)->num == r->num) continue;
    interp_value *v =
        ev_temp(d->p, d->i, value_element(r), value_dims(*update), value_rank(*update));
    if (!v) return false;
    ev_kern_convert((num_kind)(*update)->num, (num_kind)r->num, (*update)->data, v->data, v->count);
    interp_release(*update);
    *update = v;
  }
  return true;
}

fast_status ev_fast_scatter(definition *d) {
  scatter_numbers s;
  FREED_BY(ev_body_close) body b = {0};
  if (!ev_scatter_numbers(d, &s) || !ev_body_open(d->p, d->i, 0, 2 * s.n, s.n, &b) ||
      !open_results(d, s.n))
    return FAST_FAILED;
  interp_value **in = d->in, **out = d->out, *indices = in[s.n], *update = in[s.n + 1];
  size_t rank = value_rank(in[0]), update_rank = value_rank(update);
  auto_free update_dim *roles = ev_scratch(d->p, d->i, update_rank + 1, sizeof *roles);
  auto_free int64_t *m = ev_scratch(d->p, d->i, update_rank + 2 * rank + 1, sizeof *m);
  auto_free const void **args = ev_scratch(d->p, d->i, 3 * s.n, sizeof *args);
  if (!roles || !m || !args) return FAST_FAILED;
  int64_t vector_stride, *at = m + update_rank, *strides = at + rank;
  ev_nd_strides(value_dims(in[0]), rank, 1, strides);
  map_dims(&s, indices, update, roles, &vector_stride);
  const fold_kernel *kernel = is_scalars(&s, indices) ? ev_body_fold_kernel(&b) : NULL;
  bool ok = kernel
                ? apply_scalars(&b, kernel, &s, indices, update, out[0], strides)
                : update->count == 0 || apply_updates(&b, &s, in, out, roles, vector_stride, m, at,
                                                      strides, args, (void **)args + 2 * s.n);
  return ok ? FAST_DONE : FAST_FAILED;
}
