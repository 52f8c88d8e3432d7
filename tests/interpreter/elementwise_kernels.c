/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of elementwise ops and of sums against the definition, libm and arithmetic in double. */
#include "drawn.h"
#include "run.h"

#include <math.h>
#include <time.h>

#include "interpreter/fast/computation/body.h"
#include "interpreter/fast/elementwise/kern.h"
#include "interpreter/fast/level.h"

static double invalid_is_negative(double r, double x) {
  return r == r || x != x ? r : -(double)NAN;
}
static double exponential_m1_of(double x) { return expm1(x); }
static double log_of(double x) { return invalid_is_negative(log(x), x); }
static double log_p1_of(double x) { return invalid_is_negative(log1p(x), x); }

/* Whether HLO_CTS_EXHAUSTIVE in the environment asks for all of this: it is 1, or how the name
 * begins. */
static bool asks_for_all(const char *format, const char *op, char name[static 40]) {
  const char *asked = getenv("HLO_CTS_EXHAUSTIVE");
  snprintf(name, 40, "%s.%s", format, op);
  return asked && (!strcmp(asked, "1") || !strncmp(asked, name, strlen(asked)));
}
static void tell_all(const char *name, time_t began) {
  printf("%s: all, %ld s\n", name, (long)(time(NULL) - began));
  fflush(stdout);
}

typedef struct elementary {
  const char *name;
  uint16_t op;
  double (*libm)(double);
} elementary;
static const elementary elementaries[] = {
    {"exponential", OP_STABLEHLO_EXPONENTIAL, exp},
    {"exponential_minus_one", OP_STABLEHLO_EXPONENTIAL_MINUS_ONE, exponential_m1_of},
    {"log", OP_STABLEHLO_LOG, log_of},
    {"log_plus_one", OP_STABLEHLO_LOG_PLUS_ONE, log_p1_of},
    {"tanh", OP_STABLEHLO_TANH, tanh}};
enum { ELEMENTARIES = sizeof elementaries / sizeof *elementaries, AT_ONCE = 1000 };

/* For n <= AT_ONCE elements the kernel gives libm's results, rounded, at each level. */
static void hold_values_against_libm(const elementary *f, num_kind kind, const uint8_t *x,
                                     size_t n) {
  uint8_t got[AT_ONCE * 4], want[AT_ONCE * 4];
  double values[AT_ONCE];
  kern k;
  assert_true(ev_kern_bind_same(f->op, kind, &k));
  const void *in[] = {x};
  ev_num_decode(kind, x, n, values);
  for (size_t e = 0; e < n; e++) values[e] = f->libm(values[e]);
  ev_num_encode(kind, values, n, want);
  for (int level = 0; level <= LEVEL_VECTORS; level++) {
    ev_level_bound((ev_level)level);
    k.fn(&k, in, got, n);
    assert_memory_equal(got, want, n * ev_num_rows[kind].bytes);
  }
  ev_level_bound(LEVEL_COUNT);
}

/* Every `stride`-th bit pattern of the kind. */
static void hold_against_libm(const elementary *f, num_kind kind, uint64_t stride, uint64_t first) {
  uint8_t x[AT_ONCE * 4];
  for (uint64_t at = first; at >> ev_num_rows[kind].bits == 0;) {
    size_t n = 0;
    for (; n < AT_ONCE && at >> ev_num_rows[kind].bits == 0; n++, at += stride)
      ev_num_set_bits(kind, x + n * ev_num_rows[kind].bytes, at);
    hold_values_against_libm(f, kind, x, n);
  }
}

/* All bit patterns of f32 where HLO_CTS_EXHAUSTIVE asks for "f32.exponential", …; some minutes for
 * each. */
static void elementary_functions_are_those_of_libm(void **state) {
  (void)state;
  for (size_t r = 0; r < ELEMENTARIES; r++) {
    char name[40];
    bool all = asks_for_all("f32", elementaries[r].name, name);
    time_t began = time(NULL);
    for (num_kind k = NUM_FLOATS; k < NUM_F32; k++) hold_against_libm(&elementaries[r], k, 1, 0);
    hold_against_libm(&elementaries[r], NUM_F32, all ? 1 : 5003, all ? 0 : draw() % 5003);
    if (all) tell_all(name, began);
  }
}

/* Elements that vectors cannot do stand among others, alone or all of them. */
static void elements_in_doubt_leave_their_neighbours_alone(void **state) {
  (void)state;
  static const float odd[] = {NAN,    INFINITY, -INFINITY, -104,  104,    90, -90, 8.7f,
                              -9.02f, 40,       -1e-40f,   -0.0f, 1e-40f, 0,  1};
  float x[AT_ONCE];
  for (unsigned one_in = 1; one_in < 40; one_in += 6)
    for (size_t r = 0; r < ELEMENTARIES; r++) {
      for (size_t e = 0; e < AT_ONCE; e++)
        x[e] = draw() % one_in == 0 ? odd[draw() % (sizeof odd / sizeof *odd)]
                                    : (float)(draw() % 8000) * 0x1p-10f - 4;
      hold_values_against_libm(&elementaries[r], NUM_F32, (const uint8_t *)x, AT_ONCE);
    }
}

/* Typed loops for f32 and f64 against the path through double, and in place against out of place.
 */
static void float_kernels_agree_with_the_definition(void **state) {
  (void)state;
  static const uint16_t ops[] = {OP_STABLEHLO_ADD,    OP_STABLEHLO_SUBTRACT, OP_STABLEHLO_MULTIPLY,
                                 OP_STABLEHLO_DIVIDE, OP_STABLEHLO_MAXIMUM,  OP_STABLEHLO_MINIMUM};
  float a[300], b[300], x[300], y[300];
  static const uint32_t special[] = {0,          0x80000000, 0x7f800000, 0xff800000, 0x7fc00000,
                                     0xffc00123, 1,          0x80000001, 0x7f7fffff, 0x3f800000};
  for (int n = 0; n < 300; n++) {
    a[n] = n < 100 ? ev_num_bits_float(special[n / 10]) : ev_num_bits_float((uint32_t)draw());
    b[n] = n < 100 ? ev_num_bits_float(special[n % 10]) : ev_num_bits_float((uint32_t)draw());
  }
  for (size_t k = 0; k < sizeof ops / sizeof *ops; k++) {
    kern fast;
    assert_true(ev_kern_bind_same(ops[k], NUM_F32, &fast));
    assert_true(fast.fn != ev_kern_float);
    const void *in[] = {a, b};
    fast.fn(&fast, in, x, 300);
    ev_kern_each(&fast, in, y, 300);
    assert_memory_equal(x, y, sizeof x);
    memcpy(y, a, sizeof y);
    const void *own[] = {y, b};
    fast.fn(&fast, own, y, 300);
    assert_memory_equal(x, y, sizeof x);
  }
}

enum { ALL_16 = 65536 };

static void fill_f32(uint32_t first, uint32_t stride, uint32_t *x) {
  for (size_t n = 0; n < ALL_16; n++) x[n] = first + (uint32_t)n * stride;
}

/* Two numbers of 16 bits through f32 against the way through double: all first operands with this
 * second one, and the other way round. */
static void hold_small_against_double(num_kind kind, uint16_t op, uint16_t second, int ways) {
  static uint16_t x[ALL_16], y[ALL_16], got[ALL_16], want[ALL_16];
  for (size_t n = 0; n < ALL_16; n++) x[n] = (uint16_t)n, y[n] = second;
  const void *in[] = {x, y}, *other[] = {y, x};
  for (int turned = 0; turned < ways; turned++) {
    kern k;
    assert_true(ev_kern_bind_same(op, kind, &k));
    ev_kern_float(&k, turned ? other : in, want, ALL_16);
    for (int level = 0; level <= LEVEL_VECTORS; level++) {
      ev_level_bound((ev_level)level);
      assert_true(ev_kern_bind_same(op, kind, &k) && k.fn != ev_kern_float);
      k.fn(&k, turned ? other : in, got, ALL_16);
      assert_memory_equal(got, want, sizeof want);
    }
    ev_level_bound(LEVEL_COUNT);
  }
}

/* With some second operands, and with each of them where HLO_CTS_EXHAUSTIVE asks for "bf16.add", …;
 * some minutes for each. */
static void sixteen_bit_kernels_round_as_double_does(void **state) {
  (void)state;
  static const struct {
    const char *name;
    uint16_t op;
  } rows[] = {{"add", OP_STABLEHLO_ADD},           {"subtract", OP_STABLEHLO_SUBTRACT},
              {"multiply", OP_STABLEHLO_MULTIPLY}, {"divide", OP_STABLEHLO_DIVIDE},
              {"maximum", OP_STABLEHLO_MAXIMUM},   {"minimum", OP_STABLEHLO_MINIMUM}};
  static const uint16_t edges[] = {0, 0x8000, 1, 0x8001, 0x7f, 0x3ff, 0x7c00, 0x7f80, 0x7fc1};
  for (size_t k = 0; k < 2; k++) {
    num_kind kind = k ? NUM_F16 : NUM_BF16;
    for (size_t b = 0; b < sizeof rows / sizeof *rows; b++) {
      char name[40];
      bool all = asks_for_all(k ? "f16" : "bf16", rows[b].name, name);
      time_t began = time(NULL);
      for (uint32_t s = 0; all && s < ALL_16; s++)
        hold_small_against_double(kind, rows[b].op, (uint16_t)s, 1);
      if (all) tell_all(name, began);
      for (uint32_t s = 0; s < sizeof edges / sizeof *edges; s++)
        hold_small_against_double(kind, rows[b].op, edges[s], 2);
      hold_small_against_double(kind, rows[b].op, (uint16_t)draw(), 2);
      hold_small_against_double(kind, rows[b].op, (uint16_t)(draw() & 0x83ff), 2); /* small */
    }
  }
}

static void hold_conversion(num_kind from, num_kind to, const void *x) {
  static uint8_t got[ALL_16 * 4], want[ALL_16 * 4];
  static double values[ALL_16];
  size_t size = ALL_16 * ev_num_rows[to].bytes;
  ev_num_decode(from, x, ALL_16, values);
  ev_num_encode(to, values, ALL_16, want);
  for (int level = 0; level < LEVEL_COUNT; level++) {
    ev_level_bound((ev_level)level);
    ev_kern_convert(from, to, x, got, ALL_16);
    assert_memory_equal(got, want, size);
  }
  ev_level_bound(LEVEL_COUNT);
}

/* All numbers of 16 bits; of f32 those around each number of 16 bits and around each middle of two
 * of them, and a sample. */
static void conversions_of_sixteen_bits_round_once(void **state) {
  (void)state;
  static uint16_t small[ALL_16];
  static uint32_t x[ALL_16];
  for (size_t n = 0; n < ALL_16; n++) small[n] = (uint16_t)n;
  for (size_t k = 0; k < 2; k++) {
    num_kind kind = k ? NUM_F16 : NUM_BF16;
    hold_conversion(kind, NUM_F32, small);
    for (uint32_t sign = 0; sign < 2; sign++)
      for (uint32_t high = 0; high < (k ? 8u : 1u); high++)
        for (uint32_t half = 0; half < 2; half++)
          for (uint32_t near = 0; near < 3; near++) {
            uint32_t step = k ? 1u << 13 : 1u << 15;
            fill_f32((sign << 31) + high * (step << 16) + half * step / 2 + near - 1, step, x);
            hold_conversion(NUM_F32, kind, x);
          }
    for (int n = 0; n < 8; n++) {
      fill_f32((uint32_t)draw(), 65537, x);
      hold_conversion(NUM_F32, kind, x);
    }
  }
}

static double term(int round) {
  double v = ((double)(draw() >> 8 & 0xffffff) / 0x1p24 - (round % 2 ? 0 : 0.5)) * 8;
  switch (round / 2 % 6) {
    case 0: return v;
    case 1: return v * v * v * v;
    case 2: return floor(v) / 2;
    case 3: return ldexp(v, (int)(draw() % 60) - 30);
    case 4: return draw() % 3000 ? v : special();
    default: return floor(v * 4096) * 0x1p-60;
  }
}

static void hold_sum(num_kind num, int round, size_t n) {
  enum { MOST = 5000 };
  static float x[MOST];
  static double y[MOST];
  double began = round % 5 ? term(0) : ldexp(1, (int)(draw() % 60));
  for (size_t k = 0; k < n; k++) {
    x[k] = (float)(y[k] = term(round));
    if (round % 3) y[k] *= 1 + (double)(draw() & 0xffffff) * 0x1p-50;
  }
  float sum = (float)began;
  double long_sum = began;
  for (size_t k = 0; k < n; k++) sum += x[k], long_sum += y[k];
  for (int level = 0; level < LEVEL_COUNT; level++) {
    ev_level_bound((ev_level)level);
    const fold_kernel *f = ev_fold_kernel(OP_STABLEHLO_ADD, num);
    float got = (float)began;
    double long_got = began;
    const void *in[] = {num == NUM_F32 ? (void *)x : y};
    f->row(num == NUM_F32 ? (void *)&got : &long_got, in, n);
    if (num == NUM_F32 && (sum == sum || got == got)) assert_memory_equal(&got, &sum, sizeof got);
    if (num == NUM_F64 && (long_sum == long_sum || long_got == long_got))
      assert_memory_equal(&long_got, &long_sum, sizeof long_got);
  }
  ev_level_bound(LEVEL_COUNT);
}

static void sums_in_order_are_those_of_one_addition_after_the_other(void **state) {
  (void)state;
  for (int round = 0; round < 1200; round++) {
    size_t n = round % 7 ? draw() % 5000 : draw() % 300;
    hold_sum(NUM_F32, round, n);
    hold_sum(NUM_F64, round, n);
  }
}

/* 1 / (1 + e^-x) of a sample of f32: each of the three results is rounded, by way of double. */
static void logistic_rounds_three_times_at_each_level(void **state) {
  (void)state;
  static uint32_t x[ALL_16];
  static float got[ALL_16];
  for (int level = 0; level < LEVEL_COUNT; level++) {
    ev_level_bound((ev_level)level);
    for (int turn = 0; turn < 4; turn++) {
      /* all of f32, then those between -16 and -2^-16 or 2^-16 and 16 */
      fill_f32((uint32_t)draw() % 65537 + (turn < 2    ? 0
                                           : turn == 2 ? 0x37800000
                                                       : 0xb7800000),
               turn < 2 ? 65537 : 2551, x);
      const void *in[] = {x};
      kern k;
      assert_true(ev_kern_bind_same(OP_STABLEHLO_LOGISTIC, NUM_F32, &k));
      k.fn(&k, in, got, ALL_16);
      for (size_t n = 0; n < ALL_16; n++) {
        float v = ev_num_bits_float(x[n]), e = (float)exp(-(double)v);
        float sum = (float)(1.0 + (double)e), want = (float)(1.0 / (double)sum);
        if (v == v)
          assert_memory_equal(&got[n], &want, sizeof want);
        else
          assert_true(got[n] != got[n]);
      }
    }
  }
  ev_level_bound(LEVEL_COUNT);
}

/* A hole in the table is legal only here: structure, and what has no values to compute with. */

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(elementary_functions_are_those_of_libm),
      cmocka_unit_test(elements_in_doubt_leave_their_neighbours_alone),
      cmocka_unit_test(float_kernels_agree_with_the_definition),
      cmocka_unit_test(sixteen_bit_kernels_round_as_double_does),
      cmocka_unit_test(conversions_of_sixteen_bits_round_once),
      cmocka_unit_test(sums_in_order_are_those_of_one_addition_after_the_other),
      cmocka_unit_test(logistic_rounds_three_times_at_each_level),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
