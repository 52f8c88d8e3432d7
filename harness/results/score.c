/* SPDX-License-Identifier: Apache-2.0 */
#include "score.h"

const char *const capability_names[CAPABILITY_COUNT + 1] = {
    [CAPABILITY_READS] = "reads",
    [CAPABILITY_EVALUATES] = "evaluates",
    [CAPABILITY_WRITES] = "writes",
    [CAPABILITY_REFUSES] = "refuses",
};

/* --- Cases --- */

/* Puts a case into its place. Nothing is demanded where a consumer was lenient. */
static void add_case(score_part *p, const uint32_t *counts) {
  bool failed = verdicts_sum(counts, verdict_is_bad) > 0;
  bool made = verdicts_sum(counts, verdict_is_answer) > counts[VERDICT_LENIENT];
  p->failed += failed;
  p->waived += !failed && counts[VERDICT_SKIPPED];
  p->passed += made && !failed && !counts[VERDICT_SKIPPED];
}

static void add_whole_case(score_part *p, const results *r, size_t index) {
  const case_counts *n = results_case_counts(r, index);
  uint32_t sum[VERDICT_COUNT] = {0};
  for (int k = 0; k < CAPABILITY_COUNT; k++)
    for (int v = 1; v < VERDICT_COUNT; v++) sum[v] += n->by[k][v];
  add_case(p, sum);
}

size_t results_profile(const results *r, profile_kind p, score_part *out) {
  size_t cases = 0;
  *out = (score_part){0};
  for (size_t i = 0; i < r->case_count; i++) {
    if (!results_required(r, i) || !profile_lists(&r->cases[i]->needs, p)) continue;
    cases++;
    add_whole_case(out, r, i);
  }
  return cases;
}

size_t results_size(const results *r, size_class k, score_part *out) {
  size_t cases = 0;
  *out = (score_part){0};
  for (size_t i = 0; i < r->case_count; i++) {
    if (!results_required(r, i) || sizes_class_of(r->cases[i]) != k) continue;
    cases++;
    add_whole_case(out, r, i);
  }
  return cases;
}

bool results_case_failed(const results *r, size_t index) {
  score_part one = {0};
  add_whole_case(&one, r, index);
  return one.failed > 0;
}

/* --- Agreement --- */

static void add_agreement(const results *r, size_t index, score *s) {
  const case_counts *n = results_case_counts(r, index);
  uint32_t unproven =
      n->of[CHECK_SERIALIZE][VERDICT_INAPPLICABLE] + n->of[CHECK_RESERIALIZE][VERDICT_INAPPLICABLE];
  size_t first, count = results_details(r, index, &first);
  uint8_t worst = AGREEMENT_BYTES;
  for (size_t i = first; i < first + count; i++) {
    uint8_t level = r->details[i].found.agreement;
    if (level > worst) worst = level;
  }
  if (unproven)
    s->unproven++;
  else
    s->agreement[worst]++;
}

/* --- Releases --- */

/* Whether the consumer, as that release, was asked to read or evaluate artifacts of the producer;
 * `*read`: it did with one of them. */
static bool asked_to_read(const results *r, size_t producer, size_t consumer, bool *read) {
  bool asked = false;
  uint32_t groups = 0; /* cases of one group have the same verdicts */
  *read = false;
  for (size_t i = 0; i < r->case_count && !*read; i++) {
    if (results_group(r, i) != groups) continue;
    groups++;
    const uint8_t *v = results_at(r, i, producer, consumer, SLOT_MEANT);
    asked |= verdict_is_answer(v[CHECK_DESERIALIZE]) || verdict_is_answer(v[CHECK_EVALUATE]);
    *read |= v[CHECK_DESERIALIZE] == VERDICT_PASS || v[CHECK_EVALUATE] == VERDICT_PASS;
  }
  return asked;
}

static void add_releases(const results *r, score *s) {
  for (size_t p = 0; p < r->releases; p++) {
    bool asked = false, all = true;
    for (size_t c = r->oldest; c <= r->newest; c++) {
      bool read, here = asked_to_read(r, p, c, &read);
      asked |= here;
      all &= read || !here;
    }
    s->releases += asked;
    s->releases_read += asked && all;
  }
}

void results_score(const results *r, score *out) {
  *out = (score){.corpus = r->corpus_cases};
  for (size_t i = 0; i < r->case_count; i++) {
    if (!results_required(r, i)) continue;
    size_t written = out->of[CAPABILITY_WRITES].passed;
    for (int k = 0; k < CAPABILITY_COUNT; k++)
      add_case(&out->of[k], results_case_counts(r, i)->by[k]);
    if (out->of[CAPABILITY_WRITES].passed > written) add_agreement(r, i, out);
    add_whole_case(&out->cases, r, i);
  }
  add_releases(r, out);
}

/* --- Text --- */

/* Rounds, but shows 100 % only for the whole. */
static size_t percent(size_t part, size_t whole) {
  size_t near = whole ? (200 * part + whole) / (2 * whole) : 0;
  return near == 100 && part < whole ? 99 : near;
}

void score_part_text(const score *s, capability k, strbuf *out) {
  const score_part *p = &s->of[k];
  size_t asked = score_asked(p);
  bool releases = k == CAPABILITY_READS && s->releases;
  if (releases) strbuf_addf(out, "%zu of %zu releases", s->releases_read, s->releases);
  if (asked)
    strbuf_addf(out, "%s%zu of %zu (%zu %%)", releases ? ", " : "", p->passed, asked,
                percent(p->passed, asked));
  if (!asked && !releases) strbuf_adds(out, "–");
}

void score_sentence(const results *r, strbuf *out) {
  static const char *const about[CAPABILITY_COUNT] = {
      [CAPABILITY_EVALUATES] = "evaluations",
      [CAPABILITY_WRITES] = "what it writes",
      [CAPABILITY_REFUSES] = "refusals",
  };
  score s;
  if (r->missing) return;
  results_score(r, &s);
  if (s.releases)
    strbuf_addf(out, "Reads %zu of %zu release%s.", s.releases_read, s.releases,
                s.releases == 1 ? "" : "s");
  for (int k = 0; k < CAPABILITY_COUNT; k++) {
    const score_part *p = &s.of[k];
    if (about[k] && score_asked(p))
      strbuf_addf(out, "%s%zu %% of %s right.", out->len ? " " : "",
                  percent(p->passed, score_asked(p)), about[k]);
  }
}

void score_text(const results *r, strbuf *out) {
  score s;
  if (r->missing) { /* no word of a stopped run may sound like an end */
    strbuf_adds(out, "No score, because the run was stopped");
    return;
  }
  results_score(r, &s);
  for (int k = 0; k < CAPABILITY_COUNT; k++) {
    strbuf_addf(out, "%s%s ", k ? " · " : "", k ? capability_names[k] : "Reads");
    score_part_text(&s, (capability)k, out);
  }
  size_t asked = score_asked(&s.cases) + s.cases.waived;
  strbuf_addf(out, " (asked: %zu", asked);
  if (s.corpus)
    strbuf_addf(out, " of %zu required cases, %zu %%", s.corpus, percent(asked, s.corpus));
  else
    strbuf_adds(out, " required cases");
  if (s.cases.waived) strbuf_addf(out, "; %zu waived", s.cases.waived);
  strbuf_addc(out, ')');
}
