// Pairs of ops: what takes the complex result of convolution, fft, triangular_solve. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %convolution = stablehlo.convolution (%complex_f32, %complex_f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt = stablehlo.cbrt %convolution : tensor<1x2x3xcomplex<f32>>
  %fft = stablehlo.fft %complex_f32__3, type = FFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_2 = stablehlo.cbrt %fft : tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__4, %complex_f32__3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_3 = stablehlo.cbrt %triangular_solve : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt, dense<[[[(0.80214787, 0.9153179), (0.65112275, -0.80824286), (1.6166389, 0.6773445)], [(1.405459, 0.25595376), (1.7793767, 0.15833685), (1.8386854, 0.19795895)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_convolution")
  %concatenate = stablehlo.concatenate %cbrt_2, %cbrt_3, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(0.9085603, 0.9085603), (1.7552204, 0.5940843), (1.0435942, -0.24348287)], [(1.8101676, -0.4141383), (1.782872, 0.896742), (0.76356465, -0.5950896)]], [[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.5040464, -0.2986283), (1.3631535, 0.08982315), (1.4715062, -0.39428893)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 3.6e-05 loc("cbrt_of_fft, cbrt_of_triangular_solve")
  return
}
