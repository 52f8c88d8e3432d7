// Pairs of ops: what takes the float result of abs, add, atan2, bitcast_convert, broadcast_in_dim, cbrt, ceil, clamp,
// concatenate, constant, convert, convolution. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %f32__3 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %i32 = stablehlo.constant dense<[[[1069547520, 1074790400, 1061158912], [1056964608, 1077936128, 1067450368]]]> : tensor<1x2x3xi32>
  %f32__6 = stablehlo.constant dense<[1.5, 2.25, 0.75]> : tensor<3xf32>
  %f32__7 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__9 = stablehlo.constant dense<[[[1.5], [2.25]]]> : tensor<1x2x1xf32>
  %f32__10 = stablehlo.constant dense<[[[0.75, 0.5], [3.0, 1.25]]]> : tensor<1x2x2xf32>
  %i32__2 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %f32__11 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__12 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__13 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__14 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__15 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__16 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__6 = stablehlo.constant dense<1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %convolution = stablehlo.convolution (%abs, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution, dense<[[[15.375, 18.125], [-0.875, 3.5]]]> : tensor<1x2x2xf32> loc("convolution_of_abs")
  %fft = stablehlo.fft %abs, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft, dense<[[[(4.5, 0.0), (0.0, -1.299038)], [(4.75, 0.0), (-1.625, -1.5155444)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_abs")
  %triangular_solve = "stablehlo.triangular_solve"(%f32__3, %abs) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve, dense<[[[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_abs")
  %add = stablehlo.add %f32, %f32__4 : tensor<1x2x3xf32>
  %convolution_2 = stablehlo.convolution (%f32__5, %add) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_2, dense<[[[17.375, 23.875]]]> : tensor<1x1x2xf32> loc("convolution_of_add")
  %fft_2 = stablehlo.fft %add, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_2, dense<[[[(9.0, 0.0), (0.75, 1.7320508)], [(8.25, 0.0), (2.625, -0.21650635)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_add")
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__3, %add) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_2, dense<[[[3.5, 1.75, 3.75], [-2.5, -1.5, -5.75]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_add")
  %atan2 = stablehlo.atan2 %f32, %f32__4 : tensor<1x2x3xf32>
  %convolution_3 = stablehlo.convolution (%atan2, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %convolution_3, dense<[[[8.335522, 13.895243], [-0.44633192, 1.5229728]]]> : tensor<1x2x2xf32>, tolerance = 2.8e-04 loc("convolution_of_atan2")
  %fft_3 = stablehlo.fft %atan2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_3, dense<[[[(2.6779451, 0.0), (-0.37372088, -1.3375647)], [(3.207192, 0.0), (-1.4170635, -0.60817236)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 6.4e-05 loc("fft_of_atan2")
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__3, %atan2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_3, dense<[[[0.6435011, 1.7894653, 0.24497867], [-1.1626472, -1.6863837, 0.70033264]]]> : tensor<1x2x3xf32>, tolerance = 3.6e-05 loc("triangular_solve_of_atan2")
  %bitcast_convert = stablehlo.bitcast_convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%f32__5, %bitcast_convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_4, dense<[[[7.625, 14.625]]]> : tensor<1x1x2xf32> loc("convolution_of_bitcast_convert")
  %fft_4 = stablehlo.fft %bitcast_convert, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_4, dense<[[[(4.5, 0.0), (0.0, -1.299038)], [(4.75, 0.0), (-1.625, -1.5155444)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_bitcast_convert")
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__3, %bitcast_convert) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_4, dense<[[[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_bitcast_convert")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32__6, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%broadcast_in_dim, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_5, dense<[[[15.375, 13.875], [1.5, 2.25]]]> : tensor<1x2x2xf32> loc("convolution_of_broadcast_in_dim")
  %fft_5 = stablehlo.fft %broadcast_in_dim, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_5, dense<[[[(4.5, 0.0), (0.0, -1.299038)], [(4.5, 0.0), (0.0, -1.299038)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_broadcast_in_dim")
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__3, %broadcast_in_dim) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_5, dense<[[[1.5, 2.25, 0.75], [-1.5, -2.25, -0.75]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_broadcast_in_dim")
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %convolution_6 = stablehlo.convolution (%f32__5, %cbrt) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %convolution_6, dense<[[[6.441783, 9.735737]]]> : tensor<1x1x2xf32>, tolerance = 1.9e-04 loc("convolution_of_cbrt")
  %fft_6 = stablehlo.fft %cbrt, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_6, dense<[[[(3.363645, 0.0), (0.035248756, -0.34797803)], [(3.3131673, 0.0), (-0.46603292, -0.31612715)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 6.7e-05 loc("fft_of_cbrt")
  %triangular_solve_6 = "stablehlo.triangular_solve"(%f32__3, %cbrt) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_6, dense<[[[1.1447142, 1.3103707, 0.9085603], [-1.495728, -1.1784918, -0.7399032]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("triangular_solve_of_cbrt")
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %convolution_7 = stablehlo.convolution (%ceil, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_7, dense<[[[17.5, 22.5], [0.0, 2.5]]]> : tensor<1x2x2xf32> loc("convolution_of_ceil")
  %fft_7 = stablehlo.fft %ceil, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_7, dense<[[[(6.0, 0.0), (0.0, -1.7320508)], [(6.0, 0.0), (-1.5, -0.8660254)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_ceil")
  %triangular_solve_7 = "stablehlo.triangular_solve"(%f32__3, %ceil) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_7, dense<[[[2.0, 3.0, 1.0], [-3.0, -3.0, 0.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_ceil")
  %clamp = stablehlo.clamp %f32__7, %f32, %f32__8 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%f32__5, %clamp) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_8, dense<[[[7.25, 11.875]]]> : tensor<1x1x2xf32> loc("convolution_of_clamp")
  %fft_8 = stablehlo.fft %clamp, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_8, dense<[[[(4.25, 0.0), (0.125, -1.0825318)], [(3.75, 0.0), (-1.125, -0.649519)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_clamp")
  %triangular_solve_8 = "stablehlo.triangular_solve"(%f32__3, %clamp) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_8, dense<[[[1.5, 2.0, 0.75], [-2.5, -2.0, -0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_clamp")
  %concatenate = stablehlo.concatenate %f32__9, %f32__10, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %convolution_9 = stablehlo.convolution (%concatenate, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_9, dense<[[[21.375, 15.25], [1.875, 4.875]]]> : tensor<1x2x2xf32> loc("convolution_of_concatenate")
  %fft_9 = stablehlo.fft %concatenate, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_9, dense<[[[(2.75, 0.0), (0.875, -0.21650635)], [(6.5, 0.0), (0.125, -1.5155444)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_concatenate")
  %triangular_solve_9 = "stablehlo.triangular_solve"(%f32__3, %concatenate) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_9, dense<[[[1.5, 0.75, 0.5], [-0.75, 1.5, 0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_concatenate")
  %constant = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %convolution_10 = stablehlo.convolution (%f32__5, %constant) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_10, dense<[[[7.625, 14.625]]]> : tensor<1x1x2xf32> loc("convolution_of_constant")
  %fft_10 = stablehlo.fft %constant, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_10, dense<[[[(4.5, 0.0), (0.0, -1.299038)], [(4.75, 0.0), (-1.625, -1.5155444)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_constant")
  %triangular_solve_10 = "stablehlo.triangular_solve"(%f32__3, %constant) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_10, dense<[[[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_constant")
  %convert = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %convolution_11 = stablehlo.convolution (%convert, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_11, dense<[[[22.0, 10.5], [14.0, -8.0]]]> : tensor<1x2x2xf32> loc("convolution_of_convert")
  %fft_11 = stablehlo.fft %convert, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_11, dense<[[[(6.0, 0.0), (4.5, 4.3301272)], [(12.0, 0.0), (7.5, 9.526279)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_convert")
  %triangular_solve_11 = "stablehlo.triangular_solve"(%f32__3, %convert) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_11, dense<[[[5.0, -2.0, 3.0], [-1.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_convert")
  %convolution_12 = stablehlo.convolution (%f32__11, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %abs_2 = stablehlo.abs %convolution_12 : tensor<1x2x3xf32>
  check.expect_eq_const %abs_2, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.125]]]> : tensor<1x2x3xf32> loc("abs_of_convolution")
  %add_2 = stablehlo.add %convolution_12, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %add_2, dense<[[[0x7FC00000, 0x7FC00000, 13.0], [0x7FC00000, 0x7FC00000, 4.625]]]> : tensor<1x2x3xf32> loc("add_of_convolution")
  %atan2__2 = stablehlo.atan2 %f32__4, %convolution_12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2__2, dense<[[[0x7FC00000, 0x7FC00000, 0.2914568], [0x7FC00000, 0x7FC00000, 0.12062367]]]> : tensor<1x2x3xf32> loc("atan2_of_convolution")
  %convolution_13 = stablehlo.convolution (%f32__12, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert_2 = stablehlo.bitcast_convert %convolution_13 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert_2, dense<[[[1098776576, 1099890688, 1092354048], [1084227584, -1088421888, 1082916864]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_convolution")
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %convolution_12, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim_2, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.125]], [[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.125]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_convolution")
  %cbrt_2 = stablehlo.cbrt %convolution_12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt_2, dense<[[[0x7FC00000, 0x7FC00000, 2.1544347], [0x7FC00000, 0x7FC00000, 1.6037672]]]> : tensor<1x2x3xf32> loc("cbrt_of_convolution")
  %ceil_2 = stablehlo.ceil %convolution_12 : tensor<1x2x3xf32>
  check.expect_eq_const %ceil_2, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 5.0]]]> : tensor<1x2x3xf32> loc("ceil_of_convolution")
  %clamp_2 = stablehlo.clamp %f32__7, %f32__4, %convolution_12 : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp_2, dense<[[[0x7FC00000, 0x7FC00000, 3.0], [0x7FC00000, 0x7FC00000, 0.5]]]> : tensor<1x2x3xf32> loc("clamp_of_convolution")
  %compare = stablehlo.compare LT, %convolution_12, %f32__13 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_convolution")
  %complex = stablehlo.complex %f32__4, %convolution_12 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 0x7FC00000), (-0.5, 0x7FC00000), (3.0, 10.0)], [(4.0, 0x7FC00000), (-1.0, 0x7FC00000), (0.5, 4.125)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_convolution")
  %concatenate_2 = stablehlo.concatenate %f32__14, %convolution_12, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[2.0, -0.5, 3.0], [0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.125]]]> : tensor<1x3x3xf32> loc("concatenate_of_convolution")
  %convert_2 = stablehlo.convert %convolution_12 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert_2, dense<true> : tensor<1x2x3xi1> loc("convert_of_convolution")
  %convolution_14 = stablehlo.convolution (%f32__12, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %convolution_15 = stablehlo.convolution (%f32__5, %convolution_14) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_15, dense<[[[55.5, 83.75]]]> : tensor<1x1x2xf32> loc("convolution_of_convolution")
  %cosine = stablehlo.cosine %convolution_14 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.9860818, 0.56153554, -0.9475798], [0.2836622, 0.8109631, -0.3310244]]]> : tensor<1x2x3xf32> loc("cosine_of_convolution")
  %divide = stablehlo.divide %f32__4, %convolution_12 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0x7FC00000, 0x7FC00000, 0.3], [0x7FC00000, 0x7FC00000, 0.121212125]]]> : tensor<1x2x3xf32> loc("divide_of_convolution")
  %dot_general = stablehlo.dot_general %convolution_12, %f32__15, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<0x7FC00000> : tensor<1x2x2xf32> loc("dot_general_of_convolution")
  %dynamic_slice = stablehlo.dynamic_slice %convolution_12, %i32__3, %i32__4, %i32__5, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0x7FC00000, 10.0], [0x7FC00000, 4.125]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_convolution")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %convolution_12, %f32__16, %i32__3, %i32__6, %i32__7 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_convolution")
  %exponential = stablehlo.exponential %convolution_12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[0x7FC00000, 0x7FC00000, 22026.465], [0x7FC00000, 0x7FC00000, 61.86781]]]> : tensor<1x2x3xf32> loc("exponential_of_convolution")
  %exponential_minus_one = stablehlo.exponential_minus_one %convolution_12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[0x7FC00000, 0x7FC00000, 22025.465], [0x7FC00000, 0x7FC00000, 60.86781]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_convolution")
  %fft_12 = stablehlo.fft %convolution_14, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_12, dense<[[[(43.5, 0.0), (2.0625, -7.0364566)], [(8.75, 0.0), (3.125, 4.3301272)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_convolution")
  %floor = stablehlo.floor %convolution_12 : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.0]]]> : tensor<1x2x3xf32> loc("floor_of_convolution")
  %imag = stablehlo.imag %convolution_12 : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_convolution")
  %is_finite = stablehlo.is_finite %convolution_12 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[false, false, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("is_finite_of_convolution")
  %log = stablehlo.log %convolution_12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0x7FC00000, 0x7FC00000, 2.3025851], [0x7FC00000, 0x7FC00000, 1.417066]]]> : tensor<1x2x3xf32> loc("log_of_convolution")
  %log_plus_one = stablehlo.log_plus_one %convolution_12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0x7FC00000, 0x7FC00000, 2.3978953], [0x7FC00000, 0x7FC00000, 1.6341305]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_convolution")
  %logistic = stablehlo.logistic %convolution_12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0x7FC00000, 0x7FC00000, 0.9999546], [0x7FC00000, 0x7FC00000, 0.9840936]]]> : tensor<1x2x3xf32> loc("logistic_of_convolution")
  %maximum = stablehlo.maximum %convolution_12, %convolution_12 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.125]]]> : tensor<1x2x3xf32> loc("maximum_of_convolution")
  %minimum = stablehlo.minimum %convolution_12, %f32__13 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0x7FC00000, 0x7FC00000, 0.0], [0x7FC00000, 0x7FC00000, 0.0]]]> : tensor<1x2x3xf32> loc("minimum_of_convolution")
  %multiply = stablehlo.multiply %convolution_12, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0x7FC00000, 0x7FC00000, 30.0], [0x7FC00000, 0x7FC00000, 2.0625]]]> : tensor<1x2x3xf32> loc("multiply_of_convolution")
  %negate = stablehlo.negate %convolution_12 : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[0xFFC00000, 0xFFC00000, -10.0], [0xFFC00000, 0xFFC00000, -4.125]]]> : tensor<1x2x3xf32> loc("negate_of_convolution")
  return
}
