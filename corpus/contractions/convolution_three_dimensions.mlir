// Three spatial dimensions.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[[-2], [2]], [[-5], [-1]], [[3], [-4]]], [[[0], [4]], [[-3], [1]], [[5], [-2]]]]]> : tensor<1x2x3x2x1xi32>
  %rhs = stablehlo.constant dense<[[[[[-2, 1]], [[-3, 0]]], [[[3, -1]], [[2, -2]]]]]> : tensor<1x2x2x1x2xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x2x1xi32>, tensor<1x2x2x1x2xi32>) -> tensor<1x2x2x1x2xi32>
  check.expect_eq_const %result, dense<[[[[[-19, 5]], [[14, 0]]], [[[-19, 1]], [[14, -4]]]]]> : tensor<1x2x2x1x2xi32>
  return
}
