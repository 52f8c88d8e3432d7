// One zero between rows and two between columns of the input. The padding is an operand.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2], [2]], [[-5], [-1]], [[3], [-4]]]]> : tensor<1x3x2x1xi32>
  %rhs = stablehlo.constant dense<[[[[-2]], [[1]], [[-3]]], [[[0]], [[3]], [[-1]]]]> : tensor<2x3x1x1xi32>
  %padding = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2,
    3>
  }> : (tensor<1x3x2x1xi32>, tensor<2x3x1x1xi32>, tensor<2x2xi64>) -> tensor<1x4x2x1xi32>
  check.expect_eq_const %result, dense<[[[[4], [-6]], [[0], [1]], [[10], [3]], [[0], [4]]]]> : tensor<1x4x2x1xi32>
  return
}
