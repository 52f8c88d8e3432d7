// The element type f8E8M0FNU of an operand: it came with 1.8.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %result = stablehlo.reshape %operand : (tensor<2xf8E8M0FNU>) -> tensor<2x1xf8E8M0FNU>
  %back = stablehlo.reshape %result : (tensor<2x1xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  return
}
