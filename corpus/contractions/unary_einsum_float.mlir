// What is missing from the result is summed: here the rows.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 5.0]]> : tensor<2x3xf32>
  %result_f32 = stablehlo.unary_einsum %operand_f32, config = "ab->b" : (tensor<2x3xf32>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[4.0, 3.0, 5.0]> : tensor<3xf32>
  %operand_f64 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 5.0]]> : tensor<2x3xf64>
  %result_f64 = stablehlo.unary_einsum %operand_f64, config = "ab->b" : (tensor<2x3xf64>) -> tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[4.0, 3.0, 5.0]> : tensor<3xf64>
  return
}
