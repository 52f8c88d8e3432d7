// Sizes of operands and result are unknown until the program runs. The absolute value of every element.
func.func @main() {
  %operand_known = stablehlo.constant dense<[-7, 0, 5]> : tensor<3xi32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.abs %operand : tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[7, 0, 5]> : tensor<3xi32>
  return
}
