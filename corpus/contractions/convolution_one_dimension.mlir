// One spatial dimension, two zeros in front and one behind.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-2], [2], [-5], [-1], [3]]]> : tensor<1x5x1xi32>
  %rhs = stablehlo.constant dense<[[[-2, 1]], [[-3, 0]], [[3, -1]]]> : tensor<3x1x2xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[2, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x1xi32>, tensor<3x1x2xi32>) -> tensor<1x6x2xi32>
  check.expect_eq_const %result, dense<[[[-6, 2], [12, -2], [-17, 3], [8, 3], [22, -8], [-7, -1]]]> : tensor<1x6x2xi32>
  return
}
