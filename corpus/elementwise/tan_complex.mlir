// The tangent of complex numbers, principal values: 0.290893462 - 0.736084171i at 0.5 - 0.75i, -1.83309188 +
// 1.59609028i at -1.25 + 0.25i, 0.0 + 0.96402758i at 0.0 + 2.0i, 14.1014199 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.tan %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3E94EFFD, 0xBF3C7003), (0xBFEAA2C1, 0x3FCC4CB0), (0.0, 0x3F76CA83), (0x41619F6B, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.tan %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.2908934618296181, -0.736084170551191), (-1.8330918799384448, 1.5960902818706757), (0.0, 0.9640275800758169), (14.101419947171719, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
