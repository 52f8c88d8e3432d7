// Sizes of operands and result are unknown until the program runs. Each value is converted to the other type.
func.func @main() {
  %operand_known = stablehlo.constant dense<[0, 5, 1]> : tensor<3xi32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.convert %operand : (tensor<?xi32>) -> tensor<?xi1>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi1>, tensor<1xi64>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[false, true, true]> : tensor<3xi1>
  return
}
