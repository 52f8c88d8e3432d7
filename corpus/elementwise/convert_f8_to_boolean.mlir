// Each value is converted to the other type.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 5.0, 1.0]> : tensor<3xf8E5M2>
  %result = stablehlo.convert %operand : (tensor<3xf8E5M2>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[false, true, true]> : tensor<3xi1>
  return
}
