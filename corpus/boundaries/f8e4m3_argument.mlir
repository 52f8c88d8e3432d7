// The element type f8E4M3 of a function's argument and result: it came with 1.7.0.
func.func private @same(%argument: tensor<2xf8E4M3>) -> tensor<2xf8E4M3> {
  return %argument : tensor<2xf8E4M3>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %result = call @same(%operand) : (tensor<2xf8E4M3>) -> tensor<2xf8E4M3>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  return
}
