// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3]: 1 + 2 * 3 = 7, 2, 3 * 3 = 9; 1 * 2 + 2 =
// 4, 2 * 2 = 4, 3.
func.func @main() {
  %lhs_ui32 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xui32>
  %rhs_ui32 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xui32>
  %result_ui32 = stablehlo.convolution(%lhs_ui32, %rhs_ui32) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xui32>, tensor<2x1x2xui32>) -> tensor<1x3x2xui32>
  check.expect_eq_const %result_ui32, dense<[[[7, 4], [2, 4], [9, 3]]]> : tensor<1x3x2xui32>
  %lhs_ui8 = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xui8>
  %rhs_ui8 = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xui8>
  %result_ui8 = stablehlo.convolution(%lhs_ui8, %rhs_ui8) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xui8>, tensor<2x1x2xui8>) -> tensor<1x3x2xui8>
  check.expect_eq_const %result_ui8, dense<[[[7, 4], [2, 4], [9, 3]]]> : tensor<1x3x2xui8>
  return
}
