// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3]: 1 + 2 * 3 = 7, 2, 3 * 3 = 9; 1 * 2 + 2 =
// 4, 2 * 2 = 4, 3.
func.func @main() {
  %lhs_bf16 = stablehlo.constant dense<[[[1.0], [2.0], [0.0], [3.0]]]> : tensor<1x4x1xbf16>
  %rhs_bf16 = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 1.0]]]> : tensor<2x1x2xbf16>
  %result_bf16 = stablehlo.convolution(%lhs_bf16, %rhs_bf16) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xbf16>, tensor<2x1x2xbf16>) -> tensor<1x3x2xbf16>
  check.expect_eq_const %result_bf16, dense<[[[7.0, 4.0], [2.0, 4.0], [9.0, 3.0]]]> : tensor<1x3x2xbf16>
  %lhs_f16 = stablehlo.constant dense<[[[1.0], [2.0], [0.0], [3.0]]]> : tensor<1x4x1xf16>
  %rhs_f16 = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 1.0]]]> : tensor<2x1x2xf16>
  %result_f16 = stablehlo.convolution(%lhs_f16, %rhs_f16) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf16>, tensor<2x1x2xf16>) -> tensor<1x3x2xf16>
  check.expect_eq_const %result_f16, dense<[[[7.0, 4.0], [2.0, 4.0], [9.0, 3.0]]]> : tensor<1x3x2xf16>
  return
}
