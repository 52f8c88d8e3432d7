/* The score, in the same words in every report. */
#include "harness/results/score.h"

#include "render.h"

static void add_share(size_t part, size_t whole, strbuf *out) {
  /* A share of less than all is shown as less than 100 %. */
  double share = whole ? 100.0 * (double)part / (double)whole : 0;
  strbuf_addf(out, "%.1f %%", part < whole && share > 99.9 ? 99.9 : share);
}

static void add_rest(size_t n, const char *what, const char **comma, strbuf *out) {
  if (!n) return;
  strbuf_addf(out, "%s%zu %s", *comma, n, what);
  *comma = ", ";
}

/* Appends the share of the cases asked; if no case was asked, a sentence instead. */
static void add_asked(const score *s, const char *between, strbuf *out) {
  size_t asked = score_asked(s);
  if (!asked) {
    strbuf_addf(out, "score: no case was asked all of its checks%s", between ? between : "; ");
    return;
  }
  strbuf_addf(out, "score: %zu of %zu cases asked passed (", s->passed, asked);
  add_share(s->passed, asked, out);
  strbuf_addf(out, ")%s", between ? between : ", ");
}

void report_profiles(const results *r, bool all, const char *before, strbuf *out) {
  for (int p = 0; p < PROFILE_COUNT && !r->missing; p++) {
    bool claimed = r->claimed >> p & 1;
    score s;
    results_profile(r, (profile_kind)p, &s);
    if (!s.corpus || !(claimed || all)) continue;
    strbuf_addf(out, "%sprofile %s%s: %zu of %zu cases passed", before, profile_names[p],
                claimed ? " (claimed)" : "", s.passed, s.corpus);
    const char *comma = "; ";
    add_rest(s.failed, "failed", &comma, out);
    add_rest(s.unsupported, "with an unsupported check", &comma, out);
    add_rest(s.waived, "waived", &comma, out);
    add_rest(s.silent, "without a counted check", &comma, out);
    strbuf_addc(out, '\n');
  }
}

/* Messages about refusals, by what the consumer was doing; of those expected there is one for each
 * case and check. */
void report_phases(const results *r, const char *before, strbuf *out) {
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

void report_score(const results *r, const char *between, strbuf *out) {
  score s;
  if (r->missing) { /* no word of a stopped run may sound like an end */
    strbuf_adds(out, "score: none, because the run was stopped");
    return;
  }
  results_score(r, &s);
  add_asked(&s, between, out);
  if (s.corpus) {
    strbuf_addf(out, "%zu of all %zu required cases of the corpus (", s.passed, s.corpus);
    add_share(s.passed, s.corpus, out);
    strbuf_adds(out, ")");
  } else {
    strbuf_adds(out, "of a corpus whose size the journal does not tell");
  }
  const char *comma = between ? between : "; ";
  add_rest(s.unsupported, "with an unsupported check", &comma, out);
  add_rest(s.waived, "waived", &comma, out);
  add_rest(s.silent, "without a counted check", &comma, out);
  size_t run = score_asked(&s) + s.unsupported + s.waived + s.silent;
  if (s.corpus > run) add_rest(s.corpus - run, "not in this run", &comma, out);
}
