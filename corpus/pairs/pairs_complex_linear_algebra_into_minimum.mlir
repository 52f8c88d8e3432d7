// Pairs of ops: what takes the complex result of convolution, fft, triangular_solve. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %convolution = stablehlo.convolution (%complex_f32, %complex_f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum = stablehlo.minimum %convolution, %convolution : tensor<1x2x3xcomplex<f32>>
  %fft = stablehlo.fft %complex_f32__3, type = FFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_2 = stablehlo.minimum %fft, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__5, %complex_f32__3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_3 = stablehlo.minimum %triangular_solve, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %minimum, dense<[[[(-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0)], [(2.5, 1.5), (5.5, 1.5), (6.0, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("minimum_of_convolution")
  %concatenate = stablehlo.concatenate %minimum_2, %minimum_3, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(-1.5, 1.5), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (-0.36602542, -0.830127)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("minimum_of_fft, minimum_of_triangular_solve")
  return
}
