// Features stand before the spatial dimensions, as PyTorch has it.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[0, -3, 2, -1, 4], [1, -2, 3, 0, -3], [2, -1, 4, 1, -2], [3, 0, -3, 2, -1]], [[4, 1, -2, 3, 0], [-3, 2, -1, 4, 1], [-2, 3, 0, -3, 2], [-1, 4, 1, -2, 3]]]]> : tensor<1x2x4x5xi32>
  %rhs = stablehlo.constant dense<[[[[-1, -2, 3], [2, 1, 0]], [[-1, -2, 3], [2, 1, 0]]], [[[-1, -2, 3], [2, 1, 0]], [[-1, -2, 3], [2, 1, 0]]], [[[-1, -2, 3], [2, 1, 0]], [[-1, -2, 3], [2, 1, 0]]]]> : tensor<3x2x2x3xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4x5xi32>, tensor<3x2x2x3xi32>) -> tensor<1x3x3x3xi32>
  check.expect_eq_const %result, dense<[[[[-4, 10, 16], [10, 16, -10], [16, -10, -4]], [[-4, 10, 16], [10, 16, -10], [16, -10, -4]], [[-4, 10, 16], [10, 16, -10], [16, -10, -4]]]]> : tensor<1x3x3x3xi32>
  return
}
