/* SPDX-License-Identifier: Apache-2.0 */
/* gather and dynamic_gather: offsets of many slices at a time. */
#include <stdlib.h>
#include <string.h>

#include "define/indexing.h"
#include "fast/fills.h"
#include "nd.h"

/* Where the slices come from and where they go. Strides of operand and result are in bytes, those
 * of the indices in elements. */
typedef struct gather_walk {
  const gather_numbers *g;
  const interp_value *operand, *indices;
  interp_value *result;
  size_t size, batch_rank, spans;
  int64_t *in_strides;                                     /* by dimension of the operand */
  int64_t *batch_dims, *batch_out, *batch_from, *batch_in; /* by batch dimension: size, strides in
                                                          the result, the indices, the operand */
  int64_t *slice_dims, *slice_in, *slice_out;              /* by spanned dimension */
  int64_t vector_stride; /* from one index of a vector to the next */
  size_t slice_bytes; /* of a slice that lies in one piece in operand and result; 0: it does not */
} gather_walk;

/* Lays out result and walk. The list `m` has room for all. */
static void lay_out(gather_walk *w, const int64_t *dims, size_t result_rank, int64_t *m) {
  const gather_numbers *g = w->g;
  const interp_value *v = w->operand, *indices = w->indices;
  size_t rank = value_rank(v), index_rank = value_rank(indices);
  int64_t *out_strides = m;
  w->in_strides = out_strides + result_rank;
  w->slice_dims = w->in_strides + rank;
  w->slice_in = w->slice_dims + rank;
  w->slice_out = w->slice_in + rank;
  w->batch_dims = w->slice_out + rank;
  w->batch_out = w->batch_dims + w->batch_rank;
  w->batch_from = w->batch_out + w->batch_rank;
  w->batch_in = w->batch_from + w->batch_rank;
  ev_nd_strides(dims, result_rank, w->size, out_strides);
  ev_nd_strides(value_dims(v), rank, w->size, w->in_strides);
  w->spans = 0;
  for (size_t d = 0; d < rank; d++) {
    if (ev_ints_has(g->collapsed, (int64_t)d) || ev_ints_has(g->operand_batching, (int64_t)d))
      continue;
    w->slice_dims[w->spans] = g->sizes.v[d];
    w->slice_in[w->spans] = w->in_strides[d];
    w->slice_out[w->spans] = out_strides[g->offset_dims.v[w->spans]];
    w->spans++;
  }
  w->slice_bytes = w->size;
  for (size_t k = w->spans; k-- > 0 && w->slice_bytes;) {
    if (w->slice_dims[k] == 1) continue;
    bool joined = w->slice_in[k] == (int64_t)w->slice_bytes && w->slice_out[k] == w->slice_in[k];
    w->slice_bytes = joined ? w->slice_bytes * (size_t)w->slice_dims[k] : 0;
  }
  for (size_t d = 0, b = 0; d < result_rank; d++) {
    if (ev_ints_has(g->offset_dims, (int64_t)d)) continue;
    w->batch_dims[b] = dims[d];
    w->batch_out[b++] = out_strides[d];
  }
  int64_t stride = 1;
  for (size_t d = index_rank, at = w->batch_rank; d-- > 0; stride *= value_dims(indices)[d]) {
    if (d == (size_t)g->vector_dim) {
      w->vector_stride = stride;
      continue;
    }
    int64_t batching = ev_ints_find(g->indices_batching, (int64_t)d);
    w->batch_from[--at] = stride;
    w->batch_in[at] = batching < 0 ? 0 : w->in_strides[g->operand_batching.v[batching]];
  }
}

/* Copies the slices of n neighbours, with room for three numbers per spanned dimension: number e
 * from `from` + offsets[e] to `to` + e * step. */
static bool copy_slices(const gather_walk *w, const uint8_t *from, const int64_t *offsets,
                        uint8_t *to, int64_t step, size_t n, int64_t *room) {
#define COPY_ELEMENTS(T)                                                                     \
  if (step == sizeof(T))                                                                     \
    for (size_t e = 0; e < n; e++) memcpy(to + e * sizeof(T), from + offsets[e], sizeof(T)); \
  else                                                                                       \
    for (size_t e = 0; e < n; e++) memcpy(to + (int64_t)e * step, from + offsets[e], sizeof(T));
  switch (w->slice_bytes) {
    case 1: COPY_ELEMENTS(uint8_t) return true;
    case 2: COPY_ELEMENTS(uint16_t) return true;
    case 4: COPY_ELEMENTS(uint32_t) return true;
    case 8: COPY_ELEMENTS(uint64_t) return true;
    case 0: break;
    default:
      for (size_t e = 0; e < n; e++)
        memcpy(to + (int64_t)e * step, from + offsets[e], w->slice_bytes);
      return true;
  }
#undef COPY_ELEMENTS
  for (size_t e = 0; e < n; e++) {
    int64_t *dims = room, *outs = dims + w->spans, *ins = outs + w->spans;
    memcpy(dims, w->slice_dims, w->spans * sizeof *dims); /* ev_nd_copy joins them in place */
    memcpy(outs, w->slice_out, w->spans * sizeof *outs);
    memcpy(ins, w->slice_in, w->spans * sizeof *ins);
    if (!ev_nd_copy(w->spans, dims, to + (int64_t)e * step, outs, from + offsets[e], ins, w->size))
      return false;
  }
  return true;
}

/* Where slices start: that of the first index of `l` at `in`, the next one at in + in_step …, plus
 * what the indices say. */
static void find_slices(const gather_walk *w, index_line l, int64_t in, int64_t in_step,
                        int64_t *offsets) {
  const gather_numbers *g = w->g;
  l.more = in_step != 0 || g->start_index_map.n == 0;
  for (size_t k = 0; l.more && k < l.n; k++) offsets[k] = in + (int64_t)k * in_step;
  for (size_t k = 0; k < g->start_index_map.n; k++) {
    int64_t d = g->start_index_map.v[k];
    ev_index_clamp(&l, value_dims(w->operand)[d] - g->sizes.v[d], w->in_strides[d], offsets);
    l.from += w->vector_stride;
    l.more = true;
  }
}

/* Slices in row-major order of the batch, lines of neighbours along the last of its dimensions. */
static bool walk_slices(const gather_walk *w, int64_t *room) {
  size_t outer = w->batch_rank ? w->batch_rank - 1 : 0;
  size_t end = ev_nd_count(w->batch_dims, w->batch_rank);
  size_t length = w->batch_rank ? (size_t)w->batch_dims[outer] : 1;
  int64_t from_step = w->batch_rank ? w->batch_from[outer] : 0;
  int64_t in_step = w->batch_rank ? w->batch_in[outer] : 0;
  int64_t out_step = w->batch_rank ? w->batch_out[outer] : 0;
  int64_t offsets[INDEX_LINE];
  for (size_t at = 0, n; at < end; at += n) {
    int64_t from = 0, in = 0, out = 0, e = (int64_t)(at % length);
    size_t line = at / length;
    for (size_t k = outer; k-- > 0; line /= (size_t)w->batch_dims[k]) {
      int64_t index = (int64_t)(line % (size_t)w->batch_dims[k]);
      from += index * w->batch_from[k];
      in += index * w->batch_in[k];
      out += index * w->batch_out[k];
    }
    n = length - (size_t)e < INDEX_LINE ? length - (size_t)e : INDEX_LINE;
    index_line l = {w->indices, from + e * from_step, from_step, n, .more = false};
    find_slices(w, l, e * in_step, in_step, offsets);
    if (!copy_slices(w, w->operand->data + in, offsets, w->result->data + out + e * out_step,
                     out_step, n, room))
      return false;
  }
  return true;
}

fast_status ev_fast_gather(definition *d) {
  const interp_value *v = d->in[0], *indices = d->in[1];
  interp_value *r = d->out[0];
  size_t rank = value_rank(v), index_rank = value_rank(indices), result_rank = value_rank(r);
  gather_numbers g;
  auto_free int64_t *sizes = ev_scratch(d->p, d->i, rank, sizeof *sizes);
  if (!sizes || !ev_gather_numbers(d, &g, sizes)) return FAST_FAILED;
  if (r->count == 0) return FAST_DONE;
  gather_walk w = {.g = &g,
                   .operand = v,
                   .indices = indices,
                   .result = r,
                   .size = bytes_of(v),
                   .batch_rank = index_rank - ((size_t)g.vector_dim < index_rank)};
  auto_free int64_t *m =
      ev_scratch(d->p, d->i, result_rank + 4 * rank + 4 * w.batch_rank + 1, sizeof *m);
  if (!m) return FAST_FAILED;
  lay_out(&w, value_dims(r), result_rank, m);
  auto_free int64_t *room = ev_scratch(d->p, d->i, 3 * w.spans + 1, sizeof *room);
  return room && (walk_slices(&w, room) || ev_no_memory(d->p, d->i)) ? FAST_DONE : FAST_FAILED;
}
