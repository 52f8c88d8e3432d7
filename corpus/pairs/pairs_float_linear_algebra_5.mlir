// Pairs of ops: what takes the float result of transpose, triangular_solve. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25]], [[0.75, 0.5]], [[3.0, 1.25]]]> : tensor<3x1x2xf32>
  %f32__2 = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 1.0]]]> : tensor<1x2x2xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5]]]> : tensor<1x2x4xf32>
  %f32__10 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__11 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__12 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__14 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %f32, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %triangular_solve = "stablehlo.triangular_solve"(%f32__2, %transpose) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve, dense<[[[1.5, 0.75, 3.0], [-0.75, -1.0, -4.75]]]> : tensor<1x2x3xf32> loc("triangular_solve_of_transpose")
  %triangular_solve_2 = "stablehlo.triangular_solve"(%f32__2, %f32__3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[1.5, 2.25, 0.75], [2.5, 1.5, 0.25]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("abs_of_triangular_solve")
  %add = stablehlo.add %triangular_solve_2, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[3.5, 1.75, 3.75], [1.5, -2.5, 0.25]]]> : tensor<1x2x3xf32>, tolerance = 7.5e-05 loc("add_of_triangular_solve")
  %atan2 = stablehlo.atan2 %f32__4, %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.9272952, -0.21866895, 1.3258177], [2.1293957, -2.55359, 2.0344439]]]> : tensor<1x2x3xf32>, tolerance = 5.1e-05 loc("atan2_of_triangular_solve")
  %triangular_solve_3 = "stablehlo.triangular_solve"(%f32__2, %f32__3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %triangular_solve_3 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [-1071644672, -1077936128, -1098907648]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_triangular_solve")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %triangular_solve_2, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]], [[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<2x2x3xf32>, tolerance = 5.0e-05 loc("broadcast_in_dim_of_triangular_solve")
  %cbrt = stablehlo.cbrt %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, 1.3103707, 0.9085603], [-1.3572088, -1.1447142, -0.62996054]]]> : tensor<1x2x3xf32>, tolerance = 2.7e-05 loc("cbrt_of_triangular_solve")
  %ceil = stablehlo.ceil %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[2.0, 3.0, 1.0], [-2.0, -1.0, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("ceil_of_triangular_solve")
  %clamp = stablehlo.clamp %triangular_solve_2, %f32__4, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[2.0, 2.0, 2.0], [2.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_triangular_solve")
  %compare = stablehlo.compare LT, %triangular_solve_2, %f32__7 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_triangular_solve")
  %complex = stablehlo.complex %triangular_solve_2, %f32__4 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(1.5, 2.0), (2.25, -0.5), (0.75, 3.0)], [(-2.5, 4.0), (-1.5, -1.0), (-0.25, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_triangular_solve")
  %concatenate = stablehlo.concatenate %f32__8, %triangular_solve_2, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<1x3x3xf32>, tolerance = 6.0e-05 loc("concatenate_of_triangular_solve")
  %convert = stablehlo.convert %triangular_solve_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_triangular_solve")
  %triangular_solve_4 = "stablehlo.triangular_solve"(%f32__2, %f32__3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %convolution = stablehlo.convolution (%f32__9, %triangular_solve_4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %convolution, dense<[[[5.375, 4.875]]]> : tensor<1x1x2xf32>, tolerance = 1.1e-04 loc("convolution_of_triangular_solve")
  %cosine = stablehlo.cosine %triangular_solve_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.62817365, 0.73168886], [-0.8011436, 0.0707372, 0.9689124]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_triangular_solve")
  %divide = stablehlo.divide %f32__4, %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[1.3333334, -0.22222222, 4.0], [-1.6, 0.6666667, -2.0]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("divide_of_triangular_solve")
  %dot_general = stablehlo.dot_general %triangular_solve_2, %f32__10, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[9.0, 8.625], [-9.25, -4.875]]]> : tensor<1x2x2xf32>, tolerance = 1.9e-04 loc("dot_general_of_triangular_solve")
  %dynamic_slice = stablehlo.dynamic_slice %triangular_solve_2, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[2.25, 0.75], [-1.5, -0.25]]]> : tensor<1x2x2xf32>, tolerance = 4.5e-05 loc("dynamic_slice_of_triangular_solve")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %triangular_solve_2, %f32__11, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[1.5, 2.25, 0.75], [-2.5, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("dynamic_update_slice_of_triangular_solve")
  %exponential = stablehlo.exponential %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 9.487736, 2.117], [0.082085, 0.22313017, 0.7788008]]]> : tensor<1x2x3xf32>, tolerance = 1.9e-04 loc("exponential_of_triangular_solve")
  %exponential_minus_one = stablehlo.exponential_minus_one %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, 8.487736, 1.117], [-0.917915, -0.77686983, -0.22119921]]]> : tensor<1x2x3xf32>, tolerance = 1.7e-04 loc("exponential_minus_one_of_triangular_solve")
  %fft = stablehlo.fft %triangular_solve_4, type = RFFT, length = [3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft, dense<[[[(4.5, 0.0), (0.0, -1.299038)], [(-4.25, 0.0), (-1.625, 1.0825318)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 9.0e-05 loc("fft_of_triangular_solve")
  %floor = stablehlo.floor %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[1.0, 2.0, 0.0], [-3.0, -2.0, -1.0]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("floor_of_triangular_solve")
  %imag = stablehlo.imag %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_triangular_solve")
  %is_finite = stablehlo.is_finite %triangular_solve_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_triangular_solve")
  %log = stablehlo.log %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0.8109302, -0.2876821], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_triangular_solve")
  %log_plus_one = stablehlo.log_plus_one %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 1.178655, 0.5596158], [0x7FC00000, 0x7FC00000, -0.2876821]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-05 loc("log_plus_one_of_triangular_solve")
  %logistic = stablehlo.logistic %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.9046505, 0.6791787], [0.075858176, 0.18242553, 0.4378235]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_triangular_solve")
  %maximum = stablehlo.maximum %triangular_solve_2, %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("maximum_of_triangular_solve")
  %minimum = stablehlo.minimum %triangular_solve_2, %f32__7 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[0.0, 0.0, 0.0], [-2.5, -1.5, -0.25]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("minimum_of_triangular_solve")
  %multiply = stablehlo.multiply %triangular_solve_2, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[3.0, -1.125, 2.25], [-10.0, 1.5, -0.125]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-04 loc("multiply_of_triangular_solve")
  %negate = stablehlo.negate %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-1.5, -2.25, -0.75], [2.5, 1.5, 0.25]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("negate_of_triangular_solve")
  %pad = stablehlo.pad %triangular_solve_2, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_almost_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.5, 2.25, 0.75, 2.0, 2.0]]]> : tensor<1x2x5xf32>, tolerance = 4.5e-05 loc("pad_of_triangular_solve")
  %power = stablehlo.power %triangular_solve_2, %f32__12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 5.0625, 0.5625], [6.25, 2.25, 0.0625]]]> : tensor<1x2x3xf32>, tolerance = 1.3e-04 loc("power_of_triangular_solve")
  %real = stablehlo.real %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[1.5, 2.25, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("real_of_triangular_solve")
  %reduce = stablehlo.reduce(%triangular_solve_2 init: %f32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_almost_eq_const %reduce, dense<[[2.25, -0.25]]> : tensor<1x2xf32>, tolerance = 4.5e-05 loc("reduce_of_triangular_solve")
  %reduce_precision = stablehlo.reduce_precision %triangular_solve_2, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[1.5, 2.0, 0.75], [-2.5, -1.5, -0.25]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("reduce_precision_of_triangular_solve")
  %reduce_window = "stablehlo.reduce_window"(%triangular_solve_2, %f32__14) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[1.5, 3.75, 3.0], [-2.5, -4.0, -1.75]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("reduce_window_of_triangular_solve")
  %remainder = stablehlo.remainder %triangular_solve_2, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[1.5, 0.25, 0.75], [-2.5, -0.5, -0.25]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("remainder_of_triangular_solve")
  %reshape = stablehlo.reshape %triangular_solve_2 : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_almost_eq_const %reshape, dense<[[1.5, 2.25], [0.75, -2.5], [-1.5, -0.25]]> : tensor<3x2xf32>, tolerance = 5.0e-05 loc("reshape_of_triangular_solve")
  %reverse = stablehlo.reverse %triangular_solve_2, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[-0.25, -1.5, -2.5], [0.75, 2.25, 1.5]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("reverse_of_triangular_solve")
  %round_nearest_afz = stablehlo.round_nearest_afz %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[2.0, 2.0, 1.0], [-3.0, -2.0, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("round_nearest_afz_of_triangular_solve")
  %round_nearest_even = stablehlo.round_nearest_even %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[2.0, 2.0, 1.0], [-2.0, -2.0, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("round_nearest_even_of_triangular_solve")
  %rsqrt = stablehlo.rsqrt %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0.6666667, 1.1547005], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("rsqrt_of_triangular_solve")
  %select = stablehlo.select %i1, %triangular_solve_2, %f32__4 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, -0.25]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("select_of_triangular_solve")
  %sign = stablehlo.sign %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_triangular_solve")
  %sine = stablehlo.sine %triangular_solve_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.7780732, 0.6816388], [-0.5984721, -0.997495, -0.24740396]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_triangular_solve")
  %slice = stablehlo.slice %triangular_solve_2 [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[-2.5, -0.25]]]> : tensor<1x1x2xf32>, tolerance = 5.0e-05 loc("slice_of_triangular_solve")
  %sort = "stablehlo.sort"(%triangular_solve_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[2.25, 1.5, 0.75], [-0.25, -1.5, -2.5]]]> : tensor<1x2x3xf32>, tolerance = 5.0e-05 loc("sort_of_triangular_solve")
  %sqrt = stablehlo.sqrt %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[1.2247449, 1.5, 0.8660254], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-05 loc("sqrt_of_triangular_solve")
  %subtract = stablehlo.subtract %triangular_solve_2, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[-0.5, 2.75, -2.25], [-6.5, -0.5, -0.75]]]> : tensor<1x2x3xf32>, tolerance = 1.3e-04 loc("subtract_of_triangular_solve")
  %tan = stablehlo.tan %triangular_solve_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -1.2386277, 0.93159646], [0.7470223, -14.10142, -0.25534192]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("tan_of_triangular_solve")
  %tanh = stablehlo.tanh %triangular_solve_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, 0.9780261, 0.63514894], [-0.9866143, -0.90514827, -0.24491866]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_triangular_solve")
  %transpose_2 = stablehlo.transpose %triangular_solve_2, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_almost_eq_const %transpose_2, dense<[[[1.5, -2.5]], [[2.25, -1.5]], [[0.75, -0.25]]]> : tensor<3x1x2xf32>, tolerance = 5.0e-05 loc("transpose_of_triangular_solve")
  %triangular_solve_5 = "stablehlo.triangular_solve"(%f32__2, %triangular_solve_4) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<1x2x2xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %triangular_solve_5, dense<[[[1.5, 2.25, 0.75], [-5.5, -6.0, -1.75]]]> : tensor<1x2x3xf32>, tolerance = 1.2e-04 loc("triangular_solve_of_triangular_solve")
  return
}
