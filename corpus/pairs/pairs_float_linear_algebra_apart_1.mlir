// Pairs of ops: what takes the float result of add, clamp, convolution, fft, maximum, minimum, reduce, sign, triangular_solve.
// The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %f32__4 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %f32__8 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__10 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %f32__12 = stablehlo.constant dense<[[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %add = stablehlo.add %f32, %f32__2 : tensor<1x2x3xf32>
  %convolution = stablehlo.convolution (%f32__3, %add) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft = stablehlo.fft %add, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%f32__4, %add) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %clamp = stablehlo.clamp %f32__5, %f32, %f32__6 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %convolution_2 = stablehlo.convolution (%clamp, %f32__7) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_2 = stablehlo.fft %clamp, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__4, %clamp) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convolution_3 = stablehlo.convolution (%f32__8, %f32__7) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %add_2 = stablehlo.add %convolution_3, %f32__9 : tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%f32__10, %f32__7) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %convolution_4 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %clamp_2 = stablehlo.clamp %convolution_3, %f32__2, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %maximum = stablehlo.maximum %convolution_3, %convolution_3 : tensor<1x2x3xf32>
  %minimum = stablehlo.minimum %convolution_3, %f32__9 : tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%convolution_3 init: %f32__11) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_3 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }
  %sign = stablehlo.sign %convolution_3 : tensor<1x2x3xf32>
  %fft_3 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_4 = stablehlo.add %fft_3, %fft_3 : tensor<1x2x3xf32>
  %clamp_3 = stablehlo.clamp %fft_3, %f32__2, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %maximum_2 = stablehlo.maximum %fft_3, %f32__2 : tensor<1x2x3xf32>
  %minimum_2 = stablehlo.minimum %f32__2, %fft_3 : tensor<1x2x3xf32>
  %reduce_2 = stablehlo.reduce(%fft_3 init: %f32__11) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_2: tensor<f32>, %right_2: tensor<f32>) {
    %add_5 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }
  %sign_2 = stablehlo.sign %fft_3 : tensor<1x2x3xf32>
  %maximum_3 = stablehlo.maximum %f32, %f32__2 : tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%maximum_3, %f32__7) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_4 = stablehlo.fft %maximum_3, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__4, %maximum_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %minimum_3 = stablehlo.minimum %f32, %f32__2 : tensor<1x2x3xf32>
  %convolution_6 = stablehlo.convolution (%f32__3, %minimum_3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_5 = stablehlo.fft %minimum_3, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__4, %minimum_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reduce_3 = stablehlo.reduce(%f32__12 init: %f32__11) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_3: tensor<f32>, %right_3: tensor<f32>) {
    %add_6 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }
  %convolution_7 = stablehlo.convolution (%reduce_3, %f32__7) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_6 = stablehlo.fft %reduce_3, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__4, %reduce_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sign_3 = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%f32__3, %sign_3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_7 = stablehlo.fft %sign_3, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_6 = "stablehlo.triangular_solve"(%f32__4, %sign_3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %triangular_solve_7 = "stablehlo.triangular_solve"(%f32__4, %f32) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %add_7 = stablehlo.add %triangular_solve_7, %f32__2 : tensor<1x2x3xf32>
  %clamp_4 = stablehlo.clamp %triangular_solve_7, %f32__2, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %maximum_4 = stablehlo.maximum %triangular_solve_7, %triangular_solve_7 : tensor<1x2x3xf32>
  %minimum_4 = stablehlo.minimum %triangular_solve_7, %f32__9 : tensor<1x2x3xf32>
  %reduce_4 = stablehlo.reduce(%triangular_solve_7 init: %f32__11) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_4: tensor<f32>, %right_4: tensor<f32>) {
    %add_8 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }
  %sign_4 = stablehlo.sign %triangular_solve_7 : tensor<1x2x3xf32>
  check.expect_eq_const %convolution, dense<[[[17.375, 23.875]]]> : tensor<1x1x2xf32> loc("convolution_of_add")
  check.expect_almost_eq_const %fft, dense<[[[(9.0, 0.0), (0.75, 1.7320508)], [(8.25, 0.0), (2.625, -0.21650635)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_add")
  check.expect_almost_eq_const %triangular_solve, dense<[[[3.5, 1.75, 3.75], [-2.5, -1.5, -5.75]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_add")
  check.expect_eq_const %convolution_2, dense<[[[11.5, 14.625], [-0.5, 1.75]]]> : tensor<1x2x2xf32> loc("convolution_of_clamp")
  check.expect_almost_eq_const %fft_2, dense<[[[(4.25, 0.0), (0.125, -1.0825318)], [(3.75, 0.0), (-1.125, -0.649519)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_clamp")
  check.expect_almost_eq_const %triangular_solve_2, dense<[[[1.5, 2.0, 0.75], [-2.5, -2.0, -0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_clamp")
  check.expect_eq_const %add_2, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.125]]]> : tensor<1x2x3xf32> loc("add_of_convolution")
  check.expect_eq_const %bitcast_convert, dense<[[[1098776576, 1099890688, 1092354048], [1084227584, -1088421888, 1082916864]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_convolution")
  check.expect_eq_const %clamp_2, dense<[[[0x7FC00000, 0x7FC00000, 2.0], [0x7FC00000, 0x7FC00000, 2.0]]]> : tensor<1x2x3xf32> loc("clamp_of_convolution")
  check.expect_eq_const %maximum, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.125]]]> : tensor<1x2x3xf32> loc("maximum_of_convolution")
  check.expect_eq_const %minimum, dense<[[[0x7FC00000, 0x7FC00000, 0.0], [0x7FC00000, 0x7FC00000, 0.0]]]> : tensor<1x2x3xf32> loc("minimum_of_convolution")
  check.expect_eq_const %reduce, dense<[[0x7FC00000, 0x7FC00000, 14.125]]> : tensor<1x3xf32> loc("reduce_of_convolution")
  check.expect_eq_const %sign, dense<[[[0x7FC00000, 0x7FC00000, 1.0], [0x7FC00000, 0x7FC00000, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_convolution")
  %concatenate = stablehlo.concatenate %add_4, %add_7, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[-3.3333333, 2.0893164, 3.244017], [3.0, -2.1547005, 0.15470053]], [[3.5, 1.75, 3.75], [1.5, -2.5, 0.25]]]> : tensor<2x2x3xf32>, tolerance = 7.5e-05 loc("add_of_fft, add_of_triangular_solve")
  %concatenate_2 = stablehlo.concatenate %clamp_3, %clamp_4, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[2.0, 1.0446582, 2.0], [2.0, -1.0, 0.5]], [[2.0, 2.0, 2.0], [2.0, -1.0, 0.5]]]> : tensor<2x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_fft, clamp_of_triangular_solve")
  %concatenate_3 = stablehlo.concatenate %maximum_2, %maximum_4, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[2.0, 1.0446582, 3.0], [4.0, -1.0, 0.5]], [[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<2x2x3xf32>, tolerance = 8.0e-05 loc("maximum_of_fft, maximum_of_triangular_solve")
  %concatenate_4 = stablehlo.concatenate %minimum_2, %minimum_4, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[[[-1.6666666, -0.5, 1.6220084], [1.5, -1.0773503, 0.07735027]], [[0.0, 0.0, 0.0], [-2.5, -1.5, -0.25]]]> : tensor<2x2x3xf32>, tolerance = 5.0e-05 loc("minimum_of_fft, minimum_of_triangular_solve")
  %concatenate_5 = stablehlo.concatenate %reduce_2, %reduce_4, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[[-0.16666663, -0.032692075, 1.6993587], [-1.0, 0.75, 0.5]]> : tensor<2x3xf32>, tolerance = 3.4e-05 loc("reduce_of_fft, reduce_of_triangular_solve")
  %concatenate_6 = stablehlo.concatenate %sign_2, %sign_4, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[-1.0, 1.0, 1.0], [1.0, -1.0, 1.0]], [[1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]]> : tensor<2x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_fft, sign_of_triangular_solve")
  check.expect_eq_const %convolution_5, dense<[[[26.875, 17.0], [5.625, 4.625]]]> : tensor<1x2x2xf32> loc("convolution_of_maximum")
  check.expect_almost_eq_const %fft_4, dense<[[[(7.25, 0.0), (-0.625, 0.649519)], [(8.25, 0.0), (1.875, -1.5155444)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_maximum")
  check.expect_almost_eq_const %triangular_solve_3, dense<[[[2.0, 2.25, 3.0], [0.0, -1.5, -4.75]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_maximum")
  check.expect_eq_const %convolution_6, dense<[[[5.5, -1.25]]]> : tensor<1x1x2xf32> loc("convolution_of_minimum")
  check.expect_almost_eq_const %fft_5, dense<[[[(1.75, 0.0), (1.375, 1.0825318)], [(0.0, 0.0), (0.75, 1.299038)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_minimum")
  check.expect_almost_eq_const %triangular_solve_4, dense<[[[1.5, -0.5, 0.75], [-2.5, 0.0, -1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_minimum")
  check.expect_eq_const %convolution_7, dense<[[[31.875, 43.25], [7.5, 1.625]]]> : tensor<1x2x2xf32> loc("convolution_of_reduce")
  check.expect_almost_eq_const %fft_6, dense<[[[(9.25, 0.0), (-1.625, -2.8145826)], [(14.0, 0.0), (-0.25, 0.8660254)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_reduce")
  check.expect_almost_eq_const %triangular_solve_5, dense<[[[2.0, 5.25, 2.0], [0.5, -6.25, 1.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_reduce")
  check.expect_eq_const %convolution_8, dense<[[[6.0, 8.5]]]> : tensor<1x1x2xf32> loc("convolution_of_sign")
  check.expect_almost_eq_const %fft_7, dense<[[[(3.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (0.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_sign")
  check.expect_almost_eq_const %triangular_solve_6, dense<[[[1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_sign")
  return
}
