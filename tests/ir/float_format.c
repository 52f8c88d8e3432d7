/* SPDX-License-Identifier: Apache-2.0 */
/* Float formats against values worked out from their definitions. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ir/float_format.h"

static const ir_float_format *row(ir_float_id id) { return &ir_float_formats[id]; }

/* bits -> value by hand: (-1)^s * 2^(e - bias) * 1.m, or 2^(1 - bias) * 0.m */
static void decodes_landmarks(void **state) {
  (void)state;
  static const struct {
    ir_float_id id;
    uint64_t bits;
    double value;
  } rows[] = {
      {IR_F8E4M3FN, 0x7e, 448.0},                                   /* 2^8 * 1.75 */
      {IR_F8E4M3FN, 0x01, 0x1p-9},                                  /* 2^-6 * 1/8 */
      {IR_F8E4M3FN, 0x80, -0.0},      {IR_F8E4M3, 0x77, 240.0},     /* 2^7 * 1.875 */
      {IR_F8E4M3, 0x78, INFINITY},    {IR_F8E5M2, 0x7b, 57344.0},   /* 2^15 * 1.75 */
      {IR_F8E5M2, 0xfc, -INFINITY},   {IR_F8E4M3FNUZ, 0x7f, 240.0}, /* 2^7 * 1.875, bias 8 */
      {IR_F8E4M3B11FNUZ, 0x7f, 30.0},                               /* 2^4 * 1.875 */
      {IR_F8E5M2FNUZ, 0x7f, 57344.0},                               /* 2^15 * 1.75, bias 16 */
      {IR_F8E3M4, 0x6f, 15.5},                                      /* 2^3 * 1.9375 */
      {IR_F4E2M1FN, 0x7, 6.0},        {IR_F4E2M1FN, 0x1, 0.5},      {IR_F4E2M1FN, 0xf, -6.0},
      {IR_F6E2M3FN, 0x1f, 7.5},       {IR_F6E3M2FN, 0x1f, 28.0},    {IR_F8E8M0FNU, 0, 0x1p-127},
      {IR_F8E8M0FNU, 127, 1.0},       {IR_F8E8M0FNU, 254, 0x1p127}, {IR_BF16, 0x3f80, 1.0},
      {IR_F16, 0x7bff, 65504.0},      {IR_F16, 0x0001, 0x1p-24},    {IR_F32, 0x00000001, 0x1p-149},
      {IR_TF32, 0x3f800u >> 1, 1.0}, /* sign, 8 exponent, 10 mantissa bits: 0x1fc00 */
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    double got = ir_float_decode(row(rows[i].id), rows[i].bits);
    assert_memory_equal(&got, &rows[i].value, sizeof got); /* bitwise: signs of zero count */
  }
}

static void every_pattern_survives_decode_and_encode(void **state) {
  (void)state;
  for (int id = 0; id < IR_FLOAT_COUNT; id++) {
    const ir_float_format *f = row((ir_float_id)id);
    if (f->width > 19) continue;
    for (uint64_t bits = 0; bits < UINT64_C(1) << f->width; bits++) {
      double value = ir_float_decode(f, bits);
      uint64_t back = ir_float_encode(f, value);
      if (ir_float_is_nan(f, bits)) {
        assert_true(isnan(value));
        assert_true(ir_float_is_nan(f, back));
      } else {
        assert_int_equal(back, bits);
      }
    }
  }
}

/* Between two neighbours: the midpoint goes to the even one, anything else to the nearer one. */
static void rounds_to_nearest_even(void **state) {
  (void)state;
  for (int id = 0; id < IR_FLOAT_COUNT; id++) {
    const ir_float_format *f = row((ir_float_id)id);
    if (f->width > 16 || f->specials == IR_FLOAT_E8M0) continue;
    unsigned magnitude = (unsigned)f->exponent_bits + f->mantissa_bits;
    for (uint64_t bits = 0; bits + 1 < UINT64_C(1) << magnitude; bits++) {
      double low = ir_float_decode(f, bits), high = ir_float_decode(f, bits + 1);
      if (!isfinite(low) || !isfinite(high)) break;
      double middle = (low + high) / 2; /* exact: both have few bits */
      assert_int_equal(ir_float_encode(f, middle), bits & 1 ? bits + 1 : bits);
      assert_int_equal(ir_float_encode(f, nextafter(middle, 0)), bits);
      assert_int_equal(ir_float_encode(f, nextafter(middle, INFINITY)), bits + 1);
    }
  }
}

static void overflow_follows_the_format(void **state) {
  (void)state;
  assert_int_equal(ir_float_encode(row(IR_F16), 65519.99), 0x7bff);
  assert_int_equal(ir_float_encode(row(IR_F16), 65520.0), 0x7c00);      /* infinity */
  assert_int_equal(ir_float_encode(row(IR_F8E4M3FN), 464.0), 0x7e);     /* tie to 448 */
  assert_int_equal(ir_float_encode(row(IR_F8E4M3FN), 464.1), 0x7f);     /* NaN */
  assert_int_equal(ir_float_encode(row(IR_F8E4M3FN), -INFINITY), 0xff); /* NaN keeps its sign */
  assert_int_equal(ir_float_encode(row(IR_F8E4M3FNUZ), 1e9), 0x80);     /* the one NaN */
  assert_int_equal(ir_float_encode(row(IR_F8E4M3FNUZ), -1e-9), 0);      /* no negative zero */
  assert_int_equal(ir_float_encode(row(IR_F4E2M1FN), 1e9), 0x7);        /* largest finite */
  assert_int_equal(ir_float_encode(row(IR_F4E2M1FN), -INFINITY), 0xf);
  assert_int_equal(ir_float_encode(row(IR_F8E8M0FNU), 3.0), 129); /* 2 or 4: tie, up */
  assert_int_equal(ir_float_encode(row(IR_F8E8M0FNU), -1.0), 0xff);
  assert_int_equal(ir_float_encode(row(IR_F8E8M0FNU), 0.0), 0);
}

static void single_precision_agrees_with_the_machine(void **state) {
  (void)state;
  uint64_t x = 88172645463325252u; /* xorshift64 */
  for (int i = 0; i < 1000000; i++) {
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    double d;
    memcpy(&d, &x, sizeof d);
    if (i & 1) d = ldexp((double)(int64_t)x, (int)(x % 300) - 210);
    if (isnan(d)) continue;
    float f = (float)d;
    uint32_t want;
    memcpy(&want, &f, sizeof want);
    assert_int_equal(ir_float_encode(row(IR_F32), d), want);
    assert_true(ir_float_decode(row(IR_F32), want) == (double)f);
  }
}

static void names_are_found(void **state) {
  (void)state;
  assert_ptr_equal(ir_float_by_name("f8E4M3B11FNUZ", 13), row(IR_F8E4M3B11FNUZ));
  assert_null(ir_float_by_name("f8E4M3B", 7));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(decodes_landmarks),
      cmocka_unit_test(every_pattern_survives_decode_and_encode),
      cmocka_unit_test(rounds_to_nearest_even),
      cmocka_unit_test(overflow_follows_the_format),
      cmocka_unit_test(single_precision_agrees_with_the_machine),
      cmocka_unit_test(names_are_found),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
