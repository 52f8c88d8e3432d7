/* SPDX-License-Identifier: Apache-2.0 */
/* Operations that move elements, as strided copies. */
#include <stdlib.h>
#include <string.h>

#include "define/definition.h"
#include "fast/fills.h"
#include "nd.h"

/* A copy between tensors: a shape, and two sets of strides. */
typedef struct walk {
  int64_t *dims, *out, *in;
  uint8_t *to;
  const uint8_t *from;
} walk;

/* A walk over the shape of `shape`, from its element 0 to that of `out`. Strides of the input are
 * 0. */
static bool walk_new(definition *d, const interp_value *shape, const interp_value *in,
                     interp_value *out, walk *w) {
  size_t rank = value_rank(shape);
  int64_t *m = ev_scratch(d->p, d->i, 3 * rank + 1, sizeof *m);
  *w = (walk){m, m ? m + rank : NULL, m ? m + 2 * rank : NULL, out->data, in->data};
  if (!m) return false;
  memcpy(w->dims, value_dims(shape), rank * sizeof *m);
  ev_nd_strides(value_dims(out), rank, bytes_of(out), w->out);
  return true;
}
static fast_status walk_run(definition *d, const interp_value *shape, walk *w) {
  bool ok =
      ev_nd_count(w->dims, value_rank(shape)) == 0 ||
      ev_nd_copy(value_rank(shape), w->dims, w->to, w->out, w->from, w->in, bytes_of(shape)) ||
      ev_no_memory(d->p, d->i);
  free(w->dims);
  return ok ? FAST_DONE : FAST_FAILED;
}

/* Dimension k of the operand becomes dimension to.v[k] of the result. */
static fast_status broadcast(definition *d, ints to) {
  const interp_value *a = d->in[0];
  size_t rank = value_rank(a);
  walk w;
  if (a->count == 1) {
    ev_nd_fill(d->out[0]->data, a->data, bytes_of(a), d->out[0]->count);
    return FAST_DONE;
  }
  if (!walk_new(d, d->out[0], a, d->out[0], &w)) return FAST_FAILED;
  auto_free int64_t *strides = ev_scratch(d->p, d->i, rank, sizeof *strides);
  if (!strides) return free(w.dims), FAST_FAILED;
  ev_nd_strides(value_dims(a), rank, bytes_of(a), strides);
  for (size_t k = 0; k < rank; k++)
    if (value_dims(a)[k] != 1) w.in[to.v[k]] = strides[k];
  return walk_run(d, d->out[0], &w);
}
fast_status ev_fast_broadcast_in_dim(definition *d) {
  ints to;
  return ev_ints(d->p, d->i, "broadcast_dimensions", true, &to) ? broadcast(d, to) : FAST_FAILED;
}
fast_status ev_fast_broadcast(definition *d) {
  size_t rank = value_rank(d->in[0]), more = value_rank(d->out[0]) - rank;
  auto_free int64_t *to = ev_scratch(d->p, d->i, rank, sizeof *to);
  if (!to) return FAST_FAILED;
  for (size_t k = 0; k < rank; k++) to[k] = (int64_t)(more + k);
  return broadcast(d, (ints){to, rank, true});
}
fast_status ev_fast_transpose(definition *d) {
  ints from;
  size_t rank = value_rank(d->in[0]);
  auto_free int64_t *to = ev_scratch(d->p, d->i, rank, sizeof *to);
  if (!to || !ev_ints(d->p, d->i, "permutation", true, &from)) return FAST_FAILED;
  for (size_t k = 0; k < rank; k++) to[from.v[k]] = (int64_t)k;
  return broadcast(d, (ints){to, rank, true});
}

fast_status ev_fast_reverse(definition *d) {
  ints dimensions;
  const interp_value *a = d->in[0];
  walk w;
  if (!ev_ints(d->p, d->i, "dimensions", true, &dimensions) || !walk_new(d, a, a, d->out[0], &w))
    return FAST_FAILED;
  ev_nd_strides(w.dims, value_rank(a), bytes_of(a), w.in);
  for (size_t k = 0; a->count && k < dimensions.n; k++) {
    int64_t at = dimensions.v[k];
    w.from += (w.dims[at] - 1) * w.in[at];
    w.in[at] = -w.in[at];
  }
  return walk_run(d, a, &w);
}

/* result = operand[start : … : step], all within bounds. */
static fast_status slice(definition *d, const int64_t *start, const int64_t *step) {
  const interp_value *a = d->in[0];
  walk w;
  if (!walk_new(d, d->out[0], a, d->out[0], &w)) return FAST_FAILED;
  ev_nd_strides(value_dims(a), value_rank(a), bytes_of(a), w.in);
  for (size_t k = 0; d->out[0]->count && k < value_rank(a); k++) {
    w.from += start[k] * w.in[k];
    if (step && w.dims[k] > 1) w.in[k] *= step[k];
  }
  return walk_run(d, d->out[0], &w);
}
fast_status ev_fast_slice(definition *d) {
  ints start, step;
  return ev_ints(d->p, d->i, "start_indices", true, &start) &&
                 ev_ints(d->p, d->i, "strides", true, &step)
             ? slice(d, start.v, step.v)
             : FAST_FAILED;
}
fast_status ev_fast_dynamic_slice(definition *d) {
  auto_free int64_t *start = ev_scratch(d->p, d->i, value_rank(d->in[0]), sizeof *start);
  if (!start) return FAST_FAILED;
  ev_clamped_starts(d, 1, d->out[0], start);
  return slice(d, start, NULL);
}

/* The result may be the operand itself. */
fast_status ev_fast_dynamic_update_slice(definition *d) {
  const interp_value *a = d->in[0], *update = d->in[1];
  interp_value *r = d->out[0];
  size_t rank = value_rank(a);
  walk w;
  auto_free int64_t *start = ev_scratch(d->p, d->i, rank, sizeof *start);
  if (!start || !walk_new(d, update, update, r, &w)) return FAST_FAILED;
  ev_clamped_starts(d, 2, update, start);
  if (r->data != a->data) memcpy(r->data, a->data, r->size);
  ev_nd_strides(w.dims, rank, bytes_of(a), w.in);
  for (size_t k = 0; k < rank; k++) w.to += start[k] * w.out[k];
  return walk_run(d, update, &w);
}

fast_status ev_fast_concatenate(definition *d) {
  int64_t dimension, offset = 0;
  if (!ev_int(d->p, d->i, "dimension", NULL, &dimension)) return FAST_FAILED;
  for (uint32_t k = 0; k < d->i->in_count; k++) {
    const interp_value *a = d->in[k];
    walk w;
    if (!walk_new(d, a, a, d->out[0], &w)) return FAST_FAILED;
    ev_nd_strides(w.dims, value_rank(a), bytes_of(a), w.in);
    w.to += offset * w.out[dimension];
    offset += value_dims(a)[dimension];
    if (walk_run(d, a, &w) != FAST_DONE) return FAST_FAILED;
  }
  return FAST_DONE;
}

/* --- pad -------------------------------------------------------------------------------------- */

/* One dimension of a pad: element k of n goes to low + k * step; which k land in [0, size)? */
static void landing(int64_t n, int64_t low, int64_t step, int64_t size, int64_t *first,
                    int64_t *count) {
  int64_t from = low < 0 ? (-low + step - 1) / step : 0;
  int64_t to = size - 1 - low < 0 ? 0 : (size - 1 - low) / step + 1; /* past the last one */
  if (to > n) to = n;
  *first = from;
  *count = size > 0 && to > from ? to - from : 0;
}

bool ev_fast_pad_into(definition *d, const interp_value *in, const uint8_t *fill,
                      const int64_t *low, const int64_t *interior, interp_value *out) {
  walk w;
  ev_nd_fill(out->data, fill, bytes_of(in), out->count);
  if (in->count == 0 || out->count == 0) return true;
  if (!walk_new(d, in, in, out, &w)) return false;
  ev_nd_strides(value_dims(in), value_rank(in), bytes_of(in), w.in);
  for (size_t k = 0; k < value_rank(in); k++) {
    int64_t n = value_dims(in)[k], first, step = n > 1 ? interior[k] + 1 : 1;
    landing(n, low[k], step, value_dims(out)[k], &first, &w.dims[k]);
    w.to += (low[k] + first * step) * w.out[k];
    w.from += first * w.in[k];
    if (w.dims[k] > 1) w.out[k] *= step;
  }
  return walk_run(d, in, &w) == FAST_DONE;
}
fast_status ev_fast_pad(definition *d) {
  ints low, interior;
  return ev_ints(d->p, d->i, "edge_padding_low", true, &low) &&
                 ev_ints(d->p, d->i, "interior_padding", true, &interior) &&
                 ev_fast_pad_into(d, d->in[0], d->in[1]->data, low.v, interior.v, d->out[0])
             ? FAST_DONE
             : FAST_FAILED;
}
