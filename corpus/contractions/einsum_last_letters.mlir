// The first and the last letter of both alphabets: a product of matrices, 1 * 5 + 2 * 7 = 19 and so on.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %rhs = stablehlo.constant dense<[[5, 6, -1], [7, 8, 9]]> : tensor<2x3xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "az,zZ->aZ" : (tensor<2x2xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[19, 22, 17], [43, 50, 33]]> : tensor<2x3xi32>
  return
}
