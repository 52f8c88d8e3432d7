// Pairs of ops: what takes the complex result of clamp. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %clamp = stablehlo.clamp %complex_f32, %complex_f32__2, %complex_f32__3 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution = stablehlo.convolution (%clamp, %complex_f32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft = stablehlo.fft %clamp, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__5, %clamp) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %convolution, dense<[[[(4.0, 7.0), (-5.0, -2.5)], [(8.0, 1.0), (-2.5, 1.5)]]]> : tensor<1x2x2xcomplex<f32>> loc("convolution_of_clamp")
  %concatenate = stablehlo.concatenate %fft, %triangular_solve, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(-0.16666667, 0.33333334), (0.29465818, 0.1116455), (0.87200844, 1.5550212)], [(1.3333334, -0.33333334), (0.91068363, -0.48803386), (-0.24401693, 1.8213673)]], [[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(3.0, -2.0), (1.0, 0.0), (1.5, 0.5)]]]> : tensor<2x2x3xcomplex<f32>> loc("fft_of_clamp, triangular_solve_of_clamp")
  return
}
