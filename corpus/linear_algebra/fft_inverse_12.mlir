// An inverse transform of length 12, divided by it.
func.func @main() {
  %operand = stablehlo.constant dense<[(2.0, 1.0), (-1.0, -1.0), (3.0, -2.0), (0.0, -2.0), (-3.0, -1.0), (1.0, 1.0), (-2.0, -1.0), (2.0, -2.0), (-1.0, -2.0), (3.0, -1.0), (0.0, 1.0), (-3.0, -1.0)]> : tensor<12xcomplex<f32>>
  %result = stablehlo.fft %operand, type = IFFT, length = [12] : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(0.08333, -0.83333), (0.22249, 0.04167), (0.25518, 0.86902), (-0.58333, 0.33333), (0.26116, -0.10267), (0.94418, 0.04167), (-0.25, 0.16667), (1.31619, 0.60267), (0.4055, 0.186), (0.08333, -0.33333), (-0.75518, -0.28568), (0.01715, 0.314)]> : tensor<12xcomplex<f32>>
  return
}
