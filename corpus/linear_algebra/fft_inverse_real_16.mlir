// Back from half of a symmetric transform to 16 real numbers.
func.func @main() {
  %operand = stablehlo.constant dense<[(6.0, 0.0), (-5.59968, 0.0), (0.92893, 0.0), (-8.66711, 0.0), (4.0, 0.0), (-17.9603, 0.0), (15.07107, 0.0), (24.2271, 0.0), (2.0, 0.0)]> : tensor<9xcomplex<f32>>
  %result = stablehlo.fft %operand, type = IRFFT, length = [16] : (tensor<9xcomplex<f32>>) -> tensor<16xf32>
  check.expect_almost_eq_const %result, dense<[2.0, -4.0, 4.0, -1.0, -1.0, 4.0, -4.0, 2.0, 4.0, 2.0, -4.0, 4.0, -1.0, -1.0, 4.0, -4.0]> : tensor<16xf32>
  return
}
