/* SPDX-License-Identifier: Apache-2.0 */
#include "budget.h"

#include <stdlib.h>

#include "harness/cases/pick.h"
#include "harness/run/estimate.h"

/* In the order in which they run. */
enum { RANK_PICKED, RANK_FAILED, RANK_OTHER, RANKS };
static const char *const rank_meanings[RANKS] = {
    [RANK_PICKED] = "that have every op and rule between them",
    [RANK_FAILED] = "that failed last",
    [RANK_OTHER] = "others",
};

bool budget_read(const char *text, double *seconds, strbuf *why) {
  static const struct {
    char letter;
    double seconds;
  } units[] = {{'\0', 1}, {'s', 1}, {'m', 60}, {'h', 3600}};
  char *end = NULL;
  *seconds = 0;
  if (!text) return true;
  *seconds = strtod(text, &end);
  for (size_t i = 0; end != text && i < sizeof units / sizeof *units; i++)
    if (*end == units[i].letter && (!*end || !end[1]) && *seconds > 0 && *seconds < 1e6) {
      *seconds *= units[i].seconds;
      return true;
    }
  return strbuf_refuse(why, "--budget takes a time such as 90s, 5m or 1h, not '%s'", text);
}

/* Whether a verdict about the case is one of those. */
static bool has(const results *r, size_t index, bool (*is)(verdict v)) {
  size_t size = results_row_size(r);
  for (size_t p = 0; p < r->releases; p++) {
    const uint8_t *row = results_row(r, index, p);
    for (size_t i = 0; i < size; i++)
      if (is((verdict)row[i])) return true;
  }
  return false;
}

static bool is_there(verdict v) { return v != VERDICT_NONE; }

bool *failed_before(const results *r, const corpus *all, const results *before) {
  bool *failed = calloc(all->count + 1, sizeof *failed);
  for (size_t i = 0; failed && before && i < before->case_count; i++) {
    const corpus_case *c = corpus_find(all, before->cases[i]->id);
    if (c && has(before, i, verdict_is_bad)) failed[c - all->cases] = true;
  }
  /* The results have some cases of the corpus, in its order. */
  for (size_t i = 0; failed && i < r->case_count; i++) failed[i] = failed[r->cases[i] - all->cases];
  return failed;
}

uint8_t *budget_ranks(const results *r, const corpus *all, const plan_filter *f,
                      const bool *failed) {
  bool *picked = calloc(all->count + 1, sizeof *picked);
  uint8_t *ranks = calloc(r->case_count + 1, sizeof *ranks);
  bool ok = picked && ranks && pick_quick(all, r->opset, f, picked);
  for (size_t i = 0; ok && i < r->case_count; i++)
    ranks[i] = picked[r->cases[i] - all->cases] ? RANK_PICKED
               : failed[i]                      ? RANK_FAILED
                                                : RANK_OTHER;
  free(picked);
  if (!ok) free(ranks);
  return ok ? ranks : NULL;
}

void budget_tell_left(const results *r, const uint8_t *ranks, double seconds, strbuf *out) {
  size_t left[RANKS] = {0}, of[RANKS] = {0}, all = 0;
  for (size_t i = 0; i < r->case_count; i++) {
    bool is = !has(r, i, is_there);
    of[ranks[i]]++;
    left[ranks[i]] += is;
    all += is;
  }
  strbuf_adds(out, "the budget of ");
  estimate_add_time(seconds, out);
  strbuf_addf(out, " is spent, and %zu of %zu cases are left: ", all, r->case_count);
  const char *comma = "";
  for (int k = 0; k < RANKS; k++) {
    if (!of[k]) continue;
    strbuf_addf(out, "%s%zu of %zu %s", comma, left[k], of[k], rank_meanings[k]);
    comma = ", ";
  }
}
