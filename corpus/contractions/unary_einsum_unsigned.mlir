// What is missing from the result is summed: here the rows.
func.func @main() {
  %operand_ui32 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 5]]> : tensor<2x3xui32>
  %result_ui32 = stablehlo.unary_einsum %operand_ui32, config = "ab->b" : (tensor<2x3xui32>) -> tensor<3xui32>
  check.expect_eq_const %result_ui32, dense<[4, 3, 5]> : tensor<3xui32>
  %operand_ui8 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 5]]> : tensor<2x3xui8>
  %result_ui8 = stablehlo.unary_einsum %operand_ui8, config = "ab->b" : (tensor<2x3xui8>) -> tensor<3xui8>
  check.expect_eq_const %result_ui8, dense<[4, 3, 5]> : tensor<3xui8>
  return
}
