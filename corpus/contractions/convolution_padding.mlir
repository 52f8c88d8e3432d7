// A row of zeros above, two columns at the right.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2], [2], [-5]], [[-1], [3], [-4]], [[0], [4], [-3]]]]> : tensor<1x3x3x1xi32>
  %rhs = stablehlo.constant dense<[[[[-2]], [[1]]], [[[-3]], [[0]]]]> : tensor<2x2x1x1xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x1xi32>, tensor<2x2x1x1xi32>) -> tensor<1x3x4x1xi32>
  check.expect_eq_const %result, dense<[[[[6], [-6], [15], [0]], [[9], [-18], [22], [0]], [[5], [-22], [17], [0]]]]> : tensor<1x3x4x1xi32>
  return
}
