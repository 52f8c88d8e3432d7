// Pairs of ops: what takes the complex result of minimum. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %minimum = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %convolution = stablehlo.convolution (%minimum, %complex_f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft = stablehlo.fft %minimum, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__4, %minimum) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %convolution, dense<[[[(1.5, 2.0), (-5.0, -0.5)], [(1.5, 0.5), (-0.5, 1.5)]]]> : tensor<1x2x2xcomplex<f32>> loc("convolution_of_minimum")
  %concatenate = stablehlo.concatenate %fft, %triangular_solve, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)], [(-0.33333334, -1.0), (-0.0446582, -0.07735027), (-0.62200844, 1.0773503)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(0.0, -3.0), (2.5, 0.5), (-0.5, -0.5)]]]> : tensor<2x2x3xcomplex<f32>> loc("fft_of_minimum, triangular_solve_of_minimum")
  return
}
