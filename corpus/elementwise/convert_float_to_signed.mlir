// Each value is converted to the other type.
func.func @main() {
  %operand_f32_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %result_i32_0 = stablehlo.convert %operand_f32_0 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %result_i32_0, dense<[0, 5, 7]> : tensor<3xi32>
  %operand_f32_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %result_i64_0 = stablehlo.convert %operand_f32_1 : (tensor<3xf32>) -> tensor<3xi64>
  check.expect_eq_const %result_i64_0, dense<[0, 5, 7]> : tensor<3xi64>
  %operand_f32_2 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %result_i8_0 = stablehlo.convert %operand_f32_2 : (tensor<3xf32>) -> tensor<3xi8>
  check.expect_eq_const %result_i8_0, dense<[0, 5, 7]> : tensor<3xi8>
  %operand_f64_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %result_i32_1 = stablehlo.convert %operand_f64_0 : (tensor<3xf64>) -> tensor<3xi32>
  check.expect_eq_const %result_i32_1, dense<[0, 5, 7]> : tensor<3xi32>
  %operand_f64_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %result_i64_1 = stablehlo.convert %operand_f64_1 : (tensor<3xf64>) -> tensor<3xi64>
  check.expect_eq_const %result_i64_1, dense<[0, 5, 7]> : tensor<3xi64>
  %operand_f64_2 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %result_i8_1 = stablehlo.convert %operand_f64_2 : (tensor<3xf64>) -> tensor<3xi8>
  check.expect_eq_const %result_i8_1, dense<[0, 5, 7]> : tensor<3xi8>
  %operand_f32_3 = stablehlo.constant dense<[2.75, -2.75]> : tensor<2xf32>
  %result_i32_2 = stablehlo.convert %operand_f32_3 : (tensor<2xf32>) -> tensor<2xi32>
  check.expect_eq_const %result_i32_2, dense<[2, -2]> : tensor<2xi32>
  %operand_f64_3 = stablehlo.constant dense<[2.75, -2.75]> : tensor<2xf64>
  %result_i8_2 = stablehlo.convert %operand_f64_3 : (tensor<2xf64>) -> tensor<2xi8>
  check.expect_eq_const %result_i8_2, dense<[2, -2]> : tensor<2xi8>
  return
}
