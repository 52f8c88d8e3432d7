// Sizes of operands and result are unknown until the program runs. Rounds to the nearest integer, ties away
// from zero: -2.5 becomes -3, 2.5 becomes 3.
func.func @main() {
  %operand_known = stablehlo.constant dense<[-2.5, 0.4, 0.5, 2.5]> : tensor<4xf32>
  %shape_0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>
  %unknown = stablehlo.round_nearest_afz %operand : tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xf32>, tensor<1xi64>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[-3.0, 0.0, 1.0, 3.0]> : tensor<4xf32>
  return
}
