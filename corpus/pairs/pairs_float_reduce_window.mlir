// Pairs of ops: what takes the float result of reduce_window. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce_window = "stablehlo.reduce_window"(%f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[0.75, 1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]]]> : tensor<1x2x3xf32> loc("abs_of_reduce_window")
  %add_2 = stablehlo.add %reduce_window, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %add_2, dense<[[[1.25, -2.0, 3.75], [0x7FC00000, 0x7FC00000, 3.25]]]> : tensor<1x2x3xf32> loc("add_of_reduce_window")
  %atan2 = stablehlo.atan2 %f32__3, %reduce_window : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[1.929567, -2.819842, 1.3258177], [0x7FC00000, 0x7FC00000, 0.1798535]]]> : tensor<1x2x3xf32> loc("atan2_of_reduce_window")
  %reduce_window_2 = "stablehlo.reduce_window"(%f32__4, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %reduce_window_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1081081856, 1077936128, 1067450368], [1082654720, 1081081856, 1076887552]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reduce_window")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce_window, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]], [[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_reduce_window")
  %cbrt = stablehlo.cbrt %reduce_window : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[-0.9085603, -1.1447142, 0.9085603], [0x7FC00000, 0x7FC00000, 1.4010197]]]> : tensor<1x2x3xf32> loc("cbrt_of_reduce_window")
  %ceil = stablehlo.ceil %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[-0.0, -1.0, 1.0], [0x7FC00000, 0x7FC00000, 3.0]]]> : tensor<1x2x3xf32> loc("ceil_of_reduce_window")
  %clamp = stablehlo.clamp %f32__5, %reduce_window, %f32__6 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[-0.75, -1.0, 0.75], [0x7FC00000, 0x7FC00000, 2.0]]]> : tensor<1x2x3xf32> loc("clamp_of_reduce_window")
  %compare = stablehlo.compare LT, %reduce_window, %f32__7 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_reduce_window")
  %complex = stablehlo.complex %reduce_window, %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(-0.75, -0.75), (-1.5, -1.5), (0.75, 0.75)], [(0x7FC00000, 0x7FC00000), (0x7FC00000, 0x7FC00000), (2.75, 2.75)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reduce_window")
  %concatenate = stablehlo.concatenate %f32__8, %reduce_window, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]]]> : tensor<1x3x3xf32> loc("concatenate_of_reduce_window")
  %convert = stablehlo.convert %reduce_window : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_reduce_window")
  %reduce_window_3 = "stablehlo.reduce_window"(%f32__4, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %reduce_window_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.8205594, -0.9899925, 0.31532237], [-0.44608748, -0.8205594, -0.9243024]]]> : tensor<1x2x3xf32> loc("cosine_of_reduce_window")
  %divide = stablehlo.divide %reduce_window, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[-0.375, 3.0, 0.25], [0x7FC00000, 0x7FC00000, 5.5]]]> : tensor<1x2x3xf32> loc("divide_of_reduce_window")
  %dot_general = stablehlo.dot_general %f32__9, %reduce_window, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[0x7FC00000, 0x7FC00000, 0.125]], [[0x7FC00000, 0x7FC00000, 13.25]], [[0x7FC00000, 0x7FC00000, 0.625]], [[0x7FC00000, 0x7FC00000, 0.125]]]> : tensor<4x1x3xf32> loc("dot_general_of_reduce_window")
  %dynamic_slice = stablehlo.dynamic_slice %reduce_window, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-1.5, 0.75]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_reduce_window")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %reduce_window, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [-0.75, -1.5, 0.75, -0.5], [0x7FC00000, 0x7FC00000, 2.75, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_reduce_window")
  %exponential = stablehlo.exponential %reduce_window : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[0.47236654, 0.22313017, 2.117], [0x7FC00000, 0x7FC00000, 15.642632]]]> : tensor<1x2x3xf32> loc("exponential_of_reduce_window")
  %exponential_minus_one = stablehlo.exponential_minus_one %reduce_window : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[-0.5276334, -0.77686983, 1.117], [0x7FC00000, 0x7FC00000, 14.642632]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_reduce_window")
  %floor = stablehlo.floor %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[-1.0, -2.0, 0.0], [0x7FC00000, 0x7FC00000, 2.0]]]> : tensor<1x2x3xf32> loc("floor_of_reduce_window")
  %imag = stablehlo.imag %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_reduce_window")
  %is_finite = stablehlo.is_finite %reduce_window : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("is_finite_of_reduce_window")
  %log = stablehlo.log %reduce_window : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0x7FC00000, 0x7FC00000, -0.2876821], [0x7FC00000, 0x7FC00000, 1.011601]]]> : tensor<1x2x3xf32> loc("log_of_reduce_window")
  %log_plus_one = stablehlo.log_plus_one %reduce_window : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[-1.3862944, 0x7FC00000, 0.5596158], [0x7FC00000, 0x7FC00000, 1.3217559]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_reduce_window")
  %logistic = stablehlo.logistic %reduce_window : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.3208213, 0.18242553, 0.6791787], [0x7FC00000, 0x7FC00000, 0.93991333]]]> : tensor<1x2x3xf32> loc("logistic_of_reduce_window")
  %maximum = stablehlo.maximum %reduce_window, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [0x7FC00000, 0x7FC00000, 2.75]]]> : tensor<1x2x3xf32> loc("maximum_of_reduce_window")
  %minimum = stablehlo.minimum %f32__3, %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 0.5]]]> : tensor<1x2x3xf32> loc("minimum_of_reduce_window")
  %multiply = stablehlo.multiply %reduce_window, %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0.5625, 2.25, 0.5625], [0x7FC00000, 0x7FC00000, 7.5625]]]> : tensor<1x2x3xf32> loc("multiply_of_reduce_window")
  %negate = stablehlo.negate %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[0.75, 1.5, -0.75], [0xFFC00000, 0xFFC00000, -2.75]]]> : tensor<1x2x3xf32> loc("negate_of_reduce_window")
  %pad = stablehlo.pad %reduce_window, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [-0.75, -1.5, 0.75, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_reduce_window")
  %power = stablehlo.power %reduce_window, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.5625, 0x7FC00000, 0.421875], [0x7FC00000, 0x7FC00000, 1.6583124]]]> : tensor<1x2x3xf32> loc("power_of_reduce_window")
  %real = stablehlo.real %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]]]> : tensor<1x2x3xf32> loc("real_of_reduce_window")
  %reduce = stablehlo.reduce(%reduce_window init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[0.75, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_reduce_window")
  %reduce_precision = stablehlo.reduce_precision %reduce_window, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 3.0]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_reduce_window")
  %reduce_window_4 = "stablehlo.reduce_window"(%reduce_window, %f32__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window_4, dense<[[[-0.75, -2.25, -0.75], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_reduce_window")
  %remainder = stablehlo.remainder %reduce_window, %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[-0.0, -0.0, 0.0], [0x7FC00000, 0x7FC00000, 0.0]]]> : tensor<1x2x3xf32> loc("remainder_of_reduce_window")
  %reshape = stablehlo.reshape %reduce_window : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[-0.75, -1.5], [0.75, 0x7FC00000], [0x7FC00000, 2.75]]> : tensor<3x2xf32> loc("reshape_of_reduce_window")
  %reverse = stablehlo.reverse %reduce_window, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[2.75, 0x7FC00000, 0x7FC00000], [0.75, -1.5, -0.75]]]> : tensor<1x2x3xf32> loc("reverse_of_reduce_window")
  %round_nearest_afz = stablehlo.round_nearest_afz %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[-1.0, -2.0, 1.0], [0x7FC00000, 0x7FC00000, 3.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_reduce_window")
  %round_nearest_even = stablehlo.round_nearest_even %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[-1.0, -2.0, 1.0], [0x7FC00000, 0x7FC00000, 3.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_reduce_window")
  %rsqrt = stablehlo.rsqrt %reduce_window : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0x7FC00000, 0x7FC00000, 1.1547005], [0x7FC00000, 0x7FC00000, 0.6030227]]]> : tensor<1x2x3xf32> loc("rsqrt_of_reduce_window")
  %select = stablehlo.select %i1, %reduce_window, %f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[-0.75, -0.5, 0.75], [4.0, -1.0, 2.75]]]> : tensor<1x2x3xf32> loc("select_of_reduce_window")
  %sign = stablehlo.sign %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[-1.0, -1.0, 1.0], [0x7FC00000, 0x7FC00000, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_reduce_window")
  %sine = stablehlo.sine %reduce_window_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[-0.57156134, 0.14112, 0.9489846], [-0.8949894, -0.57156134, 0.381661]]]> : tensor<1x2x3xf32> loc("sine_of_reduce_window")
  %slice = stablehlo.slice %reduce_window [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[0x7FC00000, 2.75]]]> : tensor<1x1x2xf32> loc("slice_of_reduce_window")
  %sort = "stablehlo.sort"(%reduce_window_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_5, %right_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[3.75, 3.0, 1.25], [4.25, 3.75, 2.75]]]> : tensor<1x2x3xf32> loc("sort_of_reduce_window")
  %sqrt = stablehlo.sqrt %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[0x7FC00000, 0x7FC00000, 0.8660254], [0x7FC00000, 0x7FC00000, 1.6583124]]]> : tensor<1x2x3xf32> loc("sqrt_of_reduce_window")
  %subtract = stablehlo.subtract %reduce_window, %reduce_window : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0.0]]]> : tensor<1x2x3xf32> loc("subtract_of_reduce_window")
  %tan = stablehlo.tan %reduce_window_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.69655085, -0.14254655, 3.0095696], [2.006309, 0.69655085, -0.41291788]]]> : tensor<1x2x3xf32> loc("tan_of_reduce_window")
  %tanh = stablehlo.tanh %reduce_window : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[-0.63514894, -0.90514827, 0.63514894], [0x7FC00000, 0x7FC00000, 0.99185973]]]> : tensor<1x2x3xf32> loc("tanh_of_reduce_window")
  %transpose = stablehlo.transpose %reduce_window, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[-0.75, 0x7FC00000]], [[-1.5, 0x7FC00000]], [[0.75, 2.75]]]> : tensor<3x1x2xf32> loc("transpose_of_reduce_window")
  return
}
