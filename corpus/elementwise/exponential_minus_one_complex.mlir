// E^x - 1 of complex numbers, principal values: 0.206351002 - 1.12383232i at 0.5 - 0.75i, -0.722401943 +
// 0.0708824211i at -1.25 + 0.25i, -1.41614684 + 0.909297427i at 0.0 + 2.0i, 3.48168907 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.exponential_minus_one %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3E534DAD, 0xBF8FD9BD), (0xBF38EF55, 0x3D912ACE), (0xBFB5444D, 0x3F68C7B7), (0x405ED3FE, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.exponential_minus_one %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.2063510016467854, -1.1238323225841311), (-0.7224019434424769, 0.07088242108862385), (-1.4161468365471424, 0.9092974268256817), (3.481689070338065, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
