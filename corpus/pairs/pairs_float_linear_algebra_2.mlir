// Pairs of ops: what takes the float result of convolution, cosine, divide, dot_general, dynamic_slice, dynamic_update_slice,
// exponential, exponential_minus_one, fft. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__9 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__10 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %f32__12 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__13 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %f32__14 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__15 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__16 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__17 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %convolution = stablehlo.convolution (%f32, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %pad = stablehlo.pad %convolution, %f32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [0x7FC00000, 0x7FC00000, 10.0, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_convolution")
  %power = stablehlo.power %convolution, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0x7FC00000, 0x7FC00000, 100.0], [0x7FC00000, 0x7FC00000, 17.015625]]]> : tensor<1x2x3xf32> loc("power_of_convolution")
  %real = stablehlo.real %convolution : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.125]]]> : tensor<1x2x3xf32> loc("real_of_convolution")
  %reduce = stablehlo.reduce(%convolution init: %f32__5) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<0x7FC00000> : tensor<1x2xf32> loc("reduce_of_convolution")
  %reduce_precision = stablehlo.reduce_precision %convolution, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.0]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_convolution")
  %reduce_window = "stablehlo.reduce_window"(%convolution, %f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<0x7FC00000> : tensor<1x2x3xf32> loc("reduce_window_of_convolution")
  %remainder = stablehlo.remainder %convolution, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0x7FC00000, 0x7FC00000, 1.0], [0x7FC00000, 0x7FC00000, 0.125]]]> : tensor<1x2x3xf32> loc("remainder_of_convolution")
  %reshape = stablehlo.reshape %convolution : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[0x7FC00000, 0x7FC00000], [10.0, 0x7FC00000], [0x7FC00000, 4.125]]> : tensor<3x2xf32> loc("reshape_of_convolution")
  %reverse = stablehlo.reverse %convolution, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[4.125, 0x7FC00000, 0x7FC00000], [10.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reverse_of_convolution")
  %round_nearest_afz = stablehlo.round_nearest_afz %convolution : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_convolution")
  %round_nearest_even = stablehlo.round_nearest_even %convolution : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[0x7FC00000, 0x7FC00000, 10.0], [0x7FC00000, 0x7FC00000, 4.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_convolution")
  %rsqrt = stablehlo.rsqrt %convolution : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0x7FC00000, 0x7FC00000, 0.31622776], [0x7FC00000, 0x7FC00000, 0.49236596]]]> : tensor<1x2x3xf32> loc("rsqrt_of_convolution")
  %select = stablehlo.select %i1, %convolution, %f32__7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[0x7FC00000, -0.5, 10.0], [4.0, -1.0, 4.125]]]> : tensor<1x2x3xf32> loc("select_of_convolution")
  %sign = stablehlo.sign %convolution : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[0x7FC00000, 0x7FC00000, 1.0], [0x7FC00000, 0x7FC00000, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_convolution")
  %convolution_2 = stablehlo.convolution (%f32__8, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %sine = stablehlo.sine %convolution_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[-0.16626106, -0.8274526, -0.3195192], [-0.9589243, -0.58509725, -0.9436222]]]> : tensor<1x2x3xf32> loc("sine_of_convolution")
  %slice = stablehlo.slice %convolution [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[0x7FC00000, 4.125]]]> : tensor<1x1x2xf32> loc("slice_of_convolution")
  %convolution_3 = stablehlo.convolution (%f32__8, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x2x2xf32>) -> tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%convolution_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[17.875, 15.875, 9.75], [5.0, 4.375, -0.625]]]> : tensor<1x2x3xf32> loc("sort_of_convolution")
  %sqrt = stablehlo.sqrt %convolution : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[0x7FC00000, 0x7FC00000, 3.1622777], [0x7FC00000, 0x7FC00000, 2.0310097]]]> : tensor<1x2x3xf32> loc("sqrt_of_convolution")
  %subtract = stablehlo.subtract %convolution, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0x7FC00000, 0x7FC00000, 7.0], [0x7FC00000, 0x7FC00000, 3.625]]]> : tensor<1x2x3xf32> loc("subtract_of_convolution")
  %tan = stablehlo.tan %convolution_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.16860779, -1.4735533, 0.337195], [-3.380515, -0.7214844, 2.8506122]]]> : tensor<1x2x3xf32> loc("tan_of_convolution")
  %tanh = stablehlo.tanh %convolution : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0x7FC00000, 0x7FC00000, 1.0], [0x7FC00000, 0x7FC00000, 0.9994776]]]> : tensor<1x2x3xf32> loc("tanh_of_convolution")
  %transpose = stablehlo.transpose %convolution, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7FC00000]], [[10.0, 4.125]]]> : tensor<3x1x2xf32> loc("transpose_of_convolution")
  %triangular_solve = "stablehlo.triangular_solve"(%f32__9, %convolution_2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve, dense<[[[15.875, 17.875, 9.75], [-26.75, -36.375, -15.125]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_convolution")
  %cosine = stablehlo.cosine %f32__10 : tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%f32__11, %cosine) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %convolution_4, dense<[[[1.9086936, -0.6919892]]]> : tensor<1x1x2xf32>, tolerance = 3.8e-05 loc("convolution_of_cosine")
  %fft = stablehlo.fft %cosine, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft, dense<[[[(0.1742524, 0.0), (0.018979594, 1.1776755)], [(0.20291242, 0.0), (1.2149177, 1.1304358)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 2.4e-05 loc("fft_of_cosine")
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__9, %cosine) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_2, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.7361082, 0.2663548, -1.1480553]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("triangular_solve_of_cosine")
  %divide = stablehlo.divide %f32__10, %f32__7 : tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%divide, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_5, dense<[[[-7.875, -8.125], [-1.25, -2.625]]]> : tensor<1x2x2xf32> loc("convolution_of_divide")
  %fft_2 = stablehlo.fft %divide, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_2, dense<[[[(-3.5, 0.0), (2.875, 4.1136208)], [(-0.375, 0.0), (0.375, 4.7631397)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_divide")
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__9, %divide) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_3, dense<[[[0.75, -4.5, 0.25], [-1.375, 6.0, 2.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_divide")
  %dot_general = stablehlo.dot_general %f32__8, %f32__12, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %convolution_6 = stablehlo.convolution (%f32__11, %dot_general) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_6, dense<[[[72.6875, 4.5]]]> : tensor<1x1x2xf32> loc("convolution_of_dot_general")
  %fft_3 = stablehlo.fft %dot_general, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_3, dense<[[[(19.75, 0.0), (13.375, 10.392304)], [(30.0, 0.0), (10.5, 18.619547)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_dot_general")
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__9, %dot_general) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_4, dense<[[[15.5, -3.875, 8.125], [-14.0, 3.5, 1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_dot_general")
  %dynamic_slice = stablehlo.dynamic_slice %f32__8, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %convolution_7 = stablehlo.convolution (%dynamic_slice, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_7, dense<[[[17.875, 9.75], [-0.625, 4.375]]]> : tensor<1x2x2xf32> loc("convolution_of_dynamic_slice")
  %fft_4 = stablehlo.fft %dynamic_slice, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_4, dense<[[[(3.5, 0.0), (1.625, -0.21650635)], [(4.0, 0.0), (-0.125, -1.9485571)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_dynamic_slice")
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__9, %dynamic_slice) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_5, dense<[[[2.25, 0.75, 0.5], [-3.25, 1.0, -0.75]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %f32__13, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%f32__11, %dynamic_update_slice) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_8, dense<[[[3.625, 13.5]]]> : tensor<1x1x2xf32> loc("convolution_of_dynamic_update_slice")
  %fft_5 = stablehlo.fft %dynamic_update_slice, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_5, dense<[[[(4.5, 0.0), (0.0, -1.299038)], [(2.0, 0.0), (-0.25, -2.1650636)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_dynamic_update_slice")
  %triangular_solve_6 = "stablehlo.triangular_solve"(%f32__9, %dynamic_update_slice) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_6, dense<[[[1.5, 2.25, 0.75], [-2.5, -2.5, -2.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_dynamic_update_slice")
  %exponential = stablehlo.exponential %f32__10 : tensor<1x2x3xf32>
  %convolution_9 = stablehlo.convolution (%exponential, %f32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %convolution_9, dense<[[[89.50782, 92.13496], [-6.483147, 29.996668]]]> : tensor<1x2x2xf32>, tolerance = 1.8e-03 loc("convolution_of_exponential")
  %fft_6 = stablehlo.fft %exponential, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_6, dense<[[[(16.086426, 0.0), (-1.320679, -6.3832445)], [(25.224602, 0.0), (-10.139218, -14.37186)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 5.0e-04 loc("fft_of_exponential")
  %triangular_solve_7 = "stablehlo.triangular_solve"(%f32__9, %exponential) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_7, dense<[[[4.481689, 9.487736, 2.117], [-7.3146567, 1.1100655, -0.74365735]]]> : tensor<1x2x3xf32>, tolerance = 1.9e-04 loc("triangular_solve_of_exponential")
  %exponential_minus_one = stablehlo.exponential_minus_one %f32__10 : tensor<1x2x3xf32>
  %convolution_10 = stablehlo.convolution (%f32__11, %exponential_minus_one) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %convolution_10, dense<[[[19.945244, 65.44063]]]> : tensor<1x1x2xf32>, tolerance = 1.3e-03 loc("convolution_of_exponential_minus_one")
  %fft_7 = stablehlo.fft %exponential_minus_one, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_7, dense<[[[(13.086425, 0.0), (-1.320679, -6.3832445)], [(22.224602, 0.0), (-10.139218, -14.37186)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 4.4e-04 loc("fft_of_exponential_minus_one")
  %triangular_solve_8 = "stablehlo.triangular_solve"(%f32__9, %exponential_minus_one) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_8, dense<[[[3.481689, 8.487736, 1.117], [-6.3146567, 2.1100655, 0.2563429]]]> : tensor<1x2x3xf32>, tolerance = 1.7e-04 loc("triangular_solve_of_exponential_minus_one")
  %fft_8 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %fft_8 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[1.6666666, 1.0446582, 1.6220084], [1.5, 1.0773503, 0.07735027]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("abs_of_fft")
  %add_2 = stablehlo.add %fft_8, %f32__14 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add_2, dense<[[[-1.6666666, 1.0446582, 1.6220084], [1.5, -1.0773503, 0.07735027]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("add_of_fft")
  %atan2 = stablehlo.atan2 %fft_8, %f32__7 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[-0.69473827, 2.0171986, 0.49565145], [0.35877067, -2.3189766, 0.15348385]]]> : tensor<1x2x3xf32>, tolerance = 4.6e-05 loc("atan2_of_fft")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %fft_8, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[-1.6666666, 1.0446582, 1.6220084], [1.5, -1.0773503, 0.07735027]], [[-1.6666666, 1.0446582, 1.6220084], [1.5, -1.0773503, 0.07735027]]]> : tensor<2x2x3xf32>, tolerance = 3.3e-05 loc("broadcast_in_dim_of_fft")
  %cbrt = stablehlo.cbrt %fft_8 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[-1.185631, 1.0146698, 1.1749455], [1.1447142, -1.0251458, 0.4260762]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-05 loc("cbrt_of_fft")
  %ceil = stablehlo.ceil %fft_8 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[-1.0, 2.0, 2.0], [2.0, -1.0, 1.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("ceil_of_fft")
  %clamp = stablehlo.clamp %fft_8, %f32__7, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[2.0, 1.0446582, 2.0], [2.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_fft")
  %compare_2 = stablehlo.compare LE, %f32__7, %fft_8 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_2, dense<[[[false, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_fft")
  %complex = stablehlo.complex %fft_8, %f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(-1.6666666, 2.0), (1.0446582, -0.5), (1.6220084, 3.0)], [(1.5, 4.0), (-1.0773503, -1.0), (0.07735027, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_fft")
  %concatenate = stablehlo.concatenate %f32__16, %fft_8, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [-1.6666666, 1.0446582, 1.6220084], [1.5, -1.0773503, 0.07735027]]]> : tensor<1x3x3xf32>, tolerance = 6.0e-05 loc("concatenate_of_fft")
  %convert = stablehlo.convert %fft_8 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_fft")
  %fft_9 = stablehlo.fft %complex_f32, type = IRFFT, length = [3] : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xf32>
  %convolution_11 = stablehlo.convolution (%f32__11, %fft_9) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %convolution_11, dense<[[[-0.8736117, 9.011966]]]> : tensor<1x1x2xf32>, tolerance = 1.8e-04 loc("convolution_of_fft")
  %cosine_2 = stablehlo.cosine %fft_9 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine_2, dense<[[[-0.09572351, 0.50219756, -0.05118973], [0.0707372, 0.47366366, 0.99700993]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_fft")
  %divide_2 = stablehlo.divide %fft_8, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide_2, dense<[[[-0.8333333, 0.5223291, 0.8110042], [0.75, -0.5386751, 0.038675133]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("divide_of_fft")
  %dot_general_2 = stablehlo.dot_general %fft_8, %f32__17, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general_2, dense<[[[-1.8213671, 5.8229704], [-0.30940115, -5.0207257]]]> : tensor<1x2x2xf32>, tolerance = 1.2e-04 loc("dot_general_of_fft")
  %dynamic_slice_2 = stablehlo.dynamic_slice %fft_8, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice_2, dense<[[[1.0446582, 1.6220084], [-1.0773503, 0.07735027]]]> : tensor<1x2x2xf32>, tolerance = 3.2e-05 loc("dynamic_slice_of_fft")
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %fft_8, %f32__13, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice_2, dense<[[[-1.6666666, 1.0446582, 1.6220084], [1.5, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_fft")
  %exponential_2 = stablehlo.exponential %fft_8 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_2, dense<[[[0.18887562, 2.8424268, 5.0632496], [4.481689, 0.34049657, 1.0804205]]]> : tensor<1x2x3xf32>, tolerance = 1.0e-04 loc("exponential_of_fft")
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %fft_8 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one_2, dense<[[[-0.8111244, 1.8424268, 4.0632496], [3.481689, -0.65950346, 0.08042044]]]> : tensor<1x2x3xf32>, tolerance = 8.1e-05 loc("exponential_minus_one_of_fft")
  %fft_10 = stablehlo.fft %fft_9, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_10, dense<[[[(1.0, 0.0), (-3.0, 0.5)], [(0.5, 0.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 6.0e-05 loc("fft_of_fft")
  return
}
