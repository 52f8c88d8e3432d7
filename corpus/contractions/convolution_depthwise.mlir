// As many groups as features: each output feature sees one input feature.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[0, -3, 2], [-1, 4, 1], [-2, 3, 0]], [[-3, 2, -1], [4, 1, -2], [3, 0, -3]], [[2, -1, 4], [1, -2, 3], [0, -3, 2]]]]> : tensor<1x3x3x3xi32>
  %rhs = stablehlo.constant dense<[[[[-1, -2, 3]]], [[[2, 1, 0]]]]> : tensor<2x1x1x3xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x3x3x3xi32>, tensor<2x1x1x3xi32>) -> tensor<1x2x3x3xi32>
  check.expect_eq_const %result, dense<[[[[-6, 8, 6], [9, -7, 3], [8, -6, 0]], [[7, -5, -3], [-2, -4, -6], [-3, -3, -9]]]]> : tensor<1x2x3x3xi32>
  return
}
