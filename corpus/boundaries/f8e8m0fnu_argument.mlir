// The element type f8E8M0FNU of a function's argument and result: it came with 1.8.0.
func.func private @same(%argument: tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU> {
  return %argument : tensor<2xf8E8M0FNU>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %result = call @same(%operand) : (tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  return
}
