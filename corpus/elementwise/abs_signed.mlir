// The absolute value of every element. The most negative integer has no counterpart: |-128| = -128.
func.func @main() {
  %operand_i32 = stablehlo.constant dense<[-7, 0, 5]> : tensor<3xi32>
  %result_i32 = stablehlo.abs %operand_i32 : tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[7, 0, 5]> : tensor<3xi32>
  %operand_i64 = stablehlo.constant dense<[-7, 0, 5]> : tensor<3xi64>
  %result_i64 = stablehlo.abs %operand_i64 : tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[7, 0, 5]> : tensor<3xi64>
  %operand_i8_0 = stablehlo.constant dense<[-7, 0, 5]> : tensor<3xi8>
  %result_i8_0 = stablehlo.abs %operand_i8_0 : tensor<3xi8>
  check.expect_eq_const %result_i8_0, dense<[7, 0, 5]> : tensor<3xi8>
  %operand_i8_1 = stablehlo.constant dense<[-128]> : tensor<1xi8>
  %result_i8_1 = stablehlo.abs %operand_i8_1 : tensor<1xi8>
  check.expect_eq_const %result_i8_1, dense<[-128]> : tensor<1xi8>
  return
}
