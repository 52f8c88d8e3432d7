/* SPDX-License-Identifier: Apache-2.0 */
/* Requirements and promises. What upstream recorded for its requirements over two years is the
 * oracle: every value it ever wrote down, computed from tag dates. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/releases/promises.h"
#include "tests/rows_of_120.h"

static vs_version target(vs_version release, date day, requirement r) {
  const vs_opset *o = vs_builtin_opset();
  size_t i = (size_t)(vs_release_of(o, release) - o->releases);
  return o->releases[required_target(o, i, day, r)].version;
}

static void todays_requirements(void **state) {
  (void)state;
  date day = {2026, 8, 13};
  assert_int_equal(target(VS(1, 20, 0), day, REQUIRE_NONE), VS(1, 20, 0));
  assert_int_equal(target(VS(1, 20, 0), day, REQUIRE_4_WEEKS), VS(1, 18, 0));
  assert_int_equal(target(VS(1, 20, 0), day, REQUIRE_12_WEEKS), VS(1, 16, 0));
  assert_int_equal(target(VS(1, 20, 0), day, REQUIRE_MAX), VS(0, 9, 0));
  anchors a;
  assert_true(anchors_on(day, &a));
  assert_int_equal(a.weeks_4, VS(1, 18, 0));
  assert_int_equal(a.weeks_12, VS(1, 16, 2));
}

/* 1.18.0 was tagged on 2026-06-29: 28 days later is 2026-07-27. */
static void a_requirement_is_met_on_the_day(void **state) {
  (void)state;
  assert_int_equal(target(VS(1, 20, 0), (date){2026, 7, 26}, REQUIRE_4_WEEKS), VS(1, 16, 0));
  assert_int_equal(target(VS(1, 20, 0), (date){2026, 7, 27}, REQUIRE_4_WEEKS), VS(1, 18, 0));
  assert_int_equal(target(VS(1, 16, 0), (date){2027, 7, 27}, REQUIRE_4_WEEKS), VS(1, 16, 0));
  assert_int_equal(target(VS(0, 9, 0), (date){2023, 3, 2}, REQUIRE_4_WEEKS), VS(0, 9, 0));
}

/* The constants are minimum ages. Upstream's were never younger than the tags allow, and lagged
 * behind on the days below. */
static void every_recorded_anchor_agrees_with_the_tags(void **state) {
  (void)state;
  static const struct {
    date day;
    requirement requirement;
  } lagged[] = {
      {{2024, 8, 19}, REQUIRE_4_WEEKS},   {{2024, 9, 16}, REQUIRE_4_WEEKS},
      {{2024, 10, 4}, REQUIRE_12_WEEKS},  {{2024, 10, 11}, REQUIRE_12_WEEKS},
      {{2024, 10, 24}, REQUIRE_12_WEEKS}, {{2024, 12, 2}, REQUIRE_12_WEEKS},
      {{2025, 1, 22}, REQUIRE_12_WEEKS},  {{2025, 4, 28}, REQUIRE_12_WEEKS},
  };
  const size_t lagged_count = sizeof lagged / sizeof *lagged;
  size_t late = 0;
  assert_int_equal(anchor_count(), 49); /* upstream's commits that changed its record, a row each */
  for (size_t i = 0; i < anchor_count(); i++) {
    anchors a = anchor_at(i);
    if (i) assert_true(date_compare(anchor_at(i - 1).since, a.since) <= 0);
    for (int q = REQUIRE_4_WEEKS; q <= REQUIRE_12_WEEKS; q++) {
      vs_version recorded = vs_without_patch(q == REQUIRE_4_WEEKS ? a.weeks_4 : a.weeks_12);
      vs_version computed = target(VS(1, 20, 0), a.since, q);
      assert_true(recorded <= computed);
      if (recorded == computed) continue;
      assert_true(late < lagged_count);
      assert_int_equal(date_compare(lagged[late].day, a.since), 0);
      assert_int_equal(lagged[late].requirement, q);
      late++;
    }
  }
  assert_int_equal(late, lagged_count);
}

static void expect_reach(vs_version release, promise p, bool produces, vs_version from,
                         vs_version to) {
  const vs_opset *o = vs_builtin_opset();
  size_t i = (size_t)(vs_release_of(o, release) - o->releases);
  reach r = reach_of(o, i, p, produces);
  assert_int_equal(o->releases[r.from].version, from);
  assert_int_equal(o->releases[r.to].version, to);
}

/* By hand, from the dates of first commits. */
static void reaches(void **state) {
  (void)state;
  expect_reach(VS(1, 20, 0), PROMISE_FULL, false, VS(0, 9, 0), VS(1, 20, 0));
  expect_reach(VS(1, 20, 0), PROMISE_FULL, true, VS(1, 6, 0), VS(1, 20, 0));
  expect_reach(VS(0, 20, 0), PROMISE_FULL, false, VS(0, 16, 0), VS(1, 1, 0));
  expect_reach(VS(1, 20, 0), PROMISE_SIX_MONTHS, false, VS(1, 14, 0), VS(1, 20, 0));
  expect_reach(VS(0, 14, 0), PROMISE_FULL, false, VS(0, 9, 0), VS(0, 14, 0));
}

/* The list of the specification, Deprecated Operations. */
static void six_months_are_promised_of_these_alone(void **state) {
  (void)state;
  static const char *const names[] = {"broadcast",
                                      "compare",
                                      "convolution",
                                      "create_token",
                                      "cross-replica-sum",
                                      "dot",
                                      "einsum",
                                      "get_tuple_element",
                                      "map",
                                      "rng",
                                      "torch_index_select",
                                      "tuple",
                                      "unary_einsum"};
  const vs_opset *o = vs_builtin_opset();
  size_t count = 0;
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *op = &o->ops[i];
    if (op->promise == VS_PROMISE_FULL) continue;
    assert_int_equal(strncmp(op->def.name, "stablehlo.", 10), 0);
    assert_true(count < sizeof names / sizeof *names);
    assert_string_equal(op->def.name + 10, names[count++]);
  }
  assert_int_equal(count, sizeof names / sizeof *names);
  assert_int_equal(vs_promise_row(o, &o->ops[OP_VHLO_RNG_V1])->promise, VS_PROMISE_SIX_MONTHS);
  assert_int_equal(vs_promise_row(o, &o->ops[OP_VHLO_EXPONENTIAL_V1])->promise, VS_PROMISE_FULL);
  assert_null(vs_promise_row(o, &o->ops[OP_VHLO_TRACE_V1]));
  assert_string_equal(o->ops[OP_STABLEHLO_CONVOLUTION].promise_part, "window_reversal");
  assert_int_equal(o->ops[OP_STABLEHLO_COMPARE].promise, VS_PROMISE_SIX_MONTHS_COMPLEX);
}

static void every_release_has_a_page(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  strbuf out = STRBUF_INIT;
  for (size_t i = 0; i < o->release_count; i++) {
    strbuf_reset(&out);
    window_page(o, i, (date){2024, 1, 1}, &out);
    assert_non_null(strstr(strbuf_str(&out), "\"requirements\""));
  }
  strbuf_free(&out);
}

static void days_are_added(void **state) {
  (void)state;
  static const struct {
    date from;
    int days;
    date to;
  } rows[] = {{{2024, 2, 28}, 1, {2024, 2, 29}},   {{2024, 3, 1}, -1, {2024, 2, 29}},
              {{2023, 12, 31}, 1, {2024, 1, 1}},   {{2024, 1, 1}, -1, {2023, 12, 31}},
              {{2026, 8, 13}, -84, {2026, 5, 21}}, {{2024, 1, 1}, 366, {2025, 1, 1}},
              {{2024, 1, 15}, 0, {2024, 1, 15}}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    assert_int_equal(date_compare(date_add_days(rows[i].from, rows[i].days), rows[i].to), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(todays_requirements),
      cmocka_unit_test(a_requirement_is_met_on_the_day),
      cmocka_unit_test(every_recorded_anchor_agrees_with_the_tags),
      cmocka_unit_test(reaches),
      cmocka_unit_test(six_months_are_promised_of_these_alone),
      cmocka_unit_test(every_release_has_a_page),
      cmocka_unit_test(days_are_added),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
