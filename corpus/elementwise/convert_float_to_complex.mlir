// Each value is converted to the other type.
func.func @main() {
  %operand_f32_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %result_c64_0 = stablehlo.convert %operand_f32_0 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64_0, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_f32_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %result_c128_0 = stablehlo.convert %operand_f32_1 : (tensor<3xf32>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128_0, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %operand_f64_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %result_c64_1 = stablehlo.convert %operand_f64_0 : (tensor<3xf64>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64_1, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_f64_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %result_c128_1 = stablehlo.convert %operand_f64_1 : (tensor<3xf64>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128_1, dense<[(0.0, 0.0), (5.0, 0.0), (7.0, 0.0)]> : tensor<3xcomplex<f64>>
  %operand_f32_2 = stablehlo.constant dense<[1.5]> : tensor<1xf32>
  %result_c64_2 = stablehlo.convert %operand_f32_2 : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
  check.expect_eq_const %result_c64_2, dense<[(1.5, 0.0)]> : tensor<1xcomplex<f32>>
  return
}
