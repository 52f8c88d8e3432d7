// The element type ui2 of an operand: it came with 1.2.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xui2>
  %result = stablehlo.reshape %operand : (tensor<2xui2>) -> tensor<2x1xui2>
  %back = stablehlo.reshape %result : (tensor<2x1xui2>) -> tensor<2xui2>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xui2>
  return
}
