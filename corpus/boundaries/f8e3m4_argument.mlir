// The element type f8E3M4 of a function's argument and result: it came with 1.7.0.
func.func private @same(%argument: tensor<2xf8E3M4>) -> tensor<2xf8E3M4> {
  return %argument : tensor<2xf8E3M4>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %result = call @same(%operand) : (tensor<2xf8E3M4>) -> tensor<2xf8E3M4>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  return
}
