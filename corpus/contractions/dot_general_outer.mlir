// Nothing is contracted: every product.
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.constant dense<[3, 4, 5]> : tensor<3xi32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<2xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %2, dense<[[3, 4, 5], [6, 8, 10]]> : tensor<2x3xi32>
  return
}
