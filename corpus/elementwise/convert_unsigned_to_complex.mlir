// Each value is converted to the other type.
func.func @main() {
  %operand_ui32_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui32>
  %result_c64_0 = stablehlo.convert %operand_ui32_0 : (tensor<3xui32>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64_0, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_ui32_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui32>
  %result_c128_0 = stablehlo.convert %operand_ui32_1 : (tensor<3xui32>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128_0, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %operand_ui64_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui64>
  %result_c64_1 = stablehlo.convert %operand_ui64_0 : (tensor<3xui64>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64_1, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_ui64_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui64>
  %result_c128_1 = stablehlo.convert %operand_ui64_1 : (tensor<3xui64>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128_1, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
