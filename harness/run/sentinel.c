/* SPDX-License-Identifier: Apache-2.0 */
#include "sentinel.h"

#include <stdio.h>
#include <string.h>

#include "harness/host/clock.h"

enum { RIGHT, WRONG, SENTINELS };

/* 1 + 1 is 2, and it is not 3. */
#define SUM(is)                                          \
  "func.func @main() {\n"                                \
  "  %one = stablehlo.constant dense<1> : tensor<i32>\n" \
  "  %sum = stablehlo.add %one, %one : tensor<i32>\n"    \
  "  check.expect_eq_const %sum, dense<" #is             \
  "> : tensor<i32>\n"                                    \
  "  func.return\n"                                      \
  "}\n"

/* The newest release that the consumer implements: sentinels run for this release. */
static size_t newest_release(const consumer_table *tested, const vs_opset *o) {
  size_t i = o->release_count - 1;
  while (i > 0 && tested->implements && !tested->implements(tested, o->releases[i].version)) i--;
  return i;
}

bool sentinel_ask(const vs_opset *o, const run_options *run, sentinel_run *s, strbuf *why) {
  static const case_form first = {0};
  corpus_case cases[SENTINEL_PROGRAMS];
  char ids[SENTINEL_PROGRAMS][16], version[32], pair[80];
  for (size_t i = 0; i < s->count; i++) {
    snprintf(ids[i], sizeof ids[i], "sentinel%02zu", i);
    cases[i] = (corpus_case){.id = ids[i],
                             .name = ids[i],
                             .path = "",
                             .text = s->programs[i],
                             .since = vs_oldest(o),
                             .forms = &first,
                             .form_count = 1,
                             .tolerance = -1,
                             .nan = INTERP_NAN_BITS,
                             .manifest = "",
                             .checks = s->checks};
  }
  corpus c = {.folder = "", .cases = cases, .count = s->count};
  s->own = newest_release(run->tested, o);
  vs_format(o->releases[s->own].version, version);
  snprintf(pair, sizeof pair, "%s,%s", version, version);
  plan_filter *f = plan_filter_new(o, &(plan_options){.pair = pair, .context = s->context}, why);
  golden_set none = {0};
  run_counts counts = {0};
  run_options mine = {.jobs = 1,
                      .timeout = run->timeout,
                      .tested = run->tested,
                      .golden = &none,
                      .filter = f,
                      .group = run->group,
                      .counts = &counts};
  bool ok = f && results_new(&s->r, o, &c, f, why) && run_cases(&s->r, &mine, why);
  if (run->aside) *run->aside += counts.alone + counts.groups;
  plan_filter_free(f);
  return ok;
}

const uint8_t *sentinel_verdicts(const sentinel_run *s, size_t program) {
  return results_at(&s->r, (uint32_t)program, s->own, s->own, SLOT_MEANT);
}

typedef struct answers {
  verdict evaluated[SENTINELS], read[SENTINELS];
  strbuf message; /* about the right one */
} answers;

static sentinel_run sentinels(void) {
  return (sentinel_run){.programs = {SUM(2), SUM(3)},
                        .count = SENTINELS,
                        .checks = 1u << CHECK_DESERIALIZE | 1u << CHECK_EVALUATE,
                        .context = "constants"};
}

static bool ask(const vs_opset *o, const run_options *run, answers *out, strbuf *why) {
  sentinel_run s = sentinels();
  bool ok = sentinel_ask(o, run, &s, why);
  for (size_t i = 0; ok && i < SENTINELS; i++) {
    out->evaluated[i] = sentinel_verdicts(&s, i)[CHECK_EVALUATE];
    out->read[i] = sentinel_verdicts(&s, i)[CHECK_DESERIALIZE];
  }
  /* The message of the first check that failed; reading comes before evaluating. */
  for (size_t i = 0; ok && i < s.r.detail_count; i++) {
    const detail *d = &s.r.details[i];
    if (d->index == RIGHT && d->found.verdict != VERDICT_PASS && !out->message.len)
      strbuf_adds(&out->message, d->text);
  }
  results_free(&s.r);
  return ok;
}

/* A refusal, a crash and their like are the consumer's own words, so the run goes on with a
 * warning. Wrong values are those of the consumer only if the comparison works (blame). */
static sentinel_end judge(const answers *a, strbuf *why) {
  /* A program that is not read is not evaluated. */
  bool evaluates =
      a->evaluated[RIGHT] != VERDICT_UNSUPPORTED && a->evaluated[RIGHT] != VERDICT_NONE;
  verdict right = evaluates ? a->evaluated[RIGHT] : a->read[RIGHT];
  if (right != VERDICT_PASS && right != VERDICT_UNSUPPORTED) {
    strbuf_addf(why, "the sentinel that must pass (1 + 1 is 2) ended with '%s'%s%s",
                verdict_names[right], a->message.len ? ": " : "", strbuf_str(&a->message));
    return right == VERDICT_SUITE_BUG ? SENTINELS_BROKEN
           : right == VERDICT_FAIL    ? SENTINELS_NOT_COMPARABLE
                                      : SENTINELS_BEHAVE;
  }
  if (!evaluates || a->evaluated[WRONG] == VERDICT_FAIL) return SENTINELS_BEHAVE;
  strbuf_addf(why, "the sentinel that must fail (1 + 1 is 3) ended with '%s'",
              verdict_names[a->evaluated[WRONG]]);
  return a->evaluated[WRONG] == VERDICT_PASS ? SENTINELS_NOT_COMPARABLE : SENTINELS_BROKEN;
}

/* Asks the built-in consumer the same. If its sentinels behave, the comparison works, and the other
 * consumer is at fault. */
static sentinel_end blame(const vs_opset *o, const run_options *run, strbuf *why) {
  consumer_table own = builtin_consumer(FAULT_NONE);
  run_options mine = *run;
  strbuf_auto ignored = STRBUF_INIT;
  answers a = {.message = STRBUF_INIT};
  if (!run->tested->implements) return SENTINELS_BROKEN;
  mine.tested = &own;
  bool works = ask(o, &mine, &a, &ignored) && judge(&a, &ignored) == SENTINELS_BEHAVE;
  strbuf_free(&a.message);
  if (works) return SENTINELS_NOT_COMPARABLE;
  strbuf_addf(why, "; of the built-in consumer, %s", strbuf_str(&ignored));
  return SENTINELS_BROKEN;
}

sentinel_end sentinels_behave(const vs_opset *o, const run_options *run, strbuf *why) {
  answers a = {.message = STRBUF_INIT};
  sentinel_end end = ask(o, run, &a, why) ? judge(&a, why) : SENTINELS_BROKEN;
  if (end == SENTINELS_NOT_COMPARABLE) end = blame(o, run, why);
  strbuf_free(&a.message);
  return end;
}

/* --- Waiting --- */

bool sentinels_time(const vs_opset *o, const run_options *run, sentinel_times *out, strbuf *why) {
  sentinel_run s = sentinels();
  double before = clock_of_children();
  bool ok = sentinel_ask(o, run, &s, why);
  *out = (sentinel_times){.computing = clock_of_children() - before};
  for (size_t i = 0; ok && i < SENTINELS; i++) out->all += (double)s.r.micros[i] / 1e6;
  results_free(&s.r);
  return ok;
}

bool sentinel_waits(const sentinel_times *t) { return t->computing * 2 < t->all; }
