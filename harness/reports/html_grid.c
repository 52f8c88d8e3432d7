/* SPDX-License-Identifier: Apache-2.0 */
/* The table of ops and element types that a consumer evaluates, as the page shows it. It is about
 * the cases that the run has; `hlo-cts profiles --full` asks a consumer for the whole table. */
#include <stdlib.h>
#include <string.h>

#include "harness/files/program.h"
#include "harness/programs/derive.h"
#include "page.h"

/* How a pair of an op and an element type went: in the one or two simplest cases that have it. */
typedef enum went { WENT_NOWHERE, WENT_WELL, WENT_PARTLY, WENT_WRONG, WENT_REFUSED } went;

typedef struct grid {
  const results *r;
  pair_uses uses;
} grid;

static went both(went a, went b) {
  if (a == b || !a || !b) return a ? a : b;
  bool some = a == WENT_WELL || b == WENT_WELL || a == WENT_PARTLY || b == WENT_PARTLY;
  return some ? WENT_PARTLY : WENT_WRONG;
}

/* How the evaluations of a case went, of those that count. */
static went went_of(const results *r, size_t i) {
  const case_counts *n = results_case_counts(r, i);
  went w = WENT_NOWHERE;
  for (int k = 0; k < CHECK_COUNT; k++) {
    if (k != CHECK_EVALUATE && !(CONTEXT_CHECKS >> k & 1)) continue;
    for (int v = 1; v < VERDICT_COUNT; v++) {
      bool refused = v == VERDICT_REFUSED_UNEXPECTEDLY || v == VERDICT_UNSUPPORTED;
      if (!n->of[k][v]) continue;
      if (refused || verdict_failed((verdict)v)) w = both(w, refused ? WENT_REFUSED : WENT_WRONG);
      if (v == VERDICT_PASS) w = both(w, WENT_WELL);
    }
  }
  return w;
}

/* The cases of a pair together. */
static went together(const grid *g, size_t from, size_t to) {
  went all = WENT_NOWHERE;
  for (size_t i = from; i < to; i++) all = both(all, went_of(g->r, g->uses.list.items[i].index));
  return all;
}

/* The program without its checks, as a consumer gets it. */
static void look(grid *g, ir_context *c, const input *in, size_t index) {
  diag_sink quiet = {0};
  program_options o = {.file = ""};
  ir_op *module = program_read(c, in->bytes, in->size, &o, &quiet);
  if (module && derive_plain(c, module, NULL, NULL, &quiet))
    pair_uses_add(&g->uses, c, module, index, true);
}

static void collect_one(grid *g, const input *in, size_t index) {
  ir_context *c = ir_context_new(&g->r->opset->registry, NULL);
  arena_guard guard;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    look(g, c, in, index);
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
}

static void collect(grid *g, const html_run *run) {
  for (size_t i = 0; i < g->r->case_count; i++) {
    input in;
    if (!went_of(g->r, i) || !html_open_program(run, g->r->cases[i], &in)) continue;
    collect_one(g, &in, i);
    input_close(&in);
  }
  pair_uses_sort(&g->uses);
}

/* The case to show for a pair: the first that did not pass. */
static uint32_t shown_of(const grid *g, size_t from, size_t to) {
  for (size_t i = from; i < to; i++)
    if (went_of(g->r, g->uses.list.items[i].index) != WENT_WELL) return g->uses.list.items[i].index;
  return g->uses.list.items[from].index;
}

/* [op, type, how it went, case, type, …] */
static void add_rows(const grid *g, page_pool *types, json_writer *w) {
  enum { TRIED = 2 };
  const pair_use *u = g->uses.list.items;
  for (size_t from = 0, to; from < g->uses.list.count; from = to) {
    to = pair_uses_end(&g->uses, from);
    size_t tried = to - from > TRIED ? from + TRIED : to;
    bool first = from == 0 || strcmp(u[from - 1].op, u[from].op) != 0;
    if (first) {
      if (from) json_close(w, ']');
      json_break(w);
      json_open(w, '[');
      json_add(w, vs_stablehlo_name(u[from].op));
    }
    json_add_count(w, page_pool_add(types, u[from].type));
    json_add_count(w, together(g, from, tried));
    json_add_count(w, shown_of(g, from, tried));
  }
  if (g->uses.list.count) json_close(w, ']');
}

void html_grid_add(const html_run *run, json_writer *w) {
  FREED_BY(page_pool_free) page_pool types = {0};
  grid g = {.r = run->r, .uses.memory = arena_new(0)};
  arena_guard guard;
  json_line_open(w, "grid", '[');
  if (g.uses.memory && ARENA_GUARD(g.uses.memory, &guard)) {
    collect(&g, run);
    add_rows(&g, &types, w);
    arena_guard_pop(g.uses.memory, &guard);
  } else {
    w->out->failed = true;
  }
  json_close(w, ']');
  page_add_names(w, "grid_types", types.texts.items, types.texts.count);
  w->out->failed |= types.failed;
  arena_free(g.uses.memory);
}
