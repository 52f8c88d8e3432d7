// Of complex numbers: -i log((x + iy) / sqrt(x^2 + y^2)), where y is lhs and x is rhs; for real ones that is
// the angle.
func.func @main() {
  %value_c64_0 = stablehlo.constant dense<[(1.0, 0.0), (0.5, -0.75), (-1.0, 0.5)]> : tensor<3xcomplex<f32>>
  %value_c64_1 = stablehlo.constant dense<[(2.0, 0.0), (2.0, 0.25), (3.0, -0.5)]> : tensor<3xcomplex<f32>>
  %result_c64 = stablehlo.atan2 %value_c64_0, %value_c64_1 : tensor<3xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3EED6338, 0.0), (0x3E6D6338, 0xBECE0210), (0xBEAEAC4C, 0x3DC5758D)]> : tensor<3xcomplex<f32>>
  %value_c128_0 = stablehlo.constant dense<[(1.0, 0.0), (0.5, -0.75), (-1.0, 0.5)]> : tensor<3xcomplex<f64>>
  %value_c128_1 = stablehlo.constant dense<[(2.0, 0.0), (2.0, 0.25), (3.0, -0.5)]> : tensor<3xcomplex<f64>>
  %result_c128 = stablehlo.atan2 %value_c128_0, %value_c128_1 : tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.4636476090008061, 0.0), (0.23182380450040305, -0.40235947810852507), (-0.34115827743737404, 0.09641562020299617)]> : tensor<3xcomplex<f64>>
  return
}
