/* SPDX-License-Identifier: Apache-2.0 */
/* A consumer is asked for its habits first; then it must keep them everywhere. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/run/habits.h"
#include "harness/run/sentinel.h"

/* --- Consumers --- */

static void right(ir_context *c, const evaluation *e, interp_value ***values, size_t *count,
                  action *a) {
  consumer_table me = builtin_consumer(FAULT_NONE);
  me.evaluate(&me, c, e, values, count, a);
}

static void flush(interp_value **v) {
  size_t size;
  const uint8_t *data = interp_data(*v, &size);
  const ir_type *e = ir_type_element(interp_type(*v));
  if (e->kind != IR_TYPE_FLOAT || e->format->width != 32) return;
  uint32_t bits[64];
  assert_true(size <= sizeof bits);
  memcpy(bits, data, size);
  for (size_t i = 0; i < size / 4; i++)
    if (!(bits[i] & 0x7f800000)) bits[i] &= 0x80000000;
  interp_value *other = interp_tensor(interp_type(*v), bits, size);
  interp_release(*v);
  *v = other;
}

static unsigned asked;
static bool sometimes; /* every second time */

static void flushes(const consumer_table *self, ir_context *c, const evaluation *e,
                    interp_value ***values, size_t *count, action *a) {
  (void)self;
  right(c, e, values, count, a);
  if (sometimes && asked++ % 2) return;
  for (size_t i = 0; i < *count; i++) flush(&(*values)[i]);
}

static consumer_table consumer(bool evaluates_right) {
  consumer_table me = builtin_consumer(FAULT_NONE);
  if (!evaluates_right) me.evaluate = flushes;
  asked = 0;
  return me;
}

/* --- Asking --- */

static habits ask(const consumer_table *tested) {
  habits h;
  strbuf why = STRBUF_INIT;
  run_options o = {.timeout = 20, .tested = tested};
  assert_true(habits_ask(vs_builtin_opset(), &o, &h, &why));
  strbuf_free(&why);
  return h;
}

static void habits_are_found_out(void **state) {
  (void)state;
  consumer_table good = consumer(true), bad = consumer(false);
  strbuf text = STRBUF_INIT;
  habits first = ask(&good), other = ask(&bad);
  habits_text(&first, &text);
  assert_string_equal(strbuf_str(&text),
                      "subnormals kept, NaN payloads kept, intermediate results rounded, products "
                      "and sums rounded each, conversions rounded to nearest");
  assert_int_equal(other.of[HABIT_FLUSH], HABIT_SECOND);
  assert_int_equal(other.of[HABIT_NAN], HABIT_FIRST);
  assert_int_equal(habits_differ(&first, &first), HABIT_COUNT);
  assert_int_equal(habits_differ(&first, &other), HABIT_FLUSH);
  strbuf_reset(&text);
  habits_tell_change(&first, &other, HABIT_FLUSH, &text);
  assert_string_equal(strbuf_str(&text),
                      "subnormals: kept when asked first, flushed when asked last");
  strbuf_free(&text);
}

/* --- All or none --- */

/* 2^-126 / 2 = 2^-127, a subnormal; the sum of two of them is normal again, but not for whom they
 * are zeros: 2^-127 + 2^-126 is 1.5 * 2^-126, or 2^-126. The last one only moves what is there. */
#define PROGRAM(body, value)                                          \
  "func.func @main() {\n"                                             \
  "  %least = stablehlo.constant dense<0x00800000> : tensor<2xf32>\n" \
  "  %half = stablehlo.constant dense<0.5> : tensor<2xf32>\n"         \
  "  %tiny = stablehlo.constant dense<0x00400000> : tensor<2xf32>\n"  \
  "  %r = stablehlo." body "  check.expect_eq_const %r, dense<" value \
  "> : tensor<2xf32>\n"                                               \
  "  func.return\n"                                                   \
  "}\n"
enum { PRODUCT, SUM, MOVED, CASES };
static const char *const programs[CASES] = {
    PROGRAM("multiply %least, %half : tensor<2xf32>\n", "0x00400000"),
    PROGRAM("add %tiny, %least : tensor<2xf32>\n", "0x00C00000"),
    PROGRAM("reverse %tiny, dims = [0] : tensor<2xf32>\n", "0x00400000")};

typedef struct ends {
  verdict of[CASES];
  char message[CASES][120];
} ends;

/* The verdicts of the check `arguments`, which every consumer is asked. */
static ends run(const consumer_table *tested) {
  sentinel_run s = {.count = CASES, .checks = 1u << CHECK_EVALUATE};
  memcpy(s.programs, programs, sizeof programs);
  strbuf why = STRBUF_INIT;
  assert_true(
      sentinel_ask(vs_builtin_opset(), &(run_options){.timeout = 20, .tested = tested}, &s, &why));
  ends out = {0};
  for (size_t i = 0; i < CASES; i++) out.of[i] = sentinel_verdicts(&s, i)[CHECK_EVALUATE];
  for (size_t i = 0; i < s.r.detail_count; i++)
    snprintf(out.message[s.r.details[i].index], sizeof out.message[0], "%s", s.r.details[i].text);
  results_free(&s.r);
  strbuf_free(&why);
  return out;
}

static void who_flushes_flushes_always(void **state) {
  (void)state;
  consumer_table good = consumer(true), bad = consumer(false);
  ends e = run(&good);
  for (int i = 0; i < CASES; i++) assert_int_equal(e.of[i], VERDICT_PASS);
  /* Who was not found to flush must not. */
  e = run(&bad);
  assert_int_equal(e.of[PRODUCT], VERDICT_FAIL);
  /* Who was, may, */
  bad.flushes = true;
  e = run(&bad);
  assert_int_equal(e.of[PRODUCT], VERDICT_PASS);
  assert_string_equal(e.message[PRODUCT], "subnormals are zeros here, as when it was asked first");
  assert_int_equal(e.of[MOVED], VERDICT_PASS); /* either way is right where nothing is computed */
  /* and must. */
  good.flushes = true;
  e = run(&good);
  assert_int_equal(e.of[PRODUCT], VERDICT_FAIL);
  assert_string_equal(e.message[PRODUCT],
                      "subnormals are kept here, and were flushed when it was asked first");
  assert_int_equal(e.of[SUM], VERDICT_PASS); /* it may flush its results, and not its operands */
  assert_int_equal(e.of[MOVED], VERDICT_PASS);
}

/* Whether it is found to flush or not, one of its ways is not that. */
static void who_flushes_sometimes_fails(void **state) {
  (void)state;
  consumer_table fickle = consumer(false);
  sometimes = true;
  for (int found = 0; found < 2; found++) {
    fickle.flushes = found;
    ends e = run(&fickle);
    asked = 1;
    ends later = run(&fickle);
    asked = 0;
    assert_true(e.of[PRODUCT] == VERDICT_FAIL || later.of[PRODUCT] == VERDICT_FAIL);
    assert_false(e.of[PRODUCT] == later.of[PRODUCT]);
  }
  sometimes = false;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(habits_are_found_out),
      cmocka_unit_test(who_flushes_flushes_always),
      cmocka_unit_test(who_flushes_sometimes_fails),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
