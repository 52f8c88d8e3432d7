// Pairs of ops: what takes the complex result of maximum. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %maximum = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %convolution = stablehlo.convolution (%complex_f32__3, %maximum) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft = stablehlo.fft %maximum, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__4, %maximum) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %convolution, dense<[[[(11.0, -10.0), (4.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>> loc("convolution_of_maximum")
  %concatenate = stablehlo.concatenate %fft, %triangular_solve, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(1.0, 0.6666667), (0.5, -0.62200844), (0.5, -0.0446582)], [(2.0, -1.3333334), (-0.28867513, 0.011966128), (0.28867513, 2.3213673)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(0.0, -1.0), (1.0, -3.0), (4.0, -5.0)]]]> : tensor<2x2x3xcomplex<f32>> loc("fft_of_maximum, triangular_solve_of_maximum")
  return
}
