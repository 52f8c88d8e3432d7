// Pairs of ops: what takes the complex result of convolution, fft, triangular_solve. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %convolution = stablehlo.convolution (%complex_f32, %complex_f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp = stablehlo.clamp %complex_f32__3, %complex_f32__5, %convolution : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %fft = stablehlo.fft %complex_f32__6, type = FFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_2 = stablehlo.clamp %complex_f32__3, %fft, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__7, %complex_f32__6) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_3 = stablehlo.clamp %triangular_solve, %complex_f32__5, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %clamp, dense<[[[(-1.5, 1.0), (-1.0, -0.5), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_convolution")
  %concatenate = stablehlo.concatenate %clamp_2, %clamp_3, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(-1.5, 1.5), (3.0, 0.0), (0.9509619, -0.7810889)], [(3.0, 0.0), (1.3660254, 7.8301272), (-0.36602542, -0.830127)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 1.6e-04 loc("clamp_of_fft, clamp_of_triangular_solve")
  return
}
