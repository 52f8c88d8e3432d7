// Each value is converted to the other type.
func.func @main() {
  %operand_i32_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi32>
  %result_f32_0 = stablehlo.convert %operand_i32_0 : (tensor<3xi32>) -> tensor<3xf32>
  check.expect_eq_const %result_f32_0, dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %operand_i32_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi32>
  %result_f64_0 = stablehlo.convert %operand_i32_1 : (tensor<3xi32>) -> tensor<3xf64>
  check.expect_eq_const %result_f64_0, dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %operand_i64_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi64>
  %result_f32_1 = stablehlo.convert %operand_i64_0 : (tensor<3xi64>) -> tensor<3xf32>
  check.expect_eq_const %result_f32_1, dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %operand_i64_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi64>
  %result_f64_1 = stablehlo.convert %operand_i64_1 : (tensor<3xi64>) -> tensor<3xf64>
  check.expect_eq_const %result_f64_1, dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %operand_i8_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi8>
  %result_f32_2 = stablehlo.convert %operand_i8_0 : (tensor<3xi8>) -> tensor<3xf32>
  check.expect_eq_const %result_f32_2, dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %operand_i8_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi8>
  %result_f64_2 = stablehlo.convert %operand_i8_1 : (tensor<3xi8>) -> tensor<3xf64>
  check.expect_eq_const %result_f64_2, dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  return
}
