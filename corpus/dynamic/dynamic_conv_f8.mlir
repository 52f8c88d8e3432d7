// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3] and a zero behind it, as the padding
// operand says: 1 + 2 * 3 = 7, 2, 3 * 3 = 9, 3; 1 * 2 + 2 = 4, 2 * 2 = 4, 3, 3 * 2 = 6.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[1.0], [2.0], [0.0], [3.0]]]> : tensor<1x4x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 1.0]]]> : tensor<2x1x2xf8E4M3FN>
  %padding = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xf8E4M3FN>, tensor<2x1x2xf8E4M3FN>, tensor<1x2xi64>) -> tensor<1x4x2xf8E4M3FN>
  check.expect_eq_const %result, dense<[[[7.0, 4.0], [2.0, 4.0], [9.0, 3.0], [3.0, 6.0]]]> : tensor<1x4x2xf8E4M3FN>
  return
}
