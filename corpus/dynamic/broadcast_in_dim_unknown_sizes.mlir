// Sizes of the operands are unknown until the program runs. Dimension 0 of the operand is dimension 0 of the
// result, so every row repeats one element.
func.func @main() {
  %operand_known = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %shape = stablehlo.constant dense<[2]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %result = stablehlo.broadcast_in_dim %operand, dims = [0] : (tensor<?xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[3, 3, 3], [4, 4, 4]]> : tensor<2x3xi32>
  return
}
