// Signed numbers are extended by their sign, unsigned ones by zeros.
func.func @main() {
  %operand_i8 = stablehlo.constant dense<[-1, 127]> : tensor<2xi8>
  %result_0 = stablehlo.convert %operand_i8 : (tensor<2xi8>) -> tensor<2xi64>
  check.expect_eq_const %result_0, dense<[-1, 127]> : tensor<2xi64>
  %operand_ui8 = stablehlo.constant dense<[255, 1]> : tensor<2xui8>
  %result_1 = stablehlo.convert %operand_ui8 : (tensor<2xui8>) -> tensor<2xi64>
  check.expect_eq_const %result_1, dense<[255, 1]> : tensor<2xi64>
  return
}
