/* SPDX-License-Identifier: Apache-2.0 */
/* Pairs with the new releases, run: by the built-in consumer, which is of every release, and by
 * real ones. */
#include <string.h>

#include "harness/reports/causes.h"
#include "harness/run/run.h"
#include "harness/sessions/session.h"
#include "internal.h"

/* The first release that is new, else the newest. */
static vs_version first_new(const gate_ground *g) {
  for (size_t i = 0; i < g->rows->release_count; i++)
    if (gate_is_new(g, g->rows->releases[i].version)) return g->rows->releases[i].version;
  return vs_current(g->rows);
}

static void tell_causes(const results *r, diag_sink *sink) {
  FREED_BY(causes_free) causes list = {0};
  char a[32], b[32];
  if (!causes_find(r, NULL, CAUSES_REQUIRED, &list)) {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    return;
  }
  for (size_t i = 0; i < list.count; i++) {
    const detail *d = list.items[i].first;
    const corpus_case *c = r->cases[d->index];
    diag_error(
        sink, DIAG_GATE_CHECK, (diag_place){.file = c->manifest, .line = c->line, .column = 1},
        "case '%s', %s from %s to %s: %s: %s (%zu case%s)", c->id, check_names[d->check],
        vs_format(r->opset->releases[d->producer].version, a),
        vs_format(r->opset->releases[d->consumer].version, b), verdict_names[d->found.verdict],
        d->text, list.items[i].cases, list.items[i].cases == 1 ? "" : "s");
  }
}

static void note_checks(const results *r, strbuf *note) {
  summary s;
  size_t made = 0;
  results_summary(r, &s);
  for (int k = 0; k < CHECK_COUNT; k++)
    for (int v = 1; v < VERDICT_COUNT; v++) made += s.by_check[k][v];
  size_t refused = 0;
  for (int c = 0; c < CLASS_COUNT; c++) refused += s.by_class[c][VERDICT_REFUSED_AS_EXPECTED];
  strbuf_addf(note, "%zu checks, %zu of them refusals", made, refused);
}

/* Two revisions with the same rows differ in no case whose files are the same: the check of golden
 * bytes compares those. NULL: all cases are to run. */
static const bool *pick_changed(gate_ground *g, size_t *count) {
  if (!g->o->head || !g->was.count || !gate_same_rows(g)) return NULL;
  bool *picked = ARENA_ARRAY(g->memory, bool, g->corpus.count);
  *count = 0;
  for (size_t i = 0; i < g->corpus.count; i++) {
    const corpus_case *is = &g->corpus.cases[i], *was = corpus_find(&g->was, is->id);
    picked[i] = !was || !gate_same_files(was, is) || was->checks != is->checks ||
                was->tolerance != is->tolerance || was->nan != is->nan ||
                was->zeros_equal != is->zeros_equal || was->since != is->since;
    *count += picked[i];
  }
  return picked;
}

/* Runs the pairs, and tells what failed. False when that could not be done. */
static bool run_pairs(gate_ground *g, const consumer_table *who, double timeout, const char *pair,
                      diag_sink *sink, strbuf *note) {
  size_t changed = g->corpus.count;
  plan_options options = {
      .pair = pair, .cases = g->corpus.cases, .picked = pick_changed(g, &changed)};
  if (options.picked)
    strbuf_addf(note, "the rows are the same; %zu of %zu cases changed%s", changed, g->corpus.count,
                changed ? ": " : "");
  if (!changed) return true;
  strbuf_auto why = STRBUF_INIT;
  FREED_BY(results_free) results r = {0};
  plan_filter *filter = plan_filter_new(g->rows, &options, &why);
  run_options o = {.jobs = g->o->jobs,
                   .timeout = timeout,
                   .carry_over = true,
                   .tested = who,
                   .golden = &g->golden,
                   .filter = filter};
  bool ok = filter && results_new(&r, g->rows, &g->corpus, filter, &why) && run_cases(&r, &o, &why);
  if (ok) {
    results_sort_details(&r);
    tell_causes(&r, sink);
    note_checks(&r, note);
  } else {
    strbuf_addf(note, "%s", strbuf_str(&why));
  }
  plan_filter_free(filter);
  return ok;
}

/* The first new release and all after it, as --pair takes them. */
static const char *since_new(const gate_ground *g) {
  char version[32];
  return arena_printf(g->memory, "%s..", vs_format(first_new(g), version));
}

static bool run_own_pairs(gate_ground *g, const char *pair, diag_sink *sink, strbuf *note) {
  consumer_table me = builtin_consumer(FAULT_NONE);
  return run_pairs(g, &me, g->o->timeout, pair, sink, note);
}

bool gate_reading(gate_ground *g, diag_sink *sink, strbuf *note) {
  return run_own_pairs(g, arena_printf(g->memory, "*,%s", since_new(g)), sink, note);
}

bool gate_refusals(gate_ground *g, diag_sink *sink, strbuf *note) {
  return run_own_pairs(g, arena_printf(g->memory, "%s,*", since_new(g)), sink, note);
}

bool gate_consumers(gate_ground *g, diag_sink *sink, strbuf *note) {
  bool ok = true;
  const char *pair = arena_printf(g->memory, "%s,*", since_new(g));
  if (!g->o->consumer_count) strbuf_adds(note, "none is named with --consumer");
  for (size_t i = 0; ok && i < g->o->consumer_count; i++) {
    session *x = session_open(g->o->consumers[i], g->rows, sink);
    if (!x) continue;
    consumer_table who = session_consumer(x);
    strbuf_addf(note, "%s%s: ", i ? "; " : "", who.name);
    ok = run_pairs(g, &who, session_timeout(x), pair, sink, note);
    session_close(x);
  }
  return ok;
}
