/* SPDX-License-Identifier: Apache-2.0 */
/* reduce, reduce_window, select_and_scatter, map.
 *
 * A reduction starts from the initial value and takes the elements in row-major order, one after
 * the other; this is one of the schedules that the specification allows, and the reference's. */
#include "reduce.h"

#include <stdlib.h>
#include <string.h>

#include "definition.h"

bool ev_open_computation(definition *d, uint32_t k, size_t n, computation *c) {
  *c = (computation){.n = n};
  if (!ev_region_open(d->p, d->i, k, 2 * n, n, &c->r)) return false;
  c->memory = ev_scratch(d->p, d->i, 2 * n, sizeof(element) + 2 * sizeof(void *));
  if (!c->memory) return false;
  c->acc = c->memory;
  c->x = c->acc + n;
  c->args = (const void **)(void *)(c->x + n);
  c->results = (void **)c->args + 2 * n;
  for (size_t q = 0; q < n; q++) {
    c->args[q] = c->results[q] = c->acc[q];
    c->args[n + q] = c->x[q];
  }
  return true;
}
void ev_close_computation(computation *c) { free(c->memory); }
bool ev_compute(computation *c) { return ev_region_apply(&c->r, 0, c->args, c->results); }

/* --- reduce ----------------------------------------------------------------------------------- */

/* Results of this shape, whose types the body gives (reduce C6, C8). */
static bool frame_results(definition *d, size_t n, const int64_t *dims, size_t rank) {
  region r;
  if (!ev_region_open(d->p, d->i, 0, 2 * n, n, &r)) return false;
  for (size_t q = 0; q < n; q++)
    if (!ev_takes_shape(d, q, dims, rank)) return false;
  return true;
}

/* Element r of window o of input q. */
typedef const uint8_t *(*window_fn)(definition *d, size_t q, const int64_t *o, const int64_t *r,
                                    const void *user);
static bool by_windows(definition *d, const int64_t *red_dims, size_t red_rank, window_fn window,
                       const void *user) {
  size_t n = d->i->in_count / 2, reds = 1;
  computation c;
  if (!ev_open_computation(d, 0, n, &c)) return false;
  bool ok = true;
  int64_t *index = zero_row(d, 0), *at = zero_row(d, 1);
  for (size_t k = 0; k < red_rank; k++) reds *= (size_t)red_dims[k];
  const interp_value *shape = d->out[0];
  for (size_t o = 0; ok && o < shape->count; o++) {
    for (size_t q = 0; q < n; q++)
      ev_element_convert((num_kind)d->in[n + q]->num, c.r.args[q], d->in[n + q]->data, c.acc[q]);
    for (size_t r = 0; ok && r < reds; r++) {
      for (size_t q = 0; q < n; q++)
        ev_element_convert((num_kind)d->in[q]->num, c.r.args[n + q], window(d, q, index, at, user),
                           c.x[q]);
      ok = ev_compute(&c);
      ev_nd_next(at, red_dims, red_rank);
    }
    for (size_t q = 0; q < n; q++)
      memcpy(d->out[q]->data + o * bytes_of(d->out[q]), c.acc[q], bytes_of(d->out[q]));
    ev_nd_next(index, value_dims(shape), value_rank(shape));
  }
  ev_close_computation(&c);
  return ok;
}

bool ev_frame_reduce(definition *d) {
  size_t n = d->i->in_count / 2, kept = 0, rank = value_rank(d->in[0]);
  ints dimensions;
  if (!ev_ints(d->p, d->i, "dimensions", true, &dimensions)) return false;
  auto_free int64_t *dims = ev_scratch(d->p, d->i, rank, sizeof *dims);
  for (size_t k = 0; dims && k < rank; k++)
    if (!ev_ints_has(dimensions, (int64_t)k)) dims[kept++] = value_dims(d->in[0])[k];
  return dims && frame_results(d, n, dims, kept);
}
static const uint8_t *reduce_element(definition *d, size_t q, const int64_t *o, const int64_t *r,
                                     const void *user) {
  const ints *dimensions = user;
  int64_t *index = row(d, 2);
  for (size_t k = 0; k < value_rank(d->in[q]); k++)
    index[k] = ev_ints_has(*dimensions, (int64_t)k) ? *r++ : *o++;
  return ev_define_at(d->in[q], index);
}
bool ev_define_reduce(definition *d) {
  ints dimensions;
  int64_t *dims = row(d, 3);
  size_t n = 0;
  if (!ev_ints(d->p, d->i, "dimensions", true, &dimensions)) return false;
  for (size_t k = 0; k < value_rank(d->in[0]); k++)
    if (ev_ints_has(dimensions, (int64_t)k)) dims[n++] = value_dims(d->in[0])[k];
  return by_windows(d, dims, n, reduce_element, &dimensions);
}

/* --- reduce_window ---------------------------------------------------------------------------- */

/* Reads a list of `rank` numbers; absent: ones. */
static bool window_list(proc *p, insn *i, const char *name, size_t rank, int64_t *out) {
  ints v;
  if (!ev_ints(p, i, name, false, &v)) return false;
  for (size_t d = 0; d < rank; d++) out[d] = v.present ? v.v[d] : 1;
  return true;
}

bool ev_read_padding(proc *p, insn *i, size_t rank, int64_t *low, int64_t *high) {
  ints v;
  if (!ev_ints(p, i, "padding", false, &v)) return false;
  for (size_t d = 0; d < rank; d++) {
    low[d] = v.present ? v.v[2 * d] : 0;
    high[d] = v.present ? v.v[2 * d + 1] : 0;
  }
  return true;
}

bool ev_read_windows(proc *p, insn *i, const interp_value *in, windows *w) {
  size_t rank = value_rank(in);
  int64_t *m = ev_scratch(p, i, 8 * rank + 1, sizeof *m);
  *w = (windows){rank, m, NULL, NULL, NULL, NULL, NULL, NULL, NULL};
  if (!m) return false;
  w->stride = m + rank, w->base = m + 2 * rank, w->dilation = m + 3 * rank;
  w->low = m + 4 * rank, w->high = m + 5 * rank, w->padded = m + 6 * rank;
  w->results = m + 7 * rank;
  if (!window_list(p, i, "window_dimensions", rank, w->size) ||
      !window_list(p, i, "window_strides", rank, w->stride) ||
      !window_list(p, i, "base_dilations", rank, w->base) ||
      !window_list(p, i, "window_dilations", rank, w->dilation) ||
      !ev_read_padding(p, i, rank, w->low, w->high))
    return false;
  for (size_t k = 0; k < rank; k++) w->base[k]--; /* elements between, as pad wants it */
  if (!ev_pad_shape(p, i, value_dims(in), rank, w->low, w->high, w->base, w->padded, ""))
    return false;
  for (size_t k = 0; k < rank; k++)
    w->results[k] = (int64_t)exact_windows(w->padded[k], exact_dilated(w->size[k], w->dilation[k]),
                                           w->stride[k]);
  return true;
}
void ev_windows_free(windows *w) { free(w->size); }

bool ev_frame_reduce_window(definition *d) {
  FREED_BY(ev_windows_free) windows w = {0};
  return ev_read_windows(d->p, d->i, d->in[0], &w) &&
         frame_results(d, d->i->in_count / 2, w.results, w.rank);
}
static const uint8_t *window_element(definition *d, size_t q, const int64_t *o, const int64_t *r,
                                     const void *user) {
  const windows *w = user;
  int64_t *index = row(d, 2);
  for (size_t k = 0; k < w->rank; k++) index[k] = o[k] * w->stride[k] + r[k] * w->dilation[k];
  return ev_define_padded(d->in[q], d->in[d->i->in_count / 2 + q]->data, index, w->low, w->base,
                          row(d, 3));
}
bool ev_define_reduce_window(definition *d) {
  FREED_BY(ev_windows_free) windows w = {0};
  return ev_read_windows(d->p, d->i, d->in[0], &w) &&
         by_windows(d, w.size, w.rank, window_element, &w);
}

/* --- select_and_scatter ----------------------------------------------------------------------- */

bool ev_frame_select_and_scatter(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  region select, scatter;
  if (!ev_region_open(p, i, 0, 2, 1, &select) || !ev_region_open(p, i, 1, 2, 1, &scatter) ||
      !ev_takes_shape(d, 0, value_dims(d->in[0]), value_rank(d->in[0])))
    return false;
  CONSTRAINT_OR_RETURN(d->in[2]->num == d->in[0]->num, "select_and_scatter C3",
                       "the element types of operand and init_value differ");
  return true;
}

/* The index of the operand that window `o` selects, into `selected`: the first one that is inside,
 * unless `select` prefers a later one to it. *found false: none is inside. */
static bool select_index(definition *d, const region *select, const windows *w, const int64_t *o,
                         int64_t *selected, bool *found) {
  const interp_value *operand = d->in[0];
  size_t rank = w->rank, inside, count = ev_nd_count(w->size, rank);
  int64_t *r = zero_row(d, 2), *index = row(d, 3);
  *found = false;
  for (size_t e = 0; e < count; e++, ev_nd_next(r, w->size, rank)) {
    inside = 0;
    for (size_t k = 0; k < rank; k++) {
      index[k] = o[k] * w->stride[k] + r[k] - w->low[k];
      inside += index[k] >= 0 && index[k] < value_dims(operand)[k];
    }
    if (inside < rank) continue;
    if (*found) {
      uint8_t keep = 0;
      const void *args[] = {ev_define_at(operand, selected), ev_define_at(operand, index)};
      void *results[] = {&keep};
      if (!ev_region_apply(select, 0, args, results)) return false;
      if (keep) continue;
    }
    memcpy(selected, index, rank * sizeof *index);
    *found = true;
  }
  return true;
}

/* Each source element, in row-major order, goes to the element that its window selects:
 * scatter(scatter(initial value, source element), what is there). */
bool ev_define_select_and_scatter(definition *d) {
  const interp_value *source = d->in[1];
  interp_value *r = d->out[0];
  num_kind e = (num_kind)source->num, to = (num_kind)r->num;
  FREED_BY(ev_windows_free) windows w = {0};
  region select;
  computation scatter;
  element init;
  if (!ev_read_windows(d->p, d->i, d->in[0], &w) || !ev_region_open(d->p, d->i, 0, 2, 1, &select) ||
      !ev_open_computation(d, 1, 1, &scatter))
    return false;
  bool ok = true, found;
  int64_t *o = zero_row(d, 0), *selected = row(d, 4);
  ev_element_convert(e, to, d->in[2]->data, init);
  for (size_t k = 0; k < r->count; k++) memcpy(r->data + k * bytes_of(r), init, bytes_of(r));
  for (size_t s = 0; ok && s < source->count; s++) {
    ok = select_index(d, &select, &w, o, selected, &found);
    if (ok && found) {
      uint8_t *there = ev_define_at(r, selected);
      memcpy(scatter.acc[0], init, bytes_of(r));
      ev_element_convert(e, to, ev_define_at(source, o), scatter.x[0]);
      ok = ev_compute(&scatter);
      memcpy(scatter.x[0], there, bytes_of(r));
      ok = ok && ev_compute(&scatter);
      memcpy(there, scatter.acc[0], bytes_of(r));
    }
    ev_nd_next(o, value_dims(source), w.rank);
  }
  ev_close_computation(&scatter);
  return ok;
}

/* --- map -------------------------------------------------------------------------------------- */

bool ev_frame_map(definition *d) {
  region r;
  return ev_region_open(d->p, d->i, 0, d->i->in_count, 1, &r) &&
         ev_takes_shape(d, 0, value_dims(d->in[0]), value_rank(d->in[0]));
}
bool ev_define_map(definition *d) {
  region f;
  auto_free const void **args = ev_scratch(d->p, d->i, d->i->in_count, sizeof *args);
  bool ok = args && ev_region_open(d->p, d->i, 0, d->i->in_count, 1, &f);
  interp_value *r = d->out[0];
  void *results[] = {r->data};
  for (uint32_t q = 0; ok && q < d->i->in_count; q++) args[q] = d->in[q]->data;
  for (size_t e = 0; ok && e < r->count; e++) ok = ev_region_apply(&f, e, args, results);
  return ok;
}
