// The transposition is an operand of the product and a result of its own: a product that takes it over must leave it.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[7, -8], [9, 10]]> : tensor<2x2xi32>
  %transposed = stablehlo.transpose %operand, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %product = stablehlo.dot_general %transposed, %rhs, contracting_dims = [1] x [0] : (tensor<3x2xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %product, dense<[[43, 32], [31, 66], [-33, -84]]> : tensor<3x2xi32>
  check.expect_eq_const %transposed, dense<[[1, 4], [-2, 5], [3, -6]]> : tensor<3x2xi32>
  return
}
