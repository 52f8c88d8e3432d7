// Every bit is inverted: for signed integers ~x = -x - 1.
func.func @main() {
  %operand_i32 = stablehlo.constant dense<[0, -1, 5]> : tensor<3xi32>
  %result_i32 = stablehlo.not %operand_i32 : tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[-1, 0, -6]> : tensor<3xi32>
  %operand_i64 = stablehlo.constant dense<[0, -1, 5]> : tensor<3xi64>
  %result_i64 = stablehlo.not %operand_i64 : tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[-1, 0, -6]> : tensor<3xi64>
  %operand_i8 = stablehlo.constant dense<[0, -1, 5]> : tensor<3xi8>
  %result_i8 = stablehlo.not %operand_i8 : tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[-1, 0, -6]> : tensor<3xi8>
  return
}
