// A window of one element: each position is multiplied by the matrix of features.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[0, -3], [2, -1], [4, 1]], [[-2, 3], [0, -3], [2, -1]]]]> : tensor<1x2x3x2xi32>
  %rhs = stablehlo.constant dense<[[[[-1, -2, 3], [2, 1, 0]]]]> : tensor<1x1x2x3xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x2xi32>, tensor<1x1x2x3xi32>) -> tensor<1x2x3x3xi32>
  check.expect_eq_const %result, dense<[[[[-6, -3, 0], [-4, -5, 6], [-2, -7, 12]], [[8, 7, -6], [-6, -3, 0], [-4, -5, 6]]]]> : tensor<1x2x3x3xi32>
  return
}
