// Pairs of ops: what takes the float result of fft, floor, imag, iota, log, log_plus_one, logistic, multiply, negate, pad, power,
// real, reduce_precision, reduce_window, remainder, reshape, reverse, round_nearest_afz. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %complex_f32__2 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25], [0.75, 0.5]]]> : tensor<1x2x2xf32>
  %f32__7 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<[[1.5, 2.25], [0.75, 0.5], [3.0, 1.25]]> : tensor<3x2xf32>
  %fft = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reverse = stablehlo.reverse %fft, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %fft : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %fft : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %fft : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %fft : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %fft_2 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sine = stablehlo.sine %fft_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %fft [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_3 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%fft_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare = stablehlo.compare GT, %left, %right, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %fft : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %fft, %f32 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %fft_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %fft : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %fft, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %triangular_solve = "stablehlo.triangular_solve"(%f32__2, %fft_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %floor = stablehlo.floor %f32__3 : tensor<1x2x3xf32>
  %convolution = stablehlo.convolution (%f32__4, %floor) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_4 = stablehlo.fft %floor, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__2, %floor) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %imag = stablehlo.imag %complex_f32__2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %convolution_2 = stablehlo.convolution (%imag, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_5 = stablehlo.fft %imag, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__2, %imag) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %convolution_3 = stablehlo.convolution (%f32__4, %iota) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_6 = stablehlo.fft %iota, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__2, %iota) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %f32__3 : tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%log, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_7 = stablehlo.fft %log, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__2, %log) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %f32__3 : tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%f32__4, %log_plus_one) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_8 = stablehlo.fft %log_plus_one, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_6 = "stablehlo.triangular_solve"(%f32__2, %log_plus_one) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %f32__3 : tensor<1x2x3xf32>
  %convolution_6 = stablehlo.convolution (%logistic, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_9 = stablehlo.fft %logistic, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_7 = "stablehlo.triangular_solve"(%f32__2, %logistic) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32__3, %f32 : tensor<1x2x3xf32>
  %convolution_7 = stablehlo.convolution (%f32__4, %multiply) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_10 = stablehlo.fft %multiply, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_8 = "stablehlo.triangular_solve"(%f32__2, %multiply) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %negate = stablehlo.negate %f32__3 : tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%negate, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_11 = stablehlo.fft %negate, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_9 = "stablehlo.triangular_solve"(%f32__2, %negate) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %pad = stablehlo.pad %f32__6, %f32__7, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %convolution_9 = stablehlo.convolution (%f32__4, %pad) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_12 = stablehlo.fft %pad, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_10 = "stablehlo.triangular_solve"(%f32__2, %pad) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %power = stablehlo.power %f32__3, %f32 : tensor<1x2x3xf32>
  %convolution_10 = stablehlo.convolution (%power, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_13 = stablehlo.fft %power, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_11 = "stablehlo.triangular_solve"(%f32__2, %power) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %real = stablehlo.real %complex_f32__2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %convolution_11 = stablehlo.convolution (%f32__4, %real) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_14 = stablehlo.fft %real, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_12 = "stablehlo.triangular_solve"(%f32__2, %real) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %f32__3, format = e5m2 : tensor<1x2x3xf32>
  %convolution_12 = stablehlo.convolution (%reduce_precision, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_15 = stablehlo.fft %reduce_precision, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_13 = "stablehlo.triangular_solve"(%f32__2, %reduce_precision) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%f32__8, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %convolution_13 = stablehlo.convolution (%f32__4, %reduce_window) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_16 = stablehlo.fft %reduce_window, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_14 = "stablehlo.triangular_solve"(%f32__2, %reduce_window) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %f32__3, %f32 : tensor<1x2x3xf32>
  %convolution_14 = stablehlo.convolution (%remainder, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_17 = stablehlo.fft %remainder, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_15 = "stablehlo.triangular_solve"(%f32__2, %remainder) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %f32__10 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %convolution_15 = stablehlo.convolution (%f32__4, %reshape) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_18 = stablehlo.fft %reshape, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_16 = "stablehlo.triangular_solve"(%f32__2, %reshape) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reverse_2 = stablehlo.reverse %f32__3, dims = [1, 2] : tensor<1x2x3xf32>
  %convolution_16 = stablehlo.convolution (%reverse_2, %f32__5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %fft_19 = stablehlo.fft %reverse_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %triangular_solve_17 = "stablehlo.triangular_solve"(%f32__2, %reverse_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %round_nearest_afz_2 = stablehlo.round_nearest_afz %f32__3 : tensor<1x2x3xf32>
  %convolution_17 = stablehlo.convolution (%f32__4, %round_nearest_afz_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %fft_20 = stablehlo.fft %round_nearest_afz_2, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  %concatenate = stablehlo.concatenate %reverse, %round_nearest_afz, %round_nearest_even, %rsqrt, %select, %sort, %sqrt, %subtract, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[1.6220084, 1.0446582, -1.6666666], [0.07735027, -1.0773503, 1.5]], [[-2.0, 1.0, 2.0], [2.0, -1.0, 0.0]], [[-2.0, 1.0, 2.0], [2.0, -1.0, 0.0]], [[0x7FC00000, 0.978392, 0.7851876], [0.8164966, 0x7FC00000, 3.595581]], [[2.0, 1.0446582, 3.0], [1.5, -1.0773503, 0.5]], [[1.6220084, 1.0446582, -1.6666666], [1.5, 0.07735027, -1.0773503]], [[0x7FC00000, 1.0220852, 1.2735809], [1.2247449, 0x7FC00000, 0.27811915]], [[-3.6666665, 1.5446582, -1.3779916], [-2.5, -0.07735026, -0.42264974]]]> : tensor<8x2x3xf32>, tolerance = 7.3e-05 loc("reverse_of_fft, round_nearest_afz_of_fft, round_nearest_even_of_fft, rsqrt_of_fft, select_of_fft, sort_of_fft, sqrt_of_fft, subtract_of_fft")
  %reshape_2 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %triangular_solve : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %triangular_solve_5 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %triangular_solve_6 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %triangular_solve_7 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %triangular_solve_11 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_9 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %concatenate_2 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<6xf32>) -> tensor<44xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[-0.9311096, 0.7797209, 0.924915, 0.90514827, -0.7922144, 0.07719637, -1.6666666, 1.0446582, 1.6220084, 4.833333, -3.1666665, -3.1666665, 0.4054651, 0.8109302, -0.2876821, -1.5040774, -0.5232481, 0.7985077, 0.91629076, 1.178655, 0.5596158, -1.4271164, -0.9710157, -0.3083014, 0.81757444, 0.9046505, 0.6791787, -1.0126896, -0.8567269, -0.58105755, 2.25, 0.6666667, 0.421875, -4.4375, -1.0, 0.274284, 1.5, 0.07735027, -1.6666666, 1.5, 1.0446582, -1.0773503, 1.6220084, 0.07735027]> : tensor<44xf32>, tolerance = 9.7e-05 loc("tanh_of_fft, triangular_solve_of_fft, triangular_solve_of_log, triangular_solve_of_log_plus_one, triangular_solve_of_logistic, triangular_solve_of_power, slice_of_fft, transpose_of_fft")
  %reshape_10 = stablehlo.reshape %convolution_4 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_11 = stablehlo.reshape %convolution_6 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %convolution_10 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_13 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_14 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_15 = stablehlo.reshape %convolution_5 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_3 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, dim = 0 : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>) -> tensor<26xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[2.7204728, 5.954113, -1.9356005, 1.1308815, 6.860498, 7.436633, 0.40338248, 0.95143723, 5.6875, 6.594532, -1.9583333, -0.3480795, -0.99540794, 0.86475295, 0.99868894, 0.997495, -0.88070583, 0.07727316, 10.398783, 1.7219378, -19.509556, 14.10142, -1.8593484, 0.0775049, 4.8316436, 7.886139]> : tensor<26xf32>, tolerance = 3.9e-04 loc("convolution_of_log, convolution_of_logistic, convolution_of_power, sine_of_fft, tan_of_fft, convolution_of_log_plus_one")
  %concatenate_4 = stablehlo.concatenate %convolution, %convolution_3, %convolution_7, %convolution_9, %convolution_11, %convolution_13, %convolution_15, %convolution_17, dim = 0 : (tensor<1x1x2xf32>, tensor<1x1x2xf32>, tensor<1x1x2xf32>, tensor<1x1x2xf32>, tensor<1x1x2xf32>, tensor<1x1x2xf32>, tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<8x1x2xf32>
  check.expect_eq_const %concatenate_4, dense<[[[4.5, 11.0]], [[10.0, 12.0]], [[11.0625, -1.1875]], [[7.0, 10.625]], [[10.5, -10.5]], [[12.875, 20.375]], [[7.625, 14.625]], [[8.5, 15.0]]]> : tensor<8x1x2xf32> loc("convolution_of_floor, convolution_of_iota, convolution_of_multiply, convolution_of_pad, convolution_of_real, convolution_of_reduce_window, convolution_of_reshape, convolution_of_round_nearest_afz")
  %concatenate_5 = stablehlo.concatenate %convolution_2, %convolution_8, %convolution_12, %convolution_14, %convolution_16, dim = 0 : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<5x2x2xf32>
  check.expect_eq_const %concatenate_5, dense<[[[-1.25, -16.5], [1.25, -3.5]], [[-15.375, -18.125], [0.875, -3.5]], [[15.5, 17.625], [-1.0, 3.75]], [[4.375, 1.125], [-0.375, 0.0]], [[12.25, 18.5], [0.625, 1.0]]]> : tensor<5x2x2xf32> loc("convolution_of_imag, convolution_of_negate, convolution_of_reduce_precision, convolution_of_remainder, convolution_of_reverse")
  %concatenate_6 = stablehlo.concatenate %fft_4, %fft_5, %fft_6, %fft_10, %fft_11, %fft_12, %fft_14, %fft_15, dim = 0 : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<8x2x2xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(3.0, 0.0), (0.0, -1.7320508)], [(4.0, 0.0), (-2.0, -1.7320508)]], [[(1.5, 0.0), (2.25, -1.299038)], [(-4.0, 0.0), (3.5, -0.8660254)]], [[(3.0, 0.0), (-1.5, 0.8660254)], [(3.0, 0.0), (-1.5, 0.8660254)]], [[(4.125, 0.0), (2.4375, 2.9228358)], [(-0.375, 0.0), (3.1875, 3.139342)]], [[(-4.5, 0.0), (0.0, 1.299038)], [(-4.75, 0.0), (1.625, 1.5155444)]], [[(3.5, 0.0), (-0.25, 0.4330127)], [(2.75, 0.0), (0.125, -0.21650635)]], [[(-1.5, 0.0), (2.25, 3.0310888)], [(5.0, 0.0), (0.5, 4.3301272)]], [[(4.25, 0.0), (0.125, -1.0825318)], [(4.75, 0.0), (-1.625, -1.5155444)]]]> : tensor<8x2x2xcomplex<f32>> loc("fft_of_floor, fft_of_imag, fft_of_iota, fft_of_multiply, fft_of_negate, fft_of_pad, fft_of_real, fft_of_reduce_precision")
  %concatenate_7 = stablehlo.concatenate %fft_16, %fft_17, %fft_18, %fft_19, %fft_20, dim = 0 : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<5x2x2xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(8.0, 0.0), (1.625, -1.5155444)], [(10.75, 0.0), (1.0, -0.8660254)]], [[(2.5, 0.0), (1.0, 0.4330127)], [(0.75, 0.0), (0.375, 0.21650635)]], [[(4.5, 0.0), (0.0, -1.299038)], [(4.75, 0.0), (-1.625, -1.5155444)]], [[(4.75, 0.0), (-0.5, -2.1650636)], [(4.5, 0.0), (-1.125, -0.649519)]], [[(5.0, 0.0), (0.5, -0.8660254)], [(5.0, 0.0), (-1.0, -1.7320508)]]]> : tensor<5x2x2xcomplex<f32>> loc("fft_of_reduce_window, fft_of_remainder, fft_of_reshape, fft_of_reverse, fft_of_round_nearest_afz")
  %concatenate_8 = stablehlo.concatenate %triangular_solve_2, %triangular_solve_3, %triangular_solve_4, %triangular_solve_8, %triangular_solve_9, %triangular_solve_10, %triangular_solve_12, %triangular_solve_13, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[1.0, 2.0, 0.0], [-2.0, -1.0, 1.0]], [[2.0, 0.5, -1.0], [-3.0, -3.0, -1.0]], [[0.0, 1.0, 2.0], [0.0, -1.0, -2.0]], [[3.0, -1.125, 2.25], [-4.0, -0.75, -3.875]], [[-1.5, -2.25, -0.75], [2.5, 1.5, 0.25]], [[1.0, 1.0, 1.5], [-1.0, -1.0, -2.25]], [[1.0, -3.0, 0.5], [0.0, 5.0, 3.0]], [[1.5, 2.0, 0.75], [-2.5, -1.0, -0.25]]]> : tensor<8x2x3xf32> loc("triangular_solve_of_floor, triangular_solve_of_imag, triangular_solve_of_iota, triangular_solve_of_multiply, triangular_solve_of_negate, triangular_solve_of_pad, triangular_solve_of_real, triangular_solve_of_reduce_precision")
  %concatenate_9 = stablehlo.concatenate %triangular_solve_14, %triangular_solve_15, %triangular_solve_16, %triangular_solve_17, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_9, dense<[[[3.75, 3.0, 1.25], [-3.25, -2.25, 0.25]], [[1.5, 0.25, 0.75], [-2.5, -0.5, -1.25]], [[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]], [[1.25, 3.0, 0.5], [-1.75, -3.75, 0.5]]]> : tensor<4x2x3xf32> loc("triangular_solve_of_reduce_window, triangular_solve_of_remainder, triangular_solve_of_reshape, triangular_solve_of_reverse")
  %concatenate_10 = stablehlo.concatenate %fft_7, %fft_8, %fft_9, %fft_13, dim = 0 : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<4x2x2xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_10, dense<[[[(0.9287132, 0.0), (0.14384104, -0.95142615)], [(0.6286087, 0.0), (-1.3540251, -0.7581782)]], [[(2.6545615, 0.0), (0.04715535, -0.5361037)], [(2.6026897, 0.0), (-0.6931472, -0.49828)]], [[(2.4014037, 0.0), (0.02565983, -0.1952643)], [(2.3523333, 0.0), (-0.24247766, -0.15179196)]], [[(3.3385417, 0.0), (1.7057291, -0.21199583)], [(1.5138674, 0.0), (-0.6631837, 0.67957073)]]]> : tensor<4x2x2xcomplex<f32>>, tolerance = 6.7e-05 loc("fft_of_log, fft_of_log_plus_one, fft_of_logistic, fft_of_power")
  return
}
