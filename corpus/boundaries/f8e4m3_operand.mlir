// The element type f8E4M3 of an operand: it came with 1.7.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %result = stablehlo.reshape %operand : (tensor<2xf8E4M3>) -> tensor<2x1xf8E4M3>
  %back = stablehlo.reshape %result : (tensor<2x1xf8E4M3>) -> tensor<2xf8E4M3>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  return
}
