/* SPDX-License-Identifier: Apache-2.0 */
/* A run over some cases of the shipped corpus, for tests. */
#ifndef HLO_CTS_TESTS_HARNESS_SUITE_H
#define HLO_CTS_TESTS_HARNESS_SUITE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/run/run.h"

typedef struct suite {
  corpus corpus;
  golden_set golden;
  plan_filter *filter;
  results r;
  consumer_table tested;
} suite;

/* Runs the cases whose ids match with the consumer `tested`, evaluated in one context; `o` has the
 * timeout and what else is special. */
static inline void suite_run_as(suite *s, const char *regex, consumer_table tested,
                                const char *context, run_options o) {
  const vs_opset *opset = vs_builtin_opset();
  strbuf why = STRBUF_INIT;
  *s = (suite){.tested = tested};
  assert_true(corpus_load(&s->corpus, HLO_CTS_SOURCE "/corpus", opset, NULL));
  assert_true(golden_load(&s->golden, HLO_CTS_SOURCE "/golden", opset, NULL));
  s->filter = plan_filter_new(opset, &(plan_options){.regex = regex, .context = context}, &why);
  assert_non_null(s->filter);
  assert_true(results_new(&s->r, opset, &s->corpus, s->filter, &why));
  o.jobs = 2;
  o.tested = &s->tested;
  o.golden = &s->golden;
  o.filter = s->filter;
  assert_true(run_cases(&s->r, &o, &why));
  strbuf_free(&why);
}

/* Contexts have tests of their own. */
static inline void suite_run_with(suite *s, const char *regex, consumer_table tested,
                                  double timeout) {
  suite_run_as(s, regex, tested, "constants", (run_options){.timeout = timeout});
}

static inline void suite_run(suite *s, const char *regex, fault f) {
  suite_run_with(s, regex, builtin_consumer(f), 20);
}

/* Evaluates as the built-in consumer does, then passes each value's bytes to `spoil`, with its
 * type. */
static inline void evaluate_spoilt(ir_context *c, const evaluation *e, interp_value ***values,
                                   size_t *count, action *a,
                                   void (*spoil)(const ir_type *t, uint8_t *bytes, size_t size)) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  right.evaluate(&right, c, e, values, count, a);
  for (size_t i = 0; i < *count; i++) {
    const ir_type *t = interp_type((*values)[i]);
    size_t size;
    const uint8_t *data = interp_data((*values)[i], &size);
    if (!data) continue;
    uint8_t *copy = malloc(size ? size : 1);
    assert_non_null(copy);
    memcpy(copy, data, size);
    spoil(t, copy, size);
    interp_release((*values)[i]);
    (*values)[i] = interp_tensor(t, copy, size);
    free(copy);
  }
}

/* --- A consumer of the newest release, to be made worse --- */

static inline bool suite_is_newest(const consumer_table *self, vs_version own) {
  (void)self;
  return own == vs_current(vs_builtin_opset());
}
static inline size_t suite_write_key(const consumer_table *self, const vs_opset *o, size_t own,
                                     size_t target) {
  (void)self;
  return (own + 1 == o->release_count ? o->release_count : 0) + target;
}
static inline void suite_evaluate(const consumer_table *self, ir_context *c, const evaluation *e,
                                  interp_value ***values, size_t *count, action *a) {
  consumer_table ours = builtin_consumer(FAULT_NONE);
  evaluation plain = {.program = e->source, .own = e->own};
  (void)self;
  ours.evaluate(&ours, c, &plain, values, count, a);
}
static inline uint32_t suite_only_evaluates(const consumer_table *self) {
  (void)self;
  return ABILITY_EVALUATE;
}
static inline ir_op *suite_shows_nothing(const consumer_table *self, ir_context *c,
                                         const void *bytes, size_t n, vs_version own, action *a) {
  (void)self, (void)c, (void)bytes, (void)n, (void)own;
  a->outcome = OUTCOME_CANNOT;
  return NULL;
}

static inline consumer_table suite_newest(const char *name) {
  consumer_table t = builtin_consumer(FAULT_NONE);
  t.name = name;
  t.implements = suite_is_newest;
  t.write_key = suite_write_key;
  t.key_count = 2 * vs_builtin_opset()->release_count;
  t.evaluate = suite_evaluate;
  return t;
}

static inline void suite_free(suite *s) {
  results_free(&s->r);
  plan_filter_free(s->filter);
  golden_free(&s->golden);
  corpus_free(&s->corpus);
}

/* For a group of tests: one case with a fault that the suite finds, one where the fault does not
 * show. */
static inline int suite_set_up(suite *s) {
  suite_run(s, "^(tan_f32|add_f32_rounding)$", FAULT_OFF_BY_ONE_ULP);
  return s->r.case_count == 2 ? 0 : 1;
}

/* How often `what` stands in `text`. */
static inline size_t count_of(const char *text, const char *what) {
  size_t n = 0;
  for (const char *at = text; (at = strstr(at, what)); at++) n++;
  return n;
}

#endif
