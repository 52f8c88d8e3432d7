#include "score.h"

static size_t *place_of(score *s, const case_counts *n) {
  bool failed = false, waived = false, unsupported = false, made = false;
  for (int k = 0; k < CHECK_COUNT; k++)
    for (int v = 1; v < VERDICT_COUNT; v++) {
      if (!n->of[k][v]) continue;
      failed |= verdict_is_bad((verdict)v);
      waived |= v == VERDICT_SKIPPED;
      unsupported |= v == VERDICT_UNSUPPORTED;
      made |= verdict_is_answer((verdict)v);
    }
  return failed        ? &s->failed
         : waived      ? &s->waived
         : unsupported ? &s->unsupported
         : made        ? &s->passed
                       : &s->silent;
}

void results_profile(const results *r, profile_kind p, score *out) {
  *out = (score){0};
  for (size_t i = 0; i < r->case_count; i++) {
    if (!results_required(r, i) || !profile_lists(&r->cases[i]->needs, p)) continue;
    out->corpus++;
    ++*place_of(out, results_case_counts(r, i));
  }
}

void results_size(const results *r, size_class k, score *out) {
  *out = (score){0};
  for (size_t i = 0; i < r->case_count; i++) {
    if (!results_required(r, i) || sizes_class_of(r->cases[i]) != k) continue;
    out->corpus++;
    ++*place_of(out, results_case_counts(r, i));
  }
}

bool results_case_failed(const results *r, size_t index) {
  score s = {0};
  return place_of(&s, results_case_counts(r, index)) == &s.failed;
}

void results_score(const results *r, score *out) {
  *out = (score){.corpus = r->corpus_cases};
  for (size_t i = 0; i < r->case_count; i++)
    if (results_required(r, i)) ++*place_of(out, results_case_counts(r, i));
}
