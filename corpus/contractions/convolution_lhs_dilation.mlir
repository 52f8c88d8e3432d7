// One zero between rows and two between columns of the input.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[0], [-3]], [[2], [-1]], [[4], [1]]]]> : tensor<1x3x2x1xi32>
  %rhs = stablehlo.constant dense<[[[[-1]], [[-2]], [[3]]], [[[2]], [[1]], [[0]]]]> : tensor<2x3x1x1xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x2x1xi32>, tensor<2x3x1x1xi32>) -> tensor<1x4x2x1xi32>
  check.expect_eq_const %result, dense<[[[[0], [-9]], [[4], [0]], [[-2], [-3]], [[8], [0]]]]> : tensor<1x4x2x1xi32>
  return
}
