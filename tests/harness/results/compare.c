/* SPDX-License-Identifier: Apache-2.0 */
/* Comparing outputs: bits, NaN, signed zeros, tolerance, the worst difference. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "harness/programs/derive.h"
#include "versions/versions.h"

typedef struct types {
  ir_context *c;
  const ir_type *f32, *i4, *complex, *f16;
} types;

static int set_up(void **state) {
  static types t;
  t.c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(t.c), &g)) return 1;
  t.f32 = ir_type_float(t.c, &ir_float_formats[IR_F32]);
  t.f16 = ir_type_float(t.c, &ir_float_formats[IR_F16]);
  t.i4 = ir_type_integer(t.c, 4, IR_SIGNLESS);
  t.complex = ir_type_complex(t.c, t.f32);
  arena_guard_pop(ir_arena(t.c), &g);
  *state = &t;
  return 0;
}
static int tear_down(void **state) {
  ir_context_free(((types *)*state)->c);
  return 0;
}

static comparison compare(const ir_type *t, const void *got, const void *want, size_t n,
                          interp_equality kind, double tolerance) {
  comparison c;
  interp_nearness e = {.kind = kind, .tolerance = tolerance};
  bool ok = compare_elements(t, got, want, ir_dense_element_size(t), n, &e, &c);
  assert_int_equal(ok, c.mismatches == 0);
  return c;
}

static void equal_means_every_bit(void **state) {
  types *t = *state;
  static const uint32_t got[] = {0x3f800000, 0x00000000, 0x7fc00000, 0x7f800000};
  static const uint32_t same[] = {0x3f800000, 0x00000000, 0xffc00001, 0x7f800000};
  static const uint32_t other[] = {0x3f800001, 0x80000000, 0x7f800000, 0x7f7fffff};
  comparison c = compare(t->f32, got, same, 4, INTERP_EQUAL, 0); /* any NaN equals any NaN */
  assert_int_equal(c.mismatches, 0);
  assert_int_equal(c.worst_element, -1);
  c = compare(t->f32, got, other, 4, INTERP_EQUAL, 0);
  assert_int_equal(c.mismatches, 4);
  assert_true(c.worst_ulps == UINT64_MAX); /* NaN against infinity */
}

static void one_ulp_is_counted_across_zero(void **state) {
  types *t = *state;
  static const uint32_t got[] = {0x00000001}, want[] = {0x80000001};
  comparison c = compare(t->f32, got, want, 1, INTERP_EQUAL, 0);
  assert_int_equal(c.mismatches, 1);
  assert_int_equal(c.worst_ulps, 2);
  assert_int_equal(c.worst_element, 0);
}

static void almost_equal_is_an_absolute_difference(void **state) {
  types *t = *state;
  static const float got[] = {1.0f, -2.0f, 100.0f}, want[] = {1.00005f, -2.0f, 100.0002f};
  comparison c = compare(t->f32, got, want, 3, INTERP_ALMOST, 0.0001);
  assert_int_equal(c.mismatches, 1);
  assert_int_equal(c.worst_element, 2);
  c = compare(t->f32, got, want, 3, INTERP_ALMOST, 0.001);
  assert_int_equal(c.mismatches, 0);
  assert_true(c.worst_difference > 0.0001); /* stated although it passes */
}

static void infinities_are_not_almost_equal_to_numbers(void **state) {
  types *t = *state;
  static const uint32_t got[] = {0x7f800000, 0x7f800000, 0x7fc00000};
  static const uint32_t want[] = {0x7f800000, 0x7f7fffff, 0x3f800000};
  comparison c = compare(t->f32, got, want, 3, INTERP_ALMOST, 1e30);
  assert_int_equal(c.mismatches, 2);
  assert_true(isinf(c.worst_difference));
}

static void bits_beyond_the_width_say_nothing(void **state) {
  types *t = *state;
  static const uint8_t got[] = {0xf8, 0x07}, want[] = {0x08, 0x07};
  comparison c = compare(t->i4, got, want, 2, INTERP_EQUAL, 0);
  assert_int_equal(c.mismatches, 0);
  static const uint8_t other[] = {0x09, 0x07};
  c = compare(t->i4, got, other, 2, INTERP_EQUAL, 0);
  assert_int_equal(c.mismatches, 1);
}

static void both_parts_of_a_complex_number_count(void **state) {
  types *t = *state;
  static const float got[] = {1.0f, 2.0f}, want[] = {1.0f, 2.5f};
  comparison c = compare(t->complex, got, want, 1, INTERP_EQUAL, 0);
  assert_int_equal(c.mismatches, 1);
  assert_true(fabs(c.worst_difference - 0.5) < 1e-9);
  c = compare(t->complex, got, want, 1, INTERP_ALMOST, 0.5);
  assert_int_equal(c.mismatches, 0);
}

static void a_splat_stands_for_every_element(void **state) {
  types *t = *state;
  static const uint16_t got[] = {0x3c00, 0x3c00, 0x3c01}, want = 0x3c00;
  comparison c;
  assert_false(compare_elements(t->f16, (const uint8_t *)got, (const uint8_t *)&want, 0, 3,
                                &(interp_nearness){.kind = INTERP_EQUAL}, &c));
  assert_int_equal(c.mismatches, 1);
  assert_int_equal(c.worst_element, 2);
  assert_int_equal(c.worst_ulps, 1);
}

static int64_t far(const ir_type *t, const void *got, const void *want, size_t n,
                   interp_nearness e) {
  comparison c;
  e.kind = INTERP_CLOSE;
  compare_elements(t, got, want, ir_dense_element_size(t), n, &e, &c);
  return c.mismatches;
}

static void close_counts_ulps(void **state) {
  types *t = *state;
  /* 1.0 and its third neighbour, both zeros, the largest number and infinity, NaN twice */
  static const uint32_t got[] = {0x3f800003, 0x80000000, 0x7f7fffff, 0x7fc00000};
  static const uint32_t want[] = {0x3f800000, 0x00000000, 0x7f800000, 0xffc00001};
  assert_int_equal(far(t->f32, got, want, 1, (interp_nearness){.most = 3}), 0);
  assert_int_equal(far(t->f32, got, want, 1, (interp_nearness){.most = 2}), 1);
  assert_int_equal(far(t->f32, got, want, 1, (interp_nearness){.least = 3, .most = 3}), 0);
  assert_int_equal(far(t->f32, got, want, 1, (interp_nearness){.least = 4, .most = 9}), 1);
  assert_int_equal(far(t->f32, got + 1, want + 1, 1, (interp_nearness){0}), 0);
  assert_int_equal(far(t->f32, got + 1, want + 1, 1, (interp_nearness){.least = 1, .most = 9}), 1);
  assert_int_equal(far(t->f32, got + 2, want + 2, 1, (interp_nearness){.most = 1000}), 1);
  assert_int_equal(far(t->f32, got + 3, want + 3, 1, (interp_nearness){0}), 0);
  assert_int_equal(far(t->f32, got + 3, want + 3, 1, (interp_nearness){.least = 1, .most = 9}), 1);
  /* the worse part counts: 0 and 3 ULPs */
  static const uint32_t a[] = {0x3f800000, 0x3f800003}, b[] = {0x3f800000, 0x3f800000};
  assert_int_equal(far(t->complex, a, b, 1, (interp_nearness){.least = 1, .most = 3}), 0);
  assert_int_equal(far(t->complex, a, b, 1, (interp_nearness){.most = 2}), 1);
}

/* |expected - actual| <= max(|expected| * max(rtol, ulps * epsilon), atol); epsilon of f32 is
 * 2^-23. */
static void close_takes_what_the_op_asks_for(void **state) {
  types *t = *state;
  static const float want[] = {100, 0}, got[] = {101, 0.5f};
#define OWN(...)                 \
  (interp_nearness) {            \
    .own = { true, __VA_ARGS__ } \
  }
  assert_int_equal(far(t->f32, got, want, 1, (interp_nearness){0}), 1);
  assert_int_equal(far(t->f32, got, want, 1, OWN(1, 0, 0)), 0);
  assert_int_equal(far(t->f32, got, want, 1, OWN(0.99, 0, 0)), 1);
  assert_int_equal(far(t->f32, got, want, 1, OWN(0, 0.01, 0)), 0);
  assert_int_equal(far(t->f32, got, want, 1, OWN(0, 0.0099, 0)), 1);
  assert_int_equal(far(t->f32, got, want, 1, OWN(0, 0, 83887)), 0); /* 0.01 / 2^-23 = 83886.08 */
  assert_int_equal(far(t->f32, got, want, 1, OWN(0, 0, 83886)), 1);
  assert_int_equal(far(t->f32, got + 1, want + 1, 1, OWN(0, 1, 1)), 1); /* of nothing */
  assert_int_equal(far(t->f32, got + 1, want + 1, 1, OWN(0.5, 0, 0)), 0);
  static const uint32_t infinite = 0x7f800000, nan = 0x7fc00000;
  assert_int_equal(far(t->f32, got, &infinite, 1, OWN(1e30, 1e30, 0)), 1);
  assert_int_equal(far(t->f32, got, &nan, 1, OWN(1e30, 1e30, 0)), 1);
  /* 3 + 4i and 3.3 + 4.4i are half apart, a tenth of 5 */
  static const float z[] = {3, 4}, w[] = {3.3f, 4.4f};
  assert_int_equal(far(t->complex, w, z, 1, OWN(0, 0.1001, 0)), 0);
  assert_int_equal(far(t->complex, w, z, 1, OWN(0, 0.0999, 0)), 1);
#undef OWN
}

static bool near_enough(const ir_type *t, const void *got, const void *want, interp_nearness n) {
  comparison c;
  return compare_elements(t, got, want, ir_dense_element_size(t), 1, &n, &c);
}

static void a_case_says_what_nan_and_zero_mean(void **state) {
  types *t = *state;
  static const uint32_t nan = 0x7fc00000, other = 0x7fc00001, minus = 0x80000000, zero = 0;
  for (int kind = INTERP_EQUAL; kind <= INTERP_CLOSE; kind++) {
    interp_nearness n = {.kind = (interp_equality)kind, .most = 1}, bits = n;
    bits.nan = INTERP_NAN_BITS;
    assert_true(near_enough(t->f32, &nan, &other, n));
    assert_false(near_enough(t->f32, &nan, &other, bits));
    assert_true(near_enough(t->f32, &other, &other, bits));
  }
  static const uint32_t negative = 0xffc00000;
  static const struct {
    interp_nan nan;
    bool payload, sign; /* whether a NaN of another one is as good */
  } rows[] = {{INTERP_NAN_ANY, true, true},
              {INTERP_NAN_SIGN, true, false},
              {INTERP_NAN_PAYLOAD, false, true},
              {INTERP_NAN_BITS, false, false}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    interp_nearness n = {.nan = rows[i].nan};
    assert_int_equal(near_enough(t->f32, &other, &nan, n), rows[i].payload);
    assert_int_equal(near_enough(t->f32, &negative, &nan, n), rows[i].sign);
  }
  assert_false(near_enough(t->f32, &minus, &zero, (interp_nearness){0}));
  assert_true(near_enough(t->f32, &minus, &zero, (interp_nearness){.zeros_equal = true}));
  assert_false(near_enough(t->f32, &nan, &zero, (interp_nearness){.zeros_equal = true}));
  /* both parts of a complex number */
  static const uint32_t a[] = {0x80000000, 0x7fc00000}, b[] = {0, 0x7fc00001};
  assert_true(near_enough(t->complex, a, b, (interp_nearness){.zeros_equal = true}));
  assert_false(near_enough(t->complex, a, b,
                           (interp_nearness){.zeros_equal = true, .nan = INTERP_NAN_BITS}));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_case_says_what_nan_and_zero_mean),
      cmocka_unit_test(equal_means_every_bit),
      cmocka_unit_test(one_ulp_is_counted_across_zero),
      cmocka_unit_test(almost_equal_is_an_absolute_difference),
      cmocka_unit_test(infinities_are_not_almost_equal_to_numbers),
      cmocka_unit_test(bits_beyond_the_width_say_nothing),
      cmocka_unit_test(both_parts_of_a_complex_number_count),
      cmocka_unit_test(a_splat_stands_for_every_element),
      cmocka_unit_test(close_counts_ulps),
      cmocka_unit_test(close_takes_what_the_op_asks_for),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
