// One spatial dimension, two zeros in front and one behind.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[0], [-3], [2], [-1], [4]]]> : tensor<1x5x1xi32>
  %rhs = stablehlo.constant dense<[[[-1, -2]], [[3, 2]], [[1, 0]]]> : tensor<3x1x2xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[2, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x1xi32>, tensor<3x1x2xi32>) -> tensor<1x6x2xi32>
  check.expect_eq_const %result, dense<[[[0, 0], [-3, 0], [-7, -6], [8, 10], [-1, -6], [13, 10]]]> : tensor<1x6x2xi32>
  return
}
