// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3] and a zero behind it, as the padding
// operand says: 1 + 2 * 3 = 7, 2, 3 * 3 = 9, 3; 1 * 2 + 2 = 4, 2 * 2 = 4, 3, 3 * 2 = 6.
func.func @main() {
  %lhs_ui32 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xui32>
  %rhs_ui32 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xui32>
  %padding_0 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %result_ui32 = "stablehlo.dynamic_conv"(%lhs_ui32, %rhs_ui32, %padding_0) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xui32>, tensor<2x1x2xui32>, tensor<1x2xi64>) -> tensor<1x4x2xui32>
  check.expect_eq_const %result_ui32, dense<[[[7, 4], [2, 4], [9, 3], [3, 6]]]> : tensor<1x4x2xui32>
  %lhs_ui8 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xui8>
  %rhs_ui8 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xui8>
  %padding_1 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %result_ui8 = "stablehlo.dynamic_conv"(%lhs_ui8, %rhs_ui8, %padding_1) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xui8>, tensor<2x1x2xui8>, tensor<1x2xi64>) -> tensor<1x4x2xui8>
  check.expect_eq_const %result_ui8, dense<[[[7, 4], [2, 4], [9, 3], [3, 6]]]> : tensor<1x4x2xui8>
  return
}
