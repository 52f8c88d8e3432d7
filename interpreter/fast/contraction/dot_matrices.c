/* SPDX-License-Identifier: Apache-2.0 */
/* Matrix products by tiles of dot_plan.h. */
#include <stdlib.h>
#include <string.h>

#include "dot.h"
#include "dot_plan.h"
#include "fast/movement/nd.h"

typedef struct product {
  const dot_plan *plan;
  size_t rows, columns, depth;
  const uint8_t *left; /* in the kernel's form */
  const uint8_t *b;
  uint8_t *c;
  uint8_t *panel, *sums; /* sums: of a tile, then the largest magnitudes */
} product;

static void run_panel(const product *m, size_t first) {
  const dot_plan *p = m->plan;
  size_t lanes = p->kernel->lanes, bytes = p->kernel->bytes, size = ev_num_rows[p->num].bytes;
  size_t count = m->columns - first < lanes ? m->columns - first : lanes;
  const void *from[DOT_MOST_ROWS];
  dot_tile t = {.taps = 1,
                .features = m->depth,
                .from = from,
                .panel = m->panel,
                .out = m->sums,
                .largest = (float *)(void *)(m->sums + DOT_TILE_BYTES),
                .rounding = &p->rounding};
  for (size_t r = 0; r < m->rows; r += t.rows) {
    t.rows = ev_dot_rows(p, m->rows - r);
    for (size_t k = 0; k < t.rows; k++) from[k] = m->left + (r + k) * m->depth * bytes;
    p->kernel->tile(&t);
    for (size_t k = 0; k < t.rows; k++)
      ev_dot_results(p, &t, k, count, m->c + ((r + k) * m->columns + first) * size);
  }
}

static void run_panels(const product *m) {
  const dot_plan *p = m->plan;
  size_t lanes = p->kernel->lanes;
  for (size_t first = 0; first < m->columns; first += lanes) {
    size_t count = m->columns - first < lanes ? m->columns - first : lanes;
    ev_dot_panel(p, m->b + first * ev_num_rows[p->num].bytes, m->depth, m->columns, count,
                 m->panel);
    run_panel(m, first);
  }
}

bool ev_dot_matrices(num_kind num, size_t rows, size_t columns, size_t depth, const void *a,
                     const void *b, void *c) {
  dot_plan p;
  if (!ev_dot_choose(num, a, rows * depth, b, depth * columns, &p)) return false;
  size_t bytes = p.kernel->bytes, left = ev_dot_as_is(&p) ? 0 : rows * depth * bytes;
  size_t panel = depth * p.kernel->lanes * bytes;
  auto_free uint8_t *memory = malloc(2 * DOT_TILE_BYTES + panel + left);
  if (!memory) return false;
  product m = {&p, rows, columns, depth, .b = b, .c = c};
  m.sums = memory;
  m.panel = memory + 2 * DOT_TILE_BYTES;
  m.left = left ? m.panel + panel : a;
  if (left) ev_dot_left(&p, a, rows * depth, m.panel + panel);
  run_panels(&m);
  return true;
}
