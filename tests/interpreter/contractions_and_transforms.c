/* SPDX-License-Identifier: Apache-2.0 */
/* Contractions, transforms, systems of equations, normalization, random numbers, quantization. */
#include "run.h"

static void contractions(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>\n"
      "  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi8>\n"
      "  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xi8>, "
      "tensor<2x2xi8>) -> tensor<2x2xi32>\n"
      "  check.expect_eq_const %r, dense<[[19, 22], [43, 50]]> : tensor<2x2xi32>\n"
      "  %s = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<2x2xi8>, "
      "tensor<2x2xi8>) -> tensor<2x2xi8>\n"
      "  check.expect_eq_const %s, dense<[[23, 31], [34, 46]]> : tensor<2x2xi8>\n"
      "  %t = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [1] x "
      "[1] : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2xi8>\n"
      "  check.expect_eq_const %t, dense<[17, 53]> : tensor<2xi8>\n"
      "  %u = stablehlo.dot_general %a, %b, contracting_dims = [] x [] : (tensor<2x2xi8>, "
      "tensor<2x2xi8>) -> tensor<2x2x2x2xi8>\n"
      "  %v = stablehlo.slice %u [1:2, 1:2, 0:2, 0:2] : (tensor<2x2x2x2xi8>) -> "
      "tensor<1x1x2x2xi8>\n"
      "  check.expect_eq_const %v, dense<[[[[20, 24], [28, 32]]]]> : tensor<1x1x2x2xi8>\n"
      "  %w = stablehlo.dot %a, %b : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>\n"
      "  check.expect_eq_const %w, dense<[[19, 22], [43, 50]]> : tensor<2x2xi8>\n");
  assert_runs(
      "  %a = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>\n"
      "  %r = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2xi1>, "
      "tensor<2x2xi1>) -> tensor<2x2xi1>\n"
      "  check.expect_eq_const %r, dense<[[true, false], [true, true]]> : tensor<2x2xi1>\n"
      "  %c = stablehlo.constant dense<[(0.0, 1.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>\n"
      "  %s = stablehlo.dot_general %c, %c, contracting_dims = [0] x [0] : "
      "(tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<complex<f32>>\n"
      "  check.expect_eq_const %s, dense<(3.0, 0.0)> : tensor<complex<f32>>\n"
      "  %e = stablehlo.constant dense<> : tensor<2x0xf32>\n"
      "  %t = stablehlo.dot_general %e, %e, contracting_dims = [1] x [1] : (tensor<2x0xf32>, "
      "tensor<2x0xf32>) -> tensor<2x2xf32>\n"
      "  check.expect_eq_const %t, dense<0.0> : tensor<2x2xf32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>\n"
      "  %b = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>\n"
      "  %r = \"stablehlo.dot_general\"(%a, %b) <{dot_dimension_numbers = "
      "#stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : "
      "(tensor<2x2xi8>, tensor<3xi8>) -> tensor<2xi8>\n",
      "[dot_general C10]");
  assert_fails(
      "  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>\n"
      "  %r = \"stablehlo.dot_general\"(%a, %a) <{dot_dimension_numbers = "
      "#stablehlo.dot<lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [0]>}> : "
      "(tensor<3xi8>, tensor<3xi8>) -> tensor<i8>\n",
      "[dot_general C6]");
}

/* bf16 rounds every sum: 256 + 1 + 1 stays 256. */
static void contractions_round_in_the_result_type(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[256.0, 1.0, 1.0]> : tensor<3xbf16>\n"
      "  %o = stablehlo.constant dense<1.0> : tensor<3xbf16>\n"
      "  %r = stablehlo.dot_general %a, %o, contracting_dims = [0] x [0] : (tensor<3xbf16>, "
      "tensor<3xbf16>) -> tensor<bf16>\n"
      "  check.expect_eq_const %r, dense<256.0> : tensor<bf16>\n"
      "  %s = stablehlo.dot_general %a, %o, contracting_dims = [0] x [0] : (tensor<3xbf16>, "
      "tensor<3xbf16>) -> tensor<f32>\n"
      "  check.expect_eq_const %s, dense<258.0> : tensor<f32>\n");
}

static void einsums(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
      "  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>\n"
      "  %r = \"stablehlo.einsum\"(%a, %b) <{einsum_config = \"ab,bc->ca\"}> : (tensor<2x2xi32>, "
      "tensor<2x2xi32>) -> tensor<2x2xi32>\n"
      "  check.expect_eq_const %r, dense<[[19, 43], [22, 50]]> : tensor<2x2xi32>\n"
      "  %s = \"stablehlo.einsum\"(%a, %b) <{einsum_config = \"...a,...a->...\"}> : "
      "(tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2xi32>\n"
      "  check.expect_eq_const %s, dense<[17, 53]> : tensor<2xi32>\n"
      "  %t = \"stablehlo.unary_einsum\"(%a) <{einsum_config = \"ii->i\"}> : (tensor<2x2xi32>) -> "
      "tensor<2xi32>\n"
      "  check.expect_eq_const %t, dense<[1, 4]> : tensor<2xi32>\n"
      "  %u = \"stablehlo.unary_einsum\"(%a) <{einsum_config = \"ab->b\"}> : (tensor<2x2xi32>) -> "
      "tensor<2xi32>\n"
      "  check.expect_eq_const %u, dense<[4, 6]> : tensor<2xi32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
      "  %r = \"stablehlo.einsum\"(%a, %a) <{einsum_config = \"ab,bc->az\"}> : (tensor<2x2xi32>, "
      "tensor<2x2xi32>) -> tensor<2x2xi32>\n",
      "einsum_config");
}

static void convolutions(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[[1], [2], [3], [4]]]> : tensor<1x4x1xi32>\n"
      "  %k = stablehlo.constant dense<[[[1]], [[10]]]> : tensor<2x1x1xi32>\n"
      "  %r = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = "
      "{} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xi32>, "
      "tensor<2x1x1xi32>) -> tensor<1x3x1xi32>\n"
      "  check.expect_eq_const %r, dense<[[[21], [32], [43]]]> : tensor<1x3x1xi32>\n"
      "  %s = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = "
      "{stride = [2], pad = [[1, 0]], lhs_dilate = [2], rhs_dilate = [2], reverse = [true]} "
      "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xi32>, "
      "tensor<2x1x1xi32>) -> tensor<1x3x1xi32>\n"
      /* Padded: 0 1 0 2 0 3 0 4; windows at 0, 2, 4 take elements 2 apart, reversed: all zeros. */
      "  check.expect_eq_const %s, dense<0> : tensor<1x3x1xi32>\n"
      "  %t = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = "
      "{pad = [[1, 1]], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : "
      "i64} : (tensor<1x4x1xi32>, tensor<2x1x1xi32>) -> tensor<1x5x1xi32>\n"
      "  check.expect_eq_const %t, dense<[[[1], [12], [23], [34], [40]]]> : tensor<1x5x1xi32>\n"
      "  %p = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xi64>\n"
      "  %u = \"stablehlo.dynamic_conv\"(%a, %k, %p) <{window_reversal = array<i1: true>, "
      "dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = "
      "1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1xi32>, tensor<2x1x1xi32>, "
      "tensor<1x2xi64>) -> tensor<1x5x1xi32>\n"
      "  check.expect_eq %t, %u : tensor<1x5x1xi32>\n");
  /* Two feature groups: each output sees one input feature. Two batch groups: one batch each. */
  assert_runs(
      "  %a = stablehlo.constant dense<[[[1.0, 10.0], [2.0, 20.0]]]> : tensor<1x2x2xf32>\n"
      "  %k = stablehlo.constant dense<[[[3.0, 5.0]]]> : tensor<1x1x2xf32>\n"
      "  %r = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = "
      "{} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x2x2xf32>, "
      "tensor<1x1x2xf32>) -> tensor<1x2x2xf32>\n"
      "  check.expect_eq_const %r, dense<[[[3.0, 50.0], [6.0, 100.0]]]> : tensor<1x2x2xf32>\n"
      "  %b = stablehlo.reshape %a : (tensor<1x2x2xf32>) -> tensor<2x2x1xf32>\n"
      "  %s = stablehlo.convolution(%b, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = "
      "{} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x2x1xf32>, "
      "tensor<1x1x2xf32>) -> tensor<1x2x2xf32>\n"
      "  check.expect_eq_const %s, dense<[[[3.0, 10.0], [30.0, 100.0]]]> : tensor<1x2x2xf32>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[[[1, 10], [2, 20]]]> : tensor<1x2x2xi32>\n"
      "  %k = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>\n"
      "  %r = \"stablehlo.convolution\"(%a, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, "
      "f]x[0, i, o]->[b, 0, f]>, feature_group_count = 0 : i64, batch_group_count = 1 : i64}> : "
      "(tensor<1x2x2xi32>, tensor<1x1x2xi32>) -> tensor<1x2x2xi32>\n",
      "[convolution C21]");
}

static void transforms(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]> : "
      "tensor<4xcomplex<f32>>\n"
      "  %r = stablehlo.fft %a, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> "
      "tensor<4xcomplex<f32>>\n"
      "  check.expect_eq_const %r, dense<(1.0, 0.0)> : tensor<4xcomplex<f32>>\n"
      "  %s = stablehlo.fft %r, type = IFFT, length = [4] : (tensor<4xcomplex<f32>>) -> "
      "tensor<4xcomplex<f32>>\n"
      "  check.expect_almost_eq %s, %a : tensor<4xcomplex<f32>>\n"
      "  %b = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]]> : tensor<2x3xf64>\n"
      "  %t = stablehlo.fft %b, type = RFFT, length = [2, 3] : (tensor<2x3xf64>) -> "
      "tensor<2x2xcomplex<f64>>\n"
      "  %u = stablehlo.fft %t, type = IRFFT, length = [2, 3] : (tensor<2x2xcomplex<f64>>) -> "
      "tensor<2x3xf64>\n"
      "  check.expect_almost_eq %u, %b : tensor<2x3xf64>\n"
      "  %d = stablehlo.slice %t [0:2, 0:1] : (tensor<2x2xcomplex<f64>>) -> "
      "tensor<2x1xcomplex<f64>>\n"
      "  check.expect_almost_eq_const %d, dense<[[(22.0, 0.0)], [(-10.0, 0.0)]]> : "
      "tensor<2x1xcomplex<f64>>\n");
  assert_fails(
      "  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
      "  %r = \"stablehlo.fft\"(%a) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: "
      "2>}> : (tensor<2xf32>) -> tensor<2xf32>\n",
      "[fft C2]");
}

static void triangular_systems(void **state) {
  (void)state;
  /* Left and right, lower and upper, transposed; two systems in a batch. */
  assert_runs(
      "  %a = stablehlo.constant dense<[[[2.0, 9.0], [1.0, 4.0]], [[1.0, 9.0], [3.0, 2.0]]]> : "
      "tensor<2x2x2xf64>\n"
      "  %b = stablehlo.constant dense<[[[2.0], [9.0]], [[1.0], [7.0]]]> : tensor<2x2x1xf64>\n"
      "  %r = \"stablehlo.triangular_solve\"(%a, %b) <{left_side = true, lower = true, "
      "unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : "
      "(tensor<2x2x2xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>\n"
      "  check.expect_eq_const %r, dense<[[[1.0], [2.0]], [[1.0], [2.0]]]> : tensor<2x2x1xf64>\n"
      "  %s = \"stablehlo.triangular_solve\"(%a, %b) <{left_side = true, lower = true, "
      "unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : "
      "(tensor<2x2x2xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>\n"
      "  check.expect_eq_const %s, dense<[[[-0.125], [2.25]], [[-9.5], [3.5]]]> : "
      "tensor<2x2x1xf64>\n"
      "  %c = stablehlo.constant dense<[[[4.0, 8.0]], [[7.0, 4.0]]]> : tensor<2x1x2xf64>\n"
      "  %t = \"stablehlo.triangular_solve\"(%a, %c) <{left_side = false, lower = true, "
      "unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : "
      "(tensor<2x2x2xf64>, tensor<2x1x2xf64>) -> tensor<2x1x2xf64>\n"
      "  check.expect_eq_const %t, dense<[[[1.0, 2.0]], [[1.0, 2.0]]]> : tensor<2x1x2xf64>\n");
}

static void cholesky_factors(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [2.0, 20.0, 26.0], [3.0, 26.0, 70.0]]> : "
      "tensor<3x3xf32>\n"
      "  %r = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>\n"
      "  check.expect_eq_const %r, dense<[[1.0, 0.0, 0.0], [2.0, 4.0, 0.0], [3.0, 5.0, 6.0]]> : "
      "tensor<3x3xf32>\n"
      "  %s = stablehlo.cholesky %a, lower = false : tensor<3x3xf32>\n"
      "  check.expect_eq_const %s, dense<[[1.0, 2.0, 3.0], [0.0, 4.0, 5.0], [0.0, 0.0, 6.0]]> : "
      "tensor<3x3xf32>\n"
      "  %c = stablehlo.constant dense<[[(4.0, 0.0), (2.0, -2.0)], [(2.0, 2.0), (3.0, 0.0)]]> : "
      "tensor<2x2xcomplex<f64>>\n"
      "  %t = stablehlo.cholesky %c, lower = true : tensor<2x2xcomplex<f64>>\n"
      "  check.expect_eq_const %t, dense<[[(2.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (1.0, 0.0)]]> : "
      "tensor<2x2xcomplex<f64>>\n");
}

/* The square root of 1 - 2 * 2: x86 gives a negative NaN, Arm a positive one. */
static void cholesky_gives_the_same_nan_everywhere(void **state) {
  (void)state;
  assert_results(
      "func.func @main() -> (tensor<2x2xf32>, tensor<1x1xf64>, tensor<1x1xcomplex<f32>>) {\n"
      "  %a = stablehlo.constant dense<[[1.0, 2.0], [2.0, 1.0]]> : tensor<2x2xf32>\n"
      "  %b = stablehlo.constant dense<-1.0> : tensor<1x1xf64>\n"
      "  %c = stablehlo.constant dense<(-1.0, 0.0)> : tensor<1x1xcomplex<f32>>\n"
      "  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>\n"
      "  %s = stablehlo.cholesky %b, lower = false : tensor<1x1xf64>\n"
      "  %t = stablehlo.cholesky %c, lower = true : tensor<1x1xcomplex<f32>>\n"
      "  return %r, %s, %t : tensor<2x2xf32>, tensor<1x1xf64>, tensor<1x1xcomplex<f32>>\n}\n",
      "dense<[[1.000000e+00, 0.000000e+00], [2.000000e+00, 0x7FC00000]]> : tensor<2x2xf32>\n"
      "dense<0x7FF8000000000000> : tensor<1x1xf64>\n"
      "dense<(0x7FC00000,0.000000e+00)> : tensor<1x1xcomplex<f32>>\n");
}

static void batch_normalization(void **state) {
  (void)state;
  /* Feature 0 holds 1 and 3: mean 2, variance 1; feature 1 holds 2 and 6: mean 4, variance 4. */
  assert_runs(
      "  %x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xf64>\n"
      "  %s = stablehlo.constant dense<[1.0, 10.0]> : tensor<2xf64>\n"
      "  %o = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf64>\n"
      "  %y, %m, %v = \"stablehlo.batch_norm_training\"(%x, %s, %o) <{epsilon = 0.0 : f32, "
      "feature_index = 1 : i64}> : (tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>) -> "
      "(tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>)\n"
      "  check.expect_eq_const %m, dense<[2.0, 4.0]> : tensor<2xf64>\n"
      "  check.expect_eq_const %v, dense<[1.0, 4.0]> : tensor<2xf64>\n"
      "  check.expect_eq_const %y, dense<[[-1.0, -9.0], [1.0, 11.0]]> : tensor<2x2xf64>\n"
      "  %z = \"stablehlo.batch_norm_inference\"(%x, %s, %o, %m, %v) <{epsilon = 0.0 : f32, "
      "feature_index = 1 : i64}> : (tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, "
      "tensor<2xf64>) -> tensor<2x2xf64>\n"
      "  check.expect_eq %y, %z : tensor<2x2xf64>\n"
      "  %g = stablehlo.constant dense<[[1.0, 0.0], [0.0, 2.0]]> : tensor<2x2xf64>\n"
      "  %a, %b, %c = \"stablehlo.batch_norm_grad\"(%x, %s, %m, %v, %g) <{epsilon = 0.0 : f32, "
      "feature_index = 1 : i64}> : (tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, "
      "tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<2xf64>)\n"
      "  check.expect_eq_const %c, dense<[1.0, 2.0]> : tensor<2xf64>\n"
      "  check.expect_eq_const %b, dense<[-1.0, 2.0]> : tensor<2xf64>\n"
      /* Two points: the gradient along the only direction that normalization leaves is zero. */
      "  check.expect_eq_const %a, dense<0.0> : tensor<2x2xf64>\n");
  assert_fails(
      "  %x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xf64>\n"
      "  %s = stablehlo.constant dense<[1.0, 10.0, 3.0]> : tensor<3xf64>\n"
      "  %y, %m, %v = \"stablehlo.batch_norm_training\"(%x, %s, %s) <{epsilon = 0.0 : f32, "
      "feature_index = 1 : i64}> : (tensor<2x2xf64>, tensor<3xf64>, tensor<3xf64>) -> "
      "(tensor<2x2xf64>, tensor<3xf64>, tensor<3xf64>)\n",
      "[batch_norm_training C3]");
}

static void random_bits(void **state) {
  (void)state;
  /* The specification's own example. */
  assert_runs(
      "  %k = stablehlo.constant dense<[1, 2]> : tensor<2xui64>\n"
      "  %s, %o = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> "
      "(tensor<2xui64>, tensor<2x2xui64>)\n"
      "  check.expect_eq_const %s, dense<[1, 6]> : tensor<2xui64>\n"
      "  check.expect_eq_const %o, dense<[[9236835810183407956, 16087790271692313299], "
      "[18212823393184779219, 2658481902456610144]]> : tensor<2x2xui64>\n");
  assert_fails(
      "  %k = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>\n"
      "  %s, %o = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<3xui64>) -> "
      "(tensor<3xui64>, tensor<2x2xui64>)\n",
      "[rng_bit_generator C2]");
  /* In range, and not all alike. */
  assert_runs(
      "  %a = stablehlo.constant dense<-1.0> : tensor<f32>\n"
      "  %b = stablehlo.constant dense<1.0> : tensor<f32>\n"
      "  %n = stablehlo.constant dense<[1000]> : tensor<1xi64>\n"
      "  %r = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, "
      "tensor<1xi64>) -> tensor<1000xf32>\n"
      "  %c = stablehlo.clamp %a, %r, %b : (tensor<f32>, tensor<1000xf32>, tensor<f32>) -> "
      "tensor<1000xf32>\n"
      "  check.expect_eq %c, %r : tensor<1000xf32>\n"
      "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "  %s = stablehlo.reduce(%r init: %z) applies stablehlo.add across dimensions = [0] : "
      "(tensor<1000xf32>, tensor<f32>) -> tensor<f32>\n"
      "  check.expect_almost_eq_const %s, dense<0.0> : tensor<f32> {tolerance = 100.0 : f64}\n");
}

/* The bits are those of XLA's CPU backend (jaxlib 0.4.38). */
static void random_bits_as_xla_lays_them_out(void **state) {
  (void)state;
  static const struct {
    const char *algorithm;
    int words;
    const char *type, *in, *out, *bits;
  } rows[] = {
      {"PHILOX", 2, "tensor<5xui32>", "[1, 2]", "[1, 4]",
       "[2100602697, 2847456232, 2074354647, 800269529, 1828267006]"},
      {"PHILOX", 3, "tensor<3xui64>", "[1, 18446744073709551615, 3]", "[1, 1, 4]",
       "[11247508148441932096, 6629372568639681892, 8119521485933073504]"},
      {"PHILOX", 3, "tensor<3xui16>", "[1, 2, 3]", "[1, 3, 3]", "[59210, 12518, 62469]"},
      {"THREE_FRY", 2, "tensor<3x3xui32>", "[1, 2]", "[1, 8]",
       "[[43444564, 3979645651, 1672743891], [2150618427, 3745730563, 4240503393], [2109414752, "
       "2534981805, 2868795927]]"},
      {"THREE_FRY", 2, "tensor<2x3xui8>", "[1, 2]", "[1, 5]", "[[84, 211, 211], [59, 3, 97]]"},
      {"THREE_FRY", 2, "tensor<ui32>", "[1, 2]", "[1, 3]", "43444564"},
  };
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    strbuf b = STRBUF_INIT;
    int n = rows[k].words;
    strbuf_addf(
        &b,
        "  %%k = stablehlo.constant dense<%s> : tensor<%dxui64>\n"
        "  %%s, %%o = stablehlo.rng_bit_generator %%k, algorithm = %s : (tensor<%dxui64>) -> "
        "(tensor<%dxui64>, %s)\n"
        "  check.expect_eq_const %%s, dense<%s> : tensor<%dxui64>\n"
        "  check.expect_eq_const %%o, dense<%s> : %s\n",
        rows[k].in, n, rows[k].algorithm, n, n, rows[k].type, rows[k].out, n, rows[k].bits,
        rows[k].type);
    assert_runs(strbuf_str(&b));
    strbuf_free(&b);
  }
}

static void random_numbers_of_every_class(void **state) {
  (void)state;
  assert_runs(
      "  %a = stablehlo.constant dense<3> : tensor<i32>\n"
      "  %b = stablehlo.constant dense<5> : tensor<i32>\n"
      "  %n = stablehlo.constant dense<[2, 50]> : tensor<2xi64>\n"
      "  %r = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<i32>, tensor<i32>, "
      "tensor<2xi64>) -> tensor<2x50xi32>\n"
      "  %h = stablehlo.constant dense<4> : tensor<i32>\n"
      "  %c = stablehlo.clamp %a, %r, %h : (tensor<i32>, tensor<2x50xi32>, tensor<i32>) -> "
      "tensor<2x50xi32>\n"
      "  check.expect_eq %c, %r : tensor<2x50xi32>\n"
      "  %m = stablehlo.constant dense<10.0> : tensor<f64>\n"
      "  %d = stablehlo.constant dense<0.001> : tensor<f64>\n"
      "  %s = stablehlo.rng %m, %d, %n, distribution = NORMAL : (tensor<f64>, tensor<f64>, "
      "tensor<2xi64>) -> tensor<2x50xf64>\n"
      "  check.expect_almost_eq_const %s, dense<10.0> : tensor<2x50xf64> {tolerance = 0.01 : "
      "f64}\n");
  assert_fails(
      "  %a = stablehlo.constant dense<3> : tensor<i32>\n"
      "  %n = stablehlo.constant dense<[2]> : tensor<1xi64>\n"
      "  %r = stablehlo.rng %a, %a, %n, distribution = UNIFORM : (tensor<i32>, tensor<i32>, "
      "tensor<1xi64>) -> tensor<2xi32>\n",
      "a is not below b");
  assert_fails(
      "  %a = stablehlo.constant dense<3> : tensor<i32>\n"
      "  %n = stablehlo.constant dense<[2]> : tensor<1xi64>\n"
      "  %r = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<i32>, tensor<i32>, "
      "tensor<1xi64>) -> tensor<2xi32>\n",
      "[rng C2]");
}

static void quantization(void **state) {
  (void)state;
  /* Scale 0.5, zero point -2: 3.0 is 4; 1000 saturates at 127; 0.75 is the tie -0.5, to even. */
  assert_runs(
      "  %a = stablehlo.constant dense<[3.0, 1000.0, 0.75, -100.0]> : tensor<4xf32>\n"
      "  %q = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, "
      "0.5:-2>>\n"
      "  %s = stablehlo.bitcast_convert %q : (tensor<4x!quant.uniform<i8:f32, 0.5:-2>>) -> "
      "tensor<4xi8>\n"
      "  check.expect_eq_const %s, dense<[4, 127, 0, -128]> : tensor<4xi8>\n"
      "  %d = stablehlo.uniform_dequantize %q : (tensor<4x!quant.uniform<i8:f32, 0.5:-2>>) -> "
      "tensor<4xf32>\n"
      "  check.expect_eq_const %d, dense<[3.0, 64.5, 1.0, -63.0]> : tensor<4xf32>\n"
      "  %m = stablehlo.add %q, %q : tensor<4x!quant.uniform<i8:f32, 0.5:-2>>\n"
      "  %n = stablehlo.uniform_dequantize %m : (tensor<4x!quant.uniform<i8:f32, 0.5:-2>>) -> "
      "tensor<4xf32>\n"
      "  check.expect_eq_const %n, dense<[6.0, 64.5, 2.0, -63.0]> : tensor<4xf32>\n"
      "  %r = stablehlo.reverse %q, dims = [0] : tensor<4x!quant.uniform<i8:f32, 0.5:-2>>\n"
      "  %t = stablehlo.uniform_dequantize %r : (tensor<4x!quant.uniform<i8:f32, 0.5:-2>>) -> "
      "tensor<4xf32>\n"
      "  check.expect_eq_const %t, dense<[-63.0, 1.0, 64.5, 3.0]> : tensor<4xf32>\n");
  /* One scale per row. */
  assert_runs(
      "  %a = stablehlo.constant dense<[[1.0, 2.0], [1.0, 2.0]]> : tensor<2x2xf32>\n"
      "  %q = stablehlo.uniform_quantize %a : (tensor<2x2xf32>) -> "
      "tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, 0.25:1}>>\n"
      "  %s = stablehlo.bitcast_convert %q : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, "
      "0.25:1}>>) -> tensor<2x2xi8>\n"
      "  check.expect_eq_const %s, dense<[[2, 4], [5, 9]]> : tensor<2x2xi8>\n");
  /* Weights alone quantized: rhs is dequantized, the result is a float. */
  assert_runs(
      "  %a = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>\n"
      "  %w = stablehlo.constant dense<[[2.0], [3.0]]> : tensor<2x1xf32>\n"
      "  %q = stablehlo.uniform_quantize %w : (tensor<2x1xf32>) -> "
      "tensor<2x1x!quant.uniform<i8:f32, 0.5:0>>\n"
      "  %r = stablehlo.dot_general %a, %q, contracting_dims = [1] x [0] : (tensor<1x2xf32>, "
      "tensor<2x1x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<1x1xf32>\n"
      "  check.expect_eq_const %r, dense<8.0> : tensor<1x1xf32>\n");
}

/* One product of two numbers by an algorithm; `want` in hexadecimal digits of the result. */
static void check_algorithm(const char *type, const char *precision, const char *accumulation,
                            int products, const char *l, const char *r, const char *want) {
  strbuf b = STRBUF_INIT;
  strbuf_addf(&b,
              "  %%a = stablehlo.constant dense<[%s]> : tensor<2x%s>\n"
              "  %%b = stablehlo.constant dense<[%s]> : tensor<2x%s>\n"
              "  %%r = \"stablehlo.dot_general\"(%%a, %%b) <{dot_dimension_numbers = "
              "#stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, "
              "algorithm = #stablehlo.dot_algorithm<lhs_precision_type = %s, rhs_precision_type = "
              "%s, accumulation_type = %s, lhs_component_count = 1, rhs_component_count = 1, "
              "num_primitive_operations = %d, allow_imprecise_accumulation = false>}> : "
              "(tensor<2x%s>, tensor<2x%s>) -> tensor<%s>\n"
              "  check.expect_eq_const %%r, dense<%s> : tensor<%s>\n",
              l, type, r, type, precision, precision, accumulation, products, type, type, type,
              want, type);
  assert_runs(strbuf_str(&b));
  strbuf_free(&b);
}

/* x = 1 + 2^-9 needs 10 bits; bf16 has 8, so its first component is 1 and its second one 2^-9.
 * x * x = 1 + 2^-8 + 2^-18, of which the parts are 1 (level 0), 2 * 2^-9 (level 1), 2^-18 (level
 * 2). bf16:    1 bf16_3x: levels 0 and 1: 1 + 2^-8           = 1.00390625 bf16_6x: three components
 * each, levels 0 to 2: all of it, 1 + 2^-8 + 2^-18, exact in f32 bf16_9x: the same, the other
 * components are 0 tf32:    11 bits hold x: 1 + 2^-8 + 2^-18 f32 through an accumulation in f16 (11
 * bits): the product, 1 + 2^-8, ties and halves below it: 2^-18 is under half of 2^-10, so 1 + 2^-8
 */
static void algorithms_round_split_and_accumulate(void **state) {
  (void)state;
  const char *x = "1.001953125, 0.0", *all = "1.003910064697265625";
  check_algorithm("f32", "bf16", "f32", 1, x, x, "1.0");
  check_algorithm("f32", "bf16", "f32", 3, x, x, "1.00390625");
  check_algorithm("f32", "bf16", "f32", 6, x, x, all);
  check_algorithm("f32", "bf16", "f32", 9, x, x, all);
  check_algorithm("f32", "tf32", "f32", 1, x, x, all);
  check_algorithm("f32", "tf32", "f32", 3, x, x, all);
  check_algorithm("f64", "f64", "f64", 1, x, x, all);
  check_algorithm("f32", "f16", "f16", 1, x, x, "1.00390625");
  /* Accumulation: 2048 + 1 is 2048 in f16 (its last place is 2 there, ties to even), 2049 in f32.
   */
  check_algorithm("f32", "f16", "f16", 1, "2048.0, 1.0", "1.0, 1.0", "2048.0");
  check_algorithm("f32", "f16", "f32", 1, "2048.0, 1.0", "1.0, 1.0", "2049.0");
  check_algorithm("f16", "f16", "f32", 1, "2048.0, 3.0", "1.0, 1.0", "2052.0");
  /* Integers are rounded too: 257 has 9 bits, bf16 makes 256 of it (a tie, to even). */
  check_algorithm("i32", "bf16", "f32", 1, "257, 1", "1, 1", "257");
  check_algorithm("i32", "tf32", "f32", 1, "257, 1", "1, 1", "258");
  /* Infinities stay what they are, in every component. */
  check_algorithm("f32", "bf16", "f32", 1, "0x7F800000, 0.0", "1.0, 1.0", "0x7F800000");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(algorithms_round_split_and_accumulate),
      cmocka_unit_test(contractions),
      cmocka_unit_test(contractions_round_in_the_result_type),
      cmocka_unit_test(einsums),
      cmocka_unit_test(convolutions),
      cmocka_unit_test(transforms),
      cmocka_unit_test(triangular_systems),
      cmocka_unit_test(cholesky_factors),
      cmocka_unit_test(cholesky_gives_the_same_nan_everywhere),
      cmocka_unit_test(batch_normalization),
      cmocka_unit_test(random_bits),
      cmocka_unit_test(random_bits_as_xla_lays_them_out),
      cmocka_unit_test(random_numbers_of_every_class),
      cmocka_unit_test(quantization),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
