/* SPDX-License-Identifier: Apache-2.0 */
/* The table of ops and element types that a consumer evaluates, as the page shows it. It is about
 * the cases that the run has; `hlo-cts profiles --full` asks a consumer for the whole table. */
#include <stdlib.h>
#include <string.h>

#include "base/auto_free.h"
#include "base/vec.h"
#include "harness/files/program.h"
#include "harness/programs/derive.h"
#include "page.h"

/* How a pair of an op and an element type went: in the one or two simplest cases that have it. */
typedef enum went { WENT_NOWHERE, WENT_WELL, WENT_PARTLY, WENT_WRONG, WENT_REFUSED } went;

typedef struct use {
  const char *op, *type;
  uint32_t index, pairs; /* of the case; how many pairs it has */
} use;

typedef struct grid {
  arena *memory;
  const results *r;
  VEC(use) uses;
  size_t of_case; /* where the uses of this case begin */
  uint32_t index;
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
  for (size_t i = from; i < to; i++) all = both(all, went_of(g->r, g->uses.items[i].index));
  return all;
}

static void add_use(const char *op, const char *type, uint32_t profiles, void *user) {
  grid *g = user;
  (void)profiles;
  bool element = *type != '!' && strncmp(type, "tuple<", 6) != 0; /* no token, no tuple */
  op = vs_stablehlo_name(op);
  if (!op || !element) return;
  for (size_t i = g->of_case; i < g->uses.count; i++)
    if (strcmp(g->uses.items[i].op, op) == 0 && strcmp(g->uses.items[i].type, type) == 0) return;
  use u = {op, arena_strndup(g->memory, type, strlen(type)), g->index, 0};
  VEC_ADD(g->memory, &g->uses, u);
}

/* The program without its checks, as a consumer gets it. */
static void look(grid *g, ir_context *c, const input *in) {
  diag_sink quiet = {0};
  program_options o = {.file = ""};
  expectations ignored;
  derive_rules rules = {.tolerance = -1};
  ir_op *module = program_read(c, in->bytes, in->size, &o, &quiet);
  if (module && derive_plain(c, module, &rules, &ignored, &quiet))
    profile_pairs(c, module, add_use, g);
}

/* The uses of one case. Its context has an arena of its own. */
static void collect_one(grid *g, const input *in) {
  ir_context *c = ir_context_new(&g->r->opset->registry, NULL);
  arena_guard guard;
  g->of_case = g->uses.count;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    look(g, c, in);
    arena_guard_pop(ir_arena(c), &guard);
  }
  for (size_t k = g->of_case; k < g->uses.count; k++)
    g->uses.items[k].pairs = (uint32_t)(g->uses.count - g->of_case);
  ir_context_free(c);
}

static void collect(grid *g, const html_run *run) {
  for (size_t i = 0; i < g->r->case_count; i++) {
    input in;
    if (!went_of(g->r, i) || !html_open_program(run, g->r->cases[i], &in)) continue;
    g->index = (uint32_t)i;
    collect_one(g, &in);
    input_close(&in);
  }
}

static int compare_pairs(const use *x, const use *y) {
  int order = strcmp(x->op, y->op);
  return order ? order : strcmp(x->type, y->type);
}

/* The simplest case of a pair first. */
static int by_pair(const void *a, const void *b) {
  const use *x = a, *y = b;
  int order = compare_pairs(x, y);
  if (order) return order;
  if (x->pairs != y->pairs) return x->pairs < y->pairs ? -1 : 1;
  return x->index < y->index ? -1 : x->index > y->index;
}

/* The case to show for a pair: the first that did not pass. */
static uint32_t shown_of(const grid *g, size_t from, size_t to) {
  for (size_t i = from; i < to; i++)
    if (went_of(g->r, g->uses.items[i].index) != WENT_WELL) return g->uses.items[i].index;
  return g->uses.items[from].index;
}

/* [op, type, how it went, case, type, …] */
static void add_rows(const grid *g, page_pool *types, json_writer *w) {
  enum { TRIED = 2 };
  const use *u = g->uses.items;
  for (size_t from = 0, to; from < g->uses.count; from = to) {
    for (to = from + 1; to < g->uses.count && compare_pairs(&u[from], &u[to]) == 0;) to++;
    size_t tried = to - from > TRIED ? from + TRIED : to;
    bool first = from == 0 || strcmp(u[from - 1].op, u[from].op) != 0;
    if (first) {
      if (from) json_close(w, ']');
      json_break(w);
      json_open(w, '[');
      json_add(w, u[from].op);
    }
    json_add_count(w, page_pool_add(types, u[from].type));
    json_add_count(w, together(g, from, tried));
    json_add_count(w, shown_of(g, from, tried));
  }
  if (g->uses.count) json_close(w, ']');
}

void html_grid_add(const html_run *run, json_writer *w) {
  FREED_BY(page_pool_free) page_pool types = {0};
  grid g = {.memory = arena_new(0), .r = run->r};
  arena_guard guard;
  json_break(w);
  json_key(w, "grid");
  json_open(w, '[');
  if (g.memory && ARENA_GUARD(g.memory, &guard)) {
    collect(&g, run);
    if (g.uses.count) qsort(g.uses.items, g.uses.count, sizeof *g.uses.items, by_pair);
    add_rows(&g, &types, w);
    arena_guard_pop(g.memory, &guard);
  } else {
    w->out->failed = true;
  }
  json_close(w, ']');
  page_add_names(w, "grid_types", types.texts.items, types.texts.count);
  w->out->failed |= types.failed;
  arena_free(g.memory);
}
