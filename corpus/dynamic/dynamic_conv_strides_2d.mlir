// Windows start every 2 rows and every 3 columns. The padding is an operand.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2], [2], [-5], [-1], [3], [-4]], [[0], [4], [-3], [1], [5], [-2]], [[2], [-5], [-1], [3], [-4], [0]], [[4], [-3], [1], [5], [-2], [2]], [[-5], [-1], [3], [-4], [0], [4]]]]> : tensor<1x5x6x1xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1]], [[-3, 0]]], [[[3, -1]], [[2, -2]]]]> : tensor<2x2x1x2xi32>
  %padding = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2,
    3>
  }> : (tensor<1x5x6x1xi32>, tensor<2x2x1x2xi32>, tensor<2x2xi64>) -> tensor<1x2x2x2xi32>
  check.expect_eq_const %result, dense<[[[[6, -10], [6, -12]], [[17, 4], [17, 2]]]]> : tensor<1x2x2x2xi32>
  return
}
