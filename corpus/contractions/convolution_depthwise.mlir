// As many groups as features: each output feature sees one input feature.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2, 2, -5], [-1, 3, -4], [0, 4, -3]], [[1, 5, -2], [2, -5, -1], [3, -4, 0]], [[4, -3, 1], [5, -2, 2], [-5, -1, 3]]]]> : tensor<1x3x3x3xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1, -3]]], [[[0, 3, -1]]]]> : tensor<2x1x1x3xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x3x3x3xi32>, tensor<2x1x1x3xi32>) -> tensor<1x2x3x3xi32>
  check.expect_eq_const %result, dense<[[[[4, 17, 17], [2, -12, 13], [0, -8, 9]], [[-2, -4, 5], [-4, -11, 1], [-6, -7, -3]]]]> : tensor<1x2x3x3xi32>
  return
}
