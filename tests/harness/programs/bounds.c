/* SPDX-License-Identifier: Apache-2.0 */
/* Bounds that scale: a consumer that is just within the bound passes, one just outside fails, as
 * constants, as arguments and with a leading dimension more. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/checks/case_job.h"
#include "tests/harness/suite.h"
#include "versions/versions.h"

/* A consumer that is right but for one element of the results of one type. */
static struct {
  const char *format; /* "f32" */
  bool of_complex;
  size_t element; /* the number in each row of so many */
  size_t row;
  uint64_t away; /* values of the format, away from zero */
} slip;

static bool is_hit(const ir_type *t) {
  const ir_type *e = ir_type_element(t);
  bool complex = e->kind == IR_TYPE_COMPLEX;
  if (complex) e = e->element;
  return complex == slip.of_complex && e->kind == IR_TYPE_FLOAT &&
         strcmp(e->format->name, slip.format) == 0;
}

static void spoil(const ir_type *t, uint8_t *bytes, size_t size) {
  if (!is_hit(t)) return;
  size_t width = ir_float_by_name(slip.format, strlen(slip.format))->width / 8u;
  for (size_t at = slip.element; at < size / width; at += slip.row) {
    uint64_t bits = 0;
    memcpy(&bits, bytes + at * width, width);
    bits += slip.away; /* of sign and magnitude: away from zero */
    memcpy(bytes + at * width, &bits, width);
  }
}

static void evaluate_with_a_slip(const consumer_table *self, ir_context *c, const evaluation *e,
                                 interp_value ***values, size_t *count, action *a) {
  (void)self;
  evaluate_spoilt(c, e, values, count, a, spoil);
}

/* The verdicts of the newest release in three contexts. */
static bool passes(const char *regex) {
  static const check_kind asked[] = {CHECK_EVALUATE, CHECK_ARGUMENTS, CHECK_BATCHED};
  const vs_opset *o = vs_builtin_opset();
  size_t newest = o->release_count - 1, passed = 0, failed = 0;
  char version[32], pair[80];
  strbuf why = STRBUF_INIT;
  suite s = {.tested = builtin_consumer(FAULT_NONE)};
  s.tested.evaluate = evaluate_with_a_slip;
  vs_format(vs_current(o), version);
  snprintf(pair, sizeof pair, "%s,%s", version, version);
  assert_true(corpus_load(&s.corpus, HLO_CTS_SOURCE "/corpus", o, NULL));
  assert_true(golden_load(&s.golden, HLO_CTS_SOURCE "/golden", o, NULL));
  s.filter = plan_filter_new(o,
                             &(plan_options){.regex = regex,
                                             .pair = pair,
                                             .check = "evaluate",
                                             .context = "constants,arguments,batched"},
                             &why);
  assert_true(s.filter && results_new(&s.r, o, &s.corpus, s.filter, &why));
  run_options options = {
      .jobs = 1, .timeout = 60, .tested = &s.tested, .golden = &s.golden, .filter = s.filter};
  assert_true(run_cases(&s.r, &options, &why));
  assert_int_equal(s.r.case_count, 1);
  for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
    uint8_t v = results_at(&s.r, 0, newest, newest, SLOT_MEANT)[asked[i]];
    passed += v == VERDICT_PASS;
    failed += v == VERDICT_FAIL;
  }
  if (passed + failed != 3 || (passed && failed))
    fail_msg("%s: %zu passed, %zu failed", regex, passed, failed);
  suite_free(&s);
  strbuf_free(&why);
  return passed;
}

/* The error of the built-in consumer, a few ULPs, adds to the slip. Sums: element 1 of
 * dot_general_rounding in f32 is 0.85806897, and the sum of |a| * |b| is 5.837843026. A sum of 33
 * products has at most 33 to 34 roundings of 2^-24 each (the last one to the type), relative to
 * that sum: 192.7 to 198.5 ULPs of 2^-24. Element 3 is 0.65818102 with the sum 6.967961086: 229.9
 * to 236.9 ULPs. Both sums were computed in exact arithmetic from the program. */
static void just_inside_passes_and_just_outside_fails(void **state) {
  (void)state;
  static const struct {
    const char *id, *format;
    bool of_complex;
    size_t element, row;
    uint64_t within, beyond;
  } rows[] = {
      {"^dot_general_rounding$", "f32", false, 1, 4, 185, 206},
      {"^dot_general_rounding$", "f32", false, 3, 4, 222, 245},
      {"^exponential_f32$", "f32", false, 0, 1000, 2, 5},
      /* (0.769, 0.639), of absolute value 1: 64 * 2^-52 are 128 ULPs of 0.639. */
      {"^power_complex$", "f64", true, 5, 6, 120, 136},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    slip.format = rows[i].format;
    slip.of_complex = rows[i].of_complex;
    slip.element = rows[i].element;
    slip.row = rows[i].row;
    slip.away = rows[i].within;
    if (!passes(rows[i].id)) fail_msg("row %zu: within the bound, and fails", i);
    slip.away = rows[i].beyond;
    if (passes(rows[i].id)) fail_msg("row %zu: beyond the bound, and passes", i);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(just_inside_passes_and_just_outside_fails),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
