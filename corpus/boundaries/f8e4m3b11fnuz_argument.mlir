// The element type f8E4M3B11FNUZ of a function's argument and result: it came with 0.11.0.
func.func private @same(%argument: tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ> {
  return %argument : tensor<2xf8E4M3B11FNUZ>
}
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %result = call @same(%operand) : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %result, dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  return
}
