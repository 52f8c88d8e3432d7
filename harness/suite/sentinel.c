#include "sentinel.h"

#include <stdio.h>
#include <string.h>

enum { RIGHT, WRONG, SENTINELS };

static const char *const names[SENTINELS] = {"right", "wrong"};

/* 1 + 1 is 2, and it is not 3. */
#define SUM(is)                                          \
  "func.func @main() {\n"                                \
  "  %one = stablehlo.constant dense<1> : tensor<i32>\n" \
  "  %sum = stablehlo.add %one, %one : tensor<i32>\n"    \
  "  check.expect_eq_const %sum, dense<" #is             \
  "> : tensor<i32>\n"                                    \
  "  func.return\n"                                      \
  "}\n"
static const char *const programs[SENTINELS] = {SUM(2), SUM(3)};

size_t sentinel_release(const consumer_table *tested, const vs_opset *o) {
  size_t i = o->release_count - 1;
  while (i > 0 && tested->implements && !tested->implements(tested, o->releases[i].version)) i--;
  return i;
}

typedef struct answers {
  verdict evaluated[SENTINELS], read[SENTINELS];
  strbuf said;    /* about the right one */
  double seconds; /* that the second one took */
} answers;

/* As a run of two cases. False with a sentence when it could not be made. */
static bool ask(const vs_opset *o, const run_options *run, answers *out, strbuf *why) {
  static const case_form first = {0};
  corpus_case cases[SENTINELS];
  char version[32], pair[80];
  size_t own = sentinel_release(run->tested, o);
  for (int i = 0; i < SENTINELS; i++) {
    cases[i] = (corpus_case){.id = names[i],
                             .name = names[i],
                             .path = "",
                             .text = programs[i],
                             .since = vs_oldest(o),
                             .forms = &first,
                             .form_count = 1,
                             .tolerance = -1,
                             .manifest = "",
                             .checks = 1u << CHECK_DESERIALIZE | 1u << CHECK_EVALUATE};
  }
  corpus c = {.folder = "", .cases = cases, .count = SENTINELS};
  vs_format(o->releases[own].version, version);
  snprintf(pair, sizeof pair, "%s,%s", version, version);
  plan_options options = {.pair = pair, .context = "constants"};
  plan_filter *f = plan_filter_new(o, &options, why);
  golden_set none = {0};
  FREED_BY(results_free) results r = {0};
  run_options mine = {.jobs = 1,
                      .timeout = run->timeout,
                      .tested = run->tested,
                      .golden = &none,
                      .filter = f,
                      .stop = run->stop};
  bool ok = f && results_new(&r, o, &c, f, why) && run_cases(&r, &mine, why);
  for (uint32_t i = 0; ok && i < SENTINELS; i++) {
    const uint8_t *v = results_at(&r, i, own, own, SLOT_MEANT);
    out->evaluated[i] = v[CHECK_EVALUATE];
    out->read[i] = v[CHECK_DESERIALIZE];
  }
  for (size_t i = 0; ok && i < r.detail_count; i++)
    if (r.details[i].index == RIGHT && !out->said.len) strbuf_adds(&out->said, r.details[i].text);
  if (ok) out->seconds = (double)r.micros[WRONG] / 1e6;
  plan_filter_free(f);
  return ok;
}

/* A wrong answer to the right one may be the consumer's fault or that of the comparison: nobody can
 * tell, so nothing is said. A refusal, a crash and their like are the consumer's own words. */
static bool behaves(const answers *a, strbuf *why) {
  /* What is not read is not evaluated. */
  bool evaluates =
      a->evaluated[RIGHT] != VERDICT_UNSUPPORTED && a->evaluated[RIGHT] != VERDICT_NONE;
  verdict right = evaluates ? a->evaluated[RIGHT] : a->read[RIGHT];
  if (right != VERDICT_PASS && right != VERDICT_UNSUPPORTED) {
    strbuf_addf(why, "the trivially right case (1 + 1 is 2) ended with '%s'%s%s",
                verdict_names[right], a->said.len ? ": " : "", strbuf_str(&a->said));
    return right != VERDICT_FAIL; /* else it said so itself */
  }
  if (evaluates && a->evaluated[WRONG] != VERDICT_FAIL) {
    strbuf_addf(why, "the trivially wrong case (1 + 1 is 3) ended with '%s'",
                verdict_names[a->evaluated[WRONG]]);
    return false;
  }
  return true;
}

/* Each sentinel is written, read and evaluated, by whoever can. */
static unsigned actions_of(const consumer_table *tested) {
  uint32_t can = tested->abilities ? tested->abilities(tested) : ABILITY_ALL;
  unsigned n = 0;
  for (uint32_t a = ABILITY_READ; a <= ABILITY_EVALUATE; a <<= 1) n += (can & a) != 0;
  return n;
}

bool sentinels_behave(const vs_opset *o, const run_options *run, double *action_seconds,
                      strbuf *why) {
  answers a = {.said = STRBUF_INIT};
  unsigned actions = actions_of(run->tested);
  bool ok = ask(o, run, &a, why) && behaves(&a, why);
  if (action_seconds) *action_seconds = actions ? a.seconds / actions : 0;
  strbuf_free(&a.said);
  return ok;
}
