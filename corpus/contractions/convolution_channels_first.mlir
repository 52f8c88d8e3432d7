// Features stand before the spatial dimensions, as PyTorch has it.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2, 2, -5, -1, 3], [-4, 0, 4, -3, 1], [5, -2, 2, -5, -1], [3, -4, 0, 4, -3]], [[1, 5, -2, 2, -5], [-1, 3, -4, 0, 4], [-3, 1, 5, -2, 2], [-5, -1, 3, -4, 0]]]]> : tensor<1x2x4x5xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1, -3], [0, 3, -1]], [[2, -2, 1], [-3, 0, 3]]], [[[-1, 2, -2], [1, -3, 0]], [[3, -1, 2], [-2, 1, -3]]], [[[0, 3, -1], [2, -2, 1]], [[-3, 0, 3], [-1, 2, -2]]]]> : tensor<3x2x2x3xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4x5xi32>, tensor<3x2x2x3xi32>) -> tensor<1x3x3x3xi32>
  check.expect_eq_const %result, dense<[[[[-2, 16, 1], [0, 29, -41], [-9, -2, 16]], [[23, -11, -12], [-15, 28, -17], [2, 23, -11]], [[13, -45, -4], [-2, 6, 14], [27, 13, -45]]]]> : tensor<1x3x3x3xi32>
  return
}
