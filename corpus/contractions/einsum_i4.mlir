// The product of the two matrices, transposed, since the result is said to be ca.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi4>
  %rhs = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi4>
  %result = stablehlo.einsum %lhs, %rhs, config = "ab,bc->ca" : (tensor<2x3xi4>, tensor<3x4xi4>) -> tensor<4x2xi4>
  check.expect_eq_const %result, dense<[[1, 7], [2, 3], [4, 7], [4, 4]]> : tensor<4x2xi4>
  return
}
