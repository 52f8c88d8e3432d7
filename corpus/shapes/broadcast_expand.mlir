// A dimension of size 1 is repeated, and a dimension that the operand lacks too.
func.func @main() {
  %operand = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %result = stablehlo.broadcast_in_dim %operand, dims = [0, 2] : (tensor<2x1xi32>) -> tensor<2x2x3xi32>
  check.expect_eq_const %result, dense<[[[1, 1, 1], [1, 1, 1]], [[2, 2, 2], [2, 2, 2]]]> : tensor<2x2x3xi32>
  return
}
