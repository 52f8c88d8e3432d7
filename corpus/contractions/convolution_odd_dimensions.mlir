// Batch, features and spatial dimensions in an unusual order, another one in each of the three.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[0], [-3], [2], [-1]], [[4], [1], [-2], [3]], [[0], [-3], [2], [-1]], [[4], [1], [-2], [3]], [[0], [-3], [2], [-1]]], [[[4], [1], [-2], [3]], [[0], [-3], [2], [-1]], [[4], [1], [-2], [3]], [[0], [-3], [2], [-1]], [[4], [1], [-2], [3]]]]> : tensor<2x5x4x1xi32>
  %rhs = stablehlo.constant dense<[[[[-1, -2], [3, 2], [1, 0]], [[-1, -2], [3, 2], [1, 0]]], [[[-1, -2], [3, 2], [1, 0]], [[-1, -2], [3, 2], [1, 0]]], [[[-1, -2], [3, 2], [1, 0]], [[-1, -2], [3, 2], [1, 0]]]]> : tensor<3x2x3x2xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [f, 1, 0, b]x[1, i, o, 0]->[f, 1, b, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x4x1xi32>, tensor<3x2x3x2xi32>) -> tensor<3x3x1x3xi32>
  check.expect_eq_const %result, dense<[[[[0, 6, -12]], [[0, 6, -12]], [[0, 6, -12]]], [[[24, -18, 12]], [[24, -18, 12]], [[24, -18, 12]]], [[[12, -6, 0]], [[12, -6, 0]], [[12, -6, 0]]]]> : tensor<3x3x1x3xi32>
  return
}
