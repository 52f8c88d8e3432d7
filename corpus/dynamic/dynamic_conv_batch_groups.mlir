// Two groups of batches. The padding is an operand.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2], [2], [-5]], [[-1], [3], [-4]], [[0], [4], [-3]]], [[[1], [5], [-2]], [[2], [-5], [-1]], [[3], [-4], [0]]], [[[4], [-3], [1]], [[5], [-2], [2]], [[-5], [-1], [3]]], [[[-4], [0], [4]], [[-3], [1], [5]], [[-2], [2], [-5]]]]> : tensor<4x3x3x1xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1]], [[-3, 0]]], [[[3, -1]], [[2, -2]]]]> : tensor<2x2x1x2xi32>
  %padding = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 2 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64
  }> : (tensor<4x3x3x1xi32>, tensor<2x2x1x2xi32>, tensor<2x2xi64>) -> tensor<2x2x2x2xi32>
  check.expect_eq_const %result, dense<[[[[1, 3], [12, -5]], [[1, 12], [12, -7]]], [[[-21, -3], [-21, -11]], [[12, -5], [1, 9]]]]> : tensor<2x2x2x2xi32>
  return
}
