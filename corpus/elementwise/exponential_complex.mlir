// E^x of complex numbers, principal values: 1.206351 - 1.12383232i at 0.5 - 0.75i, 0.277598057 + 0.0708824211i
// at -1.25 + 0.25i, -0.416146837 + 0.909297427i at 0.0 + 2.0i, 4.48168907 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.exponential %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3F9A69B6, 0xBF8FD9BD), (0x3E8E2155, 0x3D912ACE), (0xBED51133, 0x3F68C7B7), (0x408F69FF, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.exponential %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(1.2063510016467853, -1.1238323225841311), (0.2775980565575231, 0.07088242108862385), (-0.4161468365471424, 0.9092974268256817), (4.4816890703380645, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
