// The element type f8E4M3FN of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %result = stablehlo.reshape %operand : (tensor<2xf8E4M3FN>) -> tensor<2x1xf8E4M3FN>
  %back = stablehlo.reshape %result : (tensor<2x1xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  return
}
