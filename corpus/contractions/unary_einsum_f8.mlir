// What is missing from the result is summed: here the rows.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 5.0]]> : tensor<2x3xf8E5M2>
  %result = stablehlo.unary_einsum %operand, config = "ab->b" : (tensor<2x3xf8E5M2>) -> tensor<3xf8E5M2>
  check.expect_eq_const %result, dense<[4.0, 3.0, 5.0]> : tensor<3xf8E5M2>
  return
}
