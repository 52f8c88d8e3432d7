/* SPDX-License-Identifier: Apache-2.0 */
/* Markdown, for pull requests. */
#include "harness/words/markup.h"
#include "render.h"

/* Cases that failed first and passed then. */
static void add_flaky(const results *r, strbuf *out) {
  enum { SHOWN = 100 };
  size_t cases;
  if (!retry_count_flaky(r, &cases)) return;
  strbuf_adds(out, "\nFlaky:\n\n");
  size_t more = report_flaky_rows(r, "* ", SHOWN, markup_cell, out);
  if (more) strbuf_addf(out, "\n%zu more are in the JSON report.\n", more);
}

static void add_detail(const results *r, const detail *d, strbuf *out) {
  char a[32], b[32];
  strbuf_addf(out, "| %s | %s | %s%s | %s | %s%s | ", r->cases[d->index]->id,
              vs_format(r->opset->releases[d->producer].version, a),
              vs_format(r->opset->releases[d->consumer].version, b),
              d->slot == SLOT_UNCHANGED ? ", unchanged" : "", check_names[d->check],
              verdict_names[d->found.verdict], report_counts(r, d) ? "" : " (not counted)");
  strbuf_auto text = STRBUF_INIT;
  results_text(r, d, &text);
  markup_cell(strbuf_str(&text), out);
  strbuf_adds(out, " |\n");
}

/* Failures that fail the run are shown first. */
static bool comes_first(const results *r, const detail *d) {
  return verdict_is_bad(d->found.verdict) && report_counts(r, d) && results_required(r, d->index);
}

static void add_details(const results *r, strbuf *out) {
  enum { SHOWN = 100 };
  size_t shown = 0;
  if (!r->detail_count) return;
  strbuf_adds(out, "\n| case | producer | consumer | check | verdict | message |\n");
  strbuf_adds(out, "| --- | --- | --- | --- | --- | --- |\n");
  for (int rest = 0; rest < 2; rest++)
    for (size_t i = 0; i < r->detail_count && shown < SHOWN; i++) {
      if (comes_first(r, &r->details[i]) == (rest == 1)) continue;
      add_detail(r, &r->details[i], out);
      shown++;
    }
  if (r->detail_count > shown)
    strbuf_addf(out, "\n%zu more are in the JSON report.\n", r->detail_count - shown);
}

static void add_counts(const char *name, const size_t *counts, strbuf *out) {
  strbuf_addf(out, "| %s |", name);
  for (int v = 1; v < VERDICT_COUNT; v++) strbuf_addf(out, " %zu |", counts[v]);
  strbuf_addc(out, '\n');
}

void report_markdown(const results *r, const report_header *h, strbuf *out) {
  summary s;
  results_summary(r, &s);
  score_text(r, out);
  strbuf_adds(out, "\n\n# Conformance of ");
  markup_cell(r->consumer, out);
  strbuf_addf(out, ": %s", run_outcome_names[s.outcome]);
  report_flaky(r, ", ", out);
  strbuf_adds(out, "\n\n");
  if (s.outcome == RUN_INCOMPLETE) {
    strbuf_adds(out, "The result is incomplete");
    report_incomplete(&s, out);
    strbuf_adds(out, ".\n\n");
  }
  if (h->calls_itself) {
    strbuf_adds(out, "It calls itself ");
    markup_cell(h->calls_itself, out);
    strbuf_adds(out, ".\n\n");
  }
  report_extent(r, &s, " over ", out);
  strbuf_addf(out, ", by %s", h->tool);
  if (*h->date) strbuf_addf(out, ", %s, %.2f s", h->date, r->seconds);
  strbuf_adds(out, ".\n\n");
  report_notes(r, true, "* ", out);
  if (h->habits) strbuf_addf(out, "* habits: %s\n", h->habits);
  strbuf_addc(out, '\n');
  if (h->coverage) {
    markup_cell(h->coverage, out);
    strbuf_adds(out, "\n\n");
  }
  strbuf_adds(out, "| class |");
  for (int v = 1; v < VERDICT_COUNT; v++) strbuf_addf(out, " %s |", verdict_names[v]);
  strbuf_adds(out, "\n| --- |");
  for (int v = 1; v < VERDICT_COUNT; v++) strbuf_adds(out, " ---: |");
  strbuf_addc(out, '\n');
  for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++)
    add_counts(class_names[c], s.by_class[c], out);
  add_counts("recommended (does not fail the run)", s.recommended, out);
  add_counts("out-of-window (not counted)", s.outside, out);
  strbuf_adds(out, "\n```text\n");
  report_matrix(r, MATRIX_COMPACT, false, 0, out);
  strbuf_adds(out, "```\n");
  add_flaky(r, out);
  add_details(r, out);
}
