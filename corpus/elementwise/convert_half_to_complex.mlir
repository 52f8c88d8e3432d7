// Each value is converted to the other type.
func.func @main() {
  %operand_bf16_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_c64_0 = stablehlo.convert %operand_bf16_0 : (tensor<3xbf16>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64_0, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_bf16_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_c128_0 = stablehlo.convert %operand_bf16_1 : (tensor<3xbf16>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128_0, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %operand_f16_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_c64_1 = stablehlo.convert %operand_f16_0 : (tensor<3xf16>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64_1, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_f16_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_c128_1 = stablehlo.convert %operand_f16_1 : (tensor<3xf16>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128_1, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
