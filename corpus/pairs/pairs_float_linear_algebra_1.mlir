// Pairs of ops: what takes the float result of abs, atan2, bitcast_convert, broadcast_in_dim, cbrt, ceil, concatenate, constant,
// convert, convolution. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %f32__3 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %i32 = stablehlo.constant dense<[[[1069547520, 1074790400, 1061158912], [1056964608, 1077936128, 1067450368]]]> : tensor<1x2x3xi32>
  %f32__6 = stablehlo.constant dense<[1.5, 2.25, 0.75]> : tensor<3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5], [2.25]]]> : tensor<1x2x1xf32>
  %f32__8 = stablehlo.constant dense<[[[0.75, 0.5], [3.0, 1.25]]]> : tensor<1x2x2xf32>
  %i32__2 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %f32__9 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__10 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__12 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__13 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__14 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__15 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__6 = stablehlo.constant dense<1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %f32__16 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__17 = stablehlo.constant dense<0.0> : tensor<f32>
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %convolution = stablehlo.convolution (%f32__2, %abs) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft = stablehlo.fft %abs, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%f32__3, %abs) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__4 : tensor<1x2x3xf32>
  %convolution_2 = stablehlo.convolution (%atan2, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_2 = stablehlo.fft %atan2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__3, %atan2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %convolution_3 = stablehlo.convolution (%f32__2, %bitcast_convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_3 = stablehlo.fft %bitcast_convert, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__3, %bitcast_convert) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32__6, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%broadcast_in_dim, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_4 = stablehlo.fft %broadcast_in_dim, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__3, %broadcast_in_dim) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%f32__2, %cbrt) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_5 = stablehlo.fft %cbrt, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__3, %cbrt) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %convolution_6 = stablehlo.convolution (%ceil, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_6 = stablehlo.fft %ceil, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_6 = "stablehlo.triangular_solve"(%f32__3, %ceil) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %concatenate = stablehlo.concatenate %f32__7, %f32__8, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %convolution_7 = stablehlo.convolution (%f32__2, %concatenate) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_7 = stablehlo.fft %concatenate, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_7 = "stablehlo.triangular_solve"(%f32__3, %concatenate) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %constant = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%constant, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_8 = stablehlo.fft %constant, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_8 = "stablehlo.triangular_solve"(%f32__3, %constant) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convert = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %convolution_9 = stablehlo.convolution (%f32__2, %convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_9 = stablehlo.fft %convert, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_9 = "stablehlo.triangular_solve"(%f32__3, %convert) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convolution_10 = stablehlo.convolution (%f32__9, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %abs_2 = stablehlo.abs %convolution_10 : tensor<1x2x3xf32>
  %atan2__2 = stablehlo.atan2 %convolution_10, %f32__10 : tensor<1x2x3xf32>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %convolution_10, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt_2 = stablehlo.cbrt %convolution_10 : tensor<1x2x3xf32>
  %ceil_2 = stablehlo.ceil %convolution_10 : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %convolution_10, %f32__11 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__4, %convolution_10 : tensor<1x2x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %f32__12, %convolution_10, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert_2 = stablehlo.convert %convolution_10 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %convolution_11 = stablehlo.convolution (%f32__13, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %convolution_12 = stablehlo.convolution (%f32__2, %convolution_11) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %cosine = stablehlo.cosine %convolution_11 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__4, %convolution_10 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %convolution_10, %f32__14, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %convolution_10, %i32__3, %i32__4, %i32__5, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %convolution_10, %f32__15, %i32__3, %i32__6, %i32__7 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %convolution_10 : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %convolution_10 : tensor<1x2x3xf32>
  %fft_10 = stablehlo.fft %convolution_11, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %floor = stablehlo.floor %convolution_10 : tensor<1x2x3xf32>
  %imag = stablehlo.imag %convolution_10 : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %convolution_10 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %convolution_10 : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %convolution_10 : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %convolution_10 : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %convolution_10, %convolution_10 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %convolution_10 : tensor<1x2x3xf32>
  %pad = stablehlo.pad %convolution_10, %f32__16, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %convolution_10, %f32__4 : tensor<1x2x3xf32>
  %real = stablehlo.real %convolution_10 : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %convolution_10, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%convolution_10, %f32__17) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__4, %convolution_10 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %convolution_10 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %convolution_10, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %convolution_10 : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %convolution_10 : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %convolution_10 : tensor<1x2x3xf32>
  %concatenate_3 = stablehlo.concatenate %abs_2, %ceil_2, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.125]], [[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 5.0]], [[0x7FC00000, 0x7FC00000, 0.3], [0x7FC00000, 0x7FC00000, 0.121212125]], [[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 2.0, -0.5]], [[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0x7FC00000, 0x7FC00000, 100.0], [0x7FC00000, 0x7FC00000, 17.015625]], [[0xFFC00000, 0xFFC00000, -10.0], [0xFFC00000, 0xFFC00000, -4.125]]]> : tensor<8x2x3xf32> loc("abs_of_convolution, ceil_of_convolution, divide_of_convolution, dynamic_update_slice_of_convolution, floor_of_convolution, imag_of_convolution, multiply_of_convolution, negate_of_convolution")
  %reshape_2 = stablehlo.reshape %real : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %reduce_precision : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %remainder : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %reverse : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %round_nearest_afz : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %convolution_4 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_9 = stablehlo.reshape %convolution_6 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<44xf32>
  check.expect_eq_const %concatenate_4, dense<[0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 0x7FC00000, 4.125, 0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 0x7FC00000, 4.0, 0x7FC00000, 0x7FC00000, 3.0, 0x7FC00000, 0x7FC00000, 0.5, 10.0, 0x7FC00000, 0x7FC00000, 4.125, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 0x7FC00000, 4.0, 0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 0x7FC00000, 4.0, 15.375, 13.875, 1.5, 2.25, 17.5, 22.5, 0.0, 2.5]> : tensor<44xf32> loc("real_of_convolution, reduce_precision_of_convolution, remainder_of_convolution, reverse_of_convolution, round_nearest_afz_of_convolution, round_nearest_even_of_convolution, convolution_of_broadcast_in_dim, convolution_of_ceil")
  %reshape_10 = stablehlo.reshape %convolution_8 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_13 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_14 = stablehlo.reshape %convolution : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_15 = stablehlo.reshape %convolution_3 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_16 = stablehlo.reshape %convolution_7 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_17 = stablehlo.reshape %convolution_9 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[15.375, 18.125, -0.875, 3.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 4.125, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 7.625, 14.625, 7.625, 14.625, 5.875, 10.0, 23.0, -3.5]> : tensor<24xf32> loc("convolution_of_constant, dot_general_of_convolution, dynamic_slice_of_convolution, reduce_window_of_convolution, convolution_of_abs, convolution_of_bitcast_convert, convolution_of_concatenate, convolution_of_convert")
  %reshape_18 = stablehlo.reshape %convolution_12 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_19 = stablehlo.reshape %broadcast_in_dim_2 : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_20 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_21 = stablehlo.reshape %concatenate_2 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_22 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, dim = 0 : (tensor<2xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<6xf32>) -> tensor<39xf32>
  check.expect_eq_const %concatenate_6, dense<[55.5, 83.75, 0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 0x7FC00000, 4.125, 0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 0x7FC00000, 4.125, 2.0, 2.0, 2.0, 2.0, 2.0, 0x7FC00000, 0x7FC00000, 10.0, 2.0, 2.0, 2.0, -0.5, 3.0, 0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 0x7FC00000, 4.125, 0x7FC00000, 0x7FC00000, 10.0, 0x7FC00000, 0x7FC00000, 4.125]> : tensor<39xf32> loc("convolution_of_convolution, broadcast_in_dim_of_convolution, pad_of_convolution, concatenate_of_convolution, reshape_of_convolution")
  %concatenate_7 = stablehlo.concatenate %fft, %fft_3, %fft_4, %fft_6, %fft_7, %fft_8, %fft_9, %fft_10, dim = 0 : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<8x2x2xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(4.5, 0.0), (0.0, -1.299038)], [(4.75, 0.0), (-1.625, -1.5155444)]], [[(4.5, 0.0), (0.0, -1.299038)], [(4.75, 0.0), (-1.625, -1.5155444)]], [[(4.5, 0.0), (0.0, -1.299038)], [(4.5, 0.0), (0.0, -1.299038)]], [[(6.0, 0.0), (0.0, -1.7320508)], [(6.0, 0.0), (-1.5, -0.8660254)]], [[(2.75, 0.0), (0.875, -0.21650635)], [(6.5, 0.0), (0.125, -1.5155444)]], [[(4.5, 0.0), (0.0, -1.299038)], [(4.75, 0.0), (-1.625, -1.5155444)]], [[(6.0, 0.0), (4.5, 4.3301272)], [(12.0, 0.0), (7.5, 9.526279)]], [[(43.5, 0.0), (2.0625, -7.0364566)], [(8.75, 0.0), (3.125, 4.3301272)]]]> : tensor<8x2x2xcomplex<f32>> loc("fft_of_abs, fft_of_bitcast_convert, fft_of_broadcast_in_dim, fft_of_ceil, fft_of_concatenate, fft_of_constant, fft_of_convert, fft_of_convolution")
  %concatenate_8 = stablehlo.concatenate %triangular_solve, %triangular_solve_3, %triangular_solve_4, %triangular_solve_6, %triangular_solve_7, %triangular_solve_8, %triangular_solve_9, %atan2__2, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]], [[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]], [[1.5, 2.25, 0.75], [-1.5, -2.25, -0.75]], [[2.0, 3.0, 1.0], [-3.0, -3.0, 0.0]], [[1.5, 0.75, 0.5], [-0.75, 1.5, 0.25]], [[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]], [[5.0, -2.0, 3.0], [-1.0, 0.0, 1.0]], [[0x7FC00000, 0x7FC00000, 1.4711276], [0x7FC00000, 0x7FC00000, 1.3329604]]]> : tensor<8x2x3xf32> loc("triangular_solve_of_abs, triangular_solve_of_bitcast_convert, triangular_solve_of_broadcast_in_dim, triangular_solve_of_ceil, triangular_solve_of_concatenate, triangular_solve_of_constant, triangular_solve_of_convert, atan2_of_convolution")
  %concatenate_9 = stablehlo.concatenate %cbrt_2, %log, %log_plus_one, %logistic, %rsqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<5x2x3xf32>
  check.expect_almost_eq_const %concatenate_9, dense<[[[0x7FC00000, 0x7FC00000, 2.1544347], [0x7FC00000, 0x7FC00000, 1.6037672]], [[0x7FC00000, 0x7FC00000, 2.3025851], [0x7FC00000, 0x7FC00000, 1.417066]], [[0x7FC00000, 0x7FC00000, 2.3978953], [0x7FC00000, 0x7FC00000, 1.6341305]], [[0x7FC00000, 0x7FC00000, 0.9999546], [0x7FC00000, 0x7FC00000, 0.9840936]], [[0x7FC00000, 0x7FC00000, 0.31622776], [0x7FC00000, 0x7FC00000, 0.49236596]]]> : tensor<5x2x3xf32> loc("cbrt_of_convolution, log_of_convolution, log_plus_one_of_convolution, logistic_of_convolution, rsqrt_of_convolution")
  %reshape_23 = stablehlo.reshape %convolution_5 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_24 = stablehlo.reshape %convolution_2 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_10 = stablehlo.concatenate %reshape_23, %reshape_24, dim = 0 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %concatenate_10, dense<[6.441783, 9.735737, 8.335522, 13.895243, -0.44633192, 1.5229728]> : tensor<6xf32>, tolerance = 2.8e-04 loc("convolution_of_cbrt, convolution_of_atan2")
  %concatenate_11 = stablehlo.concatenate %fft_2, %fft_5, dim = 0 : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_11, dense<[[[(2.6779451, 0.0), (-0.37372088, -1.3375647)], [(3.207192, 0.0), (-1.4170635, -0.60817236)]], [[(3.363645, 0.0), (0.035248756, -0.34797803)], [(3.3131673, 0.0), (-0.46603292, -0.31612715)]]]> : tensor<2x2x2xcomplex<f32>>, tolerance = 6.7e-05 loc("fft_of_atan2, fft_of_cbrt")
  %concatenate_12 = stablehlo.concatenate %triangular_solve_2, %triangular_solve_5, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_12, dense<[[[0.6435011, 1.7894653, 0.24497867], [-1.1626472, -1.6863837, 0.70033264]], [[1.1447142, 1.3103707, 0.9085603], [-1.495728, -1.1784918, -0.7399032]]]> : tensor<2x2x3xf32>, tolerance = 3.6e-05 loc("triangular_solve_of_atan2, triangular_solve_of_cbrt")
  %concatenate_13 = stablehlo.concatenate %compare, %convert_2, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_13, dense<[[[false, false, false], [false, false, false]], [[true, true, true], [true, true, true]], [[false, false, true], [false, false, true]]]> : tensor<3x2x3xi1> loc("compare_of_convolution, convert_of_convolution, is_finite_of_convolution")
  check.expect_eq_const %complex, dense<[[[(2.0, 0x7FC00000), (-0.5, 0x7FC00000), (3.0, 10.0)], [(4.0, 0x7FC00000), (-1.0, 0x7FC00000), (0.5, 4.125)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_convolution")
  %concatenate_14 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_14, dense<[[[-0.9860818, 0.56153554, -0.9475798], [0.2836622, 0.8109631, -0.3310244]], [[0x7FC00000, 0x7FC00000, 22026.465], [0x7FC00000, 0x7FC00000, 61.86781]], [[0x7FC00000, 0x7FC00000, 22025.465], [0x7FC00000, 0x7FC00000, 60.86781]], [[0x7FC00000, 0x7FC00000, 1000.0], [0x7FC00000, 0x7FC00000, 2.0310097]]]> : tensor<4x2x3xf32> loc("cosine_of_convolution, exponential_of_convolution, exponential_minus_one_of_convolution, power_of_convolution")
  return
}
