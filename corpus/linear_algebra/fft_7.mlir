// A transform of length 7, a prime.
func.func @main() {
  %operand = stablehlo.constant dense<[(2.0, 1.0), (-1.0, -1.0), (3.0, -2.0), (0.0, -2.0), (-3.0, -1.0), (1.0, 1.0), (-2.0, -1.0)]> : tensor<7xcomplex<f32>>
  %result = stablehlo.fft %operand, type = FFT, length = [7] : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(0.0, -5.0), (-1.41631, -1.35489), (-0.7233, 2.71388), (9.235, 1.05101), (6.49386, 4.64102), (-4.89026, -1.76279), (5.30102, 6.71179)]> : tensor<7xcomplex<f32>>
  return
}
