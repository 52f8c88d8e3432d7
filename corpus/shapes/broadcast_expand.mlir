// A dimension of size 1 is repeated, and a dimension that the operand lacks too.
func.func @main() {
  %0 = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<2x1xi32>) -> tensor<2x2x3xi32>
  check.expect_eq_const %1, dense<[[[1, 1, 1], [1, 1, 1]], [[2, 2, 2], [2, 2, 2]]]> : tensor<2x2x3xi32>
  return
}
