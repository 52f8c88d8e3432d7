// The element type i2 of a function's argument and result: it came with 1.2.0.
func.func private @same(%argument: tensor<2xi2>) -> tensor<2xi2> {
  return %argument : tensor<2xi2>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xi2>
  %result = call @same(%operand) : (tensor<2xi2>) -> tensor<2xi2>
  check.expect_eq_const %result, dense<[1, 0]> : tensor<2xi2>
  return
}
