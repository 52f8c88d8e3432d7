// Each value is converted to the other type.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi4>
  %result_i32 = stablehlo.convert %operand_0 : (tensor<3xi4>) -> tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[0, 5, 7]> : tensor<3xi32>
  %operand_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi4>
  %result_i64 = stablehlo.convert %operand_1 : (tensor<3xi4>) -> tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[0, 5, 7]> : tensor<3xi64>
  %operand_2 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi4>
  %result_i8 = stablehlo.convert %operand_2 : (tensor<3xi4>) -> tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[0, 5, 7]> : tensor<3xi8>
  return
}
