/* SPDX-License-Identifier: Apache-2.0 */
/* reduce and reduce_window by lanes and folds. */
#include <string.h>

#include "body.h"
#include "define/reduce.h"
#include "fast/fills.h"
#include "fast/movement/nd.h"

/* Brings inputs and initial values to the element types of the body (reduce C6). */
static bool promote(definition *d, const body *b, size_t n) {
  interp_value **in = d->in;
  for (size_t q = 0; q < 2 * n; q++) {
    num_kind to = b->r.args[q < n ? n + q : q - n];
    if ((num_kind)in[q]->num == to) continue;
    const ir_type *type = b->r.block->block->args[q < n ? n + q : q - n]->type->shaped.element;
    interp_value *v = ev_temp(d->p, d->i, type, value_dims(in[q]), value_rank(in[q]));
    if (!v) return false;
    ev_kern_convert((num_kind)in[q]->num, to, in[q]->data, v->data, v->count);
    interp_release(in[q]);
    in[q] = v;
  }
  return true;
}

/* Opens the body and fills the results with the initial values. */
static bool open_results(definition *d, size_t n, body *b) {
  if (!ev_body_open(d->p, d->i, 0, 2 * n, n, b) || !promote(d, b, n)) return false;
  for (size_t q = 0; q < n; q++)
    ev_nd_fill(d->out[q]->data, d->in[n + q]->data, bytes_of(d->out[q]), d->out[q]->count);
  return true;
}

static bool fold(definition *d, body *b, interp_value *const *in, size_t n, view_fold *v) {
  auto_free const uint8_t **data = ev_scratch(d->p, d->i, 2 * n, sizeof *data);
  if (!data) return false;
  uint8_t **acc = (uint8_t **)(void *)(data + n);
  for (size_t q = 0; q < n; q++) {
    data[q] = in[q]->data;
    acc[q] = d->out[q]->data;
  }
  v->inputs = n;
  v->in = data;
  v->acc = acc;
  return ev_body_fold_views(b, v);
}

fast_status ev_fast_reduce(definition *d) {
  ints dimensions;
  size_t n = d->i->in_count / 2, rank = value_rank(d->in[0]), kept = 0, reduced = 0;
  auto_free int64_t *m = ev_scratch(d->p, d->i, 5 * rank + 1, sizeof *m);
  if (!m || !ev_ints(d->p, d->i, "dimensions", true, &dimensions)) return FAST_FAILED;
  int64_t *strides = m, *out_dims = m + rank, *out_strides = m + 2 * rank, *red_dims = m + 3 * rank,
          *red_strides = m + 4 * rank;
  ev_nd_strides(value_dims(d->in[0]), rank, 1, strides);
  for (size_t k = 0; k < rank; k++) {
    bool gone = ev_ints_has(dimensions, (int64_t)k);
    (gone ? red_dims : out_dims)[gone ? reduced : kept] = value_dims(d->in[0])[k];
    (gone ? red_strides : out_strides)[gone ? reduced++ : kept++] = strides[k];
  }
  FREED_BY(ev_body_close) body b = {0};
  view_fold v = {.out_rank = kept,
                 .red_rank = reduced,
                 .out_dims = out_dims,
                 .out_strides = out_strides,
                 .red_dims = red_dims,
                 .red_strides = red_strides};
  return open_results(d, n, &b) && fold(d, &b, d->in, n, &v) ? FAST_DONE : FAST_FAILED;
}

/* --- Windows ---------------------------------------------------------------------------------- */

/* Element by element, of padded inputs. */
static bool fold_windows(definition *d, body *b, interp_value *const *wide, const windows *w,
                         size_t n) {
  auto_free int64_t *strides = ev_scratch(d->p, d->i, 3 * w->rank + 1, sizeof *strides);
  if (!strides) return false;
  int64_t *out_strides = strides + w->rank, *red_strides = out_strides + w->rank;
  ev_nd_strides(w->padded, w->rank, 1, strides);
  for (size_t k = 0; k < w->rank; k++) {
    out_strides[k] = w->results[k] > 1 ? strides[k] * w->stride[k] : 0;
    red_strides[k] = w->size[k] > 1 ? strides[k] * w->dilation[k] : 0;
  }
  view_fold v = {.out_rank = w->rank,
                 .red_rank = w->rank,
                 .out_dims = w->results,
                 .out_strides = out_strides,
                 .red_dims = w->size,
                 .red_strides = red_strides};
  return fold(d, b, wide, n, &v);
}

/* Pads the inputs into `wide`, then reduces each window. */
static bool reduce_windows(definition *d, body *b, interp_value **wide, const windows *w,
                           size_t n) {
  for (size_t q = 0; q < n; q++) {
    wide[q] = ev_temp(d->p, d->i, value_element(d->in[q]), w->padded, w->rank);
    if (!wide[q] || !ev_fast_pad_into(d, d->in[q], d->in[n + q]->data, w->low, w->base, wide[q]))
      return false;
  }
  if (!d->out[0]->count) return true;
  window_op o = {w, n, wide, d->in + n, d->out};
  window_status slid = ev_window_slide(d->p, d->i, b, &o);
  return slid == WINDOWS_OTHER ? fold_windows(d, b, wide, w, n) : slid != WINDOWS_FAILED;
}

fast_status ev_fast_reduce_window(definition *d) {
  size_t n = d->i->in_count / 2;
  FREED_BY(ev_body_close) body b = {0};
  FREED_BY(ev_windows_free) windows w = {0};
  auto_free interp_value **wide = ev_scratch(d->p, d->i, n, sizeof *wide);
  bool ok = wide && ev_read_windows(d->p, d->i, d->in[0], &w) && open_results(d, n, &b) &&
            reduce_windows(d, &b, wide, &w, n);
  for (size_t q = 0; wide && q < n; q++) interp_release(wide[q]);
  return ok ? FAST_DONE : FAST_FAILED;
}
