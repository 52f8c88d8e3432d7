// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3]: 1 + 2 * 3 = 7, 2, 3 * 3 = 9; 1 * 2 + 2 =
// 4, 2 * 2 = 4, 3.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[[[1.0], [2.0], [0.0], [3.0]]]> : tensor<1x4x1xf32>
  %rhs_f32 = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 1.0]]]> : tensor<2x1x2xf32>
  %result_f32 = stablehlo.convolution(%lhs_f32, %rhs_f32) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<2x1x2xf32>) -> tensor<1x3x2xf32>
  check.expect_eq_const %result_f32, dense<[[[7.0, 4.0], [2.0, 4.0], [9.0, 3.0]]]> : tensor<1x3x2xf32>
  %lhs_f64 = stablehlo.constant dense<[[[1.0], [2.0], [0.0], [3.0]]]> : tensor<1x4x1xf64>
  %rhs_f64 = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 1.0]]]> : tensor<2x1x2xf64>
  %result_f64 = stablehlo.convolution(%lhs_f64, %rhs_f64) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf64>, tensor<2x1x2xf64>) -> tensor<1x3x2xf64>
  check.expect_eq_const %result_f64, dense<[[[7.0, 4.0], [2.0, 4.0], [9.0, 3.0]]]> : tensor<1x3x2xf64>
  return
}
