// Pairs of ops: what takes the float result of round_nearest_afz, round_nearest_even, rsqrt, select, sine, slice, sort, sqrt,
// subtract, tan, tanh, transpose, triangular_solve. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.25, 4.0, 0.25], [9.0, 1.0, 6.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25]], [[0.75, 0.5]], [[3.0, 1.25]]]> : tensor<3x1x2xf32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__11 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__12 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__13 = stablehlo.constant dense<2.0> : tensor<f32>
  %round_nearest_afz = stablehlo.round_nearest_afz %f32 : tensor<1x2x3xf32>
  %triangular_solve = "stablehlo.triangular_solve"(%f32__2, %round_nearest_afz) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %f32 : tensor<1x2x3xf32>
  %convolution = stablehlo.convolution (%round_nearest_even, %f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft = stablehlo.fft %round_nearest_even, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__2, %round_nearest_even) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %convolution_2 = stablehlo.convolution (%f32__4, %rsqrt) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_2 = stablehlo.fft %rsqrt, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__2, %rsqrt) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %f32__5 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %convolution_3 = stablehlo.convolution (%select, %f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_3 = stablehlo.fft %select, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__2, %select) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sine = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%f32__4, %sine) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_4 = stablehlo.fft %sine, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__2, %sine) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %slice = stablehlo.slice %f32__6 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%slice, %f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_5 = stablehlo.fft %slice, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_6 = "stablehlo.triangular_solve"(%f32__2, %slice) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare = stablehlo.compare GT, %left, %right, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convolution_6 = stablehlo.convolution (%f32__4, %sort) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_6 = stablehlo.fft %sort, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_7 = "stablehlo.triangular_solve"(%f32__2, %sort) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %f32__7 : tensor<1x2x3xf32>
  %convolution_7 = stablehlo.convolution (%sqrt, %f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_7 = stablehlo.fft %sqrt, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_8 = "stablehlo.triangular_solve"(%f32__2, %sqrt) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32, %f32__5 : tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%f32__4, %subtract) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_8 = stablehlo.fft %subtract, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_9 = "stablehlo.triangular_solve"(%f32__2, %subtract) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %tan = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %convolution_9 = stablehlo.convolution (%tan, %f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_9 = stablehlo.fft %tan, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_10 = "stablehlo.triangular_solve"(%f32__2, %tan) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %convolution_10 = stablehlo.convolution (%f32__4, %tanh) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_10 = stablehlo.fft %tanh, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_11 = "stablehlo.triangular_solve"(%f32__2, %tanh) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %f32__8, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %convolution_11 = stablehlo.convolution (%transpose, %f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_11 = stablehlo.fft %transpose, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_12 = "stablehlo.triangular_solve"(%f32__2, %transpose) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %triangular_solve_13 = "stablehlo.triangular_solve"(%f32__2, %f32) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %triangular_solve_13 : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %triangular_solve_13, %triangular_solve_13 : tensor<1x2x3xf32>
  %triangular_solve_14 = "stablehlo.triangular_solve"(%f32__2, %f32) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %triangular_solve_14 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %triangular_solve_13, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %triangular_solve_13 : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %triangular_solve_13 : tensor<1x2x3xf32>
  %compare_2 = stablehlo.compare LT, %triangular_solve_13, %f32__9 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %triangular_solve_13, %f32__5 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__10, %triangular_solve_13, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %triangular_solve_13 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %triangular_solve_15 = "stablehlo.triangular_solve"(%f32__2, %f32) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convolution_12 = stablehlo.convolution (%f32__4, %triangular_solve_15) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %cosine = stablehlo.cosine %triangular_solve_15 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__5, %triangular_solve_13 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %triangular_solve_13, %f32__11, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %triangular_solve_13, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %triangular_solve_13, %f32__12, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %triangular_solve_13 : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %triangular_solve_13 : tensor<1x2x3xf32>
  %fft_12 = stablehlo.fft %triangular_solve_15, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %floor = stablehlo.floor %triangular_solve_13 : tensor<1x2x3xf32>
  %imag = stablehlo.imag %triangular_solve_13 : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %triangular_solve_13 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %triangular_solve_13 : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %triangular_solve_13 : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %triangular_solve_13 : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %triangular_solve_13, %triangular_solve_13 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %triangular_solve_13 : tensor<1x2x3xf32>
  %pad = stablehlo.pad %triangular_solve_13, %f32__13, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %triangular_solve_13, %f32__5 : tensor<1x2x3xf32>
  %real = stablehlo.real %triangular_solve_13 : tensor<1x2x3xf32>
  %concatenate_2 = stablehlo.concatenate %triangular_solve, %triangular_solve_2, %triangular_solve_4, %triangular_solve_6, %triangular_solve_7, %triangular_solve_8, %triangular_solve_9, %triangular_solve_12, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[2.0, 2.0, 1.0], [-3.0, -1.0, -1.0]], [[2.0, 2.0, 1.0], [-4.0, -1.0, -1.0]], [[1.5, -0.5, 0.75], [1.0, 0.0, -0.25]], [[2.5, 0.25, 1.75], [-3.0, 3.5, 0.0]], [[2.25, 1.5, 0.75], [-1.5, -1.75, -1.0]], [[1.5, 2.0, 0.5], [0.0, -3.0, 1.5]], [[-0.5, 2.75, -2.25], [-2.5, -1.5, 5.25]], [[1.5, 0.75, 3.0], [-0.75, -1.0, -4.75]]]> : tensor<8x2x3xf32> loc("triangular_solve_of_round_nearest_afz, triangular_solve_of_round_nearest_even, triangular_solve_of_select, triangular_solve_of_slice, triangular_solve_of_sort, triangular_solve_of_sqrt, triangular_solve_of_subtract, triangular_solve_of_transpose")
  %reshape = stablehlo.reshape %convolution : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_2 = stablehlo.reshape %convolution_3 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_3 = stablehlo.reshape %convolution_5 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_4 = stablehlo.reshape %convolution_7 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_5 = stablehlo.reshape %convolution_11 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %convolution_6 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_7 = stablehlo.reshape %convolution_8 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, dim = 0 : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_3, dense<[15.0, 16.5, -2.5, 4.0, 11.25, 0.625, 6.75, -1.75, 26.875, 25.625, -0.375, 6.875, 15.0, 16.75, 5.0, -1.0, 11.375, 6.5, 3.125, 1.125, 4.625, 10.125, -2.125, 5.375]> : tensor<24xf32> loc("convolution_of_round_nearest_even, convolution_of_select, convolution_of_slice, convolution_of_sqrt, convolution_of_transpose, convolution_of_sort, convolution_of_subtract")
  %concatenate_4 = stablehlo.concatenate %fft, %fft_3, %fft_5, %fft_6, %fft_7, %fft_8, %fft_11, dim = 0 : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<7x2x2xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(5.0, 0.0), (0.5, -0.8660254)], [(4.0, 0.0), (-2.0, -1.7320508)]], [[(1.75, 0.0), (1.375, 1.0825318)], [(4.25, 0.0), (3.875, 1.9485571)]], [[(4.5, 0.0), (1.5, 1.299038)], [(9.5, 0.0), (-1.75, -0.4330127)]], [[(4.5, 0.0), (1.125, -0.649519)], [(4.75, 0.0), (2.125, -0.649519)]], [[(4.0, 0.0), (0.25, -1.299038)], [(6.5, 0.0), (1.25, 1.299038)]], [[(0.0, 0.0), (-0.75, -4.3301272)], [(1.25, 0.0), (-5.875, -2.8145826)]], [[(5.25, 0.0), (-0.375, 1.9485571)], [(4.0, 0.0), (1.375, 0.649519)]]]> : tensor<7x2x2xcomplex<f32>> loc("fft_of_round_nearest_even, fft_of_select, fft_of_slice, fft_of_sort, fft_of_sqrt, fft_of_subtract, fft_of_transpose")
  %reshape_8 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_10 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_13 = stablehlo.reshape %convolution_2 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_14 = stablehlo.reshape %convolution_4 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_15 = stablehlo.reshape %convolution_10 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_8, %reshape_9, %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<36xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[0.0707372, -0.62817365, 0.73168886, -0.8011436, 0.0707372, 0.9689124, 4.481689, 9.487736, 2.117, 0.082085, 0.22313017, 0.7788008, 3.481689, 8.487736, 1.117, -0.917915, -0.77686983, -0.22119921, 2.25, 5.0625, 0.5625, 6.25, 2.25, 0.0625, 2.25, 0.6666667, 0.421875, 39.0625, -0.6666667, 0x7FC00000, 5.4270773, 7.6251473, 5.1399736, 4.6094875, 4.958708, 6.819126]> : tensor<36xf32>, tolerance = 7.8e-04 loc("cosine_of_triangular_solve, exponential_of_triangular_solve, exponential_minus_one_of_triangular_solve, multiply_of_triangular_solve, power_of_triangular_solve, convolution_of_rsqrt, convolution_of_sine, convolution_of_tanh")
  %reshape_16 = stablehlo.reshape %convolution_12 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_17 = stablehlo.reshape %convolution_9 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_6 = stablehlo.concatenate %reshape_16, %reshape_17, %reshape_18, dim = 0 : (tensor<2xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<10xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[5.375, 4.875, 29.890875, 8.667585, -13.556857, -0.08545196, 9.0, 8.625, -9.25, -4.875]> : tensor<10xf32>, tolerance = 6.0e-04 loc("convolution_of_triangular_solve, convolution_of_tan, dot_general_of_triangular_solve")
  %reshape_19 = stablehlo.reshape %fft_2 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_20 = stablehlo.reshape %fft_4 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %fft_9 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_22 = stablehlo.reshape %fft_10 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %fft_12 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_24 = stablehlo.reshape %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_7 = stablehlo.concatenate %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<26xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[(2.6378639, 0.0), (-0.09418699, 0.42264968), (2.885991, 0.0), (0.6783248, 0.27459666), (2.457207, 0.0), (0.267639, -0.08351465), (1.5695301, 0.0), (-0.06562676, 0.6996313), (13.794389, 0.0), (14.254936, 1.8794693), (3.4133255, 0.0), (-0.88720906, 2.7298126), (2.5183234, 0.0), (0.09856075, -0.29694033), (2.3054557, 0.0), (-0.45955205, -0.12710753), (4.5, 0.0), (0.0, -1.299038), (-4.25, 0.0), (-1.625, 1.0825318), (1.5, 2.0), (2.25, -0.5), (0.75, 3.0), (-2.5, 4.0), (-1.5, -1.0), (-0.25, 0.5)]> : tensor<26xcomplex<f32>>, tolerance = 2.9e-04 loc("fft_of_rsqrt, fft_of_sine, fft_of_tan, fft_of_tanh, fft_of_triangular_solve, complex_of_triangular_solve")
  %concatenate_8 = stablehlo.concatenate %triangular_solve_3, %triangular_solve_5, %triangular_solve_10, %triangular_solve_11, %abs, %atan2, %cbrt, %ceil, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.8164966, 0.6666667, 1.1547005], [-0.21877968, -0.7559831, -1.4149739]], [[0.997495, 0.7780732, 0.6816388], [-1.5155644, -1.4150264, -0.41429293]], [[14.10142, -1.2386277, 0.93159646], [-27.656538, 2.3347087, 1.1463767]], [[0.90514827, 0.9780261, 0.63514894], [-1.3481793, -0.9609974, -0.42201424]], [[1.5, 2.25, 0.75], [2.5, 1.5, 0.25]], [[0.7853982, 0.7853982, 0.7853982], [-2.3561945, -2.3561945, -2.3561945]], [[1.1447142, 1.3103707, 0.9085603], [-1.3572088, -1.1447142, -0.62996054]], [[2.0, 3.0, 1.0], [-2.0, -1.0, -0.0]]]> : tensor<8x2x3xf32>, tolerance = 5.5e-04 loc("triangular_solve_of_rsqrt, triangular_solve_of_sine, triangular_solve_of_tan, triangular_solve_of_tanh, abs_of_triangular_solve, atan2_of_triangular_solve, cbrt_of_triangular_solve, ceil_of_triangular_solve")
  %concatenate_9 = stablehlo.concatenate %divide, %dynamic_update_slice, %floor, %imag, %log, %log_plus_one, %logistic, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_9, dense<[[[1.3333334, -0.22222222, 4.0], [-1.6, 0.6666667, -2.0]], [[1.5, 2.25, 0.75], [-2.5, 2.0, -0.5]], [[1.0, 2.0, 0.0], [-3.0, -2.0, -1.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.4054651, 0.8109302, -0.2876821], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0.91629076, 1.178655, 0.5596158], [0x7FC00000, 0x7FC00000, -0.2876821]], [[0.81757444, 0.9046505, 0.6791787], [0.075858176, 0.18242553, 0.4378235]], [[-1.5, -2.25, -0.75], [2.5, 1.5, 0.25]]]> : tensor<8x2x3xf32>, tolerance = 8.0e-05 loc("divide_of_triangular_solve, dynamic_update_slice_of_triangular_solve, floor_of_triangular_solve, imag_of_triangular_solve, log_of_triangular_solve, log_plus_one_of_triangular_solve, logistic_of_triangular_solve, negate_of_triangular_solve")
  %reshape_25 = stablehlo.reshape %real : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_26 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_27 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_28 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_29 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_10 = stablehlo.concatenate %reshape_25, %reshape_26, %reshape_27, %reshape_28, %reshape_29, dim = 0 : (tensor<6xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>) -> tensor<41xf32>
  check.expect_almost_eq_const %concatenate_10, dense<[1.5, 2.25, 0.75, -2.5, -1.5, -0.25, 2.25, 0.75, -1.5, -0.25, 1.5, 2.25, 0.75, -2.5, -1.5, -0.25, 1.5, 2.25, 0.75, -2.5, -1.5, -0.25, 2.0, 2.0, 2.0, 2.0, 2.0, 1.5, 2.25, 0.75, 2.0, 2.0, 2.0, -0.5, 3.0, 1.5, 2.25, 0.75, -2.5, -1.5, -0.25]> : tensor<41xf32>, tolerance = 6.0e-05 loc("real_of_triangular_solve, dynamic_slice_of_triangular_solve, broadcast_in_dim_of_triangular_solve, pad_of_triangular_solve, concatenate_of_triangular_solve")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [-1071644672, -1077936128, -1098907648]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_triangular_solve")
  %concatenate_11 = stablehlo.concatenate %compare_2, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_11, dense<[[[false, false, false], [true, true, true]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_triangular_solve, convert_of_triangular_solve, is_finite_of_triangular_solve")
  return
}
