/* SPDX-License-Identifier: Apache-2.0 */
/* Elementwise operations. Expected values follow from the specification, worked out by hand. */
#include "run.h"

static void integers_wrap_in_every_width(void **state) {
  (void)state;
  check_binary("add", "tensor<2xi2>", "[1, -2]", "[1, -1]", "[-2, 1]");
  check_binary("add", "tensor<2xui2>", "[3, 2]", "[1, 1]", "[0, 3]");
  check_binary("add", "tensor<2xi4>", "[7, -8]", "[1, -1]", "[-8, 7]");
  check_binary("add", "tensor<2xi8>", "[127, -128]", "[1, -1]", "[-128, 127]");
  check_binary("add", "tensor<2xui8>", "[255, 1]", "[1, 1]", "[0, 2]");
  check_binary("add", "tensor<2xi16>", "[32767, 1]", "[1, 1]", "[-32768, 2]");
  check_binary("add", "tensor<2xi32>", "[2147483647, 1]", "[1, 1]", "[-2147483648, 2]");
  check_binary("add", "tensor<1xi64>", "[9223372036854775807]", "[1]", "[-9223372036854775808]");
  check_binary("subtract", "tensor<2xui4>", "[0, 5]", "[1, 2]", "[15, 3]");
  check_binary("multiply", "tensor<2xi4>", "[7, -8]", "[7, -1]", "[1, -8]");
  check_binary("multiply", "tensor<1xui16>", "[65535]", "[65535]", "[1]");
  check_unary("negate", "tensor<3xi8>", "[-128, 0, 5]", "[-128, 0, -5]");
  check_unary("negate", "tensor<2xui8>", "[1, 0]", "[255, 0]");
  check_unary("abs", "tensor<3xi8>", "[-128, -1, 5]", "[-128, 1, 5]");
}

static void division_and_remainder_at_the_edges(void **state) {
  (void)state;
  check_binary("divide", "tensor<4xi32>", "[17, -17, 17, -17]", "[3, 3, -3, -3]", "[5, -5, -5, 5]");
  check_binary("remainder", "tensor<4xi32>", "[17, -17, 17, -17]", "[3, 3, -3, -3]",
               "[2, -2, 2, -2]");
  check_binary("divide", "tensor<3xi8>", "[-128, 1, 0]", "[-1, 0, 0]", "[-128, -1, -1]");
  check_binary("remainder", "tensor<3xi8>", "[-128, 1, 0]", "[-1, 0, 5]", "[0, 1, 0]");
  check_binary("divide", "tensor<2xui32>", "[4294967295, 1]", "[2, 0]", "[2147483647, 4294967295]");
  check_binary("divide", "tensor<4xf32>", "[1.0, -1.0, 6.0, 1.0]", "[0.0, 0.0, 4.0, -0.0]",
               "[0x7F800000, 0xFF800000, 1.5, 0xFF800000]");
  check_binary("remainder", "tensor<3xf32>", "[5.5, -5.5, 3.0]", "[2.0, 2.0, -2.0]",
               "[1.5, -1.5, 1.0]");
}

static void powers_of_integers(void **state) {
  (void)state;
  check_binary("power", "tensor<6xi32>", "[-2, -1, -36, 5, 3, 10]", "[2, 3, 3, 0, -1, -2]",
               "[4, -1, -46656, 1, 0, 0]");
  check_binary("power", "tensor<2xi8>", "[1, -1]", "[-3, -3]", "[1, -1]");
  check_binary("power", "tensor<3xf64>", "[2.0, 9.0, -8.0]", "[3.0, 0.5, 1.0]", "[8.0, 3.0, -8.0]");
}

static void maximum_knows_nan_and_signed_zero(void **state) {
  (void)state;
  const char *l = "[0x7FC00000, 1.0, -0.0, 0.0, -0.0, 2.0]",
             *r = "[1.0, 0x7FC00000, 0.0, -0.0, -0.0, 3.0]";
  check_binary("maximum", "tensor<6xf32>", l, r, "[0x7FC00000, 0x7FC00000, 0.0, 0.0, -0.0, 3.0]");
  check_binary("minimum", "tensor<6xf32>", l, r, "[0x7FC00000, 0x7FC00000, -0.0, -0.0, -0.0, 2.0]");
  check_binary("maximum", "tensor<3xf16>", "[-0.0, 1.0, -2.0]", "[0.0, 3.0, -4.0]",
               "[0.0, 3.0, -2.0]");
  check_binary("maximum", "tensor<2xui8>", "[200, 1]", "[100, 2]", "[200, 2]");
  check_binary("maximum", "tensor<2xi8>", "[-56, 1]", "[100, 2]", "[100, 2]");
}

/* The result of an invalid operation is the positive quiet NaN, whatever the machine's is. */
static void invalid_operations_give_one_nan(void **state) {
  (void)state;
  outcome o;
  const char *text =
      "func.func @main() -> (tensor<2xf32>, tensor<f64>) {\n"
      "  %a = stablehlo.constant dense<[0x7F800000, 0x7F800000]> : tensor<2xf32>\n"
      "  %b = stablehlo.constant dense<[0xFF800000, 1.0]> : tensor<2xf32>\n"
      "  %c = stablehlo.add %a, %b : tensor<2xf32>\n"
      "  %z = stablehlo.constant dense<0.0> : tensor<f64>\n"
      "  %d = stablehlo.divide %z, %z : tensor<f64>\n"
      "  func.return %c, %d : tensor<2xf32>, tensor<f64>\n}\n";
  o = run_text(text, strlen(text), NULL);
  assert_true(o.passed);
  assert_string_equal(strbuf_str(&o.printed),
                      "dense<[0x7FC00000, 0x7F800000]> : tensor<2xf32>\n"
                      "dense<0x7FF8000000000000> : tensor<f64>\n");
  outcome_free(&o);
}

static void small_floats_round_once(void **state) {
  (void)state;
  /* f8E4M3FN: 1.0 + 0.0625 is a tie between 1.0 and 1.125, to even. 448 is the largest. */
  check_binary("add", "tensor<3xf8E4M3FN>", "[1.0, 1.125, 448.0]", "[0.0625, 0.0625, 0.0]",
               "[1.0, 1.25, 448.0]");
  /* bf16 has 8 bits: 256 + 1 is a tie, to even. */
  check_binary("add", "tensor<2xbf16>", "[256.0, 258.0]", "[1.0, 1.0]", "[256.0, 260.0]");
  check_binary("multiply", "tensor<2xf16>", "[65504.0, 0.5]", "[2.0, 0.5]", "[0x7C00, 0.25]");
  /* f4E2M1FN has no infinity: what is too large becomes 6. */
  check_binary("add", "tensor<2xf4E2M1FN>", "[6.0, 1.0]", "[6.0, 0.5]", "[6.0, 1.5]");
  check_unary("negate", "tensor<2xf8E4M3FNUZ>", "[0.0, 1.0]", "[0.0, -1.0]");
  check_unary("abs", "tensor<3xf8E5M2>", "[-0.0, -2.0, 3.0]", "[0.0, 2.0, 3.0]");
}

static void rounding_and_signs(void **state) {
  (void)state;
  const char *in = "[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]";
  check_unary("round_nearest_even", "tensor<6xf32>", in, "[-2.0, -2.0, -0.0, 0.0, 2.0, 2.0]");
  check_unary("round_nearest_afz", "tensor<6xf32>", in, "[-3.0, -2.0, -1.0, 1.0, 2.0, 3.0]");
  check_unary("floor", "tensor<6xf32>", in, "[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0]");
  check_unary("ceil", "tensor<6xf32>", in, "[-2.0, -1.0, -0.0, 1.0, 2.0, 3.0]");
  check_unary("sign", "tensor<4xf32>", "[-2.0, -0.0, 0.0, 5.0]", "[-1.0, -0.0, 0.0, 1.0]");
  check_unary("sign", "tensor<3xi32>", "[-7, 0, 7]", "[-1, 0, 1]");
  check_unary("sign", "tensor<2xcomplex<f32>>", "[(3.0, 4.0), (0.0, 0.0)]",
              "[(0.6, 0.8), (0.0, 0.0)]");
}

static void elementary_functions_at_exact_points(void **state) {
  (void)state;
  check_unary("exponential", "tensor<3xf32>", "[0.0, 0xFF800000, 0x7F800000]",
              "[1.0, 0.0, 0x7F800000]");
  check_unary("log", "tensor<3xf64>", "[1.0, 0.0, 0x7FF0000000000000]",
              "[0.0, 0xFFF0000000000000, 0x7FF0000000000000]");
  check_unary("exponential_minus_one", "tensor<2xf32>", "[0.0, -0.0]", "[0.0, -0.0]");
  check_unary("log_plus_one", "tensor<2xf32>", "[0.0, -1.0]", "[0.0, 0xFF800000]");
  check_unary("sqrt", "tensor<3xf16>", "[4.0, 0.25, 0.0]", "[2.0, 0.5, 0.0]");
  check_unary("rsqrt", "tensor<2xf32>", "[4.0, 0.25]", "[0.5, 2.0]");
  check_unary("cbrt", "tensor<2xf32>", "[27.0, -8.0]", "[3.0, -2.0]");
  check_unary("sine", "tensor<2xf32>", "[0.0, -0.0]", "[0.0, -0.0]");
  check_unary("cosine", "tensor<1xf32>", "[0.0]", "[1.0]");
  check_unary("tan", "tensor<1xf32>", "[0.0]", "[0.0]");
  check_unary("tanh", "tensor<3xf32>", "[0.0, 0x7F800000, 0xFF800000]", "[0.0, 1.0, -1.0]");
  check_unary("logistic", "tensor<3xf32>", "[0.0, 0x7F800000, 0xFF800000]", "[0.5, 1.0, 0.0]");
  check_unary("sqrt", "tensor<1xcomplex<f64>>", "[(3.0, 4.0)]", "[(2.0, 1.0)]");
  check_unary("exponential", "tensor<1xcomplex<f32>>", "[(0.0, 0.0)]", "[(1.0, 0.0)]");
  check_unary("logistic", "tensor<1xcomplex<f32>>", "[(0.0, 0.0)]", "[(0.5, 0.0)]");
  check_binary("atan2", "tensor<2xf32>", "[0.0, -0.0]", "[1.0, 1.0]", "[0.0, -0.0]");
}

/* 1/(1+exp(-1)) in bf16: exp(-1) = 0.3679 -> 0.3672, + 1 = 1.3672 -> 1.3672, 1/x = 0.7314 ->
 * 0.7305. */
static void logistic_rounds_every_step(void **state) {
  (void)state;
  check_unary("logistic", "tensor<1xbf16>", "[1.0]", "[0.73046875]");
}

static void shifts_and_counts(void **state) {
  (void)state;
  check_binary("shift_left", "tensor<5xi8>", "[1, 1, 1, 64, -1]", "[0, 7, 8, 1, -1]",
               "[1, -128, 0, -128, 0]");
  check_binary("shift_right_logical", "tensor<4xi8>", "[-1, -1, -1, 64]", "[1, 7, 8, 6]",
               "[127, 1, 0, 1]");
  check_binary("shift_right_arithmetic", "tensor<4xi8>", "[-128, -128, -128, 64]", "[1, 7, 9, 6]",
               "[-64, -1, -1, 1]");
  check_binary("shift_right_logical", "tensor<2xi4>", "[-1, -8]", "[1, 3]", "[7, 1]");
  check_unary("count_leading_zeros", "tensor<3xi16>", "[0, 1, -1]", "[16, 15, 0]");
  check_unary("count_leading_zeros", "tensor<2xui4>", "[0, 5]", "[4, 1]");
  check_unary("popcnt", "tensor<3xi4>", "[0, -1, 5]", "[0, 4, 2]");
  check_binary("xor", "tensor<2xi4>", "[-1, 5]", "[5, 3]", "[-6, 6]");
}

static void comparisons(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[0x7FC00000, 1.0, -0.0]> : tensor<3xf32>\n"
      "  %b = stablehlo.constant dense<[0x7FC00000, 2.0, 0.0]> : tensor<3xf32>\n"
      "  %eq = stablehlo.compare EQ, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>\n"
      "  check.expect_eq_const %eq, dense<[false, false, true]> : tensor<3xi1>\n"
      "  %ne = stablehlo.compare NE, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>\n"
      "  check.expect_eq_const %ne, dense<[true, true, false]> : tensor<3xi1>\n"
      "  %ge = stablehlo.compare GE, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>\n"
      "  check.expect_eq_const %ge, dense<[false, false, true]> : tensor<3xi1>\n"
      "  %t = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<3xf32>, tensor<3xf32>) -> "
      "tensor<3xi1>\n"
      "  check.expect_eq_const %t, dense<[false, true, true]> : tensor<3xi1>\n");
  assert_runs(
      "  %a = stablehlo.constant dense<[255, 1]> : tensor<2xui8>\n"
      "  %b = stablehlo.constant dense<[1, 1]> : tensor<2xui8>\n"
      "  %r = stablehlo.compare GT, %a, %b : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>\n"
      "  check.expect_eq_const %r, dense<[true, false]> : tensor<2xi1>\n");
  assert_runs(
      "  %a = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0)]> : tensor<2xcomplex<f32>>\n"
      "  %b = stablehlo.constant dense<[(1.0, 3.0), (0.0, 9.0)]> : tensor<2xcomplex<f32>>\n"
      "  %r = stablehlo.compare LE, %a, %b : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> "
      "tensor<2xi1>\n"
      "  check.expect_eq_const %r, dense<[true, false]> : tensor<2xi1>\n");
}

static void select_and_clamp_take_scalars(void **state) {
  (void)state;
  assert_runs(
      "  %p = stablehlo.constant dense<true> : tensor<i1>\n"
      "  %q = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>\n"
      "  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi16>\n"
      "  %b = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi16>\n"
      "  %r = stablehlo.select %p, %a, %b : tensor<i1>, tensor<3xi16>\n"
      "  check.expect_eq_const %r, dense<[1, 2, 3]> : tensor<3xi16>\n"
      "  %s = stablehlo.select %q, %a, %b : tensor<3xi1>, tensor<3xi16>\n"
      "  check.expect_eq_const %s, dense<[1, 5, 3]> : tensor<3xi16>\n"
      "  %lo = stablehlo.constant dense<2> : tensor<i16>\n"
      "  %c = stablehlo.clamp %lo, %s, %a : (tensor<i16>, tensor<3xi16>, tensor<3xi16>) -> "
      "tensor<3xi16>\n"
      "  check.expect_eq_const %c, dense<[1, 2, 3]> : tensor<3xi16>\n");
}

static void conversions_at_the_edges(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[3.9, -3.9, 300.0, -300.0, 0x7FC00000]> : tensor<5xf32>\n"
      "  %b = stablehlo.convert %a : (tensor<5xf32>) -> tensor<5xi8>\n"
      "  check.expect_eq_const %b, dense<[3, -3, 127, -128, 0]> : tensor<5xi8>\n"
      "  %c = stablehlo.convert %a : (tensor<5xf32>) -> tensor<5xui8>\n"
      "  check.expect_eq_const %c, dense<[3, 0, 255, 0, 0]> : tensor<5xui8>\n"
      "  %d = stablehlo.convert %a : (tensor<5xf32>) -> tensor<5xi1>\n"
      "  check.expect_eq_const %d, dense<[true, true, true, true, true]> : tensor<5xi1>\n");
  assert_runs(
      "  %a = stablehlo.constant dense<[300, -1, 2]> : tensor<3xi32>\n"
      "  %b = stablehlo.convert %a : (tensor<3xi32>) -> tensor<3xi8>\n"
      "  check.expect_eq_const %b, dense<[44, -1, 2]> : tensor<3xi8>\n"
      "  %c = stablehlo.convert %a : (tensor<3xi32>) -> tensor<3xui2>\n"
      "  check.expect_eq_const %c, dense<[0, 3, 2]> : tensor<3xui2>\n"
      "  %d = stablehlo.convert %a : (tensor<3xi32>) -> tensor<3xcomplex<f32>>\n"
      "  check.expect_eq_const %d, dense<[(300.0, 0.0), (-1.0, 0.0), (2.0, 0.0)]> : "
      "tensor<3xcomplex<f32>>\n"
      "  %e = stablehlo.convert %d : (tensor<3xcomplex<f32>>) -> tensor<3xf64>\n"
      "  check.expect_eq_const %e, dense<[300.0, -1.0, 2.0]> : tensor<3xf64>\n");
  /* 2^24 + 1 is a tie in f32; 2^62 + 2^38 + 1 lies just above a tie, which a detour over f64 loses.
   */
  assert_runs(
      "  %a = stablehlo.constant dense<[16777217, 4611686293305294849]> : tensor<2xi64>\n"
      "  %b = stablehlo.convert %a : (tensor<2xi64>) -> tensor<2xf32>\n"
      "  check.expect_eq_const %b, dense<[16777216.0, 4611686568183201792.0]> : tensor<2xf32>\n");
  /* The same for bf16 (8 bits): 2^62 + 2^54 + 1. */
  assert_runs(
      "  %a = stablehlo.constant dense<4629700416936869889> : tensor<i64>\n"
      "  %b = stablehlo.convert %a : (tensor<i64>) -> tensor<bf16>\n"
      "  %c = stablehlo.convert %b : (tensor<bf16>) -> tensor<f64>\n"
      "  check.expect_eq_const %c, dense<4647714815446351872.0> : tensor<f64>\n");
}

/* Signalling NaNs of both signs and a quiet one: APFloat::convert leaves a number of the same
 * format as it is, and so does XLA. Audited and not; elements of a tensor, and scalars in a body.
 */
static void a_conversion_to_the_same_type_keeps_all_bits(void **state) {
  (void)state;
  static const struct {
    const char *type, *bits, *nans, *printed;
  } rows[] = {
      {"f16", "ui16", "[0x7C01, 0xFD00, 0x7E03]", "[31745, 64768, 32259]"},
      {"bf16", "ui16", "[0x7F81, 0xFFA0, 0x7FC3]", "[32641, 65440, 32707]"},
      {"f32", "ui32", "[0x7F800001, 0xFFA00000, 0x7FC00003]",
       "[2139095041, 4288675840, 2143289347]"},
      {"f64", "ui64", "[0x7FF0000000000001, 0xFFF4000000000000, 0x7FF8000000000003]",
       "[9218868437227405313, 18443366373989023744, 9221120237041090563]"},
      {"f8E5M2", "ui8", "[0x7D, 0xFD, 0x7E]", "[125, 253, 126]"},
      {"f8E3M4", "ui8", "[0x71, 0xF4, 0x7B]", "[113, 244, 123]"},
  };
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    const char *t = rows[k].type, *b = rows[k].bits;
    strbuf module = STRBUF_INIT, expected = STRBUF_INIT;
    strbuf_addf(&module,
                "func.func @main() -> (tensor<3x%s>, tensor<3x%s>) {\n"
                "  %%a = stablehlo.constant dense<%s> : tensor<3x%s>\n"
                "  %%c = stablehlo.convert %%a : tensor<3x%s>\n"
                "  %%r = stablehlo.bitcast_convert %%c : (tensor<3x%s>) -> tensor<3x%s>\n"
                "  %%m = \"stablehlo.map\"(%%a) <{dimensions = array<i64: 0>}> ({\n"
                "  ^bb0(%%x: tensor<%s>):\n    %%y = stablehlo.convert %%x : tensor<%s>\n"
                "    stablehlo.return %%y : tensor<%s>\n  }) : (tensor<3x%s>) -> tensor<3x%s>\n"
                "  %%s = stablehlo.bitcast_convert %%m : (tensor<3x%s>) -> tensor<3x%s>\n"
                "  return %%r, %%s : tensor<3x%s>, tensor<3x%s>\n}\n",
                b, b, rows[k].nans, t, t, t, b, t, t, t, t, t, t, b, b, b);
    for (int twice = 0; twice < 2; twice++)
      strbuf_addf(&expected, "dense<%s> : tensor<3x%s>\n", rows[k].printed, b);
    assert_results(strbuf_str(&module), strbuf_str(&expected));
    strbuf_free(&module);
    strbuf_free(&expected);
  }
}

static void bits_are_cast_one_to_many_and_back(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>\n"
      "  %b = stablehlo.bitcast_convert %a : (tensor<2xf32>) -> tensor<2xui32>\n"
      "  check.expect_eq_const %b, dense<[0x3F800000, 0xC0000000]> : tensor<2xui32>\n"
      "  %c = stablehlo.bitcast_convert %a : (tensor<2xf32>) -> tensor<2x4xui8>\n"
      "  check.expect_eq_const %c, dense<[[0, 0, 128, 63], [0, 0, 0, 192]]> : tensor<2x4xui8>\n"
      "  %d = stablehlo.bitcast_convert %c : (tensor<2x4xui8>) -> tensor<2xf32>\n"
      "  check.expect_eq %a, %d : tensor<2xf32>\n"
      "  %e = stablehlo.bitcast_convert %c : (tensor<2x4xui8>) -> tensor<2x4x2xi4>\n"
      "  check.expect_eq_const %e, dense<[[[0, 0], [0, 0], [0, -8], [-1, 3]], [[0, 0], [0, 0], [0, "
      "0], [0, -4]]]> : tensor<2x4x2xi4>\n"
      "  %f = stablehlo.bitcast_convert %e : (tensor<2x4x2xi4>) -> tensor<2x4xui8>\n"
      "  check.expect_eq %c, %f : tensor<2x4xui8>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>\n"
      "  %b = stablehlo.bitcast_convert %a : (tensor<3xi8>) -> tensor<i32>\n",
      "[bitcast_convert C1]");
}

static void reduce_precision_rounds_and_overflows(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[1.0009765625, 65520.0, 0x7FC00000, 1.0e-8, -3.0]> : "
      "tensor<5xf32>\n"
      "  %b = stablehlo.reduce_precision %a, format = e5m10 : tensor<5xf32>\n"
      "  check.expect_eq_const %b, dense<[1.0009765625, 0x7F800000, 0x7FC00000, 0.0, -3.0]> : "
      "tensor<5xf32>\n"
      "  %c = stablehlo.reduce_precision %a, format = e8m2 : tensor<5xf32>\n"
      "  check.expect_eq_const %c, dense<[1.0, 65536.0, 0x7FC00000, 9.31322575E-9, -3.0]> : "
      "tensor<5xf32>\n");
}

static void finiteness(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 1.0]> : tensor<4xf16>\n"
      "  %b = stablehlo.is_finite %a : (tensor<4xf16>) -> tensor<4xi1>\n"
      "  check.expect_eq_const %b, dense<[false, false, false, true]> : tensor<4xi1>\n");
}

static void wrong_types_are_diagnosed(void **state) {
  (void)state;
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  \"check.expect_eq_const\"(%a) <{value = 5 : i32}> : (tensor<2xi32>) -> ()\n",
      "[check.expect_eq_const value]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  %r = \"stablehlo.bitcast_convert\"(%a) : (tensor<2xi32>) -> tensor<2xi128>\n",
      "[bitcast_convert result]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
      "  %r = \"chlo.erf\"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n",
      "HLO-6002");
  assert_fails(
      "  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
      "  %r = \"stablehlo.popcnt\"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n",
      "[popcnt I1]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  %b = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
      "  %r = \"stablehlo.add\"(%a, %b) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>\n",
      "[add C1]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  %r = \"stablehlo.add\"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<3xi32>\n",
      "[add C1]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  %r = \"stablehlo.add\"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi64>\n",
      "[add C1]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
      "  %r = \"stablehlo.compare\"(%a, %a) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>\n",
      "");
}

/* f8E8M0FNU has no sign: its total order is that of its bits, and NaN is the last. */
static void powers_of_two_are_in_total_order(void **state) {
  (void)state;
  assert_results(
      "func.func @main() -> (tensor<3xi1>, tensor<4xf8E8M0FNU>) {\n"
      "  %a = stablehlo.constant dense<[8.0, 0.25, 1.0]> : tensor<3xf8E8M0FNU>\n"
      "  %b = stablehlo.constant dense<[0.25, 8.0, 2.0]> : tensor<3xf8E8M0FNU>\n"
      "  %c = stablehlo.constant dense<[0xFF, 8.0, 0.25, 1.0]> : tensor<4xf8E8M0FNU>\n"
      "  %0 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<3xf8E8M0FNU>, "
      "tensor<3xf8E8M0FNU>) -> tensor<3xi1>\n"
      "  %1 = \"stablehlo.sort\"(%c) <{dimension = 0 : i64}> ({\n"
      "  ^bb0(%x: tensor<f8E8M0FNU>, %y: tensor<f8E8M0FNU>):\n"
      "    %2 = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) "
      "-> tensor<i1>\n"
      "    stablehlo.return %2 : tensor<i1>\n"
      "  }) : (tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>\n"
      "  return %0, %1 : tensor<3xi1>, tensor<4xf8E8M0FNU>\n"
      "}\n",
      "dense<[true, false, false]> : tensor<3xi1>\n"
      "dense<[2.500000e-01, 1.000000e+00, 8.000000e+00, 0xFF]> : tensor<4xf8E8M0FNU>\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(integers_wrap_in_every_width),
      cmocka_unit_test(division_and_remainder_at_the_edges),
      cmocka_unit_test(powers_of_integers),
      cmocka_unit_test(maximum_knows_nan_and_signed_zero),
      cmocka_unit_test(invalid_operations_give_one_nan),
      cmocka_unit_test(small_floats_round_once),
      cmocka_unit_test(rounding_and_signs),
      cmocka_unit_test(elementary_functions_at_exact_points),
      cmocka_unit_test(logistic_rounds_every_step),
      cmocka_unit_test(shifts_and_counts),
      cmocka_unit_test(comparisons),
      cmocka_unit_test(select_and_clamp_take_scalars),
      cmocka_unit_test(conversions_at_the_edges),
      cmocka_unit_test(a_conversion_to_the_same_type_keeps_all_bits),
      cmocka_unit_test(bits_are_cast_one_to_many_and_back),
      cmocka_unit_test(reduce_precision_rounds_and_overflows),
      cmocka_unit_test(finiteness),
      cmocka_unit_test(powers_of_two_are_in_total_order),
      cmocka_unit_test(wrong_types_are_diagnosed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
