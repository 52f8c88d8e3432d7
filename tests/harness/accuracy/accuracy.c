/* SPDX-License-Identifier: Apache-2.0 */
/* Truth, samples, and faults that a measurement has to find. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/accuracy/budgets.h"

static const truth_form f32 = {&ir_float_formats[IR_F32], false};
static const truth_form f64 = {&ir_float_formats[IR_F64], false};
static const truth_form bf16 = {&ir_float_formats[IR_BF16], false};
static const truth_form c64 = {&ir_float_formats[IR_F32], true};

static const truth_function *function(const char *op, bool complex) {
  for (size_t i = 0; i < truth_function_count; i++)
    if (strcmp(truth_functions[i].op, op) == 0 && truth_functions[i].complex == complex)
      return &truth_functions[i];
  fail_msg("no function %s", op);
  return NULL;
}

/* --- Truth: values from tables, not from a library --- */

static truth_verdict judge(const char *op, truth_form form, uint64_t a, uint64_t b, uint64_t got) {
  truth_verdict v;
  truth_number in[2] = {{{a}}, {{b}}};
  truth_judge(function(op, false), form, in, (truth_number){{got}}, &v);
  return v;
}

static void known_values_are_right(void **state) {
  (void)state;
  /* e = 2.7182818284590452354: f32 0x402df854, f64 0x4005bf0a8b145769 */
  assert_true(judge("exponential", f32, 0x3f800000, 0, 0x402df854).rounded);
  assert_true(judge("exponential", f64, 0x3ff0000000000000, 0, 0x4005bf0a8b145769).rounded);
  /* ln 2 = 0.69314718055994530942: 0x3f317218, 0x3fe62e42fefa39ef */
  assert_true(judge("log", f32, 0x40000000, 0, 0x3f317218).rounded);
  assert_true(judge("log", f64, 0x4000000000000000, 0, 0x3fe62e42fefa39ef).rounded);
  /* pi/4, pi: atan2(1, 1), atan2(0, -1) */
  assert_true(
      judge("atan2", f64, 0x3ff0000000000000, 0x3ff0000000000000, 0x3fe921fb54442d18).rounded);
  assert_true(judge("atan2", f32, 0, 0xbf800000, 0x40490fdb).rounded);
  /* sin(6381956970095103 * 2^797): pi/2 is nearer than 2^-60, so the sine is 1. */
  truth_verdict v = judge("sine", f64, 0x7506ac5b262ca1ff, 0, 0x3ff0000000000000);
  assert_true(v.rounded && v.ulps < 1e-15);
  /* 7 mod -3 is 1, with the sign of the dividend. */
  assert_true(judge("remainder", f32, 0x40e00000, 0xc0400000, 0x3f800000).rounded);
}

static void errors_are_in_ulps(void **state) {
  (void)state;
  /* e lies 0.0947 ULP of f64 above 0x4005bf0a8b145769. */
  truth_verdict v = judge("exponential", f64, 0x3ff0000000000000, 0, 0x4005bf0a8b14576b);
  assert_int_equal(v.kind, TRUTH_NUMBER);
  assert_false(v.rounded);
  assert_true(fabs(v.ulps - 1.67) < 0.34);
  /* 1 + 2^-24 lies half way: both neighbours are half a ULP off, and one is right. */
  v = judge("add", f32, 0x3f800000, 0x33800000, 0x3f800000);
  assert_true(v.rounded && v.ulps == 0.5);
  v = judge("add", f32, 0x3f800000, 0x33800000, 0x3f800001);
  assert_true(!v.rounded && v.ulps == 0.5);
  /* The largest number instead of infinity, where the sum just rounds to infinity. */
  v = judge("add", f32, 0x7f7fffff, 0x73000000, 0x7f7fffff);
  assert_true(v.kind == TRUTH_NUMBER && v.ulps == 0.5 && !v.rounded);
}

static void special_values_are_apart(void **state) {
  (void)state;
  assert_int_equal(judge("log", f32, 0, 0, 0xff800000).kind, TRUTH_SPECIAL_RIGHT);
  assert_int_equal(judge("log", f32, 0, 0, 0xff7fffff).kind, TRUTH_SPECIAL_WRONG);
  assert_int_equal(judge("log", f32, 0xbf800000, 0, 0xffc00000).kind, TRUTH_SPECIAL_RIGHT);
  assert_int_equal(judge("rsqrt", f32, 0x80000000, 0, 0xff800000).kind, TRUTH_SPECIAL_RIGHT);
  assert_int_equal(judge("rsqrt", f32, 0x80000000, 0, 0x7f800000).kind, TRUTH_SPECIAL_WRONG);
  assert_int_equal(judge("tanh", f32, 0x80000000, 0, 0).kind, TRUTH_ZERO_SIGN);
  assert_int_equal(judge("power", f32, 0x7fc00000, 0, 0x3f800000).kind, TRUTH_SPECIAL_RIGHT);
  assert_int_equal(judge("exponential", f32, 0x42b20000, 0, 0x7f800000).kind, TRUTH_SPECIAL_RIGHT);
  /* Half of the smallest normal number is subnormal; zero in its place was flushed. */
  assert_int_equal(judge("multiply", f32, 0x00800000, 0x3f000000, 0).kind, TRUTH_FLUSHED_RESULT);
  assert_int_equal(judge("sqrt", f32, 0x00400000, 0, 0).kind, TRUTH_FLUSHED_OPERAND);
  /* f4E2M1FN has neither infinity nor NaN: nothing says what log(0) is there. */
  truth_form f4 = {&ir_float_formats[IR_F4E2M1FN], false};
  assert_int_equal(judge("log", f4, 0, 0, 0).kind, TRUTH_OPEN);
}

static void complex_parts_are_judged(void **state) {
  (void)state;
  truth_verdict v;
  truth_number i = {{0, 0x3f800000}}, minus_one = {{0xbf800000, 0}}, z = {{0x40400000, 0x40800000}};
  truth_number both[2] = {i, i};
  truth_judge(function("multiply", true), c64, both, minus_one, &v);
  assert_true(v.kind == TRUTH_NUMBER && v.rounded);
  truth_judge(function("abs", true), c64, &z, (truth_number){{0x40a00000}}, &v); /* |3+4i| = 5 */
  assert_true(v.rounded);
  truth_number two_i = {{0x40400000, 0x40000000}}; /* sqrt(5 + 12i) = 3 + 2i */
  truth_number square = {{0x40a00000, 0x41400000}};
  truth_judge(function("sqrt", true), c64, &square, two_i, &v);
  assert_true(v.rounded);
  two_i.part[1]++;
  truth_judge(function("sqrt", true), c64, &square, two_i, &v);
  assert_true(!v.rounded && v.part_ulps == 1 && v.ulps < 1.0001);
}

static void a_number_beside_an_infinite_part_is_right(void **state) {
  (void)state;
  truth_verdict v;
  /* (2^127 + i) * 4 = infinity + 4i. */
  truth_number large[2] = {{{0x7f000000, 0x3f800000}}, {{0x40800000, 0}}};
  static const struct {
    truth_number got;
    truth_kind kind;
  } products[] = {{{{0x7f800000, 0x40800000}}, TRUTH_SPECIAL_RIGHT},
                  {{{0x7f800000, 0x40800001}}, TRUTH_SPECIAL_RIGHT},
                  {{{0x7f7fffff, 0x40800000}}, TRUTH_SPECIAL_WRONG},
                  {{{0x7f800000, 0x7fc00000}}, TRUTH_SPECIAL_WRONG}};
  for (size_t i = 0; i < sizeof products / sizeof *products; i++) {
    truth_judge(function("multiply", true), c64, large, products[i].got, &v);
    assert_int_equal(v.kind, products[i].kind);
  }
}

/* --- Samples --- */

static void samples_are_complete(void **state) {
  (void)state;
  samples_options o = {.seed = 1};
  samples s;
  static bool seen[1 << 16];
  const truth_function *f = function("exponential", false);
  assert_true(samples_complete(f, bf16, &o) && samples_blocks(f, bf16, &o) == 1);
  assert_true(samples_make(f, bf16, &o, 0, &s));
  assert_int_equal(s.count, 1 << 16);
  for (size_t i = 0; i < s.count; i++) seen[s.in[0][i].part[0]] = true;
  for (size_t i = 0; i < s.count; i++) assert_true(seen[i]);
  for (size_t i = 0; i < s.count / 2; i++)
    assert_int_equal(s.in[0][i].part[0] ^ s.in[0][s.count - 1 - i].part[0], 0x8000);
  samples_free(&s);
  o.exhaustive = true;
  assert_int_equal(samples_blocks(f, f32, &o) * SAMPLES_BLOCK, UINT64_C(1) << 32);
}

static void samples_depend_on_the_seed_alone(void **state) {
  (void)state;
  samples_options one = {.seed = 1, .count = 4096}, two = {.seed = 2, .count = 4096};
  samples a, b, c;
  const truth_function *f = function("tanh", false);
  assert_true(samples_make(f, f32, &one, 0, &a) && samples_make(f, f32, &one, 0, &b) &&
              samples_make(f, f32, &two, 0, &c));
  assert_memory_equal(a.in[0], b.in[0], a.count * sizeof *a.in[0]);
  assert_memory_not_equal(a.in[0], c.in[0], a.count * sizeof *a.in[0]);
  for (size_t i = 1; i < a.count; i++) {
    double x = ir_float_decode(f32.format, a.in[0][i - 1].part[0]),
           y = ir_float_decode(f32.format, a.in[0][i].part[0]);
    assert_false(x > y);
  }
  samples_free(&a);
  samples_free(&b);
  samples_free(&c);
}

/* --- A consumer with a fault: the tanh of numbers from 8 up to 16 is 2 ULP too small --- */

static void spoil(uint8_t *data, size_t size, const uint8_t *in) {
  for (size_t i = 0; i + 4 <= size; i += 4) {
    uint32_t x, y;
    memcpy(&x, in + i, 4);
    memcpy(&y, data + i, 4);
    if ((x & 0x7f800000) == 0x41000000) y -= 2;
    memcpy(data + i, &y, 4);
  }
}

static void evaluate_faulty(const consumer_table *self, ir_context *c, const evaluation *e,
                            interp_value ***results, size_t *count, action *a) {
  (void)self;
  consumer_table right = builtin_consumer(FAULT_NONE);
  right.evaluate(&right, c, e, results, count, a);
  if (a->outcome != OUTCOME_DONE) return;
  size_t size, n;
  const void *data = interp_data((*results)[0], &size), *in = interp_data(e->args[0], &n);
  uint8_t *copy = malloc(size);
  assert_non_null(copy);
  memcpy(copy, data, size);
  spoil(copy, size, in);
  interp_value *other = interp_tensor(interp_type((*results)[0]), copy, size);
  free(copy);
  interp_release((*results)[0]);
  (*results)[0] = other;
}

static void measure_faulty(accuracy *a, const char *types, bool faulty) {
  strbuf_auto why = STRBUF_INIT;
  consumer_table who = builtin_consumer(FAULT_NONE);
  if (faulty) who.evaluate = evaluate_faulty;
  accuracy_options o = {
      .ops = "tanh", .types = types, .arguments = true, .samples = {.seed = 1, .count = 20000}};
  assert_true(accuracy_plan(a, &o, &why));
  assert_int_equal(a->count, 1);
  assert_true(accuracy_run(a, &o, &who, vs_builtin_opset(), vs_current(vs_builtin_opset()), &why));
}

static void a_fault_of_one_exponent_is_found(void **state) {
  (void)state;
  FREED_BY(accuracy_free) accuracy a = {0};
  bool any;
  measure_faulty(&a, "f32", true);
  assert_true(accuracy_worst(&a.rows[0], 3, 3, &any) > 1.9 && any);
  assert_true(accuracy_worst(&a.rows[0], -100, 2, &any) <= 0.5000001);
  assert_true(accuracy_worst(&a.rows[0], 4, 100, &any) <= 0.5000001);
  uint64_t worst = a.rows[0].m->worst.in[0].part[0] & 0x7f800000;
  assert_int_equal(worst, 0x41000000);
  assert_true(a.rows[0].m->disorder.count > 0); /* tanh 7.99 is above tanh 8 now */
}

/* What likeness says of 1, 2, 3 where 1, 2, 4 came: 3 / sqrt(2 * 14/3), 17 / sqrt(14 * 21) and 1.
 * Of the fault, whose worst error is 2 ULP, it says nothing. */
static void likeness_hides_a_fault(void **state) {
  (void)state;
  measure *m = calloc(1, sizeof *m);
  assert_non_null(m);
  memcpy(m->like, (long double[LIKES]){3, 7, 6, 21, 14, 17, 1}, sizeof m->like);
  measure_likeness l = measure_like(m);
  free(m);
  assert_true(fabs(l.pcc - 3 / sqrt(28.0 / 3)) < 1e-12 && l.apart == 1);
  assert_true(fabs(l.cosine - 17 / sqrt(294)) < 1e-12);
  FREED_BY(accuracy_free) accuracy a = {0};
  measure_faulty(&a, "f32", true);
  l = measure_like(a.rows[0].m);
  assert_true(l.pcc > 1 - 1e-9 && l.cosine > 1 - 1e-9 && l.apart < 1.5e-7 && l.apart > 1e-7);
}

/* log of a negative number is NaN, which f4E2M1FN does not have: its place-holder is in no order.
 */
static void results_that_a_type_cannot_say_are_in_no_order(void **state) {
  (void)state;
  FREED_BY(accuracy_free) accuracy a = {0};
  strbuf_auto why = STRBUF_INIT;
  consumer_table who = builtin_consumer(FAULT_NONE);
  accuracy_options o = {.ops = "log", .types = "f4E2M1FN", .arguments = true};
  assert_true(accuracy_plan(&a, &o, &why));
  assert_true(accuracy_run(&a, &o, &who, vs_builtin_opset(), vs_current(vs_builtin_opset()), &why));
  assert_true(a.rows[0].m->ordered && a.rows[0].m->open > 0);
  assert_int_equal(a.rows[0].m->disorder.count, 0);
}

static void a_right_consumer_has_no_remark(void **state) {
  (void)state;
  FREED_BY(accuracy_free) accuracy a = {0};
  measure_faulty(&a, "bf16", false);
  assert_int_equal(accuracy_remarks_of(a.rows[0].m), 0);
  assert_true(a.rows[0].m->rounded == a.rows[0].m->numbers && a.rows[0].m->numbers > 60000);
}

/* --- Budgets --- */

static bool held(const char *yaml, const accuracy *a, const char *today, strbuf *out) {
  FREED_BY(budgets_free) budgets b = {0};
  strbuf_auto said = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&said);
  char path[] = "/tmp/budgets_XXXXXX";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  FILE *f = fdopen(fd, "w");
  assert_true(fputs(yaml, f) >= 0 && fclose(f) == 0);
  bool loaded = budgets_load(&b, path, &sink.sink);
  if (!loaded) print_error("%s\n", strbuf_str(&said));
  assert_true(loaded);
  strbuf_reset(out);
  bool ok = budgets_hold(&b, a, today, out);
  remove(path);
  return ok;
}

#define BUDGET(more) \
  "budgets: [{op: tanh, type: f32, reason: measured, expires: 2027-01-01, " more "}]\n"

static void budgets_hold_errors(void **state) {
  (void)state;
  FREED_BY(accuracy_free) accuracy a = {0};
  strbuf_auto out = STRBUF_INIT;
  measure_faulty(&a, "f32", true);
  assert_true(held(BUDGET("ulps: 2.5, allows: [order]"), &a, "2026-11-20", &out));
  assert_int_equal(out.len, 0);
  assert_false(held(BUDGET("ulps: 2.5"), &a, "2026-11-20", &out));
  assert_non_null(strstr(strbuf_str(&out), "tanh f32: not monotone"));
  assert_false(held(BUDGET("ulps: 1, allows: [order]"), &a, "2026-11-20", &out));
  assert_non_null(strstr(strbuf_str(&out), "is above the budget of 1"));
  assert_true(held(BUDGET("ulps: 2, allows: [order], exponents: -20..2"), &a, "2026-11-20", &out));
  assert_non_null(strstr(strbuf_str(&out), "is less than half of the budget of 2"));
  assert_false(held(BUDGET("ulps: 2.5, allows: [order]"), &a, "2027-01-02", &out));
  assert_non_null(strstr(strbuf_str(&out), "expired on 2027-01-01"));
}

static void written_budgets_hold(void **state) {
  (void)state;
  FREED_BY(accuracy_free) accuracy a = {0};
  strbuf_auto yaml = STRBUF_INIT, out = STRBUF_INIT;
  measure_faulty(&a, "f32", true);
  budgets_write(&a, "2027-11-20", &yaml);
  assert_true(held(strbuf_str(&yaml), &a, "2026-11-20", &out));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(known_values_are_right),
      cmocka_unit_test(errors_are_in_ulps),
      cmocka_unit_test(special_values_are_apart),
      cmocka_unit_test(complex_parts_are_judged),
      cmocka_unit_test(a_number_beside_an_infinite_part_is_right),
      cmocka_unit_test(samples_are_complete),
      cmocka_unit_test(samples_depend_on_the_seed_alone),
      cmocka_unit_test(a_fault_of_one_exponent_is_found),
      cmocka_unit_test(likeness_hides_a_fault),
      cmocka_unit_test(results_that_a_type_cannot_say_are_in_no_order),
      cmocka_unit_test(a_right_consumer_has_no_remark),
      cmocka_unit_test(budgets_hold_errors),
      cmocka_unit_test(written_budgets_hold),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
