// At the corners: a number between -1 and 0 gives -0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0x7C, 0xFC, 0x7E, 57344.0, -57344.0, 0x01, 0x81, -0.5, 0.5, 0.4375, -0.4375, 1.5, -1.5, 2.5, -2.5, -1.75, 5.0]> : tensor<19xf8E5M2>
  %result = stablehlo.ceil %operand : tensor<19xf8E5M2>
  check.expect_eq_const %result, dense<[0.0, -0.0, 0x7C, 0xFC, 0x7E, 57344.0, -57344.0, 1.0, -0.0, -0.0, 1.0, 1.0, -0.0, 2.0, -1.0, 3.0, -2.0, -1.0, 5.0]> : tensor<19xf8E5M2>
  return
}
