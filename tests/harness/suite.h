/* A run over some cases of the shipped corpus, for tests. */
#ifndef HLO_CTS_TESTS_HARNESS_SUITE_H
#define HLO_CTS_TESTS_HARNESS_SUITE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "harness/suite/run.h"

typedef struct suite {
  corpus corpus;
  golden_set golden;
  plan_filter *filter;
  results r;
  consumer_table tested;
} suite;

/* Runs the cases whose ids match with the consumer `tested`; contexts have tests of their own.
 * `on_check`: see run_options. */
static inline void suite_run_watched(suite *s, const char *regex, consumer_table tested,
                                     double timeout,
                                     void (*on_check)(const corpus_case *c, check_kind k)) {
  const vs_opset *o = vs_builtin_opset();
  strbuf why = STRBUF_INIT;
  *s = (suite){.tested = tested};
  assert_true(corpus_load(&s->corpus, HLO_CTS_SOURCE "/corpus", o, NULL));
  assert_true(golden_load(&s->golden, HLO_CTS_SOURCE "/golden", o, NULL));
  s->filter = plan_filter_new(o, &(plan_options){.regex = regex, .context = "constants"}, &why);
  assert_non_null(s->filter);
  assert_true(results_new(&s->r, o, &s->corpus, s->filter, &why));
  run_options options = {.jobs = 2,
                         .timeout = timeout,
                         .on_check = on_check,
                         .tested = &s->tested,
                         .golden = &s->golden,
                         .filter = s->filter};
  assert_true(run_cases(&s->r, &options, &why));
  strbuf_free(&why);
}

static inline void suite_run_with(suite *s, const char *regex, consumer_table tested,
                                  double timeout) {
  suite_run_watched(s, regex, tested, timeout, NULL);
}

static inline void suite_run(suite *s, const char *regex, fault f) {
  suite_run_with(s, regex, builtin_consumer(f), 20);
}

static inline void suite_free(suite *s) {
  results_free(&s->r);
  plan_filter_free(s->filter);
  golden_free(&s->golden);
  corpus_free(&s->corpus);
}

/* How often `what` stands in `text`. */
static inline size_t count_of(const char *text, const char *what) {
  size_t n = 0;
  for (const char *at = text; (at = strstr(at, what)); at++) n++;
  return n;
}

#endif
