/* SPDX-License-Identifier: Apache-2.0 */
/* The summary on a terminal: totals, failures grouped by cause, then the cases that failed. */
#include <stdlib.h>
#include <string.h>

#include "causes.h"
#include "harness/cli/cli.h"
#include "harness/words/clean_text.h"
#include "render.h"

void report_extent(const results *r, const summary *s, const char *between, strbuf *out) {
  size_t pairs = r->releases * r->releases - s->cells_empty;
  strbuf_addf(out, "%zu case%s%s", r->case_count, r->case_count == 1 ? "" : "s", between);
  if (s->cells_empty)
    strbuf_addf(out, "%zu pair%s of releases", pairs, pairs == 1 ? "" : "s");
  else
    strbuf_addf(out, "%zu × %zu releases", r->releases, r->releases);
}

void report_incomplete(const summary *s, strbuf *out) {
  strbuf_addf(out, ": the run was stopped; %zu row%s (a case with a producer) %s missing",
              s->missing, s->missing == 1 ? "" : "s", s->missing == 1 ? "is" : "are");
  if (s->failed_cases)
    strbuf_addf(out, "; %zu case%s failed so far", s->failed_cases,
                s->failed_cases == 1 ? "" : "s");
}

void report_flaky(const results *r, const char *before, strbuf *out) {
  size_t cases;
  if (retry_count_flaky(r, &cases))
    strbuf_addf(out, "%s%zu case%s flaky", before, cases, cases == 1 ? " is" : "s are");
}

enum { COLUMNS = 80, MOST = 3 /* lines of a message */ };

/* A text in lines of at most WIDTH columns, each further one after `margin`; `most` of them. */
static void add_lines(const char *text, const char *margin, int most, strbuf *out) {
  enum { WIDTH = 72 };
  for (int line = 1;; line++) {
    size_t n = strlen(text), cut = n;
    if (n > WIDTH) {
      for (cut = WIDTH; cut > WIDTH / 2 && text[cut] != ' ';) cut--;
      if (text[cut] != ' ') cut = WIDTH;
      while (cut > 1 && ((unsigned char)text[cut] & 0xc0) == 0x80) cut--;
    }
    strbuf_add(out, text, cut);
    text += cut + (text[cut] == ' ');
    if (!*text) return;
    if (line == most) {
      strbuf_adds(out, " …");
      return;
    }
    strbuf_addf(out, "\n%s", margin);
  }
}

static void add_verdicts(const size_t *counts, bool colour, strbuf *out) {
  for (int v = 1; v < VERDICT_COUNT; v++) {
    if (!counts[v]) continue;
    bool bad = verdict_is_bad((verdict)v);
    strbuf_addf(out, " %s%zu %s%s", colour && bad ? CLEAN_RED : "", counts[v], verdict_names[v],
                colour && bad ? CLEAN_PLAIN : "");
  }
}

static size_t sum_of(const size_t *counts) {
  size_t sum = 0;
  for (int v = 1; v < VERDICT_COUNT; v++) sum += counts[v];
  return sum;
}

/* "  must-read   335 checks: 330 pass 5 fail"; nothing when there is no check. */
static void add_counts(const char *name, const size_t *counts, const char *note, bool colour,
                       strbuf *out) {
  if (!sum_of(counts)) return;
  strbuf_auto verdicts = STRBUF_INIT;
  size_t begin = out->len;
  strbuf_addf(out, "  %-24s %8zu checks:", name, sum_of(counts));
  add_verdicts(counts, false, &verdicts);
  strbuf_adds(&verdicts, note);
  if (out->len - begin + verdicts.len > COLUMNS) { /* the verdicts stand below */
    strbuf_adds(out, "\n     ");
    add_lines(strbuf_str(&verdicts), "      ", 9, out);
  } else {
    add_verdicts(counts, colour, out);
    strbuf_adds(out, note);
  }
  strbuf_addc(out, '\n');
}

static void add_place(const results *r, const detail *d, strbuf *out) {
  strbuf_addf(out, "%s, ", r->cases[d->index]->id);
  results_pair(r, d, out);
}

/* One cause: what went wrong, in how many cases, and the smallest of these cases. */
static void add_cause(const results *r, const report_header *h, const cause *c, bool explain,
                      bool colour, strbuf *out) {
  const detail *d = c->first;
  strbuf_auto checks = STRBUF_INIT;
  cause_checks(c, &checks);
  strbuf_addf(out, "  %s", colour ? CLEAN_RED : "");
  add_lines(c->title, "    ", MOST, out);
  strbuf_addf(out, "%s\n    ", colour ? CLEAN_PLAIN : "");
  cause_extent(c, out);
  strbuf_addf(out, "; %s: %s\n    ", verdict_names[c->verdict], strbuf_str(&checks));
  strbuf_auto line = STRBUF_INIT;
  strbuf_add(&line, d->text, strcspn(d->text, "\n"));
  add_lines(strbuf_str(&line), "      ", MOST, out);
  strbuf_adds(out, "\n    smallest: ");
  add_place(r, d, out);
  strbuf_addc(out, '\n');
  if (!explain) return;
  strbuf_adds(out, "    ");
  report_explain(r, h, d, out);
}

/* Only titles: nobody has to do anything about it. */
static void add_titles(const causes *list, size_t shown, strbuf *out) {
  for (size_t k = 0; k < list->count && k < shown; k++) {
    strbuf_auto line = STRBUF_INIT;
    strbuf_addf(&line, "%s: ", list->items[k].title);
    cause_extent(&list->items[k], &line);
    strbuf_adds(out, "  ");
    add_lines(strbuf_str(&line), "    ", MOST, out);
    strbuf_addc(out, '\n');
  }
}

static void add_causes(const results *r, const report_header *h, causes_kind kind, bool colour,
                       strbuf *out) {
  enum { SHOWN = 12 };
  static const char *const titles[CAUSES_KINDS] = {
      [CAUSES_REQUIRED] = "failures by cause:",
      [CAUSES_RECOMMENDED] = "failures of recommended cases:",
      [CAUSES_WAIVED] = "known failures, waived:",
      [CAUSES_FIXED] = "fixed since the run of "};
  FREED_BY(causes_free) causes list = causes_find(r, h, kind, out);
  if (!list.count) return;
  strbuf_adds(out, titles[kind]);
  if (kind == CAUSES_FIXED) strbuf_addf(out, "%s:", h->before_date);
  strbuf_addc(out, '\n');
  if (kind >= CAUSES_WAIVED) add_titles(&list, SHOWN, out);
  for (size_t k = 0; kind < CAUSES_WAIVED && k < list.count && k < SHOWN; k++)
    add_cause(r, h, &list.items[k], kind == CAUSES_REQUIRED, colour, out);
  size_t more = list.count > SHOWN ? list.count - SHOWN : 0;
  if (more)
    strbuf_addf(out, "  and %zu more cause%s, in the reports\n", more, more == 1 ? "" : "s");
}

/* The ids of the cases that failed, each once. */
static void add_failed_cases(const results *r, size_t count, strbuf *out) {
  enum { SHOWN = 40, WIDTH = 76 };
  size_t shown = 0, last = SIZE_MAX, column = 0;
  if (!count) return;
  strbuf_addf(out, "%zu failed case%s:", count, count == 1 ? "" : "s");
  for (size_t i = 0; i < r->detail_count && shown < SHOWN; i++) {
    const detail *d = &r->details[i];
    if (d->index == last || !verdict_is_bad(d->found.verdict) || !report_counts(r, d) ||
        !results_required(r, d->index))
      continue;
    last = d->index;
    const char *id = r->cases[d->index]->id;
    bool wrap = column == 0 || column + strlen(id) > WIDTH;
    strbuf_addf(out, "%s%s", wrap ? "\n  " : " ", id);
    column = (wrap ? 0 : column + 1) + strlen(id);
    shown++;
  }
  if (count > shown) strbuf_addf(out, "\n  and %zu more, in the reports", count - shown);
  strbuf_addc(out, '\n');
}

/* How a case failed before it passed, and in which attempt it passed. */
static void add_retried(const results *r, const retried_row *row, strbuf *out) {
  const detail *d = &row->before;
  add_place(r, d, out);
  strbuf_addf(out, ": %s %s, then passed on attempt %u: %.*s\n", verdict_names[d->found.verdict],
              check_names[d->check], row->attempt, (int)strcspn(d->text, "\n"), d->text);
}

size_t report_flaky_rows(const results *r, const char *before, size_t most, strbuf *out) {
  size_t rows = 0;
  for (size_t i = 0; i < r->retried_count; i++) {
    if (!retry_is_flaky(r, &r->retried[i]) || rows++ >= most) continue;
    strbuf_adds(out, before);
    add_retried(r, &r->retried[i], out);
  }
  return rows > most ? rows - most : 0;
}

static void add_flaky(const results *r, strbuf *out) {
  enum { SHOWN = 12 };
  size_t cases, rows = retry_count_flaky(r, &cases);
  if (!rows) return;
  strbuf_addf(out, "flaky (failed, and passed when %s made again; this does not fail the run):\n",
              rows == 1 ? "it was" : "they were");
  size_t more = report_flaky_rows(r, "  ", SHOWN, out);
  if (more) strbuf_addf(out, "  and %zu more, in the reports\n", more);
}

/* The score in lines of at most COLUMNS: only between its parts, "· writes …" and "(asked: …". */
static void add_score(const char *text, strbuf *out) {
  size_t column = 0;
  while (*text) {
    const char *next = text + 1;
    while (*next && strncmp(next, " · ", strlen(" · ")) != 0 && strncmp(next, " (asked", 7) != 0)
      next++;
    size_t n = (size_t)(next - text), wide = cli_columns(text, n);
    if (column && column + wide > COLUMNS) {
      strbuf_adds(out, "\n ");
      column = 1;
    }
    strbuf_add(out, text, n);
    column += wide;
    text = next;
  }
  strbuf_addc(out, '\n');
}

void report_summary(const results *r, const report_header *h, bool colour, strbuf *out) {
  summary s;
  results_summary(r, &s);
  strbuf_auto line = STRBUF_INIT, who = STRBUF_INIT;
  score_text(r, &line);
  add_score(strbuf_str(&line), out);
  report_extent(r, &s, ", ", &who);
  strbuf_addf(&who, ", consumer %s", r->consumer);
  if (h->calls_itself) strbuf_addf(&who, ", which calls itself '%s'", h->calls_itself);
  add_lines(strbuf_str(&who), "  ", 9, out);
  strbuf_addc(out, '\n');
  for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++)
    add_counts(class_names[c], s.by_class[c], "", colour, out);
  add_counts("recommended", s.recommended, " (a failure here does not fail the run)", colour, out);
  add_counts("outside the window", s.outside, " (not counted)", false, out);
  add_causes(r, h, CAUSES_REQUIRED, colour, out);
  add_failed_cases(r, s.failed_cases, out);
  add_causes(r, h, CAUSES_RECOMMENDED, colour, out);
  add_causes(r, h, CAUSES_WAIVED, colour, out);
  add_causes(r, h, CAUSES_FIXED, colour, out);
  add_flaky(r, out);
  report_notes(r, false, "  ", out);
  if (h->habits) {
    strbuf_adds(out, "habits: ");
    add_lines(h->habits, "  ", 99, out);
    strbuf_addc(out, '\n');
  }
  strbuf_adds(out, run_outcome_names[s.outcome]);
  if (s.outcome == RUN_INCOMPLETE) report_incomplete(&s, out);
  report_flaky(r, ", ", out);
  strbuf_addc(out, '\n');
}

typedef struct duration {
  uint64_t micros;
  size_t index;
} duration;

static int by_duration(const void *x, const void *y) {
  const duration *a = x, *b = y;
  if (a->micros != b->micros) return a->micros > b->micros ? -1 : 1;
  return a->index < b->index ? -1 : a->index > b->index;
}

void report_durations(const results *r, size_t count, strbuf *out) {
  if (!count) return;
  auto_free duration *all = calloc(r->case_count + 1, sizeof *all);
  if (!all) {
    out->failed = true;
    return;
  }
  for (size_t i = 0; i < r->case_count; i++) all[i] = (duration){r->micros[i], i};
  qsort(all, r->case_count, sizeof *all, by_duration);
  if (count > r->case_count) count = r->case_count;
  strbuf_adds(out, "the cases that took the longest:\n");
  for (size_t i = 0; i < count; i++)
    strbuf_addf(out, "  %10.3f s  %s\n", (double)all[i].micros / 1e6, r->cases[all[i].index]->id);
}
