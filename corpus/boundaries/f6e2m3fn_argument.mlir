// The element type f6E2M3FN of a function's argument and result: it came with 1.8.0.
func.func private @same(%argument: tensor<2xf6E2M3FN>) -> tensor<2xf6E2M3FN> {
  return %argument : tensor<2xf6E2M3FN>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %result = call @same(%operand) : (tensor<2xf6E2M3FN>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  return
}
