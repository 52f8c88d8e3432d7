// A row of zeros above, two columns at the right.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[0], [-3], [2]], [[-1], [4], [1]], [[-2], [3], [0]]]]> : tensor<1x3x3x1xi32>
  %rhs = stablehlo.constant dense<[[[[-1]], [[-2]]], [[[3]], [[2]]]]> : tensor<2x2x1x1xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x1xi32>, tensor<2x2x1x1xi32>) -> tensor<1x3x4x1xi32>
  check.expect_eq_const %result, dense<[[[[-6], [-5], [6], [0]], [[11], [13], [1], [0]], [[-7], [3], [-1], [0]]]]> : tensor<1x3x4x1xi32>
  return
}
