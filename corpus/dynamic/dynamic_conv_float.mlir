// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3] and a zero behind it, as the padding
// operand says: 1 + 2 * 3 = 7, 2, 3 * 3 = 9, 3; 1 * 2 + 2 = 4, 2 * 2 = 4, 3, 3 * 2 = 6.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[[[1.0], [2.0], [0.0], [3.0]]]> : tensor<1x4x1xf32>
  %rhs_f32 = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 1.0]]]> : tensor<2x1x2xf32>
  %padding_0 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %result_f32 = "stablehlo.dynamic_conv"(%lhs_f32, %rhs_f32, %padding_0) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xf32>, tensor<2x1x2xf32>, tensor<1x2xi64>) -> tensor<1x4x2xf32>
  check.expect_eq_const %result_f32, dense<[[[7.0, 4.0], [2.0, 4.0], [9.0, 3.0], [3.0, 6.0]]]> : tensor<1x4x2xf32>
  %lhs_f64 = stablehlo.constant dense<[[[1.0], [2.0], [0.0], [3.0]]]> : tensor<1x4x1xf64>
  %rhs_f64 = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 1.0]]]> : tensor<2x1x2xf64>
  %padding_1 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %result_f64 = "stablehlo.dynamic_conv"(%lhs_f64, %rhs_f64, %padding_1) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xf64>, tensor<2x1x2xf64>, tensor<1x2xi64>) -> tensor<1x4x2xf64>
  check.expect_eq_const %result_f64, dense<[[[7.0, 4.0], [2.0, 4.0], [9.0, 3.0], [3.0, 6.0]]]> : tensor<1x4x2xf64>
  return
}
