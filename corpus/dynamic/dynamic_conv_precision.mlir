// Precision HIGH and HIGHEST; small integers are exact in each. The padding is an operand.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-2.0], [2.0], [-5.0]], [[-1.0], [3.0], [-4.0]], [[0.0], [4.0], [-3.0]]]]> : tensor<1x3x3x1xf32>
  %rhs = stablehlo.constant dense<[[[[-2.0]], [[1.0]]], [[[-3.0]], [[0.0]]]]> : tensor<2x2x1x1xf32>
  %padding = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>,
    #stablehlo<precision HIGHEST>]
  }> : (tensor<1x3x3x1xf32>, tensor<2x2x1x1xf32>, tensor<2x2xi64>) -> tensor<1x2x2x1xf32>
  check.expect_eq_const %result, dense<[[[[9.0], [-18.0]], [[5.0], [-22.0]]]]> : tensor<1x2x2x1xf32>
  return
}
