// The element type f6E3M2FN of a function's argument and result: it came with 1.8.0.
func.func private @same(%argument: tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN> {
  return %argument : tensor<2xf6E3M2FN>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %result = call @same(%operand) : (tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  return
}
