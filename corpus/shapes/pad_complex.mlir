// One padding element goes between each two, then one element is cut off at the start and two are added at the
// end.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<3xcomplex<f32>>
  %padding_value_c64 = stablehlo.constant dense<(7.0, 0.0)> : tensor<complex<f32>>
  %result_c64 = stablehlo.pad %operand_c64, %padding_value_c64, low = [-1], high = [2], interior = [1] : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(7.0, 0.0), (2.0, 0.0), (7.0, 0.0), (3.0, 0.0), (7.0, 0.0), (7.0, 0.0)]> : tensor<6xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<3xcomplex<f64>>
  %padding_value_c128 = stablehlo.constant dense<(7.0, 0.0)> : tensor<complex<f64>>
  %result_c128 = stablehlo.pad %operand_c128, %padding_value_c128, low = [-1], high = [2], interior = [1] : (tensor<3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(7.0, 0.0), (2.0, 0.0), (7.0, 0.0), (3.0, 0.0), (7.0, 0.0), (7.0, 0.0)]> : tensor<6xcomplex<f64>>
  return
}
