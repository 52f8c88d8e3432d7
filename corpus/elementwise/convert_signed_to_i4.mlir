// Each value is converted to the other type.
func.func @main() {
  %operand_i32_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi32>
  %result_0 = stablehlo.convert %operand_i32_0 : (tensor<3xi32>) -> tensor<3xi4>
  check.expect_eq_const %result_0, dense<[0, 5, 7]> : tensor<3xi4>
  %operand_i64 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi64>
  %result_1 = stablehlo.convert %operand_i64 : (tensor<3xi64>) -> tensor<3xi4>
  check.expect_eq_const %result_1, dense<[0, 5, 7]> : tensor<3xi4>
  %operand_i8 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi8>
  %result_2 = stablehlo.convert %operand_i8 : (tensor<3xi8>) -> tensor<3xi4>
  check.expect_eq_const %result_2, dense<[0, 5, 7]> : tensor<3xi4>
  %operand_i32_1 = stablehlo.constant dense<[-9, 8]> : tensor<2xi32>
  %result_3 = stablehlo.convert %operand_i32_1 : (tensor<2xi32>) -> tensor<2xi4>
  check.expect_eq_const %result_3, dense<[7, -8]> : tensor<2xi4>
  return
}
