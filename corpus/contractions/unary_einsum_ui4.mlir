// What is missing from the result is summed: here the rows.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 0], [3, 1, 5]]> : tensor<2x3xui4>
  %result = stablehlo.unary_einsum %operand, config = "ab->b" : (tensor<2x3xui4>) -> tensor<3xui4>
  check.expect_eq_const %result, dense<[4, 3, 5]> : tensor<3xui4>
  return
}
