// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element.
func.func @main() {
  %operand = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %result = stablehlo.broadcast_in_dim %operand, dims = [0] : (tensor<2xi1>) -> tensor<2x3xi1>
  check.expect_eq_const %result, dense<[[true, true, true], [false, false, false]]> : tensor<2x3xi1>
  return
}
