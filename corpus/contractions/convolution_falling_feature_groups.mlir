// Batch last and spatial dimensions falling, with two groups of features, strides, dilation of the left side, a negative padding and
// reversed windows.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[5, -3], [-4, -1], [-2, 1], [0, 3]], [[4, -4], [-5, -2], [-3, 0], [-1, 2]], [[3, -5], [5, -3], [-4, -1], [-2, 1]]], [[[0, 3], [2, 5], [4, -4], [-5, -2]], [[-1, 2], [1, 4], [3, -5], [5, -3]], [[-2, 1], [0, 3], [2, 5], [4, -4]]], [[[-5, -2], [-3, 0], [-1, 2], [1, 4]], [[5, -3], [-4, -1], [-2, 1], [0, 3]], [[4, -4], [-5, -2], [-3, 0], [-1, 2]]], [[[1, 4], [3, -5], [5, -3], [-4, -1]], [[0, 3], [2, 5], [4, -4], [-5, -2]], [[-1, 2], [1, 4], [3, -5], [5, -3]]]]> : tensor<4x3x4x2xi32>
  %rhs = stablehlo.constant dense<[[[[-3, -3, -3], [-3, -3, -3]], [[-3, -3, -3], [-3, -3, -3]]], [[[-3, -3, -3], [-3, -3, -3]], [[-3, -3, -3], [-3, -3, -3]]], [[[-3, -3, -3], [-3, -3, -3]], [[-3, -3, -3], [-3, -3, -3]]], [[[-3, -3, -3], [-3, -3, -3]], [[-3, -3, -3], [-3, -3, -3]]]]> : tensor<4x2x2x3xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [f, 1, 0, b]x[o, 1, i, 0]->[1, 0, f, b], window = {stride = [1, 2], pad = [[2, -1], [-1, 1]], lhs_dilate = [1, 2], rhs_dilate = [1, 2], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x3x4x2xi32>, tensor<4x2x2x3xi32>) -> tensor<2x3x4x2xi32>
  check.expect_eq_const %result, dense<[[[[0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0]]], [[[0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0], [0, 0]]]]> : tensor<2x3x4x2xi32>
  return
}
