// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element.
func.func @main() {
  %operand = stablehlo.constant dense<[3, 4]> : tensor<2xui4>
  %result = stablehlo.broadcast_in_dim %operand, dims = [0] : (tensor<2xui4>) -> tensor<2x3xui4>
  check.expect_eq_const %result, dense<[[3, 3, 3], [4, 4, 4]]> : tensor<2x3xui4>
  return
}
