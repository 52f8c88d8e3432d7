// Windows start every 2 rows and every 3 columns.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2], [2], [-5], [-1], [3], [-4]], [[0], [4], [-3], [1], [5], [-2]], [[2], [-5], [-1], [3], [-4], [0]], [[4], [-3], [1], [5], [-2], [2]], [[-5], [-1], [3], [-4], [0], [4]]]]> : tensor<1x5x6x1xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1]], [[-3, 0]]], [[[3, -1]], [[2, -2]]]]> : tensor<2x2x1x2xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x6x1xi32>, tensor<2x2x1x2xi32>) -> tensor<1x2x2x2xi32>
  check.expect_eq_const %result, dense<[[[[6, -10], [6, -12]], [[17, 4], [17, 2]]]]> : tensor<1x2x2x2xi32>
  return
}
