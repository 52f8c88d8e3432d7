/* Ops with a computation on scalars: each application of it goes through the machine. */
#include <stdlib.h>
#include <string.h>

#include "definitions.h"
#include "fast/body.h"

typedef uint8_t element[NUM_MAX_BYTES];

/* A region, and room for the values that it is applied to. */
typedef struct computation {
  body b;
  size_t n; /* results; arguments are acc, then x */
  element *acc, *x;
  const void **args;
  void **results;
  void *memory;
} computation;

/* Region k, for 2n scalars in and n out. False with a diagnostic; `close_region` in any case. */
static bool open_region(definition *d, uint32_t k, size_t n, computation *c) {
  *c = (computation){.n = n};
  if (!ev_body_open(d->p, d->i, k, 2 * n, n, &c->b)) return false;
  c->b.program = NULL;
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
static void close_region(computation *c) {
  ev_body_close(&c->b);
  free(c->memory);
}

/* acc = body(acc, x); acc[q] and x[q] have the kinds of the body's arguments. */
static bool apply(computation *c) { return ev_body_run(&c->b, 1, c->args, c->results); }

static void take(const uint8_t *e, num_kind from, num_kind to, uint8_t *out) {
  if (from == to)
    memcpy(out, e, ev_num_rows[to].bytes);
  else
    ev_kern_convert(from, to, e, out, 1);
}

/* --- reduce, reduce_window -------------------------------------------------------------------- */

/* Element r of window o of input q. */
typedef const uint8_t *(*window_fn)(definition *d, size_t q, const int64_t *o, const int64_t *r,
                                    const void *user);
static bool by_windows(definition *d, const int64_t *red_dims, size_t red_rank, window_fn window,
                       const void *user) {
  size_t n = d->i->in_count / 2, reds = 1;
  computation c;
  bool ok = open_region(d, 0, n, &c);
  int64_t *index = zero_row(d, 0), *at = zero_row(d, 1);
  for (size_t k = 0; k < red_rank; k++) reds *= (size_t)red_dims[k];
  const interp_value *shape = d->out[0];
  for (size_t o = 0; ok && o < shape->count; o++) {
    for (size_t q = 0; q < n; q++)
      take(d->in[n + q]->data, (num_kind)d->in[n + q]->num, c.b.args[q], c.acc[q]);
    for (size_t r = 0; ok && r < reds; r++) {
      for (size_t q = 0; q < n; q++)
        take(window(d, q, index, at, user), (num_kind)d->in[q]->num, c.b.args[n + q], c.x[q]);
      ok = apply(&c);
      ev_nd_next(at, red_dims, red_rank);
    }
    for (size_t q = 0; q < n; q++)
      memcpy(d->out[q]->data + o * bytes_of(d->out[q]), c.acc[q], bytes_of(d->out[q]));
    ev_nd_next(index, value_dims(shape), value_rank(shape));
  }
  close_region(&c);
  return ok;
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

typedef struct windows {
  ints size, stride, base, dilation, low_high;
} windows;
static bool windows_of(definition *d, windows *w) {
  return ev_ints(d->p, d->i, "window_dimensions", false, &w->size) &&
         ev_ints(d->p, d->i, "window_strides", false, &w->stride) &&
         ev_ints(d->p, d->i, "base_dilations", false, &w->base) &&
         ev_ints(d->p, d->i, "window_dilations", false, &w->dilation) &&
         ev_ints(d->p, d->i, "padding", false, &w->low_high);
}
static const uint8_t *window_element(definition *d, size_t q, const int64_t *o, const int64_t *r,
                                     const void *user) {
  const windows *w = user;
  const interp_value *v = d->in[q];
  int64_t *index = row(d, 2), *low = row(d, 3), *interior = row(d, 4);
  for (size_t k = 0; k < value_rank(v); k++) {
    index[k] = o[k] * item(w->stride, k, 1) + r[k] * item(w->dilation, k, 1);
    low[k] = item(w->low_high, 2 * k, 0);
    interior[k] = item(w->base, k, 1) - 1;
  }
  return ev_define_padded(v, d->in[d->i->in_count / 2 + q]->data, index, low, interior, row(d, 5));
}
bool ev_define_reduce_window(definition *d) {
  windows w;
  return windows_of(d, &w) && by_windows(d, w.size.v, w.size.n, window_element, &w);
}

/* --- select_and_scatter ----------------------------------------------------------------------- */

/* The index of the operand that window `o` selects, into `selected`: the first one that is inside,
 * unless `select` prefers a later one to it. *found false: none is inside. */
static bool select_index(definition *d, computation *c, const windows *w, const int64_t *o,
                         int64_t *selected, bool *found) {
  const interp_value *operand = d->in[0];
  size_t rank = value_rank(operand), inside, count = 1;
  int64_t *r = zero_row(d, 2), *index = row(d, 3), *dims = row(d, 4);
  for (size_t k = 0; k < rank; k++) count *= (size_t)(dims[k] = item(w->size, k, 1));
  *found = false;
  for (size_t e = 0; e < count; e++, ev_nd_next(r, dims, rank)) {
    inside = 0;
    for (size_t k = 0; k < rank; k++) {
      index[k] = o[k] * item(w->stride, k, 1) + r[k] - item(w->low_high, 2 * k, 0);
      inside += index[k] >= 0 && index[k] < value_dims(operand)[k];
    }
    if (inside < rank) continue;
    if (*found) {
      memcpy(c->acc[0], ev_define_at(operand, selected), bytes_of(operand));
      memcpy(c->x[0], ev_define_at(operand, index), bytes_of(operand));
      if (!apply(c)) return false;
      if (c->acc[0][0]) continue;
    }
    memcpy(selected, index, rank * sizeof *index);
    *found = true;
  }
  return true;
}

/* For each element of the result, from the initial value on: scatter(scatter(initial value, source
 * element), what there is) for each source element whose window selects it, in row-major order. */
bool ev_define_select_and_scatter(definition *d) {
  const interp_value *source = d->in[1];
  interp_value *r = d->out[0];
  num_kind e = (num_kind)source->num, to = (num_kind)r->num;
  size_t rank = value_rank(r);
  windows w;
  computation select = {.n = 0}, scatter = {.n = 0};
  bool ok = windows_of(d, &w) && open_region(d, 0, 1, &select), found;
  ok = ok && open_region(d, 1, 1, &scatter);
  int64_t *index = zero_row(d, 0), *o = row(d, 1), *selected = row(d, 5);
  for (size_t k = 0; ok && k < r->count; k++) {
    element so_far;
    take(d->in[2]->data, e, to, so_far);
    zero_row(d, 1);
    for (size_t s = 0; ok && s < source->count; s++) {
      ok = select_index(d, &select, &w, o, selected, &found);
      if (ok && found && memcmp(selected, index, rank * sizeof *index) == 0) {
        take(d->in[2]->data, e, to, scatter.acc[0]);
        take(ev_define_at(source, o), e, to, scatter.x[0]);
        ok = apply(&scatter);
        memcpy(scatter.x[0], so_far, bytes_of(r));
        ok = ok && apply(&scatter);
        memcpy(so_far, scatter.acc[0], bytes_of(r));
      }
      ev_nd_next(o, value_dims(source), rank);
    }
    memcpy(r->data + k * bytes_of(r), so_far, bytes_of(r));
    ev_nd_next(index, value_dims(r), rank);
  }
  close_region(&select);
  close_region(&scatter);
  return ok;
}

/* --- map -------------------------------------------------------------------------------------- */

bool ev_define_map(definition *d) {
  FREED_BY(ev_body_close) body b = {0};
  auto_free const void **args = ev_scratch(d->p, d->i, d->i->in_count, sizeof *args);
  bool ok = ev_body_open(d->p, d->i, 0, d->i->in_count, 1, &b) && args;
  interp_value *r = d->out[0];
  b.program = NULL;
  for (size_t e = 0; ok && e < r->count; e++) {
    void *results[] = {r->data + e * bytes_of(r)};
    for (uint32_t q = 0; q < d->i->in_count; q++) args[q] = d->in[q]->data + e * bytes_of(d->in[q]);
    ok = ev_body_run(&b, 1, args, results);
  }
  return ok;
}

/* --- scatter ---------------------------------------------------------------------------------- */

typedef struct scatter_numbers {
  ints window, inserted, input_batching, indices_batching, to_operand;
  int64_t vector_dim;
} scatter_numbers;

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
      to += ev_define_wide((num_kind)indices->num, ev_define_at(indices, at));
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
  size_t n = (d->i->in_count - 1) / 2;
  const interp_value *indices = d->in[n], *update = d->in[n + 1];
  scatter_numbers s;
  computation c;
  const ir_attr *a = ev_attr(d->p, d->i, "scatter_dimension_numbers");
  bool ok = open_region(d, 0, n, &c) &&
            ev_param_ints(d->p, d->i, a, "updateWindowDims", &s.window) &&
            ev_param_ints(d->p, d->i, a, "insertedWindowDims", &s.inserted) &&
            ev_param_ints(d->p, d->i, a, "inputBatchingDims", &s.input_batching) &&
            ev_param_ints(d->p, d->i, a, "scatterIndicesBatchingDims", &s.indices_batching) &&
            ev_param_ints(d->p, d->i, a, "scatterDimsToOperandDims", &s.to_operand) &&
            ev_param_int(d->p, d->i, a, "indexVectorDim", &s.vector_dim);
  for (size_t q = 0; ok && q < n; q++)
    for (size_t e = 0; e < d->out[q]->count; e++)
      take(d->in[q]->data + e * bytes_of(d->in[q]), (num_kind)d->in[q]->num, c.b.results[q],
           d->out[q]->data + e * bytes_of(d->out[q]));
  int64_t *index = zero_row(d, 0), *to = row(d, 1);
  for (size_t u = 0; ok && u < update->count; u++) {
    if (result_index_of(d, &s, indices, value_rank(update), index, to)) {
      for (size_t q = 0; q < n; q++) {
        const interp_value *v = d->in[n + 1 + q];
        memcpy(c.acc[q], ev_define_at(d->out[q], to), bytes_of(d->out[q]));
        take(ev_define_at(v, index), (num_kind)v->num, c.b.args[n + q], c.x[q]);
      }
      ok = apply(&c);
      for (size_t q = 0; ok && q < n; q++)
        memcpy(ev_define_at(d->out[q], to), c.acc[q], bytes_of(d->out[q]));
    }
    ev_nd_next(index, value_dims(update), value_rank(update));
  }
  close_region(&c);
  return ok;
}

/* --- sort ------------------------------------------------------------------------------------- */

/* Each slice by insertion: an element moves before those that it compares less than. */
bool ev_define_sort(definition *d) {
  int64_t dimension, last = -1, rank = (int64_t)value_rank(d->in[0]);
  uint32_t n = d->i->in_count;
  FREED_BY(ev_body_close) body b = {0};
  if (!ev_int(d->p, d->i, "dimension", &last, &dimension)) return false;
  if (dimension < 0) dimension += rank;
  uint8_t less = 0;
  void *results[] = {&less};
  auto_free const void **args = ev_scratch(d->p, d->i, 2 * (size_t)n, sizeof *args);
  bool ok = ev_body_open(d->p, d->i, 0, 2 * (size_t)n, 1, &b) && args;
  b.program = NULL;
  const int64_t *dims = value_dims(d->in[0]);
  for (uint32_t q = 0; q < n; q++) memcpy(d->out[q]->data, d->in[q]->data, d->in[q]->size);
  /* Neighbours in a slice. */
  int64_t *index = zero_row(d, 0), *one = row(d, 1), *other = row(d, 2);
  for (size_t e = 0; ok && e < d->in[0]->count; e++) {
    memcpy(one, index, (size_t)rank * sizeof *one);
    memcpy(other, index, (size_t)rank * sizeof *other);
    for (int64_t k = index[dimension]; ok && k > 0; k--) {
      one[dimension] = k;
      other[dimension] = k - 1;
      for (uint32_t q = 0; q < n; q++) {
        args[2 * q] = ev_define_at(d->out[q], one);
        args[2 * q + 1] = ev_define_at(d->out[q], other);
      }
      ok = ev_body_run(&b, 1, args, results);
      if (!less) break;
      for (uint32_t q = 0; q < n; q++) {
        element t;
        memcpy(t, args[2 * q], bytes_of(d->out[q]));
        memcpy(ev_define_at(d->out[q], one), args[2 * q + 1], bytes_of(d->out[q]));
        memcpy(ev_define_at(d->out[q], other), t, bytes_of(d->out[q]));
      }
    }
    ev_nd_next(index, dims, (size_t)rank);
  }
  return ok;
}
