// Zeros of the padding are multiplied, too: with the kernel [2, inf] over [0, 1, 1, 0] the results are 2 * 0 + inf * 1 = inf,
// 2 * 1 + inf * 1 = inf, and 2 * 1 + inf * 0, which is NaN.
func.func @main() {
  %lhs = stablehlo.constant dense<1.0> : tensor<1x2x1xf32>
  %rhs = stablehlo.constant dense<[[[2.0]], [[0x7F800000]]]> : tensor<2x1x1xf32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x1xf32>, tensor<2x1x1xf32>) -> tensor<1x3x1xf32>
  check.expect_eq_const %result, dense<[[[0x7F800000], [0x7F800000], [0x7FC00000]]]> : tensor<1x3x1xf32>
  return
}
