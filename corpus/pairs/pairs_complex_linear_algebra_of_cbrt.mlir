// Pairs of ops: what takes the complex result of cbrt. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %cbrt = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %convolution = stablehlo.convolution (%complex_f32__2, %cbrt) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft = stablehlo.fft %cbrt, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__3, %cbrt) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %convolution, dense<[[[(6.510783, -2.8214018), (2.0336604, 2.5386431)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 1.3e-04 loc("convolution_of_cbrt")
  %concatenate = stablehlo.concatenate %fft, %triangular_solve, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(0.99333096, 0.43676513), (-0.34509405, -0.033231042), (0.57137966, 0.06817719)], [(1.3270617, -0.32768437), (0.114251725, 0.07613865), (-0.14923881, 0.45284003)]], [[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(0.5441693, -1.4900335), (1.4389378, -2.8257108), (0.32838044, -0.957597)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 5.7e-05 loc("fft_of_cbrt, triangular_solve_of_cbrt")
  return
}
