// Batch, features and spatial dimensions in an unusual order, another one in each of the three. The padding is
// an operand.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2], [2], [-5], [-1]], [[3], [-4], [0], [4]], [[-3], [1], [5], [-2]], [[2], [-5], [-1], [3]], [[-4], [0], [4], [-3]]], [[[1], [5], [-2], [2]], [[-5], [-1], [3], [-4]], [[0], [4], [-3], [1]], [[5], [-2], [2], [-5]], [[-1], [3], [-4], [0]]]]> : tensor<2x5x4x1xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1], [-3, 0], [3, -1]], [[2, -2], [1, -3], [0, 3]]], [[[-1, 2], [-2, 1], [-3, 0]], [[3, -1], [2, -2], [1, -3]]], [[[0, 3], [-1, 2], [-2, 1]], [[-3, 0], [3, -1], [2, -2]]]]> : tensor<3x2x3x2xi32>
  %padding = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[f, 1, 0, b]x[1, i, o, 0]->[f, 1, b, 0]>, feature_group_count = 1 : i64
  }> : (tensor<2x5x4x1xi32>, tensor<3x2x3x2xi32>, tensor<2x2xi64>) -> tensor<3x3x1x3xi32>
  check.expect_eq_const %result, dense<[[[[-24, 6, 25]], [[-47, 27, 2]], [[7, 15, 1]]], [[[-25, 29, 6]], [[-7, 14, 13]], [[0, 32, -24]]], [[[-5, 24, -13]], [[12, 8, -18]], [[7, 14, 21]]]]> : tensor<3x3x1x3xi32>
  return
}
