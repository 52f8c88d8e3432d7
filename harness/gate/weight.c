/* SPDX-License-Identifier: Apache-2.0 */
/* How many checks of each class the plan has for the pairs of the base's releases: they may not
 * become fewer. */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

typedef struct weight {
  size_t of[CLASS_COUNT], all;
} weight;

/* The checks of the cases with each other's releases that count. `common`: the cases of another
 * corpus that are weighed, NULL: all. */
static void weigh(const vs_opset *o, const corpus *all, size_t releases, weight *w) {
  char needs[32];
  for (size_t i = 0; i < all->count; i++) {
    const corpus_case *c = &all->cases[i];
    if (c->level != LEVEL_REQUIRED) continue;
    for (size_t p = 0; p < releases; p++)
      for (size_t k = 0; k < releases; k++)
        for (int slot = 0; slot < SLOT_COUNT; slot++) {
          planned cell = plan_cell(o, c, p, k, slot, needs);
          if (!cell.counted) continue;
          uint32_t checks = plan_cell_checks(cell.class, p, k) & c->checks;
          w->of[cell.class] += (size_t)__builtin_popcount(checks);
        }
  }
  for (int k = CLASS_NONE + 1; k < CLASS_COUNT; k++) w->all += w->of[k];
}

void gate_weigh(gate_ground *g, diag_sink *sink, strbuf *note) {
  const corpus *old = g->was.count ? &g->was : &g->corpus;
  size_t releases = g->before->release_count;
  weight was = {0}, is = {0};
  if (releases > g->rows->release_count) releases = g->rows->release_count;
  weigh(g->before, old, releases, &was);
  weigh(g->rows, &g->corpus, releases, &is);
  for (int k = CLASS_NONE + 1; k < CLASS_COUNT; k++)
    if (is.of[k] < was.of[k])
      diag_error(sink, DIAG_GATE_FEWER, (diag_place){0},
                 "class '%s' has %zu checks for the releases of the base; the base has %zu",
                 class_names[k], is.of[k], was.of[k]);
  strbuf_addf(note, "%zu checks for the releases of the base, which has %zu", is.all, was.all);
}
