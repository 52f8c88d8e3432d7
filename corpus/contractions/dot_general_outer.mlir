// Nothing is contracted: every product.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[3, 4, 5]> : tensor<3xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [] x [] : (tensor<2xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[3, 4, 5], [6, 8, 10]]> : tensor<2x3xi32>
  return
}
