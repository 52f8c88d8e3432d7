/* SPDX-License-Identifier: Apache-2.0 */
/* Matrix products by tiles of dot_tile.h. */
#include <stdlib.h>
#include <string.h>

#include "dot.h"
#include "dot_plan.h"
#include "fast/movement/nd.h"

typedef struct product {
  const dot_plan *plan;
  size_t rows, columns, depth, packed; /* elements of a row in the kernel's form */
  const uint8_t *left;                 /* in the kernel's form */
  const uint8_t *b;
  uint8_t *c;
  uint8_t *panel, *sums; /* sums: of a tile, then the largest magnitudes */
} product;

static void run_panel(const product *m, size_t first, const void *panel, size_t stride) {
  const dot_plan *p = m->plan;
  size_t lanes = p->kernel->lanes, bytes = p->kernel->bytes, size = ev_num_rows[p->num].bytes;
  size_t count = m->columns - first < lanes ? m->columns - first : lanes;
  const void *from[DOT_MOST_ROWS];
  dot_tile t = {.taps = 1,
                .features = m->packed,
                .stride = stride,
                .from = from,
                .panel = panel,
                .out = m->sums,
                .largest = (float *)(void *)(m->sums + DOT_TILE_BYTES),
                .rounding = &p->rounding};
  for (size_t r = 0; r < m->rows; r += t.rows) {
    t.rows = ev_dot_rows(p, m->rows - r);
    for (size_t k = 0; k < t.rows; k++) from[k] = m->left + (r + k) * m->packed * bytes;
    p->kernel->tile(&t);
    for (size_t k = 0; k < t.rows; k++)
      ev_dot_results(p, &t, k, count, m->c + ((r + k) * m->columns + first) * size);
  }
}

static void run_panels(const product *m) {
  const dot_plan *p = m->plan;
  size_t lanes = p->kernel->lanes;
  for (size_t first = 0; first < m->columns; first += lanes) {
    /* Few rows do not pay for a copy of the columns. */
    if (ev_dot_as_is(p) && m->rows < 2 * p->kernel->rows && m->columns - first >= lanes) {
      run_panel(m, first, m->b + first * p->kernel->bytes, m->columns);
      continue;
    }
    size_t count = m->columns - first < lanes ? m->columns - first : lanes;
    ev_dot_panel(p, m->b + first * ev_num_rows[p->from].bytes, 1, m->depth, m->columns, count,
                 m->panel);
    run_panel(m, first, m->panel, lanes);
  }
}

/* False when there is no memory. */
static bool multiply(const dot_plan *p, size_t rows, size_t columns, size_t depth, const void *a,
                     const void *b, void *c) {
  size_t packed = ev_dot_packed(p, depth), bytes = p->kernel->bytes;
  size_t left = ev_dot_as_is(p) ? 0 : rows * packed * bytes;
  size_t panel = ev_dot_panel_bytes(p, 1, packed);
  auto_free uint8_t *memory = malloc(2 * DOT_TILE_BYTES + panel + left);
  if (!memory) return false;
  product m = {p, rows, columns, depth, packed, .b = b, .c = c};
  m.sums = memory;
  m.panel = memory + 2 * DOT_TILE_BYTES;
  m.left = left ? m.panel + panel : a;
  if (left) ev_dot_left(p, a, rows, depth, m.panel + panel);
  run_panels(&m);
  return true;
}

static bool transpose(size_t rows, size_t columns, size_t size, const void *in, void *out) {
  int64_t dims[] = {(int64_t)columns, (int64_t)rows}, to[2];
  int64_t from[] = {(int64_t)size, (int64_t)(columns * size)};
  ev_nd_strides(dims, 2, size, to);
  return rows == 0 || columns == 0 || ev_nd_copy(2, dims, out, to, in, from, size);
}

/* Tall results as (B^T A^T)^T, so that their rows take the lanes. */
static bool multiply_swapped(dot_plan *p, size_t rows, size_t columns, size_t depth, const void *a,
                             const void *b, void *c) {
  size_t size = ev_num_rows[p->from].bytes, out_size = ev_num_rows[p->num].bytes;
  auto_free uint8_t *out = malloc(rows * columns * out_size + 1);
  auto_free uint8_t *left = malloc((rows * depth + depth * columns + 1) * size);
  if (!out || !left) return false;
  uint8_t *right = left + columns * depth * size;
  p->swapped = true;
  return transpose(depth, columns, size, b, left) && transpose(rows, depth, size, a, right) &&
         multiply(p, columns, rows, depth, left, right, out) &&
         transpose(columns, rows, out_size, out, c);
}

bool ev_dot_matrices(num_kind num, num_kind from, size_t rows, size_t columns, size_t depth,
                     const void *a, const void *b, void *c) {
  dot_plan p;
  if (!ev_dot_choose(num, from, a, rows * depth, b, depth * columns, &p)) return false;
  bool tall = columns < p.kernel->lanes && rows > 2 * columns;
  return tall && p.scale == 1 ? multiply_swapped(&p, rows, columns, depth, a, b, c)
                              : multiply(&p, rows, columns, depth, a, b, c);
}
