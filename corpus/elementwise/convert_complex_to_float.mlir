// Each value is converted to the other type.
func.func @main() {
  %operand_c64_0 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_f32_0 = stablehlo.convert %operand_c64_0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32_0, dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %operand_c64_1 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_f64_0 = stablehlo.convert %operand_c64_1 : (tensor<3xcomplex<f32>>) -> tensor<3xf64>
  check.expect_eq_const %result_f64_0, dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %operand_c128_0 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_f32_1 = stablehlo.convert %operand_c128_0 : (tensor<3xcomplex<f64>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32_1, dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %operand_c128_1 = stablehlo.constant dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_f64_1 = stablehlo.convert %operand_c128_1 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  check.expect_eq_const %result_f64_1, dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %operand_c64_2 = stablehlo.constant dense<[(1.5, 2.0), (-3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %result_f32_2 = stablehlo.convert %operand_c64_2 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_2, dense<[1.5, -3.0]> : tensor<2xf32>
  return
}
