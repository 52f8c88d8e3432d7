// What is missing from the result is summed: here the rows.
func.func @main() {
  %operand_i32 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 5]]> : tensor<2x3xi32>
  %result_i32 = stablehlo.unary_einsum %operand_i32, config = "ab->b" : (tensor<2x3xi32>) -> tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[4, 3, 5]> : tensor<3xi32>
  %operand_i64 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 5]]> : tensor<2x3xi64>
  %result_i64 = stablehlo.unary_einsum %operand_i64, config = "ab->b" : (tensor<2x3xi64>) -> tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[4, 3, 5]> : tensor<3xi64>
  %operand_i8 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 5]]> : tensor<2x3xi8>
  %result_i8 = stablehlo.unary_einsum %operand_i8, config = "ab->b" : (tensor<2x3xi8>) -> tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[4, 3, 5]> : tensor<3xi8>
  return
}
