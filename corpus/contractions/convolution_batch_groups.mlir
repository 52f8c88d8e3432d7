// Two groups of batches: output feature 0 sees batches 0 and 1, output feature 1 batches 2 and 3.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2], [2], [-5]], [[-1], [3], [-4]], [[0], [4], [-3]]], [[[1], [5], [-2]], [[2], [-5], [-1]], [[3], [-4], [0]]], [[[4], [-3], [1]], [[5], [-2], [2]], [[-5], [-1], [3]]], [[[-4], [0], [4]], [[-3], [1], [5]], [[-2], [2], [-5]]]]> : tensor<4x3x3x1xi32>
  %rhs = stablehlo.constant dense<[[[[-2, 1]], [[-3, 0]]], [[[3, -1]], [[2, -2]]]]> : tensor<2x2x1x2xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x3x3x1xi32>, tensor<2x2x1x2xi32>) -> tensor<2x2x2x2xi32>
  check.expect_eq_const %result, dense<[[[[1, 3], [12, -5]], [[1, 12], [12, -7]]], [[[-21, -3], [-21, -11]], [[12, -5], [1, 9]]]]> : tensor<2x2x2x2xi32>
  return
}
