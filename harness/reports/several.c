#include "several.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The verdict of a check that says most: a failure before a pass, a pass before what was not made.
 */
static uint8_t worst_of(const uint32_t *counts) {
  uint8_t best = VERDICT_NONE;
  int best_rank = 0;
  for (int v = 1; v < VERDICT_COUNT; v++) {
    bool idle = v == VERDICT_UNSUPPORTED || v == VERDICT_SKIPPED;
    int rank = v == VERDICT_SUITE_BUG ? 4 : verdict_failed((verdict)v) ? 3 : idle ? 1 : 2;
    if (!counts[v] || rank < best_rank) continue;
    if (rank == best_rank && counts[v] <= counts[best]) continue;
    best = (uint8_t)v;
    best_rank = rank;
  }
  return best;
}

static void fill_cell(const results *r, size_t index, several_cell *cell) {
  const case_counts *n = results_case_counts(r, index);
  cell->ran = true;
  for (int k = 0; k < CHECK_COUNT; k++) {
    cell->worst[k] = worst_of(n->of[k]);
    cell->pairs[k] = n->of[k][cell->worst[k]];
  }
}

static several_rank rank_of(const several_row *row, size_t runs) {
  several_rank rank = SEVERAL_ALIKE;
  for (int k = 0; k < CHECK_COUNT; k++) {
    bool good = false, bad = false, idle = false;
    for (size_t i = 0; i < runs; i++) {
      uint8_t v = row->cells[i].worst[k];
      if (v == VERDICT_NONE || v == VERDICT_UNSUPPORTED || v == VERDICT_SKIPPED)
        idle = true;
      else if (verdict_is_bad(v))
        bad = true;
      else
        good = true;
    }
    several_rank here = good && bad    ? SEVERAL_DIFFER
                        : bad          ? SEVERAL_FAIL
                        : good && idle ? SEVERAL_UNLIKE
                                       : SEVERAL_ALIKE;
    if (here < rank) rank = here;
  }
  return rank;
}

static int by_rank(const void *x, const void *y) {
  const several_row *a = x, *b = y;
  if (a->rank != b->rank) return a->rank < b->rank ? -1 : 1;
  return strcmp(a->c->id, b->c->id);
}

/* The next id of all runs, whose cases are in the order of their ids; NULL: there is none. */
static const corpus_case *next_case(const report_run *runs, size_t count, const size_t *at) {
  const corpus_case *first = NULL;
  for (size_t i = 0; i < count; i++) {
    if (at[i] == runs[i].r->case_count) continue;
    const corpus_case *c = runs[i].r->cases[at[i]];
    if (!first || strcmp(c->id, first->id) < 0) first = c;
  }
  return first;
}

static void find_rows(several *s) {
  size_t at[REPORT_RUNS_MOST] = {0};
  const corpus_case *c;
  while ((c = next_case(s->runs, s->run_count, at)) != NULL) {
    several_row *row = &s->rows[s->count];
    row->c = c;
    row->cells = s->cells + s->count++ * s->run_count;
    for (size_t i = 0; i < s->run_count; i++) {
      const results *r = s->runs[i].r;
      if (at[i] < r->case_count && strcmp(r->cases[at[i]]->id, c->id) == 0)
        fill_cell(r, at[i]++, &row->cells[i]);
    }
    row->rank = rank_of(row, s->run_count);
    s->of_rank[row->rank]++;
  }
}

bool several_find(const report_run *runs, size_t count, several *out) {
  size_t most = 0;
  *out = (several){.runs = runs, .run_count = count};
  for (size_t i = 0; i < count; i++) most += runs[i].r->case_count;
  out->rows = calloc(most + 1, sizeof *out->rows);
  out->cells = calloc(most * count + 1, sizeof *out->cells);
  if (!out->rows || !out->cells || count > REPORT_RUNS_MOST) return false;
  find_rows(out);
  if (out->count) qsort(out->rows, out->count, sizeof *out->rows, by_rank);
  return true;
}

void several_free(several *s) {
  free(s->rows);
  free(s->cells);
  *s = (several){0};
}

void several_sentence(const several *s, strbuf *out) {
  size_t n = s->of_rank[SEVERAL_DIFFER], both = s->of_rank[SEVERAL_FAIL];
  strbuf_addf(out, "%zu case%s with different verdicts, %zu failed for every consumer that ran %s",
              n, n == 1 ? "" : "s", both, both == 1 ? "it" : "them");
}

/* --- On a terminal --- */

enum { LABEL = 32, COLUMN = 22 };

/* Cut to its column, and never against the next one. */
static void add_column(const char *text, strbuf *out) {
  size_t n = strlen(text);
  if (n > COLUMN - 1) {
    strbuf_addf(out, "%.*s.. ", COLUMN - 3, text);
    return;
  }
  strbuf_adds(out, text);
  strbuf_addn(out, ' ', COLUMN - n);
}

static void end_line(strbuf *out) {
  while (out->len && out->bytes[out->len - 1] == ' ') out->len--;
  strbuf_addc(out, '\n');
}

/* "evaluate x33"; "+": what was made passed; "o": nothing was tested; "-": nothing was made. */
static void add_cell(const several_cell *cell, strbuf *out) {
  strbuf_auto text = STRBUF_INIT;
  bool good = false, any = false;
  for (int k = 0; k < CHECK_COUNT; k++) {
    uint8_t v = cell->worst[k];
    any |= v != VERDICT_NONE;
    if (verdict_is_bad(v))
      strbuf_addf(&text, "%s%s x%u", text.len ? ", " : "", check_names[k], cell->pairs[k]);
    else
      good |= v != VERDICT_NONE && v != VERDICT_UNSUPPORTED && v != VERDICT_SKIPPED;
  }
  if (!text.len) strbuf_adds(&text, !cell->ran ? "not run" : good ? "+" : any ? "o" : "-");
  add_column(strbuf_str(&text), out);
  out->failed |= text.failed;
}

static void add_numbers(const several *s, const char *label, size_t (*get)(const summary *),
                        strbuf *out) {
  strbuf_addf(out, "%-*s", LABEL, label);
  for (size_t i = 0; i < s->run_count; i++) {
    char text[32];
    summary sum;
    results_summary(s->runs[i].r, &sum);
    snprintf(text, sizeof text, "%zu", get(&sum));
    add_column(text, out);
  }
  end_line(out);
}

static size_t failed_cases(const summary *s) { return s->failed_cases; }
static size_t failed_pairs(const summary *s) { return s->cells_failed; }
static size_t missing_rows(const summary *s) { return s->missing; }

void report_several_text(const report_run *runs, size_t count, strbuf *out) {
  enum { SHOWN = 40 };
  FREED_BY(several_free) several s = {0};
  if (!several_find(runs, count, &s)) {
    out->failed = true;
    return;
  }
  strbuf_addn(out, ' ', LABEL);
  for (size_t i = 0; i < count; i++) add_column(runs[i].r->consumer, out);
  end_line(out);
  strbuf_addf(out, "%-*s", LABEL, "result");
  for (size_t i = 0; i < count; i++) {
    summary sum;
    results_summary(runs[i].r, &sum);
    add_column(run_outcome_names[sum.outcome], out);
  }
  end_line(out);
  add_numbers(&s, "failed cases", failed_cases, out);
  add_numbers(&s, "failed pairs", failed_pairs, out);
  add_numbers(&s, "missing rows", missing_rows, out);
  strbuf_addc(out, '\n');
  several_sentence(&s, out);
  strbuf_addc(out, '\n');
  size_t shown = 0;
  for (; shown < s.count && shown < SHOWN && s.rows[shown].rank == SEVERAL_DIFFER; shown++) {
    strbuf_addf(out, "  %-*.*s ", LABEL - 3, LABEL - 3, s.rows[shown].c->id);
    for (size_t i = 0; i < count; i++) add_cell(&s.rows[shown].cells[i], out);
    end_line(out);
  }
  if (s.of_rank[SEVERAL_DIFFER] > shown)
    strbuf_addf(out, "  and %zu more, in the page\n", s.of_rank[SEVERAL_DIFFER] - shown);
}
