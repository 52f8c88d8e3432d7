// Row by column; for booleans the product is and, the sum or.
func.func @main() {
  %lhs = stablehlo.constant dense<[[true, true, false], [false, true, true]]> : tensor<2x3xi1>
  %rhs = stablehlo.constant dense<[[true, false, false, false], [false, false, true, false], [false, true, true, false]]> : tensor<3x4xi1>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x3xi1>, tensor<3x4xi1>) -> tensor<2x4xi1>
  check.expect_eq_const %result, dense<[[true, false, true, false], [false, true, true, false]]> : tensor<2x4xi1>
  return
}
