// Each value is converted to the other type.
func.func @main() {
  %operand_i32 = stablehlo.constant dense<[0, 5, 1]> : tensor<3xi32>
  %result_0 = stablehlo.convert %operand_i32 : (tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %result_0, dense<[false, true, true]> : tensor<3xi1>
  %operand_i64 = stablehlo.constant dense<[0, 5, 1]> : tensor<3xi64>
  %result_1 = stablehlo.convert %operand_i64 : (tensor<3xi64>) -> tensor<3xi1>
  check.expect_eq_const %result_1, dense<[false, true, true]> : tensor<3xi1>
  %operand_i8 = stablehlo.constant dense<[0, 5, 1]> : tensor<3xi8>
  %result_2 = stablehlo.convert %operand_i8 : (tensor<3xi8>) -> tensor<3xi1>
  check.expect_eq_const %result_2, dense<[false, true, true]> : tensor<3xi1>
  return
}
