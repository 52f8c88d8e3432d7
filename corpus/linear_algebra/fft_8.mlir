// A transform of length 8, a power of two.
func.func @main() {
  %operand = stablehlo.constant dense<[(2.0, 1.0), (-1.0, -1.0), (3.0, -2.0), (0.0, -2.0), (-3.0, -1.0), (1.0, 1.0), (-2.0, -1.0), (2.0, -2.0)]> : tensor<8xcomplex<f32>>
  %result = stablehlo.fft %operand, type = FFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(2.0, -7.0), (2.58579, -1.58579), (2.0, 5.0), (4.58579, 11.24264), (-2.0, 1.0), (5.41421, -4.41421), (-6.0, 1.0), (7.41421, 2.75736)]> : tensor<8xcomplex<f32>>
  return
}
