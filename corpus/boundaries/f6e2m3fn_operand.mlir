// The element type f6E2M3FN of an operand: it came with 1.8.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %result = stablehlo.reshape %operand : (tensor<2xf6E2M3FN>) -> tensor<2x1xf6E2M3FN>
  %back = stablehlo.reshape %result : (tensor<2x1xf6E2M3FN>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  return
}
