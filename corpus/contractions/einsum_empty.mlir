// A first operand without rows: the result has none either.
func.func @main() {
  %lhs = stablehlo.constant dense<> : tensor<0x3xi32>
  %rhs = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<0x3xi32>, tensor<3x2xi32>) -> tensor<0x2xi32>
  check.expect_eq_const %result, dense<> : tensor<0x2xi32>
  return
}
