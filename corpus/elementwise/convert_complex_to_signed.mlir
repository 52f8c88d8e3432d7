// Each value is converted to the other type.
func.func @main() {
  %operand_c64_0 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_i32_0 = stablehlo.convert %operand_c64_0 : (tensor<3xcomplex<f32>>) -> tensor<3xi32>
  check.expect_eq_const %result_i32_0, dense<[0, 5, 7]> : tensor<3xi32>
  %operand_c64_1 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_i64_0 = stablehlo.convert %operand_c64_1 : (tensor<3xcomplex<f32>>) -> tensor<3xi64>
  check.expect_eq_const %result_i64_0, dense<[0, 5, 7]> : tensor<3xi64>
  %operand_c64_2 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_i8_0 = stablehlo.convert %operand_c64_2 : (tensor<3xcomplex<f32>>) -> tensor<3xi8>
  check.expect_eq_const %result_i8_0, dense<[0, 5, 7]> : tensor<3xi8>
  %operand_c128_0 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_i32_1 = stablehlo.convert %operand_c128_0 : (tensor<3xcomplex<f64>>) -> tensor<3xi32>
  check.expect_eq_const %result_i32_1, dense<[0, 5, 7]> : tensor<3xi32>
  %operand_c128_1 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_i64_1 = stablehlo.convert %operand_c128_1 : (tensor<3xcomplex<f64>>) -> tensor<3xi64>
  check.expect_eq_const %result_i64_1, dense<[0, 5, 7]> : tensor<3xi64>
  %operand_c128_2 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_i8_1 = stablehlo.convert %operand_c128_2 : (tensor<3xcomplex<f64>>) -> tensor<3xi8>
  check.expect_eq_const %result_i8_1, dense<[0, 5, 7]> : tensor<3xi8>
  %operand_c64_3 = stablehlo.constant dense<[(2.75, 2.0)]> : tensor<1xcomplex<f32>>
  %result_i32_2 = stablehlo.convert %operand_c64_3 : (tensor<1xcomplex<f32>>) -> tensor<1xi32>
  check.expect_eq_const %result_i32_2, dense<[2]> : tensor<1xi32>
  return
}
