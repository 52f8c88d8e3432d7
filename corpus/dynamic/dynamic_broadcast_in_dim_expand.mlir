// Dimension d of the operand is dimension [0, 1, 2][d] of the result, whose shape is an operand.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2, 3]], [[4, 5, 6]]]> : tensor<2x1x3xi32>
  %shape = stablehlo.constant dense<[2, 4, 3]> : tensor<3xi64>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %shape, dims = [0, 1, 2] : (tensor<2x1x3xi32>, tensor<3xi64>) -> tensor<2x4x3xi32>
  check.expect_eq_const %result, dense<[[[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3]], [[4, 5, 6], [4, 5, 6], [4, 5, 6], [4, 5, 6]]]> : tensor<2x4x3xi32>
  return
}
