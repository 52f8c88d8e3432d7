// Pairs of ops: what takes the complex result of add, broadcast_in_dim, complex, concatenate, constant, convert, convolution,
// cosine, divide, dot_general. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)]], [[(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32__7 = stablehlo.constant dense<[[[(1.0, 2.0)], [(-3.0, 0.5)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__10 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__11 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__12 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__13 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__14 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__15 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__16 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex_f32__17 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %add = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %convolution = stablehlo.convolution (%add, %complex_f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft = stablehlo.fft %add, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve = "stablehlo.triangular_solve"(%complex_f32__4, %add) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__5, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_2 = stablehlo.convolution (%complex_f32__6, %broadcast_in_dim) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_2 = stablehlo.fft %broadcast_in_dim, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_2 = "stablehlo.triangular_solve"(%complex_f32__4, %broadcast_in_dim) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %convolution_3 = stablehlo.convolution (%complex, %complex_f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft_3 = stablehlo.fft %complex, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_3 = "stablehlo.triangular_solve"(%complex_f32__4, %complex) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__7, %complex_f32__8, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_4 = stablehlo.convolution (%complex_f32__6, %concatenate) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_4 = stablehlo.fft %concatenate, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_4 = "stablehlo.triangular_solve"(%complex_f32__4, %concatenate) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %convolution_5 = stablehlo.convolution (%constant, %complex_f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft_5 = stablehlo.fft %constant, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_5 = "stablehlo.triangular_solve"(%complex_f32__4, %constant) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_6 = stablehlo.convolution (%complex_f32__6, %convert) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_6 = stablehlo.fft %convert, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_6 = "stablehlo.triangular_solve"(%complex_f32__4, %convert) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_7 = stablehlo.convolution (%complex_f32__9, %complex_f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %convolution_7 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_2 = stablehlo.add %convolution_7, %complex_f32__10 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %convolution_7, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %complex_f32__11, %convolution_7, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert_2 = stablehlo.convert %convolution_7 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%complex_f32__9, %complex_f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_9 = stablehlo.convolution (%complex_f32__6, %convolution_8) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %cosine = stablehlo.cosine %convolution_8 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %convolution_7, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %convolution_7, %complex_f32__12, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %convolution_7, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %convolution_7, %complex_f32__13, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %fft_7 = stablehlo.fft %convolution_8, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %convolution_7 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %convolution_7, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %convolution_7, %complex_f32__14, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %power = stablehlo.power %convolution_7, %complex_f32__15 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %convolution_7 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%convolution_7 init: %complex_f32__16) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_3 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%convolution_7, %complex_f32__16) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_4 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_4 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape = stablehlo.reshape %convolution_7 : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse = stablehlo.reverse %convolution_7, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %convolution_7, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %convolution_8 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %convolution_7 [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%convolution_7) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %convolution_7, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %convolution_8 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %convolution_7 : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %convolution_7, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  %triangular_solve_7 = "stablehlo.triangular_solve"(%complex_f32__4, %convolution_8) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine_2 = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %convolution_10 = stablehlo.convolution (%complex_f32__6, %cosine_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %fft_8 = stablehlo.fft %cosine_2, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_8 = "stablehlo.triangular_solve"(%complex_f32__4, %cosine_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %divide_2 = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %convolution_11 = stablehlo.convolution (%divide_2, %complex_f32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %fft_9 = stablehlo.fft %divide_2, type = IFFT, length = [3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %triangular_solve_9 = "stablehlo.triangular_solve"(%complex_f32__4, %divide_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dot_general_2 = stablehlo.dot_general %complex_f32__9, %complex_f32__17, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convolution_12 = stablehlo.convolution (%complex_f32__6, %dot_general_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %add_2, %dynamic_update_slice, %multiply, %negate, %reverse, %select, %sort, %subtract, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[[[(-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0)], [(2.5, 1.5), (5.5, 1.5), (6.0, 2.0)]], [[(-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0)], [(2.5, 1.5), (2.0, 0.0), (0.0, 1.0)]], [[(-3.0, 2.0), (0.5, -1.0), (-3.0, 7.0)], [(-2.5, -1.5), (3.0, -11.0), (8.0, -4.0)]], [[(1.5, -1.0), (1.0, 0.5), (-2.0, -5.0)], [(-2.5, -1.5), (-5.5, -1.5), (-6.0, -2.0)]], [[(6.0, 2.0), (5.5, 1.5), (2.5, 1.5)], [(2.0, 5.0), (-1.0, -0.5), (-1.5, 1.0)]], [[(-1.5, 1.0), (0.0, 1.0), (2.0, 5.0)], [(-1.0, 0.0), (0.0, -2.0), (6.0, 2.0)]], [[(2.0, 5.0), (-1.0, -0.5), (-1.5, 1.0)], [(6.0, 2.0), (5.5, 1.5), (2.5, 1.5)]], [[(-3.5, 1.0), (-1.0, -1.5), (1.0, 4.0)], [(3.5, 1.5), (5.5, 3.5), (5.0, 3.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_convolution, dynamic_update_slice_of_convolution, multiply_of_convolution, negate_of_convolution, reverse_of_convolution, select_of_convolution, sort_of_convolution, subtract_of_convolution")
  %reshape_2 = stablehlo.reshape %convolution_2 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %convolution_4 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %convolution_6 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %convolution_9 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %convolution_12 : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %convolution : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %convolution_3 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<20xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(5.5, 0.0), (-8.0, 2.0), (10.0, 6.5), (-4.0, 3.0), (9.25, -1.0), (8.0, 4.5), (16.5, 3.0), (9.5, 0.0), (2.5, 1.5), (6.0, 2.0), (3.5, 6.0), (-6.0, 3.5), (5.5, 7.0), (-8.0, 3.5), (8.5, -0.5), (6.5, 1.5), (-3.0, 11.75), (4.25, 1.25), (7.75, 5.25), (8.25, -3.0)]> : tensor<20xcomplex<f32>> loc("convolution_of_broadcast_in_dim, convolution_of_concatenate, convolution_of_convert, convolution_of_convolution, slice_of_convolution, convolution_of_dot_general, convolution_of_add, convolution_of_complex")
  %reshape_10 = stablehlo.reshape %convolution_5 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %reduce_window : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %broadcast_in_dim_2 : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %concatenate_2 : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>) -> tensor<50xcomplex<f32>>
  check.expect_eq_const %concatenate_5, dense<[(3.5, 6.0), (-8.0, 1.5), (7.5, 2.5), (1.5, 4.5), (6.5, -3.5), (7.0, 2.0), (13.0, -2.0), (1.0, -3.0), (-1.0, -0.5), (2.0, 5.0), (5.5, 1.5), (6.0, 2.0), (-2.5, 0.5), (1.0, 4.5), (8.0, 3.0), (11.5, 3.5), (-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0), (2.5, 1.5), (5.5, 1.5), (6.0, 2.0), (-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0), (2.5, 1.5), (5.5, 1.5), (6.0, 2.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0), (3.0, 0.0), (3.0, 0.0), (1.0, 2.5), (4.5, 1.0), (8.0, 7.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0), (2.5, 1.5), (5.5, 1.5), (6.0, 2.0)]> : tensor<50xcomplex<f32>> loc("convolution_of_constant, dot_general_of_convolution, dynamic_slice_of_convolution, reduce_window_of_convolution, broadcast_in_dim_of_convolution, pad_of_convolution, reduce_of_convolution, concatenate_of_convolution")
  %reshape_18 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_6, dense<[(-1.5, 1.0), (2.5, 1.5), (-1.0, -0.5), (5.5, 1.5), (2.0, 5.0), (6.0, 2.0), (-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0), (2.5, 1.5), (5.5, 1.5), (6.0, 2.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_convolution, reshape_of_convolution")
  %concatenate_7 = stablehlo.concatenate %fft, %triangular_solve, %fft_2, %triangular_solve_2, %fft_3, %triangular_solve_3, %fft_4, %triangular_solve_4, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.5, 1.1666666), (0.8169873, -0.8823714), (1.6830127, 1.7157048)], [(1.6666666, -2.3333333), (-0.33333334, -0.06538414), (-0.33333334, 3.3987174)]], [[(3.0, 2.0), (-3.0, 1.5), (1.5, 0.0)], [(0.0, -4.0), (3.5, -2.5), (3.5, -5.5)]], [[(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)], [(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, -1.0), (0.5, 3.0), (-1.0, -0.5)]], [[(1.5, 1.5), (1.010363, 0.6830127), (-1.010363, -0.18301271)], [(1.5833334, 1.1666666), (-0.10865396, 1.9218482), (-0.97467935, 0.9114852)]], [[(1.5, 2.0), (2.25, -0.5), (0.75, 3.0)], [(1.0, 0.5), (0.25, -2.75), (3.5, -3.25)]], [[(1.1666666, 0.6666667), (0.49401695, 0.23365396), (-0.66068363, 1.0996794)], [(0.0, -1.5), (-1.7886752, -0.44337568), (-1.2113248, 2.4433756)]], [[(1.0, 2.0), (0.5, -1.0), (2.0, 1.0)], [(-2.0, -2.5), (-2.5, -1.5), (3.0, -6.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("fft_of_add, triangular_solve_of_add, fft_of_broadcast_in_dim, triangular_solve_of_broadcast_in_dim, fft_of_complex, triangular_solve_of_complex, fft_of_concatenate, triangular_solve_of_concatenate")
  %concatenate_8 = stablehlo.concatenate %fft_5, %triangular_solve_5, %fft_6, %triangular_solve_6, %divide, %fft_7, %log, %log_plus_one, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_8, dense<[[[(-0.5, 0.5), (0.3169873, -0.26036298), (1.1830127, 1.760363)], [(1.6666666, -1.3333334), (-0.122008465, -0.27670902), (0.45534182, 2.6100423)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(3.0, -2.0), (2.5, 0.5), (2.5, -2.5)]], [[(1.5, 0.0), (0.0, 0.4330127), (0.0, -0.4330127)], [(1.5833334, 0.0), (-0.5416667, 0.5051815), (-0.5416667, -0.5051815)]], [[(1.5, 0.0), (2.25, 0.0), (0.75, 0.0)], [(-1.0, -1.5), (0.75, -2.25), (0.5, -0.75)]], [[(-0.75, 0.5), (-0.5, 1.0), (3.5, 1.5)], [(-2.5, -1.5), (-0.75, 2.75), (2.0, 4.0)]], [[(-0.16666667, 1.8333334), (0.92104656, -1.2826921), (-2.25438, 0.44935873)], [(4.6666665, 1.6666666), (-0.9389958, -0.22767091), (-1.2276709, 0.061004233)]], [[(0.5893275, 2.55359), (0.111571774, -2.6779451), (1.6836479, 1.19029)], [(1.0700331, 0.5404195), (1.74062, 0.26625204), (1.8444397, 0.32175055)]], [[(0.111571774, 2.0344439), (-0.6931472, -1.5707964), (1.7631803, 1.0303768)], [(1.3370743, 0.4048918), (1.8977445, 0.22679885), (1.9851459, 0.27829966)]]]> : tensor<8x2x3xcomplex<f32>> loc("fft_of_constant, triangular_solve_of_constant, fft_of_convert, triangular_solve_of_convert, divide_of_convolution, fft_of_convolution, log_of_convolution, log_plus_one_of_convolution")
  %concatenate_9 = stablehlo.concatenate %logistic, %rsqrt, %sign, %sqrt, %tanh, %triangular_solve_7, %fft_9, %triangular_solve_9, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_9, dense<[[[(0.13195792, 0.14544673), (0.25725636, -0.09902772), (0.94821894, -0.118506916)], [(0.9876816, 0.080403894), (0.9996944, 0.0040741106), (1.0010275, 0.0022585685)]], [[(0.215826, -0.7128249), (0.2172869, 0.92044204), (0.3568339, -0.24158831)], [(0.5644089, -0.15633221), (0.41511586, -0.055591524), (0.39250088, -0.06369413)]], [[(-0.8320503, 0.5547002), (-0.8944272, -0.4472136), (0.37139067, 0.9284767)], [(0.857493, 0.5144958), (0.9647638, 0.2631174), (0.9486834, 0.31622776)]], [[(0.3890859, 1.2850634), (0.24293414, -1.0290855), (1.9216093, 1.3009928)], [(1.6455206, 0.4557828), (2.3665245, 0.31692043), (2.4823935, 0.402837)]], [[(-1.0379587, 0.09421292), (-0.8429662, -0.19557731), (1.031008, -0.020553017)], [(1.0134288, 0.0019273435), (1.000033, 4.7140443e-06), (1.000008, -9.299985e-06)]], [[(-1.5, 1.0), (-1.0, -0.5), (2.0, 5.0)], [(5.0, 2.0), (6.0, 3.0), (9.0, -5.0)]], [[(0.25, 1.0833334), (-0.95753175, 0.17483969), (1.2075318, -0.25817302)], [(0.8333333, -0.33333334), (-1.1279916, -1.0550212), (-1.7053418, 0.3883545)]], [[(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(-1.5, -2.5), (3.5, -4.0), (3.0, 1.5)]]]> : tensor<8x2x3xcomplex<f32>> loc("logistic_of_convolution, rsqrt_of_convolution, sign_of_convolution, sqrt_of_convolution, tanh_of_convolution, triangular_solve_of_convolution, fft_of_divide, triangular_solve_of_divide")
  check.expect_almost_eq_const %abs, dense<[[[1.8027756, 1.118034, 5.3851647], [2.9154758, 5.700877, 6.3245554]]]> : tensor<1x2x3xf32> loc("abs_of_convolution")
  %concatenate_10 = stablehlo.concatenate %convert_2, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_10, dense<[[[-1.5, -1.0, 2.0], [2.5, 5.5, 6.0]], [[1.0, -0.5, 5.0], [1.5, 1.5, 2.0]], [[-1.5, -1.0, 2.0], [2.5, 5.5, 6.0]]]> : tensor<3x2x3xf32> loc("convert_of_convolution, imag_of_convolution, real_of_convolution")
  %reshape_20 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_22 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_24 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_25 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_26 = stablehlo.reshape %convolution_11 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_11 = stablehlo.concatenate %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, %reshape_26, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_11, dense<[(0.1091532, 1.1722573), (0.6092589, -0.43848658), (-30.882235, -67.472786), (-1.8846179, -1.2743144), (1.6670816, 1.5022925), (3.6123486, 1.013401), (0.12055774, 0.18775755), (0.3228446, -0.1763708), (2.095996, -7.085545), (0.86175555, 12.151977), (17.308823, 244.07898), (-167.88562, 366.83676), (-0.8794423, 0.18775755), (-0.67715544, -0.1763708), (1.0959958, -7.085545), (-0.13824446, 12.151977), (16.308823, 244.07898), (-168.88562, 366.83676), (0.03032542, 0.08489848), (-5.069582, -14.991546), (-2.4938366, -0.07463212), (-1.6309645, 3.4201634), (-2.5342524, 0.7097976), (-0.17784578, -5.4989524), (-1.5392152, 0.08313044), (-0.9488645, -0.281549), (67.47891, -30.87943), (1.4078516, -1.7058586), (-1.6597198, 1.508956), (-1.0512158, 3.4824035), (-0.05090536, 1.3082952), (-0.80687743, -1.0428307), (-0.00006872164, 1.0000594), (-0.09263784, 0.9677868), (-0.09928331, 0.9946175), (-0.019059792, 0.9693746), (-4.0, 0.0), (-0.25, 5.75), (2.0, 0.5), (6.5, 1.0)]> : tensor<40xcomplex<f32>> loc("cosine_of_convolution, exponential_of_convolution, exponential_minus_one_of_convolution, power_of_convolution, sine_of_convolution, tan_of_convolution, convolution_of_divide")
  check.expect_almost_eq_const %convolution_10, dense<[[[(-11.535048, -24.265963), (10.444082, -12.684422)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 4.9e-04 loc("convolution_of_cosine")
  %concatenate_12 = stablehlo.concatenate %fft_8, %triangular_solve_8, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_12, dense<[[[(0.7568541, -0.80497974), (0.7793519, -1.8366373), (0.49651694, -0.41028073)], [(-1.7300295, -3.9006858), (-0.76365805, 3.9025097), (1.8515394, -1.0704312)]], [[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-5.726769, -0.049432635), (3.2226012, -2.0090935), (-7.3714223, -9.499155)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 1.9e-04 loc("fft_of_cosine, triangular_solve_of_cosine")
  return
}
