// Pairs of ops: what takes the complex result of convolution, fft, triangular_solve. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %convolution = stablehlo.convolution (%complex_f32, %complex_f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum = stablehlo.maximum %convolution, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %fft = stablehlo.fft %complex_f32__4, type = FFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_2 = stablehlo.maximum %fft, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__6, %complex_f32__4) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_3 = stablehlo.maximum %complex_f32__5, %triangular_solve : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %maximum, dense<[[[(0.0, 0.0), (0.0, 0.0), (2.0, 5.0)], [(2.5, 1.5), (5.5, 1.5), (6.0, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("maximum_of_convolution")
  %concatenate = stablehlo.concatenate %maximum_2, %maximum_3, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(2.0, 0.0), (3.5490382, 5.281089), (1.0, 1.0)], [(5.0, -4.0), (1.3660254, 7.8301272), (1.0, -1.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 1.6e-04 loc("maximum_of_fft, maximum_of_triangular_solve")
  return
}
