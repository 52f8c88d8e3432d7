// Two groups of features. The padding is an operand.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2, 2, -5, -1], [3, -4, 0, 4], [-3, 1, 5, -2]], [[2, -5, -1, 3], [-4, 0, 4, -3], [1, 5, -2, 2]], [[-5, -1, 3, -4], [0, 4, -3, 1], [5, -2, 2, -5]]]]> : tensor<1x3x3x4xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1, -3, 0, 3, -1], [2, -2, 1, -3, 0, 3]], [[-1, 2, -2, 1, -3, 0], [3, -1, 2, -2, 1, -3]]], [[[0, 3, -1, 2, -2, 1], [-3, 0, 3, -1, 2, -2]], [[1, -3, 0, 3, -1, 2], [-2, 1, -3, 0, 3, -1]]]]> : tensor<2x2x2x6xi32>
  %padding = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64
  }> : (tensor<1x3x3x4xi32>, tensor<2x2x2x6xi32>, tensor<2x2xi64>) -> tensor<1x2x2x6xi32>
  check.expect_eq_const %result, dense<[[[[4, 22, -23, 2, -16, -6], [-17, -6, -16, 2, -23, 22]], [[-15, -7, -13, 2, -26, 23], [19, -24, 38, 2, 11, -15]]]]> : tensor<1x2x2x6xi32>
  return
}
