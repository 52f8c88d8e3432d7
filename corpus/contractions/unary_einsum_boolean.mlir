// What is missing from the result is summed: here the rows; the sum of booleans is their or, their product and.
func.func @main() {
  %operand = stablehlo.constant dense<[[true, false, false], [true, false, true]]> : tensor<2x3xi1>
  %result = stablehlo.unary_einsum %operand, config = "ab->b" : (tensor<2x3xi1>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[true, false, true]> : tensor<3xi1>
  return
}
