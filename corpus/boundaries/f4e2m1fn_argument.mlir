// The element type f4E2M1FN of a function's argument and result: it came with 1.8.0.
func.func private @same(%argument: tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN> {
  return %argument : tensor<2xf4E2M1FN>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %result = call @same(%operand) : (tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  return
}
