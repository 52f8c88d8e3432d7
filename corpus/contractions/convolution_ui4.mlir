// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3]: 1 + 2 * 3 = 7, 2, 3 * 3 = 9; 1 * 2 + 2 =
// 4, 2 * 2 = 4, 3. In 4 bits numbers wrap modulo 16: the range is 0 to 15.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xui4>
  %rhs = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xui4>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xui4>, tensor<2x1x2xui4>) -> tensor<1x3x2xui4>
  check.expect_eq_const %result, dense<[[[7, 4], [2, 4], [9, 3]]]> : tensor<1x3x2xui4>
  return
}
