// Pairs of ops: what takes the float result of pad, power, real, reduce, reduce_precision, reduce_window, remainder, reshape,
// reverse, round_nearest_afz, round_nearest_even, rsqrt, select, sign, sine, slice, sort, sqrt, subtract, tan, tanh, transpose.
// The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25], [0.75, 0.5]]]> : tensor<1x2x2xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5], [3.0, 4.0]], [[-1.0, 0.5], [2.0, -0.5]]]> : tensor<2x2x2xf32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %f32__8 = stablehlo.constant dense<[[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__11 = stablehlo.constant dense<[[1.5, 2.25], [0.75, 0.5], [3.0, 1.25]]> : tensor<3x2xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__12 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__13 = stablehlo.constant dense<[[[2.25, 4.0, 0.25], [9.0, 1.0, 6.25]]]> : tensor<1x2x3xf32>
  %f32__14 = stablehlo.constant dense<[[[1.5, 2.25]], [[0.75, 0.5]], [[3.0, 1.25]]]> : tensor<3x1x2xf32>
  %pad = stablehlo.pad %f32, %f32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %fft = stablehlo.fft %pad, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft, dense<[[[(3.5, 0.0), (-0.25, 0.4330127)], [(2.75, 0.0), (0.125, -0.21650635)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_pad")
  %triangular_solve = "stablehlo.triangular_solve"(%f32__3, %pad) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve, dense<[[[1.0, 1.0, 1.5], [-1.0, -1.0, -2.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_pad")
  %power = stablehlo.power %f32__4, %f32__5 : tensor<1x2x3xf32>
  %convolution = stablehlo.convolution (%power, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %convolution, dense<[[[5.6875, 6.594532], [-1.9583333, -0.3480795]]]> : tensor<1x2x2xf32>, tolerance = 1.3e-04 loc("convolution_of_power")
  %fft_2 = stablehlo.fft %power, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_2, dense<[[[(3.3385417, 0.0), (1.7057291, -0.21199583)], [(1.5138674, 0.0), (-0.6631837, 0.67957073)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 6.7e-05 loc("fft_of_power")
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__3, %power) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_2, dense<[[[2.25, 0.6666667, 0.421875], [-4.4375, -1.0, 0.274284]]]> : tensor<1x2x3xf32>, tolerance = 8.9e-05 loc("triangular_solve_of_power")
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %convolution_2 = stablehlo.convolution (%f32__7, %real) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_2, dense<[[[10.5, -10.5]]]> : tensor<1x1x2xf32> loc("convolution_of_real")
  %fft_3 = stablehlo.fft %real, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_3, dense<[[[(-1.5, 0.0), (2.25, 3.0310888)], [(5.0, 0.0), (0.5, 4.3301272)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_real")
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__3, %real) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_3, dense<[[[1.0, -3.0, 0.5], [0.0, 5.0, 3.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_real")
  %reduce = stablehlo.reduce(%f32__8 init: %f32__9) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }
  %convolution_3 = stablehlo.convolution (%reduce, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_3, dense<[[[31.875, 43.25], [7.5, 1.625]]]> : tensor<1x2x2xf32> loc("convolution_of_reduce")
  %fft_4 = stablehlo.fft %reduce, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_4, dense<[[[(9.25, 0.0), (-1.625, -2.8145826)], [(14.0, 0.0), (-0.25, 0.8660254)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_reduce")
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__3, %reduce) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_4, dense<[[[2.0, 5.25, 2.0], [0.5, -6.25, 1.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_reduce")
  %reduce_precision = stablehlo.reduce_precision %f32__4, format = e5m2 : tensor<1x2x3xf32>
  %convolution_4 = stablehlo.convolution (%f32__7, %reduce_precision) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_4, dense<[[[7.75, 13.875]]]> : tensor<1x1x2xf32> loc("convolution_of_reduce_precision")
  %fft_5 = stablehlo.fft %reduce_precision, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_5, dense<[[[(4.25, 0.0), (0.125, -1.0825318)], [(4.75, 0.0), (-1.625, -1.5155444)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_reduce_precision")
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__3, %reduce_precision) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_5, dense<[[[1.5, 2.0, 0.75], [-2.5, -1.0, -0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_reduce_precision")
  %reduce_window = "stablehlo.reduce_window"(%f32__10, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %convolution_5 = stablehlo.convolution (%reduce_window, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_5, dense<[[[33.75, 27.625], [4.375, 3.75]]]> : tensor<1x2x2xf32> loc("convolution_of_reduce_window")
  %fft_6 = stablehlo.fft %reduce_window, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_6, dense<[[[(8.0, 0.0), (1.625, -1.5155444)], [(10.75, 0.0), (1.0, -0.8660254)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_reduce_window")
  %triangular_solve_6 = "stablehlo.triangular_solve"(%f32__3, %reduce_window) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_6, dense<[[[3.75, 3.0, 1.25], [-3.25, -2.25, 0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_reduce_window")
  %remainder = stablehlo.remainder %f32__4, %f32__5 : tensor<1x2x3xf32>
  %convolution_6 = stablehlo.convolution (%f32__7, %remainder) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_6, dense<[[[5.125, 3.125]]]> : tensor<1x1x2xf32> loc("convolution_of_remainder")
  %fft_7 = stablehlo.fft %remainder, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_7, dense<[[[(2.5, 0.0), (1.0, 0.4330127)], [(0.75, 0.0), (0.375, 0.21650635)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_remainder")
  %triangular_solve_7 = "stablehlo.triangular_solve"(%f32__3, %remainder) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_7, dense<[[[1.5, 0.25, 0.75], [-2.5, -0.5, -1.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_remainder")
  %reshape = stablehlo.reshape %f32__11 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %convolution_7 = stablehlo.convolution (%reshape, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_7, dense<[[[15.375, 18.125], [-0.875, 3.5]]]> : tensor<1x2x2xf32> loc("convolution_of_reshape")
  %fft_8 = stablehlo.fft %reshape, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_8, dense<[[[(4.5, 0.0), (0.0, -1.299038)], [(4.75, 0.0), (-1.625, -1.5155444)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_reshape")
  %triangular_solve_8 = "stablehlo.triangular_solve"(%f32__3, %reshape) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_8, dense<[[[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_reshape")
  %reverse = stablehlo.reverse %f32__4, dims = [1, 2] : tensor<1x2x3xf32>
  %convolution_8 = stablehlo.convolution (%f32__7, %reverse) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_8, dense<[[[5.875, 14.5]]]> : tensor<1x1x2xf32> loc("convolution_of_reverse")
  %fft_9 = stablehlo.fft %reverse, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_9, dense<[[[(4.75, 0.0), (-0.5, -2.1650636)], [(4.5, 0.0), (-1.125, -0.649519)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_reverse")
  %triangular_solve_9 = "stablehlo.triangular_solve"(%f32__3, %reverse) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_9, dense<[[[1.25, 3.0, 0.5], [-1.75, -3.75, 0.5]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_reverse")
  %round_nearest_afz = stablehlo.round_nearest_afz %f32__4 : tensor<1x2x3xf32>
  %convolution_9 = stablehlo.convolution (%round_nearest_afz, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_9, dense<[[[18.0, 16.5], [-0.5, 4.0]]]> : tensor<1x2x2xf32> loc("convolution_of_round_nearest_afz")
  %fft_10 = stablehlo.fft %round_nearest_afz, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_10, dense<[[[(5.0, 0.0), (0.5, -0.8660254)], [(5.0, 0.0), (-1.0, -1.7320508)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_round_nearest_afz")
  %triangular_solve_10 = "stablehlo.triangular_solve"(%f32__3, %round_nearest_afz) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_10, dense<[[[2.0, 2.0, 1.0], [-3.0, -1.0, -1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_round_nearest_afz")
  %round_nearest_even = stablehlo.round_nearest_even %f32__4 : tensor<1x2x3xf32>
  %convolution_10 = stablehlo.convolution (%f32__7, %round_nearest_even) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_10, dense<[[[9.5, 14.5]]]> : tensor<1x1x2xf32> loc("convolution_of_round_nearest_even")
  %fft_11 = stablehlo.fft %round_nearest_even, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_11, dense<[[[(5.0, 0.0), (0.5, -0.8660254)], [(4.0, 0.0), (-2.0, -1.7320508)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_round_nearest_even")
  %triangular_solve_11 = "stablehlo.triangular_solve"(%f32__3, %round_nearest_even) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_11, dense<[[[2.0, 2.0, 1.0], [-4.0, -1.0, -1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_round_nearest_even")
  %rsqrt = stablehlo.rsqrt %f32__4 : tensor<1x2x3xf32>
  %convolution_11 = stablehlo.convolution (%rsqrt, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %convolution_11, dense<[[[7.8517013, 6.0657425], [2.0565886, 0.61817056]]]> : tensor<1x2x2xf32>, tolerance = 1.6e-04 loc("convolution_of_rsqrt")
  %fft_12 = stablehlo.fft %rsqrt, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_12, dense<[[[(2.6378639, 0.0), (-0.09418699, 0.42264968)], [(2.885991, 0.0), (0.6783248, 0.27459666)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 5.8e-05 loc("fft_of_rsqrt")
  %triangular_solve_12 = "stablehlo.triangular_solve"(%f32__3, %rsqrt) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_12, dense<[[[0.8164966, 0.6666667, 1.1547005], [-0.21877968, -0.7559831, -1.4149739]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-05 loc("triangular_solve_of_rsqrt")
  %select = stablehlo.select %i1, %f32__4, %f32__5 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %convolution_12 = stablehlo.convolution (%f32__7, %select) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_12, dense<[[[3.5, 0.125]]]> : tensor<1x1x2xf32> loc("convolution_of_select")
  %fft_13 = stablehlo.fft %select, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_13, dense<[[[(1.75, 0.0), (1.375, 1.0825318)], [(4.25, 0.0), (3.875, 1.9485571)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_select")
  %triangular_solve_13 = "stablehlo.triangular_solve"(%f32__3, %select) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_13, dense<[[[1.5, -0.5, 0.75], [1.0, 0.0, -0.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_select")
  %sign = stablehlo.sign %f32__4 : tensor<1x2x3xf32>
  %convolution_13 = stablehlo.convolution (%sign, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_13, dense<[[[8.5, 8.5], [1.0, 1.0]]]> : tensor<1x2x2xf32> loc("convolution_of_sign")
  %fft_14 = stablehlo.fft %sign, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_14, dense<[[[(3.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (0.0, 0.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_sign")
  %triangular_solve_14 = "stablehlo.triangular_solve"(%f32__3, %sign) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_14, dense<[[[1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_sign")
  %sine = stablehlo.sine %f32__4 : tensor<1x2x3xf32>
  %convolution_14 = stablehlo.convolution (%f32__7, %sine) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %convolution_14, dense<[[[5.1399736, 4.6094875]]]> : tensor<1x1x2xf32>, tolerance = 1.0e-04 loc("convolution_of_sine")
  %fft_15 = stablehlo.fft %sine, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_15, dense<[[[(2.457207, 0.0), (0.267639, -0.08351465)], [(1.5695301, 0.0), (-0.06562676, 0.6996313)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 4.9e-05 loc("fft_of_sine")
  %triangular_solve_15 = "stablehlo.triangular_solve"(%f32__3, %sine) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_15, dense<[[[0.997495, 0.7780732, 0.6816388], [-1.5155644, -1.4150264, -0.41429293]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("triangular_solve_of_sine")
  %slice = stablehlo.slice %f32__12 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %convolution_15 = stablehlo.convolution (%slice, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_15, dense<[[[26.875, 25.625], [-0.375, 6.875]]]> : tensor<1x2x2xf32> loc("convolution_of_slice")
  %fft_16 = stablehlo.fft %slice, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_16, dense<[[[(4.5, 0.0), (1.5, 1.299038)], [(9.5, 0.0), (-1.75, -0.4330127)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_slice")
  %triangular_solve_16 = "stablehlo.triangular_solve"(%f32__3, %slice) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_16, dense<[[[2.5, 0.25, 1.75], [-3.0, 3.5, 0.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_slice")
  %sort = "stablehlo.sort"(%f32__4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convolution_16 = stablehlo.convolution (%f32__7, %sort) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_16, dense<[[[4.625, 10.125]]]> : tensor<1x1x2xf32> loc("convolution_of_sort")
  %fft_17 = stablehlo.fft %sort, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_17, dense<[[[(4.5, 0.0), (1.125, -0.649519)], [(4.75, 0.0), (2.125, -0.649519)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_sort")
  %triangular_solve_17 = "stablehlo.triangular_solve"(%f32__3, %sort) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_17, dense<[[[2.25, 1.5, 0.75], [-1.5, -1.75, -1.0]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_sort")
  %sqrt = stablehlo.sqrt %f32__13 : tensor<1x2x3xf32>
  %convolution_17 = stablehlo.convolution (%sqrt, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_17, dense<[[[15.0, 16.75], [5.0, -1.0]]]> : tensor<1x2x2xf32> loc("convolution_of_sqrt")
  %fft_18 = stablehlo.fft %sqrt, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_18, dense<[[[(4.0, 0.0), (0.25, -1.299038)], [(6.5, 0.0), (1.25, 1.299038)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_sqrt")
  %triangular_solve_18 = "stablehlo.triangular_solve"(%f32__3, %sqrt) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_18, dense<[[[1.5, 2.0, 0.5], [0.0, -3.0, 1.5]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_sqrt")
  %subtract = stablehlo.subtract %f32__4, %f32__5 : tensor<1x2x3xf32>
  %convolution_18 = stablehlo.convolution (%f32__7, %subtract) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_18, dense<[[[-2.125, 5.375]]]> : tensor<1x1x2xf32> loc("convolution_of_subtract")
  %fft_19 = stablehlo.fft %subtract, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_19, dense<[[[(0.0, 0.0), (-0.75, -4.3301272)], [(1.25, 0.0), (-5.875, -2.8145826)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_subtract")
  %triangular_solve_19 = "stablehlo.triangular_solve"(%f32__3, %subtract) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_19, dense<[[[-0.5, 2.75, -2.25], [-2.5, -1.5, 5.25]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_subtract")
  %tan = stablehlo.tan %f32__4 : tensor<1x2x3xf32>
  %convolution_19 = stablehlo.convolution (%tan, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %convolution_19, dense<[[[29.890875, 8.667585], [-13.556857, -0.08545196]]]> : tensor<1x2x2xf32>, tolerance = 6.0e-04 loc("convolution_of_tan")
  %fft_20 = stablehlo.fft %tan, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_20, dense<[[[(13.794389, 0.0), (14.254936, 1.8794693)], [(3.4133255, 0.0), (-0.88720906, 2.7298126)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 2.9e-04 loc("fft_of_tan")
  %triangular_solve_20 = "stablehlo.triangular_solve"(%f32__3, %tan) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_20, dense<[[[14.10142, -1.2386277, 0.93159646], [-27.656538, 2.3347087, 1.1463767]]]> : tensor<1x2x3xf32>, tolerance = 5.5e-04 loc("triangular_solve_of_tan")
  %tanh = stablehlo.tanh %f32__4 : tensor<1x2x3xf32>
  %convolution_20 = stablehlo.convolution (%f32__7, %tanh) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %convolution_20, dense<[[[4.958708, 6.819126]]]> : tensor<1x1x2xf32>, tolerance = 1.4e-04 loc("convolution_of_tanh")
  %fft_21 = stablehlo.fft %tanh, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_21, dense<[[[(2.5183234, 0.0), (0.09856075, -0.29694033)], [(2.3054557, 0.0), (-0.45955205, -0.12710753)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 5.0e-05 loc("fft_of_tanh")
  %triangular_solve_21 = "stablehlo.triangular_solve"(%f32__3, %tanh) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_21, dense<[[[0.90514827, 0.9780261, 0.63514894], [-1.3481793, -0.9609974, -0.42201424]]]> : tensor<1x2x3xf32>, tolerance = 2.7e-05 loc("triangular_solve_of_tanh")
  %transpose = stablehlo.transpose %f32__14, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %convolution_21 = stablehlo.convolution (%transpose, %f32__6) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_21, dense<[[[11.375, 6.5], [3.125, 1.125]]]> : tensor<1x2x2xf32> loc("convolution_of_transpose")
  %fft_22 = stablehlo.fft %transpose, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_22, dense<[[[(5.25, 0.0), (-0.375, 1.9485571)], [(4.0, 0.0), (1.375, 0.649519)]]]> : tensor<1x2x2xcomplex<f32>> loc("fft_of_transpose")
  return
}
