// Three dimensions go round: element [i, j, k] of the result is element [j, k, i] of the operand. No dimension tells which
// one it was by its size.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %result = stablehlo.broadcast_in_dim %operand, dims = [1, 2, 0] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %result, dense<[[[1, 3], [5, 7]], [[2, 4], [6, 8]]]> : tensor<2x2x2xi32>
  return
}
