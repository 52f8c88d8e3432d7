// Dimension d of the result is dimension permutation[d] of the operand, so that result[k, 0, j] = operand[0, j, k].
// The permutation is not its own inverse: one applied the wrong way round gives another shape.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]]]> : tensor<1x2x3xi8>
  %result = stablehlo.transpose %operand, dims = [2, 0, 1] : (tensor<1x2x3xi8>) -> tensor<3x1x2xi8>
  check.expect_eq_const %result, dense<[[[1, 4]], [[2, 5]], [[3, 6]]]> : tensor<3x1x2xi8>
  return
}
