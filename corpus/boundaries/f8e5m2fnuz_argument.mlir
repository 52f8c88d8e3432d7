// The element type f8E5M2FNUZ of a function's argument and result: it came with 0.10.0.
func.func private @same(%argument: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  return %argument : tensor<2xf8E5M2FNUZ>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %result = call @same(%operand) : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  return
}
