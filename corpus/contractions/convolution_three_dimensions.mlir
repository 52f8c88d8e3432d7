// Three spatial dimensions.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[[0], [-3]], [[2], [-1]], [[4], [1]]], [[[-2], [3]], [[0], [-3]], [[2], [-1]]]]]> : tensor<1x2x3x2x1xi32>
  %rhs = stablehlo.constant dense<[[[[[-1, -2]], [[3, 2]]], [[[1, 0]], [[-1, -2]]]]]> : tensor<1x2x2x1x2xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x2x1xi32>, tensor<1x2x2x1x2xi32>) -> tensor<1x2x2x1x2xi32>
  check.expect_eq_const %result, dense<[[[[[-6, -4]], [[-2, -8]]], [[[14, 16]], [[-6, -4]]]]]> : tensor<1x2x2x1x2xi32>
  return
}
