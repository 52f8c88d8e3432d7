// Transforms of the last dimension of four, and of no rows at all.
func.func @main() {
  %planes = stablehlo.constant dense<[[[[(-3.0, -9.0), (6.0, -8.0), (1.0, 6.0), (1.0, 5.0)], [(0.0, 6.0), (-6.0, -8.0), (6.0, 0.0), (6.0, -7.0)], [(-7.0, -9.0), (2.0, 9.0), (1.0, 4.0), (-6.0, -4.0)]], [[(-2.0, 5.0), (0.0, -9.0), (-2.0, -7.0), (5.0, -7.0)], [(-2.0, 1.0), (8.0, -8.0), (4.0, 2.0), (-3.0, 5.0)], [(-5.0, 2.0), (-2.0, -8.0), (1.0, -5.0), (8.0, -2.0)]]]]> : tensor<1x2x3x4xcomplex<f32>>
  %result = stablehlo.fft %planes, type = FFT, length = [4] : (tensor<1x2x3x4xcomplex<f32>>) -> tensor<1x2x3x4xcomplex<f32>>
  %nothing = stablehlo.constant dense<> : tensor<2x0x4xcomplex<f32>>
  %none = stablehlo.fft %nothing, type = FFT, length = [4] : (tensor<2x0x4xcomplex<f32>>) -> tensor<2x0x4xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[[[(5.0, -6.0), (-17.0, -20.0), (-9.0, 0.0), (9.0, -10.0)], [(6.0, -9.0), (-7.0, 18.0), (6.0, 21.0), (-5.0, -6.0)], [(-10.0, 0.0), (5.0, -21.0), (-2.0, -10.0), (-21.0, -5.0)]], [[(1.0, -18.0), (-2.0, 17.0), (-9.0, 14.0), (2.0, 7.0)], [(7.0, 0.0), (-19.0, -12.0), (-3.0, 6.0), (7.0, 10.0)], [(2.0, -13.0), (-12.0, 17.0), (-10.0, 7.0), (0.0, -3.0)]]]]> : tensor<1x2x3x4xcomplex<f32>>
  check.expect_eq_const %none, dense<> : tensor<2x0x4xcomplex<f32>>
  return
}
