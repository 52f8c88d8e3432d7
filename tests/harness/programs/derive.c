/* SPDX-License-Identifier: Apache-2.0 */
/* From a program that checks itself to a plain one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/files/program.h"
#include "harness/programs/derive.h"
#include "harness/programs/flush.h"
#include "text/text.h"

typedef struct derived {
  ir_context *c;
  ir_op *module;
  expectations e;
  bool ok;
  strbuf errors;
} derived;

static derived derive_text(const char *text, double tolerance) {
  derived d = {.errors = STRBUF_INIT};
  d.c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  diag_text_sink sink = diag_text_sink_to(&d.errors);
  program_options o = {.file = "t.mlir"};
  d.module = program_read(d.c, text, strlen(text), &o, &sink.sink);
  assert_non_null(d.module);
  d.ok = derive_plain(d.c, d.module, &(derive_rules){.tolerance = tolerance}, &d.e, &sink.sink);
  if (d.ok) assert_true(program_verify(d.module, &sink.sink));
  return d;
}

static void derived_free(derived *d) {
  ir_context_free(d->c);
  strbuf_free(&d->errors);
}

static void checked_values_become_results(void **state) {
  (void)state;
  derived d = derive_text(
      "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %0 = stablehlo.add %x, %x : tensor<2xi32>\n"
      "  check.expect_eq_const %0, dense<[2, 4]> : tensor<2xi32>\n"
      "  check.expect_eq %0, %x : tensor<2xi32>\n"
      "  return %x : tensor<2xi32>\n"
      "}\n",
      -1);
  assert_true(d.ok);
  strbuf out = STRBUF_INIT;
  text_print(d.c, d.module, NULL, &out);
  assert_non_null(
      strstr(strbuf_str(&out), "-> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)"));
  assert_non_null(strstr(strbuf_str(&out), "return %arg0, %0, %0, %arg0"));
  assert_null(strstr(strbuf_str(&out), "check."));
  strbuf_free(&out);
  assert_int_equal(d.e.count, 2);
  assert_true(d.e.items[0].near.kind == INTERP_EQUAL && d.e.items[0].actual == 1);
  assert_non_null(d.e.items[0].value);
  assert_true(d.e.items[1].actual == 2 && d.e.items[1].other == 3);
  assert_null(d.e.items[1].value);
  derived_free(&d);
}

static void close_comes_with_its_limits(void **state) {
  (void)state;
  derived d = derive_text(
      "func.func @main(%x: tensor<2xf32>) {\n"
      "  check.expect_close %x, %x, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>\n"
      "  check.expect_close %x, %x, max_ulp_difference = 7, min_ulp_difference = 2 : "
      "tensor<2xf32>, tensor<2xf32>\n"
      "  %0 = \"stablehlo.exponential\"(%x) <{result_accuracy = #stablehlo.result_accuracy<atol = "
      "0.5, rtol = 0.25, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : "
      "(tensor<2xf32>) -> tensor<2xf32>\n"
      "  check.expect_close %0, %x, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>\n"
      "  %1 = \"stablehlo.exponential\"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = "
      "#stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2xf32>) -> tensor<2xf32>\n"
      "  check.expect_close %1, %x, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>\n"
      "  return\n"
      "}\n",
      -1);
  if (!d.ok) fail_msg("%s", strbuf_str(&d.errors));
  assert_int_equal(d.e.count, 4);
  const expectation *e = d.e.items;
  for (size_t i = 0; i < 4; i++) assert_true(e[i].near.kind == INTERP_CLOSE && !e[i].value);
  assert_true(e[0].near.least == 0 && e[0].near.most == 1 && !e[0].near.own.given);
  assert_true(e[1].near.least == 2 && e[1].near.most == 7);
  assert_true(e[2].near.own.given && e[2].near.own.atol == 0.5 && e[2].near.own.rtol == 0.25);
  assert_int_equal(e[2].near.own.ulps, 3);
  assert_false(e[3].near.own.given);
  derived_free(&d);
}

static void checks_can_be_custom_calls(void **state) {
  (void)state;
  derived d = derive_text(
      "func.func @main(%x: tensor<2xf32>) {\n"
      "  stablehlo.custom_call @check.expect_eq(%x, %x) {has_side_effect = true} : "
      "(tensor<2xf32>, tensor<2xf32>) -> ()\n"
      "  stablehlo.custom_call @check.expect_almost_eq(%x, %x) {has_side_effect = true} : "
      "(tensor<2xf32>, tensor<2xf32>) -> ()\n"
      "  stablehlo.custom_call @check.expect_close(%x, %x) {has_side_effect = true} : "
      "(tensor<2xf32>, tensor<2xf32>) -> ()\n"
      "  stablehlo.custom_call @other(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> ()\n"
      "  return\n"
      "}\n",
      -1);
  if (!d.ok) fail_msg("%s", strbuf_str(&d.errors));
  assert_int_equal(d.e.count, 3);
  assert_int_equal(d.e.items[0].near.kind, INTERP_EQUAL);
  assert_true(d.e.items[1].near.kind == INTERP_ALMOST && d.e.items[1].near.tolerance == 0.001);
  assert_true(d.e.items[2].near.kind == INTERP_CLOSE && d.e.items[2].near.most == 3);
  strbuf out = STRBUF_INIT;
  text_print(d.c, d.module, NULL, &out);
  assert_null(strstr(strbuf_str(&out), "check."));
  assert_non_null(strstr(strbuf_str(&out), "@other"));
  strbuf_free(&out);
  derived_free(&d);
  static const char *const strays[] = {
      ("  %0 = stablehlo.custom_call @check.eq(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> "
       "tensor<i1>\n"),
      "  stablehlo.custom_call @check.expect_eq(%x) : (tensor<2xf32>) -> ()\n",
      "  stablehlo.custom_call @check.unheard_of(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> ()\n"};
  for (size_t i = 0; i < sizeof strays / sizeof *strays; i++) {
    strbuf text = STRBUF_INIT;
    strbuf_addf(&text, "func.func @main(%%x: tensor<2xf32>) {\n%s  return\n}\n", strays[i]);
    d = derive_text(strbuf_str(&text), -1);
    assert_false(d.ok);
    assert_non_null(strstr(strbuf_str(&d.errors), "cannot become a result of @main"));
    strbuf_free(&text);
    derived_free(&d);
  }
}

static void tolerances_come_from_the_op_or_the_case(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() {\n"
      "  %0 = stablehlo.constant dense<1.0> : tensor<f32>\n"
      "  check.expect_almost_eq_const %0, dense<1.0> : tensor<f32>\n"
      "  \"check.expect_almost_eq_const\"(%0) <{tolerance = 5.000000e-01 : f64, value = dense<1.0> "
      ": tensor<f32>}> : (tensor<f32>) -> ()\n"
      "  return\n"
      "}\n";
  derived d = derive_text(text, -1);
  assert_true(d.ok);
  assert_true(d.e.items[0].near.tolerance == 0.0001);
  assert_true(d.e.items[1].near.tolerance == 0.5);
  derived_free(&d);
  d = derive_text(text, 0.25);
  assert_true(d.e.items[0].near.tolerance == 0.25 && d.e.items[1].near.tolerance == 0.25);
  derived_free(&d);
}

static void result_attributes_stay_with_their_results(void **state) {
  (void)state;
  derived d = derive_text(
      "func.func @main(%x: tensor<i32>) -> (tensor<i32> {corpus.a = 1 : i32}) {\n"
      "  check.expect_eq_const %x, dense<1> : tensor<i32>\n"
      "  return %x : tensor<i32>\n"
      "}\n",
      -1);
  assert_true(d.ok);
  strbuf out = STRBUF_INIT;
  text_print(d.c, d.module, NULL, &out);
  assert_non_null(strstr(strbuf_str(&out), "-> (tensor<i32> {corpus.a = 1 : i32}, tensor<i32>) {"));
  strbuf_free(&out);
  derived_free(&d);
}

/* The pattern of -0 is NaN in f8E4M3FNUZ. */
static void flushing_keeps_the_sign_where_there_is_one(void **state) {
  (void)state;
  derived d = derive_text(
      "func.func @main() {\n"
      "  %0 = stablehlo.constant dense<-9.765625e-04> : tensor<f8E4M3FNUZ>\n"
      "  check.expect_eq_const %0, dense<-9.765625e-04> : tensor<f8E4M3FNUZ>\n"
      "  %1 = stablehlo.constant dense<-1.0e-40> : tensor<f32>\n"
      "  check.expect_eq_const %1, dense<-1.0e-40> : tensor<f32>\n"
      "  return\n"
      "}\n",
      -1);
  assert_true(d.ok);
  flushed f;
  flush_derive(d.c, d.module, &d.e, &f);
  assert_true(f.differs && f.e.count == 2);
  static const char *const zeros[] = {"dense<0.000000e+00> : tensor<f8E4M3FNUZ>",
                                      "dense<-0.000000e+00> : tensor<f32>"};
  for (size_t i = 0; i < 2; i++) {
    strbuf out = STRBUF_INIT;
    text_print_attr(d.c, f.e.items[i].value, &out);
    assert_string_equal(strbuf_str(&out), zeros[i]);
    strbuf_free(&out);
  }
  derived_free(&d);
}

static void a_program_without_main_is_refused(void **state) {
  (void)state;
  derived d = derive_text("func.func @other() {\n  return\n}\n", -1);
  assert_false(d.ok);
  assert_non_null(strstr(strbuf_str(&d.errors), "has no function @main"));
  derived_free(&d);
  d = derive_text("func.func private @main()\n", -1);
  assert_false(d.ok);
  derived_free(&d);
}

static void a_check_elsewhere_is_refused_by_name(void **state) {
  (void)state;
  derived d = derive_text(
      "func.func @main() {\n  return\n}\n"
      "func.func @f(%x: tensor<i32>) {\n"
      "  check.expect_eq_const %x, dense<1> : tensor<i32>\n"
      "  return\n"
      "}\n",
      -1);
  assert_false(d.ok);
  assert_non_null(strstr(strbuf_str(&d.errors),
                         "t.mlir:5:3: error: 'check.expect_eq_const' cannot become a result"));
  derived_free(&d);
}

static void expectations_are_held_against_results(void **state) {
  (void)state;
  derived d = derive_text(
      "func.func @main() {\n"
      "  %0 = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>\n"
      "  check.expect_eq_const %0, dense<[1, 2, 3]> : tensor<3xi32>\n"
      "  return\n"
      "}\n",
      -1);
  assert_true(d.ok);
  static const int32_t good[] = {1, 2, 3}, bad[] = {1, 2, 4};
  const ir_type *t = d.e.items[0].value->dense.type;
  interp_value *v = interp_tensor(t, good, sizeof good);
  strbuf why = STRBUF_INIT;
  assert_true(expectations_met(&d.e, &v, 1, false, &why));
  assert_false(expectations_met(&d.e, &v, 0, false, &why)); /* too few */
  interp_release(v);
  strbuf_reset(&why);
  v = interp_tensor(t, bad, sizeof bad);
  assert_false(expectations_met(&d.e, &v, 1, false, &why));
  assert_string_equal(strbuf_str(&why),
                      "result 0: 1 element differs, by 1 at most, worst at element 2\n"
                      "expected: 3\n"
                      "actual: 4");
  interp_release(v);
  strbuf_free(&why);
  derived_free(&d);
}

/* Whether one float of `bits` is near enough to `want`. */
static bool near_bits(const derived *d, size_t i, const ir_type *t, uint32_t bits, uint32_t want) {
  comparison c;
  interp_nearness near = expectation_nearness(&d->e.items[i], t, (const uint8_t *)&want, 1);
  return compare_elements(t, (const uint8_t *)&bits, (const uint8_t *)&want, 4, 1, &near, &c);
}

/* An elementary function is held to ULPs, a transform to its size, and what the program or the case
 * says itself counts more. The numbers are those of the key `accuracy`. */
static void bounds_scale_with_what_is_expected(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%x: tensor<8xf32>, %h: tensor<8xbf16>, %z: tensor<8xcomplex<f32>>) {\n"
      "  %0 = stablehlo.exponential %x : tensor<8xf32>\n"
      "  check.expect_almost_eq %0, %x : tensor<8xf32>\n"
      "  %1 = stablehlo.exponential %h : tensor<8xbf16>\n"
      "  check.expect_almost_eq %1, %h : tensor<8xbf16>\n"
      "  check.expect_almost_eq %0, %x, tolerance = 0.5 : tensor<8xf32>\n"
      "  %2 = stablehlo.fft %z, type = FFT, length = [8] : (tensor<8xcomplex<f32>>) -> "
      "tensor<8xcomplex<f32>>\n"
      "  check.expect_almost_eq %2, %z : tensor<8xcomplex<f32>>\n"
      "  %3 = stablehlo.reshape %0 : (tensor<8xf32>) -> tensor<2x4xf32>\n"
      "  check.expect_almost_eq %3, %3 : tensor<2x4xf32>\n"
      "  check.expect_almost_eq %x, %x : tensor<8xf32>\n"
      "  return\n"
      "}\n";
  derived d = derive_text(text, -1);
  if (!d.ok) fail_msg("%s", strbuf_str(&d.errors));
  const expectation *e = d.e.items;
  assert_true(e[0].near.kind == INTERP_CLOSE && e[0].near.most == 3 && e[0].near.least == 0);
  assert_true(e[1].near.kind == INTERP_CLOSE && e[1].near.most == 1);
  assert_true(e[2].near.kind == INTERP_ALMOST && e[2].near.tolerance == 0.5);
  assert_true(e[3].near.kind == INTERP_ALMOST && e[3].scale == 4 * 8 * 0x1p-23);
  assert_true(e[4].near.kind == INTERP_CLOSE && e[4].near.most == 3);
  assert_true(e[5].near.kind == INTERP_ALMOST && e[5].scale == 16 * 8 * 0x1p-23); /* any op */
  /* exp(-20) = 2.06e-9 as f32: 0 is 1e-4 near it and far from it in ULPs */
  const ir_type *f32 = ir_type_float(d.c, ir_float_by_name("f32", 3));
  static const uint32_t small = 0x310da433;
  assert_true(near_bits(&d, 0, f32, small + 3, small));
  assert_false(near_bits(&d, 0, f32, small + 4, small));
  assert_false(near_bits(&d, 0, f32, 0, small));
  /* 4 * 8 * 2^-23 of 1 is 3.8e-6: 32 ULPs of 1 are, 33 are not */
  assert_true(near_bits(&d, 3, f32, 0x3f800020, 0x3f800000));
  assert_false(near_bits(&d, 3, f32, 0x3f800021, 0x3f800000));
  derived_free(&d);
  d = derive_text(text, 0.25);
  assert_true(d.e.items[0].near.kind == INTERP_ALMOST && d.e.items[0].near.tolerance == 0.25);
  assert_true(d.e.items[3].scale == 0);
  derived_free(&d);
}

/* A sum of constants has its bounds: 1 + 2^-24 + 2^-24 is 1 or 1 + 2^-23, by the order, and two
 * roundings of 2^-24 each are less than 4 ULPs away. 1.5 - 2 + 0.25 has one value alone. Behind
 * tanh, which may be off by 5 ULPs, 0.25 times the sum may be off, too. */
static void results_have_the_bounds_of_the_program(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() {\n"
      "  %a = stablehlo.constant dense<[1.0, 5.9604644775390625e-08, 5.9604644775390625e-08]> : "
      "tensor<3xf32>\n"
      "  %b = stablehlo.constant dense<1.0> : tensor<3xf32>\n"
      "  %c = stablehlo.constant dense<[1.5, -2.0, 0.25]> : tensor<3xf32>\n"
      "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3xf32>, "
      "tensor<3xf32>) -> tensor<f32>\n"
      "  check.expect_almost_eq_const %0, dense<1.00000012> : tensor<f32>\n"
      "  %1 = stablehlo.dot_general %c, %b, contracting_dims = [0] x [0] : (tensor<3xf32>, "
      "tensor<3xf32>) -> tensor<f32>\n"
      "  check.expect_almost_eq_const %1, dense<-0.25> : tensor<f32>\n"
      "  %2 = stablehlo.tanh %1 : tensor<f32>\n"
      "  %3 = stablehlo.multiply %2, %1 : tensor<f32>\n"
      "  check.expect_almost_eq_const %3, dense<0.0612296686> : tensor<f32>\n"
      "  return\n"
      "}\n";
  derived d = derive_text(text, -1);
  if (!d.ok) fail_msg("%s", strbuf_str(&d.errors));
  const expectation *e = d.e.items;
  const ir_type *f32 = ir_type_float(d.c, ir_float_by_name("f32", 3));
  static const uint32_t one = 0x3f800000;
  for (size_t i = 0; i < 3; i++)
    assert_true(e[i].near.kind == INTERP_ALMOST && e[i].near.each && e[i].scale == 0);
  assert_true(near_bits(&d, 0, f32, one, one + 1));
  assert_false(near_bits(&d, 0, f32, one + 6, one + 1));
  assert_true(e[1].near.each[0] == 0);
  /* 5 ULPs of tanh(0.25), 0.2449, are 5 * 2^-26 */
  assert_true(e[2].near.each[0] >= 0.25 * 5 * 0x1p-26 && e[2].near.each[0] < 0.25 * 8 * 0x1p-26);
  derived_free(&d);
}

/* A function of complex numbers is bound by epsilons of the absolute value, whichever part is off;
 * (3, 4) is 5, and 16 epsilons of it are 80 * 2^-23. */
static void complex_functions_are_bound_by_the_absolute_value(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%z: tensor<1xcomplex<f32>>) {\n"
      "  %0 = stablehlo.exponential %z : tensor<1xcomplex<f32>>\n"
      "  check.expect_almost_eq %0, %z : tensor<1xcomplex<f32>>\n"
      "  return\n"
      "}\n";
  derived d = derive_text(text, -1);
  static const float want[] = {3, 4};
  float inside[] = {3 + 80 * 0x1p-23F, 4}, outside[] = {3 + 82 * 0x1p-23F, 4};
  const interp_nearness *near = &d.e.items[0].near;
  const ir_type *t = ir_type_complex(d.c, ir_type_float(d.c, ir_float_by_name("f32", 3)));
  comparison c;
  assert_true(near->kind == INTERP_CLOSE && near->own.given);
  assert_true(compare_elements(t, (uint8_t *)inside, (const uint8_t *)want, 8, 1, near, &c));
  assert_false(compare_elements(t, (uint8_t *)outside, (const uint8_t *)want, 8, 1, near, &c));
  derived_free(&d);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(checked_values_become_results),
      cmocka_unit_test(tolerances_come_from_the_op_or_the_case),
      cmocka_unit_test(result_attributes_stay_with_their_results),
      cmocka_unit_test(flushing_keeps_the_sign_where_there_is_one),
      cmocka_unit_test(a_program_without_main_is_refused),
      cmocka_unit_test(a_check_elsewhere_is_refused_by_name),
      cmocka_unit_test(expectations_are_held_against_results),
      cmocka_unit_test(close_comes_with_its_limits),
      cmocka_unit_test(checks_can_be_custom_calls),
      cmocka_unit_test(bounds_scale_with_what_is_expected),
      cmocka_unit_test(results_have_the_bounds_of_the_program),
      cmocka_unit_test(complex_functions_are_bound_by_the_absolute_value),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
