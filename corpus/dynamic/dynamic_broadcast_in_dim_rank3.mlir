// Dimension d of the operand is dimension [2, 0][d] of the result, whose shape is an operand.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %shape = stablehlo.constant dense<[2, 4, 3]> : tensor<3xi64>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %shape, dims = [2, 0] : (tensor<3x2xi32>, tensor<3xi64>) -> tensor<2x4x3xi32>
  check.expect_eq_const %result, dense<[[[1, 3, 5], [1, 3, 5], [1, 3, 5], [1, 3, 5]], [[2, 4, 6], [2, 4, 6], [2, 4, 6], [2, 4, 6]]]> : tensor<2x4x3xi32>
  return
}
