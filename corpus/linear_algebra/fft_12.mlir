// A transform of length 12, 3 times 4.
func.func @main() {
  %operand = stablehlo.constant dense<[(2.0, 1.0), (-1.0, -1.0), (3.0, -2.0), (0.0, -2.0), (-3.0, -1.0), (1.0, 1.0), (-2.0, -1.0), (2.0, -2.0), (-1.0, -2.0), (3.0, -1.0), (0.0, 1.0), (-3.0, -1.0)]> : tensor<12xcomplex<f32>>
  %result = stablehlo.fft %operand, type = FFT, length = [12] : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(1.0, -10.0), (0.20577, 3.76795), (-9.06218, -3.4282), (1.0, -4.0), (4.86603, 2.23205), (15.79423, 7.23205), (-3.0, 2.0), (11.33013, 0.5), (3.13397, -1.23205), (-7.0, 4.0), (3.06218, 10.4282), (2.66987, 0.5)]> : tensor<12xcomplex<f32>>
  return
}
