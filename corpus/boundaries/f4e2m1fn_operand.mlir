// The element type f4E2M1FN of an operand: it came with 1.8.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %result = stablehlo.reshape %operand : (tensor<2xf4E2M1FN>) -> tensor<2x1xf4E2M1FN>
  %back = stablehlo.reshape %result : (tensor<2x1xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  return
}
