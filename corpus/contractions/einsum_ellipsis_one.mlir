// Of the dots, one operand has a dimension of 1, which goes with each index of the other: the first one, then the second.
// 1 * 1 + 2 * 2 - 1 * 3 = 2 and so on.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[1, 2, -1], [0, 3, 2]]]> : tensor<1x2x3xi32>
  %pair = stablehlo.constant dense<[[[1, 0], [2, -1], [3, 4]], [[-2, 5], [1, 1], [0, -3]]]> : tensor<2x3x2xi32>
  %first = stablehlo.einsum %lhs, %pair, config = "...ij,...jk->...ik" : (tensor<1x2x3xi32>, tensor<2x3x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %first, dense<[[[2, -6], [12, 5]], [[0, 10], [3, -3]]]> : tensor<2x2x2xi32>
  %others = stablehlo.constant dense<[[[1, 2, -1], [0, 3, 2]], [[2, 0, 1], [-1, 1, 0]]]> : tensor<2x2x3xi32>
  %rhs = stablehlo.constant dense<[[[1, 0], [2, -1], [3, 4]]]> : tensor<1x3x2xi32>
  %second = stablehlo.einsum %others, %rhs, config = "...ij,...jk->...ik" : (tensor<2x2x3xi32>, tensor<1x3x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %second, dense<[[[2, -6], [12, 5]], [[5, 4], [1, -1]]]> : tensor<2x2x2xi32>
  return
}
