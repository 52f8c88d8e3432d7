// A window of one element: each position is multiplied by the matrix of features.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2, 2], [-5, -1], [3, -4]], [[0, 4], [-3, 1], [5, -2]]]]> : tensor<1x2x3x2xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1, -3], [0, 3, -1]]]]> : tensor<1x1x2x3xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x2xi32>, tensor<1x1x2x3xi32>) -> tensor<1x2x3x3xi32>
  check.expect_eq_const %result, dense<[[[[4, 4, 4], [10, -8, 16], [-6, -9, -5]], [[0, 12, -4], [6, 0, 8], [-10, -1, -13]]]]> : tensor<1x2x3x3xi32>
  return
}
