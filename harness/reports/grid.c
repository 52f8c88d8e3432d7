/* SPDX-License-Identifier: Apache-2.0 */
/* The table of ops and element types that a consumer evaluates, as the page shows it. It is about
 * the cases that the run has; `hlo-cts profiles --full` asks a consumer for the whole table. */
#include <string.h>

#include "harness/data/input.h"
#include "harness/files/program.h"
#include "harness/programs/derive.h"
#include "render.h"

typedef struct grid {
  const results *r;
  pair_uses uses;
} grid;

/* Whether an evaluation of the case counts, and passed or did not. */
static bool was_evaluated(const results *r, size_t i) {
  const uint32_t *n = results_case_counts(r, i)->by[CAPABILITY_EVALUATES];
  for (int v = 1; v < VERDICT_COUNT; v++)
    if (n[v] && (v == VERDICT_PASS || v == VERDICT_UNSUPPORTED || verdict_failed((verdict)v)))
      return true;
  return false;
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

/* The program of a case, as it stands in the corpus now. Names come from journals of others. */
static bool open_program(const report_header *h, const corpus_case *c, input *in) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  size_t n = strlen(c->name);
  bool below =
      *c->name != '/' && n > 5 && strcmp(c->name + n - 5, ".mlir") == 0 && !strstr(c->name, "..");
  strbuf_addf(&path, "%s/%s", h->corpus ? h->corpus : "", c->name);
  return h->corpus && below && !path.failed && input_open(in, strbuf_str(&path), &why);
}

static void collect(grid *g, const report_header *h) {
  for (size_t i = 0; i < g->r->case_count; i++) {
    input in;
    if (!was_evaluated(g->r, i) || !open_program(h, g->r->cases[i], &in)) continue;
    collect_one(g, &in, i);
    input_close(&in);
  }
  pair_uses_sort(&g->uses);
}

/* [op, [type, case, case], …]: the one or two simplest cases that have the pair */
static void add_rows(const grid *g, json_writer *w) {
  enum { TRIED = 2 };
  const pair_use *u = g->uses.list.items;
  for (size_t from = 0, to; from < g->uses.list.count; from = to) {
    to = pair_uses_end(&g->uses, from);
    if (from == 0 || strcmp(u[from - 1].op, u[from].op) != 0) {
      if (from) json_close(w, ']');
      json_break(w);
      json_open(w, '[');
      json_add(w, vs_stablehlo_name(u[from].op));
    }
    json_open(w, '[');
    json_add(w, u[from].type);
    for (size_t i = from; i < to && i < from + TRIED; i++) json_add_count(w, u[i].index);
    json_close(w, ']');
  }
  if (g->uses.list.count) json_close(w, ']');
}

void report_grid(const results *r, const report_header *h, json_writer *w) {
  grid g = {.r = r, .uses.memory = arena_new(0)};
  arena_guard guard;
  json_line_open(w, "grid", '[');
  if (g.uses.memory && ARENA_GUARD(g.uses.memory, &guard)) {
    collect(&g, h);
    add_rows(&g, w);
    arena_guard_pop(g.uses.memory, &guard);
  } else {
    w->out->failed = true;
  }
  json_close(w, ']');
  arena_free(g.uses.memory);
}
