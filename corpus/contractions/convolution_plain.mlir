// One batch, two features in, three out, a window of 2 x 3.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[0, -3], [2, -1], [4, 1], [-2, 3], [0, -3]], [[2, -1], [4, 1], [-2, 3], [0, -3], [2, -1]], [[4, 1], [-2, 3], [0, -3], [2, -1], [4, 1]], [[-2, 3], [0, -3], [2, -1], [4, 1], [-2, 3]]]]> : tensor<1x4x5x2xi32>
  %rhs = stablehlo.constant dense<[[[[-1, -2, 3], [2, 1, 0]], [[-1, -2, 3], [2, 1, 0]], [[-1, -2, 3], [2, 1, 0]]], [[[-1, -2, 3], [2, 1, 0]], [[-1, -2, 3], [2, 1, 0]], [[-1, -2, 3], [2, 1, 0]]]]> : tensor<2x3x2x3xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5x2xi32>, tensor<2x3x2x3xi32>) -> tensor<1x3x3x3xi32>
  check.expect_eq_const %result, dense<[[[[-10, -20, 30], [2, -8, 18], [-2, -4, 6]], [[2, -8, 18], [-2, -4, 6], [-14, -16, 18]], [[-2, -4, 6], [-14, -16, 18], [-10, -20, 30]]]]> : tensor<1x3x3x3xi32>
  return
}
