// Back from half of a symmetric transform to 24 real numbers.
func.func @main() {
  %operand = stablehlo.constant dense<[(16.0, 0.0), (-0.35262, 0.83634), (-2.59808, 2.30385), (8.12132, -0.87868), (1.5, 2.59808), (-7.67009, 10.48943), (9.0, -3.0), (5.47394, 0.68558), (-15.5, 37.23909), (3.87868, 5.12132), (2.59808, 12.69615), (8.54877, -19.35981), (6.0, 0.0)]> : tensor<13xcomplex<f32>>
  %result = stablehlo.fft %operand, type = IRFFT, length = [24] : (tensor<13xcomplex<f32>>) -> tensor<24xf32>
  check.expect_almost_eq_const %result, dense<[2.0, -4.0, 4.0, -1.0, -1.0, 4.0, -4.0, 2.0, 4.0, 2.0, -4.0, 4.0, -1.0, -1.0, 4.0, -4.0, 2.0, 4.0, 2.0, -4.0, 4.0, -1.0, -1.0, 4.0]> : tensor<24xf32>
  return
}
