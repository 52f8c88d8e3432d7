// The product of the two matrices, transposed, since the result is said to be ca.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf8E5M2>
  %rhs = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, 0.0, 1.0]]> : tensor<3x4xf8E5M2>
  %result = stablehlo.einsum %lhs, %rhs, config = "ab,bc->ca" : (tensor<2x3xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<4x2xf8E5M2>
  check.expect_eq_const %result, dense<[[1.0, 7.0], [2.0, 3.0], [4.0, 7.0], [4.0, 4.0]]> : tensor<4x2xf8E5M2>
  return
}
