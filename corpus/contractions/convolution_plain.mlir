// One batch, two features in, three out, a window of 2 x 3.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2, 2], [-5, -1], [3, -4], [0, 4], [-3, 1]], [[5, -2], [2, -5], [-1, 3], [-4, 0], [4, -3]], [[1, 5], [-2, 2], [-5, -1], [3, -4], [0, 4]], [[-3, 1], [5, -2], [2, -5], [-1, 3], [-4, 0]]]]> : tensor<1x4x5x2xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1, -3], [0, 3, -1]], [[2, -2, 1], [-3, 0, 3]], [[-1, 2, -2], [1, -3, 0]]], [[[3, -1, 2], [-2, 1, -3]], [[0, 3, -1], [2, -2, 1]], [[-3, 0, 3], [-1, 2, -2]]]]> : tensor<2x3x2x3xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5x2xi32>, tensor<2x3x2x3xi32>) -> tensor<1x3x3x3xi32>
  check.expect_eq_const %result, dense<[[[[-1, 47, -10], [66, -42, 18], [-32, -32, 24]], [[26, -24, -46], [-28, -36, 26], [-38, 62, -34]], [[-24, 26, 6], [-1, 47, -10], [66, -42, 18]]]]> : tensor<1x3x3x3xi32>
  return
}
