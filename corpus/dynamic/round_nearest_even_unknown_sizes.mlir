// Sizes of operands and result are unknown until the program runs. Rounds to the nearest integer, ties to even:
// -2.5 becomes -2, 1.5 becomes 2, 2.5 becomes 2.
func.func @main() {
  %operand_known = stablehlo.constant dense<[-2.5, 0.5, 1.5, 2.5]> : tensor<4xf32>
  %shape_0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>
  %unknown = stablehlo.round_nearest_even %operand : tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xf32>, tensor<1xi64>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[-2.0, 0.0, 2.0, 2.0]> : tensor<4xf32>
  return
}
