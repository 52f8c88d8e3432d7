// Elements 1, 3 and 5.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0), (5.0, 0.0), (6.0, 0.0)]> : tensor<6xcomplex<f32>>
  %result_c64 = stablehlo.slice %operand_c64 [1:6:2] : (tensor<6xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(2.0, 0.0), (4.0, 0.0), (6.0, 0.0)]> : tensor<3xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0), (5.0, 0.0), (6.0, 0.0)]> : tensor<6xcomplex<f64>>
  %result_c128 = stablehlo.slice %operand_c128 [1:6:2] : (tensor<6xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(2.0, 0.0), (4.0, 0.0), (6.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
