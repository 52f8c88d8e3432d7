/* SPDX-License-Identifier: Apache-2.0 */
/* Lines that stand below the score, in the same words in every report. */
#include "harness/results/score.h"

#include <string.h>

#include "render.h"

/* Rounds, but shows 100.0 % only for the whole. */
static void add_share(size_t part, size_t whole, strbuf *out) {
  double share = whole ? 100.0 * (double)part / (double)whole : 0;
  strbuf_addf(out, "%.1f %%", part < whole && share > 99.9 ? 99.9 : share);
}

static void add_rest(size_t n, const char *what, strbuf *out) {
  if (n) strbuf_addf(out, ", %zu %s", n, what);
}

/* "3 of 10 cases passed, 1 failed, 6 not asked", with a newline. */
static void add_part(const score_part *p, size_t cases, strbuf *out) {
  strbuf_addf(out, "%zu of %zu cases passed", p->passed, cases);
  add_rest(p->failed, "failed", out);
  add_rest(p->waived, "waived", out);
  add_rest(cases - score_asked(p) - p->waived, "not asked", out);
  strbuf_addc(out, '\n');
}

void report_profiles(const results *r, bool all, const char *before, strbuf *out) {
  for (int p = 0; p < PROFILE_COUNT && !r->missing; p++) {
    bool claimed = r->claimed >> p & 1;
    score_part s;
    size_t cases = results_profile(r, (profile_kind)p, &s);
    if (!cases || !(claimed || all)) continue;
    strbuf_addf(out, "%sprofile %s%s: ", before, profile_names[p], claimed ? " (claimed)" : "");
    add_part(&s, cases, out);
  }
}

/* --- Size classes --- */

/* The case of the class that asks the same op and type: ids differ in their ends alone. */
static bool same_op(const corpus_case *a, const corpus_case *b) {
  const char *x = strrchr(a->id, '_'), *y = strrchr(b->id, '_');
  return x && y && x - a->id == y - b->id && strncmp(a->id, b->id, (size_t)(x - a->id)) == 0;
}

/* The least class of one size in which the op of this case fails; SIZE_CLASSES: none. Cases of one
 * op and type stand side by side. */
static size_class first_failure(const results *r, size_t *index) {
  size_class least = SIZE_CLASSES;
  size_t first = *index;
  for (; *index < r->case_count && same_op(r->cases[first], r->cases[*index]); ++*index) {
    size_class k = sizes_class_of(r->cases[*index]);
    if (k < least && results_case_failed(r, *index)) least = k;
  }
  return least;
}

static void add_op(const corpus_case *c, size_t shown, strbuf *out) {
  enum { MOST = 12 };
  const char *name = c->id + strlen("size_");
  if (shown < MOST)
    strbuf_addf(out, "%s%.*s", shown ? ", " : "", (int)(strrchr(name, '_') - name), name);
  else if (shown == MOST)
    strbuf_adds(out, ", …");
}

/* "wrong from 15, 16, 17 on: abs_f32, add_f32" */
static void add_beginnings(const results *r, const char *before, strbuf *out) {
  for (int k = 0; k < SIZE_CLASSES; k++) {
    size_t found = 0;
    for (size_t i = 0; i < r->case_count;) {
      const corpus_case *c = r->cases[i];
      if (!sizes_has(c)) {
        i++;
        continue;
      }
      if (first_failure(r, &i) != (size_class)k) continue;
      if (!found)
        strbuf_addf(out, "%swrong %s %s: ", before, k < SIZE_SKEWED ? "from" : "with",
                    size_meanings[k]);
      add_op(c, found++, out);
    }
    if (found) strbuf_addf(out, " (%zu)\n", found);
  }
}

void report_sizes(const results *r, const char *before, strbuf *out) {
  bool failed = false;
  for (int k = 0; k < SIZE_CLASSES && !r->missing; k++) {
    score_part s;
    size_t cases = results_size(r, (size_class)k, &s);
    if (!cases) continue;
    strbuf_addf(out, "%ssize %s (%s): ", before, size_words[k], size_meanings[k]);
    add_part(&s, cases, out);
    failed |= s.failed > 0;
  }
  if (failed) add_beginnings(r, before, out);
}

/* --- Refusals, and what was written --- */

/* "refusals by phase: 3 parsed, 12 compiled": messages, if a consumer told. Expected refusals have
 * one message per row and check (run.c). */
static void add_phases(const results *r, const char *before, strbuf *out) {
  size_t of[PHASE_COUNT] = {0};
  const char *comma = "refusals by phase: ";
  for (size_t i = 0; i < r->detail_count; i++) of[r->details[i].found.phase]++;
  for (int p = PHASE_NONE + 1; p < PHASE_COUNT; p++) {
    if (!of[p]) continue;
    strbuf_addf(out, "%s%s%zu %s", *comma == ',' ? "" : before, comma, of[p], phase_names[p]);
    comma = ", ";
  }
  if (*comma == ',') strbuf_addc(out, '\n');
}

/* Appends what refusals of something too new name, in percent. */
void report_naming(const results *r, const char *before, strbuf *out) {
  static const char *const words[] = {[NAMING_FEATURE] = "the feature",
                                      [NAMING_CODE] = "its code",
                                      [NAMING_RELEASE] = "only a release",
                                      [NAMING_NOTHING] = "nothing"};
  size_t of[NAMING_COUNT] = {0}, all = 0;
  for (size_t i = 0; i < r->detail_count; i++) of[r->details[i].found.names]++;
  for (int n = NAMING_FEATURE; n < NAMING_COUNT; n++) all += of[n];
  const char *comma = "refusals name: ";
  for (int n = NAMING_FEATURE; n < NAMING_COUNT; n++) {
    if (!of[n]) continue;
    strbuf_addf(out, "%s%s%s ", *comma == ',' ? "" : before, comma, words[n]);
    add_share(of[n], all, out);
    comma = ", ";
  }
  if (all) strbuf_addf(out, " (of %zu; it decides no verdict)\n", all);
}

void report_agreement(const results *r, const char *before, strbuf *out) {
  static const char *const words[] = {[AGREEMENT_BYTES] = "same bytes",
                                      [AGREEMENT_PROGRAM] = "same program",
                                      [AGREEMENT_MEANING] = "same meaning"};
  score s;
  const char *comma = "cases written: ";
  results_score(r, &s);
  if (!s.of[CAPABILITY_WRITES].passed || r->missing) return;
  strbuf_adds(out, before);
  for (int k = 0; k < AGREEMENT_COUNT; k++) {
    strbuf_addf(out, "%s%s %zu", comma, words[k], s.agreement[k]);
    comma = ", ";
  }
  if (s.unproven) strbuf_addf(out, ", unproven %zu", s.unproven);
  strbuf_addc(out, '\n');
}

void report_notes(const results *r, bool all, const char *before, strbuf *out) {
  report_profiles(r, all, before, out);
  report_sizes(r, before, out);
  add_phases(r, before, out);
  report_naming(r, before, out);
  report_agreement(r, before, out);
}
