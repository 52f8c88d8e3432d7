// The element type f16 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %result = stablehlo.reshape %operand : (tensor<2xf16>) -> tensor<2x1xf16>
  %back = stablehlo.reshape %result : (tensor<2x1xf16>) -> tensor<2xf16>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf16>
  return
}
