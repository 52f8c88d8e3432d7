// Pairs of ops: what takes the complex result of dot_general, dynamic_slice, dynamic_update_slice, exponential,
// exponential_minus_one, fft, iota, log, log_plus_one, logistic. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__7 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__10 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__11 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %complex_f32__12 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__13 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__14 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dot_general = stablehlo.dot_general %complex_f32, %complex_f32__2, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %fft = stablehlo.fft %dot_general, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__3, %dot_general) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %convolution = stablehlo.convolution (%dynamic_slice, %complex_f32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft_2 = stablehlo.fft %dynamic_slice, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%complex_f32__3, %dynamic_slice) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %complex_f32__6, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_2 = stablehlo.convolution (%complex_f32__7, %dynamic_update_slice) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_3 = stablehlo.fft %dynamic_update_slice, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%complex_f32__3, %dynamic_update_slice) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %convolution_3 = stablehlo.convolution (%exponential, %complex_f32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft_4 = stablehlo.fft %exponential, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%complex_f32__3, %exponential) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %convolution_4 = stablehlo.convolution (%complex_f32__7, %exponential_minus_one) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_5 = stablehlo.fft %exponential_minus_one, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_5 = "stablehlo.triangular_solve"(%complex_f32__3, %exponential_minus_one) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %fft_6 = stablehlo.fft %complex_f32__5, type = FFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %fft_6 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %fft_6, %complex_f32__8 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %fft_6, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__9, %fft_6, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %fft_6 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %fft_7 = stablehlo.fft %complex_f32__5, type = FFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_5 = stablehlo.convolution (%complex_f32__7, %fft_7) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %cosine = stablehlo.cosine %fft_7 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %fft_6, %complex_f32__10 : tensor<1x2x3xcomplex<f32>>
  %dot_general_2 = stablehlo.dot_general %fft_6, %complex_f32__11, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice_2 = stablehlo.dynamic_slice %fft_6, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %fft_6, %complex_f32__6, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential_2 = stablehlo.exponential %fft_6 : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %fft_6 : tensor<1x2x3xcomplex<f32>>
  %fft_8 = stablehlo.fft %fft_7, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %fft_6 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %fft_6 : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %fft_6 : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %fft_6 : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %fft_6, %complex_f32__10 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %fft_6 : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %fft_6, %complex_f32__12, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %power = stablehlo.power %fft_6, %complex_f32__13 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %fft_6 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%fft_6 init: %complex_f32__14) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%fft_6, %complex_f32__14) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape = stablehlo.reshape %fft_6 : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse = stablehlo.reverse %fft_6, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %fft_6 : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %fft_6, %complex_f32__10 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %fft_6 : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %fft_7 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %fft_6 [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%fft_6) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %fft_6 : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %fft_6, %complex_f32__10 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %fft_7 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %fft_6 : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %fft_6, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  %triangular_solve_6 = "stablehlo.triangular_solve"(%complex_f32__3, %fft_7) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %convolution_6 = stablehlo.convolution (%complex_f32__7, %iota) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_9 = stablehlo.fft %iota, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_7 = "stablehlo.triangular_solve"(%complex_f32__3, %iota) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %log_2 = stablehlo.log %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %convolution_7 = stablehlo.convolution (%log_2, %complex_f32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft_10 = stablehlo.fft %log_2, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_8 = "stablehlo.triangular_solve"(%complex_f32__3, %log_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %log_plus_one_2 = stablehlo.log_plus_one %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %convolution_8 = stablehlo.convolution (%complex_f32__7, %log_plus_one_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_11 = stablehlo.fft %log_plus_one_2, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_9 = "stablehlo.triangular_solve"(%complex_f32__3, %log_plus_one_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %logistic_2 = stablehlo.logistic %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %convolution_9 = stablehlo.convolution (%logistic_2, %complex_f32__4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft_12 = stablehlo.fft %logistic_2, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %fft, %triangular_solve, %fft_2, %triangular_solve_2, %fft_3, %triangular_solve_3, %fft_9, %triangular_solve_7, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_2, dense<[[[(2.3333333, 3.0), (1.266346, -0.9613249), (0.40032062, -1.5386752)], [(-0.6666667, 0.33333334), (1.6220084, 0.10128252), (1.0446582, 3.5653841)]], [[(4.0, 0.5), (2.0, 3.5), (1.0, 5.0)], [(-1.5, -0.5), (-3.5, -7.5), (5.0, -7.0)]], [[(-0.16666667, 0.16666667), (-0.83931637, -0.26634604), (-1.9940169, 0.59967935)], [(1.6666666, 0.33333334), (0.58931637, -0.223291), (1.7440169, -3.1100423)]], [[(-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(7.5, -0.5), (1.5, 3.5), (-3.0, -2.0)]], [[(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)], [(1.3333334, 0.6666667), (0.62200844, 0.74401695), (0.0446582, -0.4106836)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(3.0, -2.0), (5.5, 2.5), (-1.5, 1.5)]], [[(1.0, 0.0), (-0.5, -0.28867513), (-0.5, 0.28867513)], [(1.0, 0.0), (-0.5, -0.28867513), (-0.5, 0.28867513)]], [[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (0.0, -1.0), (0.0, -2.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("fft_of_dot_general, triangular_solve_of_dot_general, fft_of_dynamic_slice, triangular_solve_of_dynamic_slice, fft_of_dynamic_update_slice, triangular_solve_of_dynamic_update_slice, fft_of_iota, triangular_solve_of_iota")
  %reshape_2 = stablehlo.reshape %convolution_2 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %convolution_6 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %convolution : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, dim = 0 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(7.0, -3.5), (0.0, -1.5), (7.0, 2.0), (1.0, 3.0), (-1.0, -0.5), (2.0, 5.0), (5.5, 1.5), (6.0, 2.0)]> : tensor<8xcomplex<f32>> loc("convolution_of_dynamic_update_slice, convolution_of_iota, convolution_of_dynamic_slice")
  %reshape_5 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %exponential_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %exponential_minus_one_2 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_10 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %convolution_3 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[(0.16640288, 2.1239455), (-90.24767, 38.948658), (0.7672986, 0.70243645), (7.746313, -26.168964), (255.729, -1231.3497), (1.2743937, -0.33242688), (0.015783602, 0.22257121), (18.730236, -29.305565), (1.8380018, -1.8222289), (-97.009315, 112.31945), (0.09349417, 3.9186254), (0.46795133, -0.5118039), (-0.9842164, 0.22257121), (17.730236, -29.305565), (0.8380019, -1.8222289), (-98.009315, 112.31945), (-0.9065058, 3.9186254), (-0.53204864, -0.5118039), (-3.0, 3.0), (-5.281089, 3.5490382), (1.7320508, 0.169873), (-5.0, 4.0), (15.6602545, -2.732051), (-1.1961524, -0.46410158), (0.026044812, 0.11138047), (-1.2776316, 0.7953288), (2.0491817, -1.5643522), (39.478977, 31.664095), (-21.816301, 16.75163), (0.022661086, -0.12554112), (-2.3465168, 0.15061927), (-38.950676, -90.243004), (1.0751612, -0.50130016), (-26.186527, -7.7411175), (1231.3501, 255.72893), (-0.48847213, -0.86728126), (-0.015545841, 1.1035734), (0.00003765669, 0.9999645), (0.43693763, -1.0533332), (-0.00036520304, -1.000563), (1.2588016e-07, 1.0000002), (-0.19266732, -0.73080164), (-4.3585377, 15.531658), (55.707912, 8.155834), (13.330174, 14.524847), (6.9499025, -57.086327)]> : tensor<46xcomplex<f32>>, tolerance = 2.5e-02 loc("cosine_of_fft, exponential_of_fft, exponential_minus_one_of_fft, multiply_of_fft, power_of_fft, sine_of_fft, tan_of_fft, convolution_of_exponential")
  %reshape_13 = stablehlo.reshape %dot_general_2 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %convolution_7 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %convolution_9 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %convolution_4 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %convolution_5 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_18 = stablehlo.reshape %convolution_8 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, %reshape_18, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<18xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(-6.2942286, 9.928203), (-4.8791647, -8.51314), (1.8756442, 1.9282036), (1.4378221, -3.2942288), (-1.8306537, 6.62942), (4.561497, 5.478236), (9.946935, 1.9867085), (7.2102504, -5.902794), (2.8660395, 2.271952), (-0.29945838, 0.27783948), (3.1175478, -1.8891318), (0.40761247, -0.7816061), (-102.16389, -18.085247), (11.265996, -54.171722), (-6.084937, 1.522759), (0.37916535, 14.405445), (3.65237, -3.351787), (-0.14812326, 3.0398424)]> : tensor<18xcomplex<f32>>, tolerance = 2.0e-03 loc("dot_general_of_fft, convolution_of_log, convolution_of_logistic, convolution_of_exponential_minus_one, convolution_of_fft, convolution_of_log_plus_one")
  %concatenate_6 = stablehlo.concatenate %fft_4, %triangular_solve_4, %fft_5, %triangular_solve_5, %add, %divide, %dynamic_update_slice_2, %fft_8, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(-0.06556806, 0.3694149), (-0.94020236, 0.80661464), (-0.12543394, 1.2956971)], [(-16.737509, -0.6072423), (8.237271, 18.971664), (12.492561, -12.146746)]], [[(-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512)], [(7.595255, 4.877154), (-0.17291494, -0.40207326), (-56.329918, -7.208348)]], [[(-1.0655681, 0.3694149), (-0.94020236, 0.80661464), (-0.12543394, 1.2956971)], [(-17.737509, -0.6072423), (8.237271, 18.971664), (12.492561, -12.146746)]], [[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(7.595255, 5.877154), (-0.17291501, 0.5979267), (-56.329918, -6.208348)]], [[(-1.5, 1.5), (3.5490382, 5.281089), (0.9509619, -0.7810889)], [(5.0, -4.0), (1.3660254, 7.8301272), (-0.36602542, -0.830127)]], [[(-0.75, 0.75), (5.281089, -3.5490382), (0.0849365, -0.8660254)], [(-5.0, 4.0), (-3.9150636, 0.6830127), (0.23205079, -0.5980762)]], [[(-1.5, 1.5), (3.5490382, 5.281089), (0.9509619, -0.7810889)], [(5.0, -4.0), (2.0, 0.0), (0.0, 1.0)]], [[(1.0, 2.0), (-3.0, 0.50000006), (0.49999997, -1.0)], [(2.0, 1.0000001), (-1.0000001, -2.0), (4.0, -3.0)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("fft_of_exponential, triangular_solve_of_exponential, fft_of_exponential_minus_one, triangular_solve_of_exponential_minus_one, add_of_fft, divide_of_fft, dynamic_update_slice_of_fft, fft_of_fft")
  %concatenate_7 = stablehlo.concatenate %log, %log_plus_one, %logistic, %negate, %reverse, %rsqrt, %select, %sign, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.7520387, 2.3561945), (1.8504728, 0.9790914), (0.20751902, -0.6876346)], [(1.856786, -0.67474097), (2.0729694, 1.398077), (-0.09734763, -1.9860796)]], [[(0.45814538, 1.8925469), (1.9416435, 0.8597311), (0.742657, -0.38081747)], [(1.9756218, -0.5880026), (2.1016665, 1.2773504), (0.043563213, -0.9185797)]], [[(0.06063755, 0.20582636), (0.9841918, -0.023480173), (0.7505003, -0.16019915)], [(1.0043974, 0.0051443754), (0.93393326, 0.23675558), (0.3926115, -0.2117671)]], [[(1.5, -1.5), (-3.5490382, -5.281089), (-0.9509619, 0.7810889)], [(-5.0, 4.0), (-1.3660254, -7.8301272), (0.36602542, 0.830127)]], [[(-0.36602542, -0.830127), (1.3660254, 7.8301272), (5.0, -4.0)], [(0.9509619, -0.7810889), (3.5490382, 5.281089), (-1.5, 1.5)]], [[(0.26274624, -0.63432556), (0.34987473, -0.18641491), (0.84868497, 0.30386117)], [(0.37291083, 0.13081005), (0.2715086, -0.22824264), (0.57338655, 0.8794722)]], [[(-1.5, 1.5), (0.0, 1.0), (0.9509619, -0.7810889)], [(-1.0, 0.0), (0.0, -2.0), (-0.36602542, -0.830127)]], [[(-0.7071068, 0.7071068), (0.55777687, 0.8299909), (0.77274954, -0.63471115)], [(0.7808688, -0.62469506), (0.17186189, 0.9851211), (-0.40344915, -0.9150021)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.6e-04 loc("log_of_fft, log_plus_one_of_fft, logistic_of_fft, negate_of_fft, reverse_of_fft, rsqrt_of_fft, select_of_fft, sign_of_fft")
  %concatenate_8 = stablehlo.concatenate %sort, %sqrt, %subtract, %tanh, %triangular_solve_6, %fft_10, %triangular_solve_8, %fft_11, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_8, dense<[[[(3.5490382, 5.281089), (0.9509619, -0.7810889), (-1.5, 1.5)], [(5.0, -4.0), (1.3660254, 7.8301272), (-0.36602542, -0.830127)]], [[(0.557369, 1.3456078), (2.2261925, 1.1861259), (1.0444096, -0.373938)], [(2.3877945, -0.8375931), (2.1580565, 1.8141617), (0.52019954, -0.79789287)]], [[(-3.5, 1.5), (3.5490382, 4.281089), (-0.049038112, -1.7810888)], [(6.0, -4.0), (1.3660254, 9.830128), (-1.3660254, 0.169873)]], [[(-1.1035734, 0.015545841), (1.0006934, -0.0015015643), (0.9540006, -0.29130983)], [(1.0000132, -0.00008983478), (1.1390405, 0.0071012005), (-0.6711575, -0.8364187)]], [[(-1.5, 1.5), (3.5490382, 5.281089), (0.9509619, -0.7810889)], [(8.0, -4.0), (3.098076, -0.99999976), (-2.098076, -1.0)]], [[(0.6762008, 0.992148), (-1.1145726, 0.3463891), (1.2430907, -0.23138836)], [(1.0729586, -0.7380991), (0.26741076, 0.368571), (-0.53565043, 0.8331757)]], [[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(1.1071488, -1.4482201), (2.6688514, -6.1231995), (0.3907174, 0.35207587)]], [[(0.78416926, 1.0313365), (-0.8781464, -0.08424862), (1.133698, -0.16168974)], [(1.20254, -0.5964885), (0.27182046, 0.15022756), (-0.3230679, 0.76801145)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 2.0e-04 loc("sort_of_fft, sqrt_of_fft, subtract_of_fft, tanh_of_fft, triangular_solve_of_fft, fft_of_log, triangular_solve_of_log, fft_of_log_plus_one")
  %reshape_19 = stablehlo.reshape %triangular_solve_9 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_20 = stablehlo.reshape %fft_12 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %dynamic_slice_2 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_22 = stablehlo.reshape %reduce_window : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_24 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_25 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_26 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %concatenate_9 = stablehlo.concatenate %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, %reshape_26, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<47xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_9, dense<[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026), (0.89697, -1.5033684), (2.8663018, -5.19087), (0.5858501, -0.5417444), (0.5733299, 0.057696488), (0.14490202, -0.004331054), (0.3031834, 0.35007328), (0.6395093, -0.102777034), (0.2566757, -0.19990337), (0.025298122, 0.40046903), (3.5490382, 5.281089), (0.9509619, -0.7810889), (1.3660254, 7.8301272), (-0.36602542, -0.830127), (2.0490382, 6.781089), (4.5, 4.5), (6.3660254, 3.8301272), (1.0, 7.0), (5.0, -4.0), (-0.36602542, -0.830127), (-1.5, 1.5), (3.5490382, 5.281089), (0.9509619, -0.7810889), (5.0, -4.0), (1.3660254, 7.8301272), (-0.36602542, -0.830127), (-1.5, 1.5), (3.5490382, 5.281089), (0.9509619, -0.7810889), (5.0, -4.0), (1.3660254, 7.8301272), (-0.36602542, -0.830127), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (-1.5, 1.5), (3.5490382, 5.281089), (0.9509619, -0.7810889), (3.0, 0.0), (3.0, 0.0), (3.5, -2.5), (4.915064, 13.111216), (0.5849365, -1.6112158)]> : tensor<47xcomplex<f32>>, tolerance = 2.6e-04 loc("triangular_solve_of_log_plus_one, fft_of_logistic, dynamic_slice_of_fft, reduce_window_of_fft, slice_of_fft, broadcast_in_dim_of_fft, pad_of_fft, reduce_of_fft")
  %reshape_27 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_28 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_29 = stablehlo.reshape %reshape : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_10 = stablehlo.concatenate %reshape_27, %reshape_28, %reshape_29, dim = 0 : (tensor<9xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<21xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_10, dense<[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.5, 1.5), (3.5490382, 5.281089), (0.9509619, -0.7810889), (5.0, -4.0), (1.3660254, 7.8301272), (-0.36602542, -0.830127), (-1.5, 1.5), (5.0, -4.0), (3.5490382, 5.281089), (1.3660254, 7.8301272), (0.9509619, -0.7810889), (-0.36602542, -0.830127), (-1.5, 1.5), (3.5490382, 5.281089), (0.9509619, -0.7810889), (5.0, -4.0), (1.3660254, 7.8301272), (-0.36602542, -0.830127)]> : tensor<21xcomplex<f32>>, tolerance = 1.6e-04 loc("concatenate_of_fft, transpose_of_fft, reshape_of_fft")
  %concatenate_11 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_11, dense<[[[2.1213202, 6.3628273, 1.2306211], [6.4031243, 7.948391, 0.90724057]], [[-1.5, 3.5490382, 0.9509619], [5.0, 1.3660254, -0.36602542]], [[1.5, 5.281089, -0.7810889], [-4.0, 7.8301272, -0.830127]], [[-1.5, 3.5490382, 0.9509619], [5.0, 1.3660254, -0.36602542]]]> : tensor<4x2x3xf32>, tolerance = 1.6e-04 loc("abs_of_fft, convert_of_fft, imag_of_fft, real_of_fft")
  return
}
