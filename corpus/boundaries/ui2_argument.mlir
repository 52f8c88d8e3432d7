// The element type ui2 of a function's argument and result: it came with 1.2.0.
func.func private @same(%argument: tensor<2xui2>) -> tensor<2xui2> {
  return %argument : tensor<2xui2>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xui2>
  %result = call @same(%operand) : (tensor<2xui2>) -> tensor<2xui2>
  check.expect_eq_const %result, dense<[1, 0]> : tensor<2xui2>
  return
}
