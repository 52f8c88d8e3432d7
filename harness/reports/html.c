/* SPDX-License-Identifier: Apache-2.0 */
/* The HTML report: a page that is the same for every run, what it says without scripts, and the
 * verdicts as data in it. */
#include <string.h>

#include "harness/words/markup.h"
#include "render.h"

static const char page[] = {
#include "run.inc"
};

static void add_title(const html_run *run, strbuf *out) {
  markup_html(run->r->consumer, out);
  strbuf_addf(out, ": %s", run_outcome_names[run->s.outcome]);
}

static void add_state(const html_run *run, strbuf *out) {
  static const char *const names[] = {[RUN_PASSED] = "is-pass",
                                      [RUN_NOTHING_CHECKED] = "is-rest",
                                      [RUN_FAILED] = "is-fail",
                                      [RUN_INCOMPLETE] = "is-stopped",
                                      [RUN_SUITE_BUG] = "is-bug"};
  strbuf_adds(out, names[run->s.outcome]);
}

static void add_lines(const char *id, strbuf *lines, strbuf *out) {
  if (lines->len) {
    strbuf_addf(out, "<pre id=\"%s\">", id);
    markup_html(strbuf_str(lines), out);
    strbuf_adds(out, "</pre>");
  }
  out->failed |= lines->failed;
  strbuf_reset(lines);
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
  markup_html(strbuf_str(&text), out);
  strbuf_adds(out, "</p>\n");
  out->failed |= text.failed;
}

/* Profiles, sizes, habits, refusals: folded, below the rest. */
static void add_more(const html_run *run, strbuf *out) {
  strbuf_auto lines = STRBUF_INIT;
  strbuf_adds(out, "<details id=\"about\"><summary>About the run</summary>\n");
  report_profiles(run->r, false, "", &lines);
  add_lines("profiles", &lines, out);
  report_sizes(run->r, "", &lines);
  add_lines("sizes", &lines, out);
  report_naming(run->r, "", &lines);
  add_lines("refusals", &lines, out);
  report_agreement(run->r, "", &lines);
  add_lines("written", &lines, out);
  if (run->h->habits) strbuf_addf(&lines, "habits: %s", run->h->habits);
  add_lines("habits", &lines, out);
  if (run->h->coverage) {
    strbuf_adds(out, "<p id=\"coverage\">");
    markup_html(run->h->coverage, out);
    strbuf_adds(out, run->s.missing ? ", of which rows are missing</p>\n" : "</p>\n");
  }
  strbuf_adds(out, "<p class=\"soft\">");
  if (run->h->calls_itself) {
    strbuf_adds(out, "it calls itself ");
    markup_html(run->h->calls_itself, out);
    strbuf_adds(out, "; ");
  }
  report_extent(run->r, &run->s, ", ", out);
  strbuf_adds(out, ", by ");
  markup_html(run->h->tool, out);
  if (*run->h->date) {
    strbuf_adds(out, ", ");
    markup_html(run->h->date, out);
    strbuf_addf(out, ", %.2f s.", run->r->seconds);
  }
  strbuf_adds(out, "\n</p>\n</details>\n");
}

static void add_head(const html_run *run, strbuf *out) {
  strbuf_auto line = STRBUF_INIT;
  score_text(run->r, &line);
  strbuf_adds(out, "<h1>Conformance of ");
  markup_html(run->r->consumer, out);
  strbuf_addf(out, ": <strong>%s</strong>", run_outcome_names[run->s.outcome]);
  report_flaky(run->r, ", ", out);
  strbuf_adds(out, "</h1>\n");
  add_sentence(run, out);
  strbuf_adds(out, "<p id=\"score\" class=\"soft\">");
  markup_html(strbuf_str(&line), out);
  strbuf_adds(out, "</p>\n");
  if (run->s.outcome == RUN_INCOMPLETE) {
    strbuf_adds(out, "<p class=\"alarm\" role=\"alert\">The result is incomplete");
    report_incomplete(&run->s, out);
    strbuf_adds(out,
                ". Nothing on this page says that the run passed. To finish it, give "
                "<code>hlo-cts run</code> its options again, and <code>--resume</code>.</p>\n");
  }
  strbuf_adds(out, "<ul id=\"tiles\" class=\"tiles\"></ul>\n");
  add_more(run, out);
}

/* Without scripts: what a terminal has. */
static void add_plain(const html_run *run, strbuf *out) {
  strbuf_auto text = STRBUF_INIT;
  report_summary(run->r, run->h, false, &text);
  strbuf_addc(&text, '\n');
  report_matrix(run->r, MATRIX_COMPACT, false, 0, &text);
  strbuf_adds(out, "<pre class=\"wide\">");
  markup_html(strbuf_str(&text), out);
  strbuf_adds(out, "</pre>\n");
  out->failed |= text.failed;
}

void report_html(const results *r, const report_header *h, strbuf *out) {
  /* Each mark occurs once, in this order. */
  static const struct {
    const char *mark;
    void (*add)(const html_run *run, strbuf *out);
  } parts[] = {{"@TITLE@", add_title},
               {"@STATE@", add_state},
               {"@HEAD@", add_head},
               {"@PLAIN@", add_plain},
               {"@DATA@", html_data_add}};
  html_run run = {.r = r, .h = h};
  const char *at = page, *end = page + sizeof page;
  results_summary(r, &run.s);
  for (causes_kind k = 0; k < CAUSES_KINDS; k++) run.of[k] = causes_find(r, h, k, out);
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    size_t length = strlen(parts[i].mark);
    const char *mark = strbuf_find(at, (size_t)(end - at), parts[i].mark, length);
    strbuf_add(out, at, (size_t)(mark - at));
    parts[i].add(&run, out);
    at = mark + length;
  }
  strbuf_add(out, at, (size_t)(end - at));
  for (int k = 0; k < CAUSES_KINDS; k++) causes_free(&run.of[k]);
}
