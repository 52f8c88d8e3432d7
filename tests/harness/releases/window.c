/* SPDX-License-Identifier: Apache-2.0 */
/* Dates and the compatibility window. Expected values are read off a calendar and the list of
 * releases: 0.9.0 2023-02-27   0.12.0 2023-05-24   0.14.0 2023-06-16   0.15.0 2023-11-08   0.20.0
 * 2024-05-10 1.0.0 2024-05-13   1.5.0 2024-07-29    1.6.0 2024-08-14    1.18.0 2026-06-26   1.20.0
 * 2026-08-13 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "harness/releases/window.h"

static void dates_are_read_strictly(void **state) {
  (void)state;
  date d;
  assert_true(date_parse("2024-02-29", &d));
  assert_true(d.year == 2024 && d.month == 2 && d.day == 29);
  static const char *const bad[] = {"2023-02-29", "2024-13-01", "2024-00-01", "2024-01-32",
                                    "2024-1-01",  "2024/01/01", "",           "2024-01-01x"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_false(date_parse(bad[i], &d));
  assert_false(date_parse(NULL, &d));
}

static void months_end_where_the_month_ends(void **state) {
  (void)state;
  date d = date_add_months((date){2023, 8, 31}, 6);
  assert_int_equal(date_compare(d, (date){2024, 2, 29}), 0);
  d = date_add_months((date){2024, 2, 29}, 60);
  assert_int_equal(date_compare(d, (date){2029, 2, 28}), 0);
  d = date_add_months((date){2023, 12, 15}, 1);
  assert_int_equal(date_compare(d, (date){2024, 1, 15}), 0);
}

static size_t release(unsigned major, unsigned minor) {
  const vs_opset *o = vs_builtin_opset();
  return (size_t)(vs_release_of(o, VS(major, minor, 0)) - o->releases);
}

static bool covered(unsigned pm, unsigned pn, unsigned cm, unsigned cn) {
  return in_window(vs_builtin_opset(), release(pm, pn), release(cm, cn), PROMISE_FULL);
}

static void a_release_without_dates_has_the_next_ones(void **state) {
  (void)state;
  date d;
  assert_true(release_date(vs_builtin_opset(), release(1, 17), &d));
  assert_int_equal(date_compare(d, (date){2026, 6, 26}), 0); /* 1.18.0's */
  assert_true(release_date(vs_builtin_opset(), release(0, 20), &d));
  assert_int_equal(date_compare(d, (date){2024, 5, 10}), 0);
}

static void before_1_0_0_six_months_back_one_forward(void **state) {
  (void)state;
  assert_true(covered(0, 9, 0, 14));   /* 2023-06-16 < 2023-08-27 */
  assert_false(covered(0, 9, 0, 15));  /* 2023-11-08 > 2023-08-27 */
  assert_true(covered(0, 12, 0, 15));  /* 2023-11-08 < 2023-11-24 */
  assert_true(covered(0, 14, 0, 12));  /* 2023-06-16 < 2023-06-24 */
  assert_false(covered(0, 15, 0, 14)); /* 2023-11-08 > 2023-07-16 */
  assert_true(covered(1, 0, 0, 20));   /* 2024-05-13 < 2024-06-10 */
  assert_false(covered(1, 2, 0, 20));  /* 2024-07-03 > 2024-06-10 */
}

static void since_1_0_0_five_years_back_two_forward(void **state) {
  (void)state;
  assert_true(covered(0, 9, 1, 20));  /* 2026-08-13 < 2028-02-27 */
  assert_true(covered(1, 20, 1, 6));  /* 2026-08-13 < 2026-08-14, by one day */
  assert_false(covered(1, 20, 1, 5)); /* 2026-08-13 > 2026-07-29 */
  assert_true(covered(1, 0, 1, 0));
  assert_true(covered(0, 9, 0, 9));
}

static void a_limit_is_less_than_not_at_most(void **state) {
  (void)state;
  static const vs_release rows[] = {
      {.version = VS(1, 0, 0), .first_commit = "2024-05-13"},
      {.version = VS(1, 1, 0), .first_commit = "2026-05-13"}, /* exactly two years after 1.0.0 */
      {.version = VS(1, 2, 0), .first_commit = "2029-05-12"},
      {.version = VS(1, 3, 0), .first_commit = "2029-05-13"}, /* exactly five */
  };
  vs_opset o = {.releases = rows, .release_count = 4};
  assert_false(in_window(&o, 1, 0, PROMISE_FULL));
  assert_true(in_window(&o, 0, 2, PROMISE_FULL));
  assert_false(in_window(&o, 0, 3, PROMISE_FULL));
}

static void some_features_promise_six_months_alone(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  assert_true(in_window(o, release(1, 0), release(1, 8), PROMISE_SIX_MONTHS));  /* 2024-10-24 */
  assert_false(in_window(o, release(1, 0), release(1, 9), PROMISE_SIX_MONTHS)); /* 2025-01-28 */
  assert_true(in_window(o, release(1, 18), release(1, 14), PROMISE_SIX_MONTHS));
  assert_false(in_window(o, release(1, 14), release(1, 13), PROMISE_SIX_MONTHS)); /* by 12 days */
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(dates_are_read_strictly),
      cmocka_unit_test(months_end_where_the_month_ends),
      cmocka_unit_test(a_release_without_dates_has_the_next_ones),
      cmocka_unit_test(before_1_0_0_six_months_back_one_forward),
      cmocka_unit_test(since_1_0_0_five_years_back_two_forward),
      cmocka_unit_test(a_limit_is_less_than_not_at_most),
      cmocka_unit_test(some_features_promise_six_months_alone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
