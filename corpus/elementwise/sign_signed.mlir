// The sign of every element: -1, 0 or 1.
func.func @main() {
  %operand_i32 = stablehlo.constant dense<[-7, 0, 7]> : tensor<3xi32>
  %result_i32 = stablehlo.sign %operand_i32 : tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[-1, 0, 1]> : tensor<3xi32>
  %operand_i64 = stablehlo.constant dense<[-7, 0, 7]> : tensor<3xi64>
  %result_i64 = stablehlo.sign %operand_i64 : tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[-1, 0, 1]> : tensor<3xi64>
  %operand_i8 = stablehlo.constant dense<[-7, 0, 7]> : tensor<3xi8>
  %result_i8 = stablehlo.sign %operand_i8 : tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[-1, 0, 1]> : tensor<3xi8>
  return
}
