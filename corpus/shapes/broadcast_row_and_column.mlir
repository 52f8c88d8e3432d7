// The same vector as a row (its dimension is dimension 1 of the result) and as a column (dimension 0).
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %result_0 = stablehlo.broadcast_in_dim %operand, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %result_0, dense<[[1, 2], [1, 2]]> : tensor<2x2xi32>
  %result_1 = stablehlo.broadcast_in_dim %operand, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %result_1, dense<[[1, 1], [2, 2]]> : tensor<2x2xi32>
  return
}
