/* SPDX-License-Identifier: Apache-2.0 */
/* JUnit XML: a suite for each case, a test for each check. */
#include <string.h>

#include "harness/words/markup.h"
#include "render.h"

static void add_pair(const results *r, const detail *d, strbuf *out) {
  results_pair(r, d, out);
  strbuf_addf(out, ": %s: ", verdict_names[d->found.verdict]);
  results_text(r, d, out);
  strbuf_addc(out, '\n');
}

static bool is_bug(verdict v) { return v == VERDICT_SUITE_BUG; }

/* The failures of a check, or the bugs of the suite. */
static void add_problem(const results *r, const report_header *h, size_t index, check_kind k,
                        const uint32_t *counts, bool bugs, strbuf *out) {
  bool (*is)(verdict v) = bugs ? is_bug : verdict_failed;
  const char *tag = bugs ? "error" : "failure";
  size_t first, count = results_details(r, index, &first), pairs = 0, shown = 0;
  const char *comma = "", *type = "";
  strbuf_addf(out, "      <%s message=\"", tag);
  for (int v = 1; v < VERDICT_COUNT; v++) {
    if (!counts[v] || !is((verdict)v)) continue;
    strbuf_addf(out, "%s%s in %u pair%s", comma, verdict_names[v], counts[v],
                counts[v] == 1 ? "" : "s");
    pairs += counts[v];
    if (!*comma) type = verdict_names[v];
    comma = ", ";
  }
  strbuf_addf(out, "\" type=\"%s\">", type);
  strbuf_auto text = STRBUF_INIT;
  for (size_t i = first; i < first + count; i++) {
    const detail *d = &r->details[i];
    if (d->check != k || !is(d->found.verdict) || !report_counts(r, d)) continue;
    if (!shown) report_explain(r, h, d, &text);
    add_pair(r, d, &text);
    shown++;
  }
  if (shown < pairs) strbuf_addf(&text, "and %zu more, in the journal\n", pairs - shown);
  markup_xml(strbuf_str(&text), out);
  out->failed |= text.failed;
  strbuf_addf(out, "</%s>\n", tag);
}

typedef enum junit_end {
  JUNIT_PASSED,
  JUNIT_FAILED,
  JUNIT_ERROR,
  JUNIT_SKIPPED,
  JUNIT_NOT_ASKED, /* no pair makes the check: there is no test */
} junit_end;

static junit_end junit_end_of(const results *r, size_t index, const uint32_t *counts) {
  uint32_t made = verdicts_sum(counts, NULL);
  if (!made) return JUNIT_NOT_ASKED;
  if (counts[VERDICT_SUITE_BUG]) return JUNIT_ERROR;
  if (verdicts_sum(counts, verdict_failed))
    return results_required(r, index) ? JUNIT_FAILED : JUNIT_SKIPPED;
  return counts[VERDICT_SKIPPED] + counts[VERDICT_UNSUPPORTED] < made ? JUNIT_PASSED
                                                                      : JUNIT_SKIPPED;
}

static void junit_check(const results *r, const report_header *h, size_t index, check_kind k,
                        const uint32_t *counts, strbuf *out) {
  junit_end end = junit_end_of(r, index, counts);
  if (end == JUNIT_NOT_ASKED) return;
  strbuf_adds(out, "    <testcase classname=\"");
  markup_xml(r->cases[index]->id, out);
  strbuf_adds(out, "\" name=\"");
  strbuf_adds(out, check_names[k]);
  if (end == JUNIT_PASSED) {
    strbuf_adds(out, "\"/>\n");
    return;
  }
  strbuf_adds(out, "\">\n");
  if (end == JUNIT_SKIPPED) {
    strbuf_addf(out, "      <skipped message=\"%s\"/>\n",
                verdicts_sum(counts, verdict_failed)
                    ? "a recommended case; its failure does not fail the run"
                    : "not supported, or waived");
  } else {
    add_problem(r, h, index, k, counts, end == JUNIT_ERROR, out);
  }
  strbuf_adds(out, "    </testcase>\n");
}

typedef struct junit_totals {
  size_t of[JUNIT_NOT_ASKED + 1];
} junit_totals;

static void add_totals(const junit_totals *t, strbuf *out) {
  size_t tests = 0;
  for (int i = 0; i <= JUNIT_SKIPPED; i++) tests += t->of[i];
  strbuf_addf(out, " tests=\"%zu\" failures=\"%zu\" errors=\"%zu\" skipped=\"%zu\"", tests,
              t->of[JUNIT_FAILED], t->of[JUNIT_ERROR], t->of[JUNIT_SKIPPED]);
}

/* A context that the run did not ask for is no test. */
static bool junit_has(const case_counts *n, int k) {
  return k < CHECK_CONTEXT_FIRST || verdicts_sum(n->of[k], NULL) ||
         verdicts_sum(n->outside[k], NULL);
}

static void count_ends(const results *r, size_t index, junit_totals *t) {
  const case_counts *n = results_case_counts(r, index);
  for (int k = 0; k < CHECK_COUNT; k++)
    if (junit_has(n, k)) t->of[junit_end_of(r, index, n->of[k])]++;
}

/* XML of JUnit has no mark for it that all viewers know. */
static void add_flaky(const results *r, size_t index, strbuf *out) {
  strbuf_auto text = STRBUF_INIT;
  for (size_t i = 0; i < r->retried_count; i++) {
    const retried_row *row = &r->retried[i];
    if (row->before.index != index || !retry_is_flaky(r, row)) continue;
    strbuf_adds(&text, "flaky: ");
    report_retried(r, row, &text);
    strbuf_addc(&text, '\n');
  }
  if (text.len) {
    strbuf_adds(out, "    <system-out>");
    markup_xml(strbuf_str(&text), out);
    strbuf_adds(out, "</system-out>\n");
  }
  out->failed |= text.failed;
}

/* A suite about the run itself. It has a test only if the run was stopped. */
static void add_run(const results *r, const summary *s, strbuf *out) {
  strbuf_auto text = STRBUF_INIT;
  bool stopped = s->outcome == RUN_INCOMPLETE;
  strbuf_addf(out,
              "  <testsuite name=\"run\" tests=\"%d\" failures=\"0\" errors=\"%d\" "
              "skipped=\"0\">\n",
              stopped, stopped);
  if (stopped) {
    strbuf_adds(out,
                "    <testcase classname=\"run\" name=\"complete\">\n"
                "      <error message=\"incomplete");
    report_incomplete(s, out);
    strbuf_adds(out, "\" type=\"incomplete\"/>\n    </testcase>\n");
  }
  score_text(r, &text);
  strbuf_addc(&text, '\n');
  report_naming(r, "", &text);
  report_agreement(r, "", &text);
  strbuf_adds(out, "    <system-out>");
  markup_xml(strbuf_str(&text), out);
  strbuf_adds(out, "</system-out>\n  </testsuite>\n");
  out->failed |= text.failed;
}

void report_junit(const results *r, const report_header *h, strbuf *out) {
  junit_totals all = {0};
  summary s;
  results_summary(r, &s);
  for (size_t i = 0; i < r->case_count; i++) count_ends(r, i, &all);
  all.of[JUNIT_ERROR] += s.outcome == RUN_INCOMPLETE;
  strbuf_adds(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"");
  markup_xml(h->tool, out);
  strbuf_adds(out, ", consumer ");
  markup_xml(r->consumer, out);
  if (h->calls_itself) {
    strbuf_adds(out, ", which calls itself ");
    markup_xml(h->calls_itself, out);
  }
  strbuf_addc(out, '"');
  add_totals(&all, out);
  if (*h->date) strbuf_addf(out, " timestamp=\"%s\" time=\"%.3f\"", h->date, r->seconds);
  strbuf_adds(out, ">\n");
  add_run(r, &s, out);
  for (size_t i = 0; i < r->case_count; i++) {
    junit_totals t = {0};
    count_ends(r, i, &t);
    strbuf_adds(out, "  <testsuite name=\"");
    markup_xml(r->cases[i]->id, out);
    strbuf_addc(out, '"');
    add_totals(&t, out);
    if (*h->date) strbuf_addf(out, " time=\"%.6f\"", (double)r->micros[i] / 1e6);
    strbuf_adds(out, ">\n");
    const case_counts *n = results_case_counts(r, i);
    for (int k = 0; k < CHECK_COUNT; k++)
      if (junit_has(n, k)) junit_check(r, h, i, (check_kind)k, n->of[k], out);
    add_flaky(r, i, out);
    strbuf_adds(out, "  </testsuite>\n");
    report_spill(h, out);
  }
  strbuf_adds(out, "</testsuites>\n");
}
