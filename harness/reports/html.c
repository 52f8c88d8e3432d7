/* SPDX-License-Identifier: Apache-2.0 */
/* The HTML report: a page that is the same for every run, what it says without scripts, and the
 * verdicts as data in it. */
#include <string.h>

#include "harness/words/html_text.h"
#include "page.h"

static const char page[] = {
#include "run.inc"
};

static void add_title(const void *user, strbuf *out) {
  const html_run *run = user;
  html_text(out, run->r->consumer);
  strbuf_addf(out, ": %s", run_outcome_names[run->s.outcome]);
}

static void add_state(const void *user, strbuf *out) {
  static const char *const names[] = {[RUN_PASSED] = "is-pass",
                                      [RUN_NOTHING_CHECKED] = "is-rest",
                                      [RUN_FAILED] = "is-fail",
                                      [RUN_INCOMPLETE] = "is-stopped",
                                      [RUN_SUITE_BUG] = "is-bug"};
  strbuf_adds(out, names[((const html_run *)user)->s.outcome]);
}

static void add_tile(size_t n, const char *what, const char *style, strbuf *out) {
  strbuf_addf(out, "<li class=\"%s\"><b>", style);
  html_number(out, n);
  strbuf_addf(out, "</b> %s</li>\n", what);
}

/* In a stopped run, cases without a failure are not counted, because many of their checks were not
 * made. */
static void add_tiles(const html_run *run, strbuf *out) {
  const summary *s = &run->s;
  score sum;
  bool ended = !s->missing;
  const char *cases = s->failed_cases == 1 ? "case failed" : "cases failed";
  const char *pairs = s->cells_failed == 1 ? "pair failed" : "pairs failed";
  results_score(run->r, &sum);
  strbuf_adds(out, "<ul class=\"tiles\">\n");
  add_tile(s->failed_cases, cases, s->failed_cases ? "is-fail" : "", out);
  if (s->recommended_failed)
    add_tile(s->recommended_failed, "recommended cases failed", "is-advice", out);
  if (ended)
    add_tile(sum.cases.passed, "cases passed", "", out);
  else
    add_tile(s->missing, "rows missing", "is-advice", out);
  add_tile(s->cells_failed, pairs, s->cells_failed ? "is-fail" : "", out);
  if (ended) add_tile(s->cells_passed, "pairs without a failure", "", out);
  if (s->cells_outside) add_tile(s->cells_outside, "pairs outside the window", "", out);
  strbuf_adds(out, "</ul>\n");
}

/* The head of the page: who, how it came out, of how much. */
static void add_lines(const char *id, const strbuf *lines, strbuf *out) {
  if (!lines->len) return;
  strbuf_addf(out, "<pre id=\"%s\">", id);
  html_text(out, strbuf_str(lines));
  strbuf_adds(out, "</pre>");
}

/* "Reads 33 of 33 releases. 82 % of evaluations right. 5 causes." */
static void add_sentence(const html_run *run, strbuf *out) {
  strbuf_auto text = STRBUF_INIT;
  size_t n = run->of[CAUSES_REQUIRED].count;
  score_sentence(run->r, &text);
  if (n)
    strbuf_addf(&text, "%s%zu cause%s.", text.len ? " " : "", n, n == 1 ? "" : "s");
  else if (text.len)
    strbuf_adds(&text, " No failure.");
  strbuf_adds(out, "<p id=\"sentence\">");
  html_text(out, strbuf_str(&text));
  strbuf_adds(out, "</p>\n");
  out->failed |= text.failed;
}

/* Profiles, sizes, habits, refusals: folded, below the rest. */
static void add_more(const html_run *run, strbuf *out) {
  strbuf_auto profiles = STRBUF_INIT, sizes = STRBUF_INIT, habits = STRBUF_INIT;
  strbuf_auto refusals = STRBUF_INIT, written = STRBUF_INIT;
  report_profiles(run->r, false, "", &profiles);
  report_naming(run->r, "", &refusals);
  report_agreement(run->r, "", &written);
  report_sizes(run->r, "", &sizes);
  if (run->h->habits) strbuf_addf(&habits, "habits: %s", run->h->habits);
  strbuf_adds(out, "<details id=\"about\"><summary>About the run</summary>\n");
  add_lines("profiles", &profiles, out);
  add_lines("sizes", &sizes, out);
  add_lines("refusals", &refusals, out);
  add_lines("written", &written, out);
  add_lines("habits", &habits, out);
  if (run->h->coverage) {
    strbuf_adds(out, "<p id=\"coverage\">");
    html_text(out, run->h->coverage);
    strbuf_adds(out, run->s.missing ? ", of which rows are missing</p>\n" : "</p>\n");
  }
  strbuf_adds(out, "<p class=\"soft\">");
  if (run->h->calls_itself) {
    strbuf_adds(out, "it calls itself ");
    html_text(out, run->h->calls_itself);
    strbuf_adds(out, "; ");
  }
  report_extent(run->r, &run->s, ", ", out);
  strbuf_adds(out, ", by ");
  html_text(out, run->h->tool);
  if (*run->h->date) {
    strbuf_adds(out, ", ");
    html_text(out, run->h->date);
    strbuf_addf(out, ", %.2f s.", run->r->seconds);
  }
  strbuf_adds(out, "\n</p>\n</details>\n");
}

static void add_head(const void *user, strbuf *out) {
  const html_run *run = user;
  strbuf_auto line = STRBUF_INIT;
  score_text(run->r, &line);
  strbuf_adds(out, "<h1>Conformance of ");
  html_text(out, run->r->consumer);
  strbuf_addf(out, ": <strong>%s</strong>", run_outcome_names[run->s.outcome]);
  report_flaky(run->r, ", ", out);
  strbuf_adds(out, "</h1>\n");
  add_sentence(run, out);
  strbuf_adds(out, "<p id=\"score\" class=\"soft\">");
  html_text(out, strbuf_str(&line));
  strbuf_adds(out, "</p>\n");
  if (run->s.outcome == RUN_INCOMPLETE) {
    strbuf_adds(out, "<p class=\"alarm\" role=\"alert\">The result is incomplete");
    report_incomplete(&run->s, out);
    strbuf_adds(out,
                ". Nothing on this page says that the run passed. To finish it, give "
                "<code>hlo-cts run</code> its options again, and <code>--resume</code>.</p>\n");
  }
  add_tiles(run, out);
  add_more(run, out);
}

/* --- Checks by class and verdict --- */

static const char *style_of(verdict v) {
  if (v == VERDICT_SUITE_BUG) return "bug";
  if (verdict_failed(v)) return "fail";
  return v == VERDICT_UNSUPPORTED || v == VERDICT_SKIPPED ? "rest" : "pass";
}

static void add_total(const char *name, const char *class, const size_t *row, const bool *used,
                      strbuf *out) {
  size_t sum = 0;
  for (int v = 1; v < VERDICT_COUNT; v++) sum += row[v];
  if (!sum) return;
  strbuf_addf(out, "<tr%s><th scope=\"row\">%s</th>", class, name);
  for (int v = 1; v < VERDICT_COUNT; v++) {
    if (!used[v]) continue;
    strbuf_adds(out, "<td>");
    if (row[v])
      html_number(out, row[v]);
    else
      strbuf_adds(out, "·");
    strbuf_adds(out, "</td>");
  }
  strbuf_adds(out, "</tr>\n");
}

static void find_used(const summary *s, bool used[VERDICT_COUNT]) {
  for (int v = 1; v < VERDICT_COUNT; v++) {
    used[v] = s->outside[v] || s->recommended[v];
    for (int c = 0; c < CLASS_COUNT; c++) used[v] |= s->by_class[c][v] > 0;
  }
}

/* A sentence for each verdict that occurs in the run. */
static void add_verdicts(const void *user, strbuf *out) {
  bool used[VERDICT_COUNT] = {0};
  find_used(&((const html_run *)user)->s, used);
  for (int v = 1; v < VERDICT_COUNT; v++)
    if (used[v])
      strbuf_addf(out, "<li><span class=\"mark %s\">%s</span> %s</li>\n", style_of((verdict)v),
                  verdict_names[v], verdict_meanings[v]);
}

static void add_totals(const void *user, strbuf *out) {
  const summary *s = &((const html_run *)user)->s;
  bool used[VERDICT_COUNT] = {0};
  find_used(s, used);
  strbuf_adds(out, "<thead><tr><th scope=\"col\">checks</th>");
  for (int v = 1; v < VERDICT_COUNT; v++)
    if (used[v])
      strbuf_addf(out, "<th scope=\"col\"><span class=\"mark %s\">%s</span></th>",
                  style_of((verdict)v), verdict_names[v]);
  strbuf_adds(out, "</tr></thead>\n<tbody>\n");
  for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++)
    add_total(class_names[c], "", s->by_class[c], used, out);
  add_total("recommended, does not fail the run", " class=\"soft\"", s->recommended, used, out);
  add_total("outside the window, not counted", " class=\"soft\"", s->outside, used, out);
  strbuf_adds(out, "</tbody>\n");
}

/* --- Without scripts --- */

static void add_causes(const html_run *run, const char *title, const causes *list, strbuf *out) {
  enum { SHOWN = 50 };
  if (!list->count) return;
  strbuf_addf(out, "<h2>%s</h2>\n<ol>\n", title);
  for (size_t i = 0; i < list->count && i < SHOWN; i++) {
    const cause *c = &list->items[i];
    strbuf_auto line = STRBUF_INIT;
    strbuf_adds(out, "<li>");
    html_text(out, c->title);
    strbuf_adds(out, ": ");
    cause_extent(c, out);
    strbuf_adds(out, "\n<pre>");
    results_text(run->r, c->first, &line);
    strbuf_addc(&line, '\n');
    report_explain(list == &run->of[CAUSES_FIXED] ? run->h->before : run->r, run->h, c->first,
                   &line);
    html_text(out, strbuf_str(&line));
    strbuf_adds(out, "</pre></li>\n");
    out->failed |= line.failed;
  }
  strbuf_adds(out, "</ol>\n");
  if (list->count > SHOWN)
    strbuf_addf(out, "<p>%zu more causes are in results.json.</p>\n", list->count - SHOWN);
}

static void add_plain(const void *user, strbuf *out) {
  static const char *const titles[CAUSES_KINDS] = {
      [CAUSES_REQUIRED] = "Failures by cause",
      [CAUSES_RECOMMENDED] = "Failures of recommended cases",
      [CAUSES_WAIVED] = "Known failures, waived",
      [CAUSES_FIXED] = "Fixed since the earlier run"};
  const html_run *run = user;
  strbuf_auto text = STRBUF_INIT;
  for (int k = 0; k < CAUSES_KINDS; k++) add_causes(run, titles[k], &run->of[k], out);
  strbuf_adds(out, "<h2>Matrix</h2>\n<pre class=\"wide\">");
  report_matrix(run->r, MATRIX_COMPACT, false, 0, &text);
  html_text(out, strbuf_str(&text));
  strbuf_adds(out, "</pre>\n");
  out->failed |= text.failed;
}

/* Rows that failed and passed when they were made again. */
static void add_flaky(const void *user, strbuf *out) {
  const results *r = ((const html_run *)user)->r;
  if (!r->retried_count) return;
  strbuf_adds(out, "<section id=\"flaky\">\n<h2>Made again</h2>\n<ul>\n");
  for (size_t i = 0; i < r->retried_count; i++) {
    strbuf_auto line = STRBUF_INIT;
    report_retried(r, &r->retried[i], &line);
    strbuf_adds(out, "<li>");
    html_text(out, strbuf_str(&line));
    strbuf_adds(out, "</li>\n");
    out->failed |= line.failed;
  }
  strbuf_adds(out, "</ul>\n</section>\n");
}

static void add_data(const void *user, strbuf *out) { html_data_add(user, out); }

void report_html(const results *r, const report_header *h, strbuf *out) {
  static const page_part parts[] = {{"@TITLE@", add_title},       {"@STATE@", add_state},
                                    {"@HEAD@", add_head},         {"@TOTALS@", add_totals},
                                    {"@VERDICTS@", add_verdicts}, {"@FLAKY@", add_flaky},
                                    {"@PLAIN@", add_plain},       {"@DATA@", add_data}};
  html_run run = {.r = r, .h = h};
  results_summary(r, &run.s);
  bool ok = true;
  for (int k = 0; ok && k < CAUSES_KINDS; k++) ok = causes_find(r, h, (causes_kind)k, &run.of[k]);
  if (ok)
    page_fill(page, sizeof page, parts, sizeof parts / sizeof *parts, &run, out);
  else
    out->failed = true;
  for (int k = 0; k < CAUSES_KINDS; k++) causes_free(&run.of[k]);
}
