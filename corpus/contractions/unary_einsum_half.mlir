// What is missing from the result is summed: here the rows.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 5.0]]> : tensor<2x3xbf16>
  %result_bf16 = stablehlo.unary_einsum %operand_bf16, config = "ab->b" : (tensor<2x3xbf16>) -> tensor<3xbf16>
  check.expect_eq_const %result_bf16, dense<[4.0, 3.0, 5.0]> : tensor<3xbf16>
  %operand_f16 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 5.0]]> : tensor<2x3xf16>
  %result_f16 = stablehlo.unary_einsum %operand_f16, config = "ab->b" : (tensor<2x3xf16>) -> tensor<3xf16>
  check.expect_eq_const %result_f16, dense<[4.0, 3.0, 5.0]> : tensor<3xf16>
  return
}
