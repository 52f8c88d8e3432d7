/* The page of several runs: a column a run, the cases with different verdicts first. */
#include <stdio.h>
#include <string.h>

#include "harness/cli/html_text.h"
#include "harness/cli/json_text.h"
#include "page.h"
#include "render.h"
#include "several.h"

static const char page[] = {
#include "several.inc"
};

static void add_title(const void *user, strbuf *out) {
  const several *s = user;
  bool stopped = false;
  for (size_t i = 0; i < s->run_count; i++) {
    strbuf_adds(out, i ? ", " : "");
    html_text(out, s->runs[i].r->consumer);
    stopped |= s->runs[i].r->missing > 0;
  }
  strbuf_adds(out, stopped ? ": side by side, incomplete" : ": side by side");
}

static void add_head(const void *user, strbuf *out) {
  const several *s = user;
  strbuf_addf(out, "<h1>%zu consumers side by side</h1>\n<p>", s->run_count);
  several_sentence(s, out);
  strbuf_adds(out, ".</p>\n");
  for (size_t i = 0; i < s->run_count; i++) {
    summary sum;
    results_summary(s->runs[i].r, &sum);
    if (!sum.missing) continue;
    strbuf_adds(out, "<p class=\"alarm\" role=\"alert\">The result of ");
    html_text(out, s->runs[i].r->consumer);
    strbuf_adds(out, " is incomplete");
    report_incomplete(&sum, out);
    strbuf_adds(out, ".</p>\n");
  }
}

/* --- What the runs are, row by row --- */

typedef void (*add_fact)(const report_run *run, const summary *s, strbuf *out);

static void fact_result(const report_run *run, const summary *s, strbuf *out) {
  static const char *const styles[] = {[RUN_PASSED] = "pass",
                                       [RUN_NOTHING_CHECKED] = "rest",
                                       [RUN_FAILED] = "fail",
                                       [RUN_INCOMPLETE] = "advice",
                                       [RUN_SUITE_BUG] = "bug"};
  strbuf_addf(out, "<span class=\"mark %s\">%s</span>", styles[s->outcome],
              run_outcome_names[s->outcome]);
  report_flaky(run->r, ", ", out);
}
static void fact_release(const report_run *run, const summary *s, strbuf *out) {
  char version[32];
  size_t hub = report_hub(run->r);
  (void)s;
  strbuf_adds(out, hub < run->r->releases ? vs_format(run->r->opset->releases[hub].version, version)
                                          : "several");
}
static void fact_cases(const report_run *run, const summary *s, strbuf *out) {
  (void)s;
  html_number(out, run->r->case_count);
}
static void fact_failed(const report_run *run, const summary *s, strbuf *out) {
  (void)run;
  html_number(out, s->failed_cases);
}
static void fact_advice(const report_run *run, const summary *s, strbuf *out) {
  (void)run;
  html_number(out, s->recommended_failed);
}
static void fact_pairs(const report_run *run, const summary *s, strbuf *out) {
  (void)run;
  html_number(out, s->cells_failed);
  strbuf_adds(out, " of ");
  html_number(out, s->cells_failed + s->cells_passed);
}
static void fact_date(const report_run *run, const summary *s, strbuf *out) {
  (void)s;
  char day[11];
  snprintf(day, sizeof day, "%.10s", run->h->date);
  html_text(out, run->h->tool);
  strbuf_adds(out, ", ");
  html_text(out, day);
}

static void add_class_row(const several *s, int class, strbuf *out) {
  strbuf_auto row = STRBUF_INIT;
  bool some = false;
  for (size_t i = 0; i < s->run_count; i++) {
    summary sum;
    size_t all = 0, bad = 0, idle;
    results_summary(s->runs[i].r, &sum);
    const size_t *counts = sum.by_class[class];
    for (int v = 1; v < VERDICT_COUNT; v++) {
      all += counts[v];
      if (verdict_is_bad((verdict)v)) bad += counts[v];
    }
    idle = counts[VERDICT_UNSUPPORTED] + counts[VERDICT_SKIPPED];
    some |= all > 0;
    strbuf_adds(&row, "<td>");
    if (bad) {
      strbuf_adds(&row, "<span class=\"bad-text\">×");
      html_number(&row, bad);
      strbuf_adds(&row, "</span> ");
    }
    html_number(&row, all - bad - idle);
    strbuf_adds(&row, "</td>");
  }
  if (some)
    strbuf_addf(out, "<tr><th scope=\"row\">%s checks</th>%s</tr>\n", class_names[class],
                strbuf_str(&row));
  out->failed |= row.failed;
}

static void add_table(const void *user, strbuf *out) {
  static const struct {
    const char *name;
    add_fact add;
  } rows[] = {{"result", fact_result},      {"release", fact_release},
              {"cases", fact_cases},        {"failed cases", fact_failed},
              {"failed pairs", fact_pairs}, {"recommended cases that failed", fact_advice},
              {"made", fact_date}};
  const several *s = user;
  strbuf_adds(out, "<thead><tr><th scope=\"col\">consumer</th>");
  for (size_t i = 0; i < s->run_count; i++) {
    strbuf_adds(out, "<th scope=\"col\"><b>");
    html_text(out, s->runs[i].r->consumer);
    strbuf_adds(out, "</b></th>");
  }
  strbuf_adds(out, "</tr></thead>\n<tbody>\n");
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    strbuf_addf(out, "<tr><th scope=\"row\">%s</th>", rows[k].name);
    for (size_t i = 0; i < s->run_count; i++) {
      summary sum;
      results_summary(s->runs[i].r, &sum);
      strbuf_adds(out, "<td>");
      rows[k].add(&s->runs[i], &sum, out);
      strbuf_adds(out, "</td>");
    }
    strbuf_adds(out, "</tr>\n");
  }
  for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++) add_class_row(s, c, out);
  strbuf_adds(out, "</tbody>\n");
}

/* Without scripts: the same text as on a terminal. */
static void add_plain(const void *user, strbuf *out) {
  const several *s = user;
  strbuf_auto text = STRBUF_INIT;
  report_several_text(s->runs, s->run_count, &text);
  html_text(out, strbuf_str(&text));
  out->failed |= text.failed;
}

/* ["letters", [pairs of each]] */
static size_t kind_of(page_pool *kinds, const several_cell *cell) {
  strbuf_auto text = STRBUF_INIT;
  json_writer w = {.out = &text, .in_script = true};
  char letters[CHECK_COUNT + 1] = "";
  size_t pairs[CHECK_COUNT];
  for (int k = 0; k < CHECK_COUNT; k++) {
    letters[k] = cell->worst[k] ? verdict_letters[cell->worst[k]] : ' ';
    pairs[k] = verdict_is_bad(cell->worst[k]) ? cell->pairs[k] : 0;
  }
  json_open(&w, '[');
  json_add(&w, letters);
  page_add_numbers(&w, pairs, CHECK_COUNT);
  json_close(&w, ']');
  size_t number = page_pool_add(kinds, strbuf_str(&text));
  kinds->failed |= text.failed;
  return number;
}

static void add_rows(const several *s, json_writer *w) {
  FREED_BY(page_pool_free) page_pool kinds = {0};
  json_break(w);
  json_key(w, "cases");
  json_open(w, '[');
  for (size_t i = 0; i < s->count; i++) {
    const several_row *row = &s->rows[i];
    json_break(w);
    json_open(w, '[');
    json_add(w, row->c->id);
    json_add_count(w, row->c->level != LEVEL_REQUIRED);
    json_add_count(w, row->rank);
    for (size_t k = 0; k < s->run_count; k++) {
      if (row->cells[k].ran)
        json_add_count(w, kind_of(&kinds, &row->cells[k]));
      else
        json_add_raw(w, "-1", 2);
    }
    json_close(w, ']');
  }
  json_close(w, ']');
  page_add_raw(w, "kinds", &kinds);
}

static void add_data(const void *user, strbuf *out) {
  const several *s = user;
  json_writer w = {.out = out, .in_script = true};
  json_open(&w, '{');
  json_key(&w, "consumers");
  json_open(&w, '[');
  for (size_t i = 0; i < s->run_count; i++) json_add(&w, s->runs[i].r->consumer);
  json_close(&w, ']');
  json_key(&w, "stopped");
  json_open(&w, '[');
  for (size_t i = 0; i < s->run_count; i++) json_add_count(&w, s->runs[i].r->missing > 0);
  json_close(&w, ']');
  page_add_names(&w, "checks", check_names, CHECK_COUNT);
  page_add_verdicts(&w);
  add_rows(s, &w);
  json_close(&w, '}');
}

void report_several_html(const report_run *runs, size_t count, strbuf *out) {
  static const page_part parts[] = {{"@TITLE@", add_title},
                                    {"@HEAD@", add_head},
                                    {"@TABLE@", add_table},
                                    {"@PLAIN@", add_plain},
                                    {"@DATA@", add_data}};
  FREED_BY(several_free) several s = {0};
  if (several_find(runs, count, &s))
    page_fill(page, sizeof page, parts, sizeof parts / sizeof *parts, &s, out);
  else
    out->failed = true;
}
