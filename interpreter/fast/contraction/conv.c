/* SPDX-License-Identifier: Apache-2.0 */
/* convolution and dynamic_conv: tiles of windows times the kernel. */
#include <stdlib.h>
#include <string.h>

#include "define/dot.h"
#include "dot.h"
#include "dot_plan.h"
#include "fast/elementwise/kern.h"
#include "fast/fills.h"
#include "fast/movement/nd.h"
#include "fast/split.h"

/* Everything that the loops need. Both operands are in the element type of the result: lhs as
 * [batch][spatial dimensions][feature], the kernel as [tap][input feature][output feature]. */
typedef struct geometry {
  const conv_op *c;
  const int64_t *k_dims;
  int64_t *size, *stride; /* of lhs per spatial dimension; in positions */
  int64_t *space;         /* of the result per spatial dimension */
  int64_t *place;         /* bytes in the result: per spatial dimension */
  int64_t *window, *tap;  /* indices, of a part: begin_part */
  int64_t batch_place, feature_place;
  size_t taps, features, columns;  /* of a window, of a group */
  size_t groups, batches, windows; /* windows: of one batch */
  size_t all_features, positions;  /* of lhs: in all groups, of one batch */
  num_kind num;
  const uint8_t *lhs, *kernel;
  uint8_t *out;
} geometry;

/* For each tap the position in lhs that the window has there, -1 where it has none: steps[tap *
 * stride]. */
static void find_taps(const geometry *g, int64_t *positions, size_t stride) {
  const conv_op *c = g->c;
  memset(g->tap, 0, c->spatial * sizeof *g->tap);
  for (size_t t = 0; t < g->taps; t++) {
    int64_t at = 0;
    for (size_t d = 0; d < c->spatial && at >= 0; d++) {
      int64_t k = g->tap[d];
      if (c->reversal[d]) k = g->k_dims[c->k_spatial.v[d]] - 1 - k;
      int64_t x = g->window[d] * c->stride[d] + k * c->rhs_dilation[d] - c->low[d];
      bool inside = x >= 0 && x % c->lhs_dilation[d] == 0;
      x /= c->lhs_dilation[d];
      at = inside && x < g->size[d] ? at + x * g->stride[d] : -1;
    }
    positions[t * stride] = at;
    for (size_t d = c->spatial; d-- > 0;) {
      if (++g->tap[d] < g->k_dims[c->k_spatial.v[d]]) break;
      g->tap[d] = 0;
    }
  }
}

/* Where the window's results begin in the result, for output feature 0. */
static int64_t window_place(const geometry *g, size_t batch) {
  int64_t place = (int64_t)batch * g->batch_place;
  for (size_t d = 0; d < g->c->spatial; d++) place += g->window[d] * g->place[d];
  return place;
}

static void put(const geometry *g, int64_t place, size_t feature, const uint8_t *values, size_t n) {
  size_t size = ev_num_rows[g->num].bytes;
  uint8_t *to = g->out + place + (int64_t)feature * g->feature_place;
  if (g->feature_place == (int64_t)size)
    memcpy(to, values, n * size);
  else
    for (size_t f = 0; f < n; f++)
      memcpy(to + (int64_t)f * g->feature_place, values + f * size, size);
}

static const uint8_t *position_of(const geometry *g, size_t batch, int64_t position) {
  return g->lhs +
         (batch * g->positions + (size_t)position) * g->all_features * ev_num_rows[g->num].bytes;
}

/* --- Parts: windows of one thread, which has its own indices --- */

#define CONV_LEAST (1 << 20) /* products that are worth a thread; `products`: of one window */

static size_t parts_of(const proc *p, size_t windows_of_all, size_t products) {
  return ev_split_parts(p->run->options->threads, windows_of_all, CONV_LEAST / (products + 1) + 1);
}

/* Integers of a part: two indices, and room for `positions`. */
static size_t part_integers(const geometry *g, size_t positions) {
  return 2 * g->c->spatial + positions + 1;
}

/* Gives the part its own indices, at window `at`; its room for positions. */
static int64_t *begin_part(geometry *g, int64_t *integers, size_t part, size_t positions,
                           size_t at) {
  g->window = integers + part * part_integers(g, positions);
  g->tap = g->window + g->c->spatial;
  at %= g->windows;
  for (size_t d = g->c->spatial; d-- > 0; at /= (size_t)g->space[d])
    g->window[d] = (int64_t)(at % (size_t)g->space[d]);
  return g->tap + g->c->spatial;
}

/* --- Depthwise: as many groups as features, one output feature each --- */

/* acc += the window's elements at one tap * the kernel's, for some features. */
static void add_tap(const kern *multiply, const kern *add, const uint8_t *x, const uint8_t *k,
                    uint8_t *acc, size_t n) {
  uint8_t products[KERN_CHUNK * NUM_MAX_BYTES];
  const void *factors[] = {x, k}, *terms[] = {acc, products};
  multiply->fn(multiply, factors, products, n);
  add->fn(add, terms, acc, n);
}

typedef struct depthwise_op {
  const geometry *g;
  kern multiply, add;
  uint8_t zeros[KERN_CHUNK * NUM_MAX_BYTES];
  int64_t *integers; /* part_integers() of them for each part */
} depthwise_op;

static void depthwise_windows(void *user, size_t part, size_t from, size_t to) {
  const depthwise_op *o = user;
  geometry own = *o->g, *g = &own;
  int64_t *positions = begin_part(g, o->integers, part, g->taps, from);
  size_t size = ev_num_rows[g->num].bytes, features = g->all_features;
  uint8_t acc[KERN_CHUNK * NUM_MAX_BYTES];
  for (size_t at = from; at < to; at++) {
    find_taps(g, positions, 1);
    for (size_t f = 0; f < features; f += KERN_CHUNK) {
      size_t n = features - f < KERN_CHUNK ? features - f : KERN_CHUNK;
      memcpy(acc, o->zeros, n * size);
      for (size_t t = 0; t < g->taps; t++)
        add_tap(
            &o->multiply, &o->add,
            positions[t] < 0 ? o->zeros : position_of(g, at / g->windows, positions[t]) + f * size,
            g->kernel + (t * features + f) * size, acc, n);
      put(g, window_place(g, at / g->windows), f, acc, n);
    }
    ev_nd_next(g->window, g->space, g->c->spatial);
  }
}

static bool depthwise(proc *p, insn *i, const geometry *g) {
  depthwise_op o = {.g = g};
  uint8_t zero[NUM_MAX_BYTES] = {0};
  size_t total = g->batches * g->windows;
  size_t parts = parts_of(p, total, g->taps * g->all_features);
  auto_free int64_t *integers =
      ev_scratch(p, i, parts * part_integers(g, g->taps), sizeof *integers);
  if (!integers) return false;
  if (!ev_kern_bind_same(OP_STABLEHLO_MULTIPLY, g->num, &o.multiply) ||
      !ev_kern_bind_same(OP_STABLEHLO_ADD, g->num, &o.add))
    return false;
  ev_set_zero(g->num, zero);
  ev_nd_fill(o.zeros, zero, ev_num_rows[g->num].bytes, KERN_CHUNK);
  o.integers = integers;
  ev_split(parts, total, 1, depthwise_windows, &o);
  return true;
}

/* --- Tiles of windows --- */

typedef struct conv_tiles {
  const geometry *g;
  const dot_plan *plan;
  size_t panel_bytes, panels;
  size_t group, first_batch;
  const uint8_t *left; /* lhs in the kernels' form */
  uint8_t *zeros, *all_panels;
  uint8_t *own; /* own_bytes for each part */
  /* The following are of one part. */
  uint8_t *sums;
  int64_t *positions, *place; /* [tap][row]; per row */
  const void **from;          /* [tap][row] */
} conv_tiles;

static size_t own_integers(const geometry *g) {
  size_t positions = (2 * g->taps + 1) * DOT_MOST_ROWS;
  return (part_integers(g, positions) + 7) & ~(size_t)7; /* sums are aligned as `own` is */
}
static size_t own_bytes(const geometry *g) {
  return own_integers(g) * sizeof(int64_t) + 2 * DOT_TILE_BYTES;
}

/* Rows of the next tile: windows from `at` on. */
static void aim(const conv_tiles *c, size_t at, size_t rows) {
  const geometry *g = c->g;
  size_t row_bytes = g->features * c->plan->kernel->bytes;
  bool by_feature = g->c->feature_groups > 1;
  size_t per_position = by_feature ? g->groups : 1, part = by_feature ? c->group : 0;
  for (size_t r = 0; r < rows; r++) {
    size_t batch = (at + r) / g->windows;
    find_taps(g, c->positions + r, rows);
    c->place[r] = window_place(g, batch);
    for (size_t t = 0; t < g->taps; t++) {
      int64_t position = c->positions[t * rows + r];
      size_t row =
          ((c->first_batch + batch) * g->positions + (size_t)position) * per_position + part;
      c->from[t * rows + r] = position < 0 ? c->zeros : c->left + row * row_bytes;
    }
    ev_nd_next(g->window, g->space, g->c->spatial);
  }
}

static void run_windows(void *user, size_t part, size_t from, size_t to) {
  conv_tiles own = *(const conv_tiles *)user, *c = &own;
  geometry g = *c->g;
  uint8_t *m = c->own + part * own_bytes(&g), row[DOT_MOST_LANES * NUM_MAX_BYTES];
  c->g = &g;
  c->positions = begin_part(&g, (int64_t *)(void *)m, 0, 0, from);
  c->place = c->positions + g.taps * DOT_MOST_ROWS;
  c->from = (const void **)(void *)(c->place + DOT_MOST_ROWS);
  c->sums = m + own_integers(&g) * sizeof(int64_t);
  size_t lanes = c->plan->kernel->lanes;
  dot_tile t = {.taps = g.taps,
                .features = g.features,
                .from = c->from,
                .out = c->sums,
                .largest = (float *)(void *)(c->sums + DOT_TILE_BYTES),
                .rounding = &c->plan->rounding};
  for (size_t at = from; at < to; at += t.rows) {
    t.rows = ev_dot_rows(c->plan, to - at);
    aim(c, at, t.rows);
    for (size_t q = 0; q < c->panels; q++) {
      size_t n = g.columns - q * lanes < lanes ? g.columns - q * lanes : lanes;
      t.panel = c->all_panels + q * c->panel_bytes;
      c->plan->kernel->tile(&t);
      for (size_t r = 0; r < t.rows; r++) {
        ev_dot_results(c->plan, &t, r, n, row);
        put(&g, c->place[r], c->group * g.columns + q * lanes, row, n);
      }
    }
  }
}

static void pack_group(const conv_tiles *c) {
  const geometry *g = c->g;
  size_t lanes = c->plan->kernel->lanes, size = ev_num_rows[g->num].bytes;
  for (size_t q = 0; q < c->panels; q++) {
    size_t n = g->columns - q * lanes < lanes ? g->columns - q * lanes : lanes;
    ev_dot_panel(c->plan, g->kernel + (c->group * g->columns + q * lanes) * size,
                 g->taps * g->features, g->columns * g->groups, n,
                 c->all_panels + q * c->panel_bytes);
  }
}

/* The first batch of lhs that a group reads. */
static size_t first_batch_of(const geometry *g, size_t group) {
  return g->c->batch_groups > 1 ? group * g->batches : 0;
}

static bool by_tiles(proc *p, insn *i, const geometry *g, const dot_plan *plan, size_t rows) {
  size_t lanes = plan->kernel->lanes, bytes = plan->kernel->bytes;
  conv_tiles c = {.g = g, .plan = plan, .panels = (g->columns + lanes - 1) / lanes};
  c.panel_bytes = g->taps * g->features * lanes * bytes;
  size_t left = ev_dot_as_is(plan) ? 0 : rows * g->features * bytes;
  size_t total = g->batches * g->windows;
  size_t parts = parts_of(p, total, g->taps * g->features * g->columns);
  size_t head = parts * own_bytes(g);
  auto_free uint8_t *m =
      ev_scratch(p, i, head + g->features * bytes + c.panels * c.panel_bytes + left, 1);
  if (!m) return false;
  c.own = m;
  c.zeros = m + head;
  c.all_panels = c.zeros + g->features * bytes;
  c.left = left ? c.all_panels + c.panels * c.panel_bytes : g->lhs;
  if (left) ev_dot_left(plan, g->lhs, rows * g->features, c.all_panels + c.panels * c.panel_bytes);
  for (c.group = 0; c.group < g->groups; c.group++) {
    c.first_batch = first_batch_of(g, c.group);
    pack_group(&c);
    ev_split(parts, total, plan->kernel->rows, run_windows, &c);
  }
  return true;
}

static fast_status run_groups(proc *p, insn *i, const geometry *g, size_t lhs_count,
                              size_t kernel_count) {
  dot_plan plan;
  bool one_each = g->features == 1 && g->columns == 1 && g->c->feature_groups > 1;
  if (one_each && g->groups == g->all_features) return (fast_status)depthwise(p, i, g);
  if (!ev_dot_choose(g->num, g->lhs, lhs_count, g->kernel, kernel_count, &plan)) return FAST_NOT;
  return (fast_status)by_tiles(p, i, g, &plan, lhs_count / (g->features ? g->features : 1));
}

/* --- Layouts --- */

static void order_of(int64_t first, ints spatial, int64_t next, int64_t last, int64_t *order) {
  size_t n = 0;
  if (first >= 0) order[n++] = first;
  for (size_t d = 0; d < spatial.n; d++) order[n++] = spatial.v[d];
  if (next >= 0) order[n++] = next;
  order[n] = last;
}

static void measure(geometry *g, const int64_t *ld, const int64_t *dims, int64_t *out_strides) {
  const conv_op *c = g->c;
  ev_nd_strides(dims, c->rank, ev_num_rows[g->num].bytes, out_strides);
  g->batch_place = out_strides[c->out_batch];
  g->feature_place = out_strides[c->out_feature];
  g->taps = g->windows = g->positions = 1;
  for (size_t d = c->spatial; d-- > 0;) {
    g->size[d] = ld[c->in_spatial.v[d]];
    g->stride[d] = (int64_t)g->positions;
    g->space[d] = dims[c->out_spatial.v[d]];
    g->place[d] = out_strides[c->out_spatial.v[d]];
    g->taps *= (size_t)g->k_dims[c->k_spatial.v[d]];
    g->windows *= (size_t)g->space[d];
    g->positions *= (size_t)g->size[d];
  }
  g->all_features = (size_t)ld[c->in_feature];
  g->features = (size_t)g->k_dims[c->k_in];
  g->groups = (size_t)(c->feature_groups * c->batch_groups);
  g->columns = (size_t)g->k_dims[c->k_out] / g->groups;
  g->batches = (size_t)dims[c->out_batch];
}

fast_status ev_fast_convolution(definition *d) {
  FREED_BY(ev_conv_free) conv_op c = {0};
  const interp_value *l = d->in[0], *r = d->in[1];
  if (!ev_read_conv(d, &c)) return FAST_FAILED;
  if (d->out[0]->count == 0) return FAST_DONE;
  size_t rank = c.rank;
  auto_free int64_t *m = ev_scratch(d->p, d->i, 6 * rank, sizeof *m);
  if (!m) return FAST_FAILED;
  int64_t *order = m, *strides = m + rank;
  geometry g = {.c = &c,
                .k_dims = value_dims(r),
                .size = m + 2 * rank,
                .stride = m + 3 * rank,
                .space = m + 4 * rank,
                .place = m + 5 * rank};
  auto_free void *own_l = NULL, *own_r = NULL;
  g.num = (num_kind)d->out[0]->num;
  g.out = d->out[0]->data;
  measure(&g, value_dims(l), value_dims(d->out[0]), strides);
  order_of(c.in_batch, c.in_spatial, -1, c.in_feature, order);
  g.lhs = ev_dot_layout(d->p, d->i, l, order, g.num, &own_l);
  order_of(-1, c.k_spatial, c.k_in, c.k_out, order);
  g.kernel = g.lhs ? ev_dot_layout(d->p, d->i, r, order, g.num, &own_r) : NULL;
  return g.kernel ? run_groups(d->p, d->i, &g, l->count, r->count) : FAST_FAILED;
}
