// At the ends of the range of ui8, 0 to 255, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 255, 0, 1, 16, 5]> : tensor<6xui8>
  %result = stablehlo.not %operand : tensor<6xui8>
  check.expect_eq_const %result, dense<[255, 0, 255, 254, 239, 250]> : tensor<6xui8>
  return
}
