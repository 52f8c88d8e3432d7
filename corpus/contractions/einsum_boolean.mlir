// The product of the two matrices, transposed, since the result is said to be ca; the sum of booleans is their
// or, their product and.
func.func @main() {
  %lhs = stablehlo.constant dense<[[true, true, false], [false, true, true]]> : tensor<2x3xi1>
  %rhs = stablehlo.constant dense<[[true, false, false, false], [false, false, true, false], [false, true, true, false]]> : tensor<3x4xi1>
  %result = stablehlo.einsum %lhs, %rhs, config = "ab,bc->ca" : (tensor<2x3xi1>, tensor<3x4xi1>) -> tensor<4x2xi1>
  check.expect_eq_const %result, dense<[[true, false], [false, true], [true, true], [false, false]]> : tensor<4x2xi1>
  return
}
