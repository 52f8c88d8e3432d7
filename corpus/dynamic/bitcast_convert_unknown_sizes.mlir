// Sizes of operands and result are unknown until the program runs. The bits stay as they are and are read as
// another type.
func.func @main() {
  %operand_known = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<2xi1>, tensor<1xi64>) -> tensor<?xi1>
  %unknown = stablehlo.bitcast_convert %operand : (tensor<?xi1>) -> tensor<?xi1>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi1>, tensor<1xi64>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[false, true]> : tensor<2xi1>
  return
}
