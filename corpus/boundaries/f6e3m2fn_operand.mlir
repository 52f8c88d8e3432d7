// The element type f6E3M2FN of an operand: it came with 1.8.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %result = stablehlo.reshape %operand : (tensor<2xf6E3M2FN>) -> tensor<2x1xf6E3M2FN>
  %back = stablehlo.reshape %result : (tensor<2x1xf6E3M2FN>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  return
}
