// Pairs of ops: what takes the float result of convolution, cosine, divide, dot_general, dynamic_slice, dynamic_update_slice,
// exponential, exponential_minus_one, fft. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__5 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %f32__10 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__12 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__13 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %f32__14 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__15 = stablehlo.constant dense<0.0> : tensor<f32>
  %convolution = stablehlo.convolution (%f32, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__3, %convolution : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %convolution_2 = stablehlo.convolution (%f32__4, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %sine = stablehlo.sine %convolution_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %convolution [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %convolution_3 = stablehlo.convolution (%f32__4, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%convolution_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare = stablehlo.compare GT, %left, %right, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %convolution : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %convolution, %f32__3 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %convolution_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %convolution : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %convolution, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %triangular_solve = "stablehlo.triangular_solve"(%f32__5, %convolution_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %f32__6 : tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%f32__7, %cosine) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft = stablehlo.fft %cosine, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__5, %cosine) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__6, %f32__3 : tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%divide, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_2 = stablehlo.fft %divide, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__5, %divide) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__4, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %convolution_6 = stablehlo.convolution (%f32__7, %dot_general) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_3 = stablehlo.fft %dot_general, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__5, %dot_general) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %f32__4, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %convolution_7 = stablehlo.convolution (%dynamic_slice, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_4 = stablehlo.fft %dynamic_slice, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__5, %dynamic_slice) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__6, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%f32__7, %dynamic_update_slice) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_5 = stablehlo.fft %dynamic_update_slice, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_6 = "stablehlo.triangular_solve"(%f32__5, %dynamic_update_slice) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %f32__6 : tensor<1x2x3xf32>
  %convolution_9 = stablehlo.convolution (%exponential, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_6 = stablehlo.fft %exponential, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_7 = "stablehlo.triangular_solve"(%f32__5, %exponential) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %f32__6 : tensor<1x2x3xf32>
  %convolution_10 = stablehlo.convolution (%f32__7, %exponential_minus_one) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_7 = stablehlo.fft %exponential_minus_one, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_8 = "stablehlo.triangular_solve"(%f32__5, %exponential_minus_one) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %fft_8 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %fft_8 : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %fft_8, %f32__10 : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %fft_8, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %fft_8 : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %fft_8 : tensor<1x2x3xf32>
  %compare_2 = stablehlo.compare LT, %fft_8, %f32__11 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %fft_8, %f32__3 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__12, %fft_8, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %fft_8 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %fft_9 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %convolution_11 = stablehlo.convolution (%f32__7, %fft_9) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %cosine_2 = stablehlo.cosine %fft_9 : tensor<1x2x3xf32>
  %divide_2 = stablehlo.divide %f32__3, %fft_8 : tensor<1x2x3xf32>
  %dot_general_2 = stablehlo.dot_general %fft_8, %f32__13, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice_2 = stablehlo.dynamic_slice %fft_8, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %fft_8, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential_2 = stablehlo.exponential %fft_8 : tensor<1x2x3xf32>
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %fft_8 : tensor<1x2x3xf32>
  %fft_10 = stablehlo.fft %fft_9, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %floor = stablehlo.floor %fft_8 : tensor<1x2x3xf32>
  %imag = stablehlo.imag %fft_8 : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %fft_8 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %fft_8 : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %fft_8 : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %fft_8 : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %fft_8, %fft_8 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %fft_8 : tensor<1x2x3xf32>
  %pad = stablehlo.pad %fft_8, %f32__14, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %fft_8, %f32__3 : tensor<1x2x3xf32>
  %real = stablehlo.real %fft_8 : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %fft_8, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%fft_8, %f32__15) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__3, %fft_8 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %fft_8 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_2 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_7 = stablehlo.reshape %convolution_6 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_8 = stablehlo.reshape %convolution_8 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_9 = stablehlo.reshape %convolution_5 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_2 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>) -> tensor<34xf32>
  check.expect_eq_const %concatenate_2, dense<[2.0, 0x7FC00000, 3.0, 0x7FC00000, 0x7FC00000, 0.5, 17.875, 15.875, 9.75, 5.0, 4.375, -0.625, 0x7FC00000, 0x7FC00000, 3.1622777, 0x7FC00000, 0x7FC00000, 2.0310097, 0x7FC00000, 0x7FC00000, 7.0, 0x7FC00000, 0x7FC00000, 3.625, 0x7FC00000, 4.125, 72.6875, 4.5, 3.625, 13.5, -7.875, -8.125, -1.25, -2.625]> : tensor<34xf32> loc("select_of_convolution, sort_of_convolution, sqrt_of_convolution, subtract_of_convolution, slice_of_convolution, convolution_of_dot_general, convolution_of_dynamic_update_slice, convolution_of_divide")
  %reshape_10 = stablehlo.reshape %convolution_7 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_11 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %concatenate_3 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<4xf32>, tensor<6xf32>) -> tensor<10xf32>
  check.expect_eq_const %concatenate_3, dense<[17.875, 9.75, -0.625, 4.375, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 10.0, 4.125]> : tensor<10xf32> loc("convolution_of_dynamic_slice, transpose_of_convolution")
  %concatenate_4 = stablehlo.concatenate %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[[[-0.16626106, -0.8274526, -0.3195192], [-0.9589243, -0.58509725, -0.9436222]], [[0.16860779, -1.4735533, 0.337195], [-3.380515, -0.7214844, 2.8506122]]]> : tensor<2x2x3xf32> loc("sine_of_convolution, tan_of_convolution")
  %concatenate_5 = stablehlo.concatenate %tanh, %triangular_solve, %triangular_solve_3, %triangular_solve_4, %triangular_solve_5, %triangular_solve_6, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[[[0x7FC00000, 0x7FC00000, 1.0], [0x7FC00000, 0x7FC00000, 0.9994776]], [[15.875, 17.875, 9.75], [-26.75, -36.375, -15.125]], [[0.75, -4.5, 0.25], [-1.375, 6.0, 2.0]], [[15.5, -3.875, 8.125], [-14.0, 3.5, 1.0]], [[2.25, 0.75, 0.5], [-3.25, 1.0, -0.75]], [[1.5, 2.25, 0.75], [-2.5, -2.5, -2.0]]]> : tensor<6x2x3xf32> loc("tanh_of_convolution, triangular_solve_of_convolution, triangular_solve_of_divide, triangular_solve_of_dot_general, triangular_solve_of_dynamic_slice, triangular_solve_of_dynamic_update_slice")
  %reshape_12 = stablehlo.reshape %cosine_2 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_13 = stablehlo.reshape %exponential_2 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_14 = stablehlo.reshape %exponential_minus_one_2 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_15 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_16 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %convolution_4 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_18 = stablehlo.reshape %convolution_10 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_19 = stablehlo.reshape %convolution_11 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_6 = stablehlo.concatenate %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, %reshape_18, %reshape_19, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<36xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[-0.09572351, 0.50219756, -0.05118973, 0.0707372, 0.47366366, 0.99700993, 0.18887562, 2.8424268, 5.0632496, 4.481689, 0.34049657, 1.0804205, -0.8111244, 1.8424268, 4.0632496, 3.481689, -0.65950346, 0.08042044, 2.7777777, 1.0913107, 2.6309114, 2.25, 1.1606836, 0.0059830635, 2.7777777, 0.978392, 4.2673607, 5.0625, -0.9282032, 0.27811915, 1.9086936, -0.6919892, 19.945244, 65.44063, -0.8736117, 9.011966]> : tensor<36xf32>, tolerance = 1.3e-03 loc("cosine_of_fft, exponential_of_fft, exponential_minus_one_of_fft, multiply_of_fft, power_of_fft, convolution_of_cosine, convolution_of_exponential_minus_one, convolution_of_fft")
  %concatenate_7 = stablehlo.concatenate %convolution_9, %dot_general_2, dim = 0 : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<2x2x2xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[[[89.50782, 92.13496], [-6.483147, 29.996668]], [[-1.8213671, 5.8229704], [-0.30940115, -5.0207257]]]> : tensor<2x2x2xf32>, tolerance = 1.8e-03 loc("convolution_of_exponential, dot_general_of_fft")
  %reshape_20 = stablehlo.reshape %fft : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %fft_6 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_22 = stablehlo.reshape %fft_7 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %fft_10 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_24 = stablehlo.reshape %complex : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_8 = stablehlo.concatenate %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<22xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_8, dense<[(0.1742524, 0.0), (0.018979594, 1.1776755), (0.20291242, 0.0), (1.2149177, 1.1304358), (16.086426, 0.0), (-1.320679, -6.3832445), (25.224602, 0.0), (-10.139218, -14.37186), (13.086425, 0.0), (-1.320679, -6.3832445), (22.224602, 0.0), (-10.139218, -14.37186), (1.0, 0.0), (-3.0, 0.5), (0.5, 0.0), (2.0, 1.0), (-1.6666666, 2.0), (1.0446582, -0.5), (1.6220084, 3.0), (1.5, 4.0), (-1.0773503, -1.0), (0.07735027, 0.5)]> : tensor<22xcomplex<f32>>, tolerance = 5.0e-04 loc("fft_of_cosine, fft_of_exponential, fft_of_exponential_minus_one, fft_of_fft, complex_of_fft")
  %concatenate_9 = stablehlo.concatenate %triangular_solve_2, %triangular_solve_7, %triangular_solve_8, %abs, %atan2, %cbrt, %ceil, %divide_2, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_9, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.7361082, 0.2663548, -1.1480553]], [[4.481689, 9.487736, 2.117], [-7.3146567, 1.1100655, -0.74365735]], [[3.481689, 8.487736, 1.117], [-6.3146567, 2.1100655, 0.2563429]], [[1.6666666, 1.0446582, 1.6220084], [1.5, 1.0773503, 0.07735027]], [[-1.0303768, 0.8072361, 1.0183185], [0.98279375, -0.82261604, 0.07719655]], [[-1.185631, 1.0146698, 1.1749455], [1.1447142, -1.0251458, 0.4260762]], [[-1.0, 2.0, 2.0], [2.0, -1.0, 1.0]], [[-1.2, -0.47862545, 1.8495588], [2.6666667, 0.9282032, 6.464102]]]> : tensor<8x2x3xf32>, tolerance = 1.9e-04 loc("triangular_solve_of_cosine, triangular_solve_of_exponential, triangular_solve_of_exponential_minus_one, abs_of_fft, atan2_of_fft, cbrt_of_fft, ceil_of_fft, divide_of_fft")
  %concatenate_10 = stablehlo.concatenate %dynamic_update_slice_2, %floor, %imag, %log, %log_plus_one, %logistic, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_10, dense<[[[-1.6666666, 1.0446582, 1.6220084], [1.5, 2.0, -0.5]], [[-2.0, 1.0, 1.0], [1.0, -2.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0x7FC00000, 0.043689735, 0.48366517], [0.4054651, 0x7FC00000, -2.5594113]], [[0x7FC00000, 0.71523064, 0.9639406], [0.91629076, 0x7FC00000, 0.07450457]], [[0.1588691, 0.73974776, 0.8350719], [0.81757444, 0.2540078, 0.51932794]], [[1.6666666, -1.0446582, -1.6220084], [-1.5, 1.0773503, -0.07735027]], [[-1.6666666, 1.0446582, 1.6220084], [1.5, -1.0773503, 0.07735027]]]> : tensor<8x2x3xf32>, tolerance = 5.1e-05 loc("dynamic_update_slice_of_fft, floor_of_fft, imag_of_fft, log_of_fft, log_plus_one_of_fft, logistic_of_fft, negate_of_fft, real_of_fft")
  %reshape_25 = stablehlo.reshape %reduce_precision : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_26 = stablehlo.reshape %remainder : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_27 = stablehlo.reshape %dynamic_slice_2 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_28 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_29 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_30 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_31 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_32 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_11 = stablehlo.concatenate %reshape_25, %reshape_26, %reshape_27, %reshape_28, %reshape_29, %reshape_30, %reshape_31, %reshape_32, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<6xf32>) -> tensor<57xf32>
  check.expect_almost_eq_const %concatenate_11, dense<[-1.75, 1.0, 1.5, 1.5, -1.0, 0.078125, 0.33333337, -0.5, 1.3779916, 1.0, -1.0, 0.035898402, 1.0446582, 1.6220084, -1.0773503, 0.07735027, -0.62200844, 2.6666665, 0.42264974, -1.0, -1.6666666, 1.0446582, 1.6220084, 1.5, -1.0773503, 0.07735027, -1.6666666, 1.0446582, 1.6220084, 1.5, -1.0773503, 0.07735027, 2.0, 2.0, 2.0, 2.0, 2.0, -1.6666666, 1.0446582, 1.6220084, 2.0, 2.0, 2.0, -0.5, 3.0, -1.6666666, 1.0446582, 1.6220084, 1.5, -1.0773503, 0.07735027, -1.6666666, 1.0446582, 1.6220084, 1.5, -1.0773503, 0.07735027]> : tensor<57xf32>, tolerance = 6.0e-05 loc("reduce_precision_of_fft, remainder_of_fft, dynamic_slice_of_fft, reduce_window_of_fft, broadcast_in_dim_of_fft, pad_of_fft, concatenate_of_fft, reshape_of_fft")
  %concatenate_12 = stablehlo.concatenate %fft_2, %fft_3, %fft_4, %fft_5, dim = 0 : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<4x2x2xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_12, dense<[[[(-3.5, 0.0), (2.875, 4.1136208)], [(-0.375, 0.0), (0.375, 4.7631397)]], [[(19.75, 0.0), (13.375, 10.392304)], [(30.0, 0.0), (10.5, 18.619547)]], [[(3.5, 0.0), (1.625, -0.21650635)], [(4.0, 0.0), (-0.125, -1.9485571)]], [[(4.5, 0.0), (0.0, -1.299038)], [(2.0, 0.0), (-0.25, -2.1650636)]]]> : tensor<4x2x2xcomplex<f32>> loc("fft_of_divide, fft_of_dot_general, fft_of_dynamic_slice, fft_of_dynamic_update_slice")
  %concatenate_13 = stablehlo.concatenate %compare_2, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_13, dense<[[[true, false, false], [false, true, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_fft, convert_of_fft, is_finite_of_fft")
  return
}
