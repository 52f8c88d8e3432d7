/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that are evaluated several times: consumers whose results change from run to run. */
#include <stdio.h>

#include "tests/harness/suite.h"

static unsigned asked; /* evaluations so far, in this process */

/* The last bit of each number is another one in every third evaluation. */
static void nudge(const ir_type *t, uint8_t *bytes, size_t size) {
  size_t width = ir_dense_element_size(ir_type_element(t));
  for (size_t i = 0; i < size; i += width) bytes[i] ^= 1;
}

static void evaluate_unsteadily(const consumer_table *self, ir_context *c, const evaluation *e,
                                interp_value ***values, size_t *count, action *a) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  (void)self;
  if (++asked % 3)
    right.evaluate(&right, c, e, values, count, a);
  else
    evaluate_spoilt(c, e, values, count, a, nudge);
}

/* How often the check of a case ended so, and whether a message has these words. */
static size_t times(const suite *s, verdict v, const char *words, bool *says) {
  size_t n = 0;
  *says = false;
  for (size_t p = 0; p < s->r.releases; p++)
    for (size_t c = 0; c < s->r.releases; c++)
      n += results_at(&s->r, 0, p, c, SLOT_MEANT)[CHECK_EVALUATE] == v;
  for (size_t i = 0; i < s->r.detail_count; i++)
    *says |= s->r.details[i].text && strstr(s->r.details[i].text, words);
  return n;
}

static void run(suite *s, const char *regex, unsigned repeat) {
  consumer_table t = builtin_consumer(FAULT_NONE);
  t.name = "unsteady";
  t.evaluate = evaluate_unsteadily;
  asked = 0;
  suite_run_as(s, regex, t, "constants", (run_options){.timeout = 60, .repeat = repeat});
  assert_int_equal(s->r.case_count, 1);
}

/* add of integers: every bit is fixed. */
static void other_bits_fail_where_bits_are_fixed(void **state) {
  suite s;
  bool says;
  (void)state;
  run(&s, "^add_f32_rounding$", 1);
  assert_int_equal(times(&s, VERDICT_FAIL, "", &says), 0);
  suite_free(&s);
  run(&s, "^add_f32_rounding$", 4);
  assert_true(times(&s, VERDICT_FAIL, "in evaluation 3 of 4; those before it passed", &says) > 0);
  assert_true(says);
  suite_free(&s);
}

/* tan has a tolerance. */
static void other_bits_are_counted_where_a_check_leaves_room(void **state) {
  suite s;
  bool says;
  (void)state;
  run(&s, "^incident_tan$", 4);
  assert_int_equal(
      times(&s, VERDICT_FAIL, "1 of 4 evaluations have other bits than the first", &says), 0);
  assert_true(says);
  suite_free(&s);
}

static void steady_results_say_nothing(void **state) {
  suite s;
  bool says;
  (void)state;
  suite_run_as(&s, "^incident_tan$", builtin_consumer(FAULT_NONE), "constants",
               (run_options){.timeout = 60, .repeat = 4});
  assert_true(times(&s, VERDICT_PASS, "other bits", &says) > 0);
  assert_false(says);
  suite_free(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(other_bits_fail_where_bits_are_fixed),
      cmocka_unit_test(other_bits_are_counted_where_a_check_leaves_room),
      cmocka_unit_test(steady_results_say_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
