// At the corners: ties to even; what rounds to zero keeps its sign; numbers without a fraction stay.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0x7C, 0xFC, 0x7E, 57344.0, -57344.0, 0x01, 0x81, -0.5, 0.5, 0.4375, -0.4375, 1.5, -1.5, 2.5, -2.5, -1.75, 5.0]> : tensor<19xf8E5M2>
  %result = stablehlo.round_nearest_even %operand : tensor<19xf8E5M2>
  check.expect_eq_const %result, dense<[0.0, -0.0, 0x7C, 0xFC, 0x7E, 57344.0, -57344.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 2.0, -2.0, 2.0, -2.0, -2.0, 5.0]> : tensor<19xf8E5M2>
  return
}
