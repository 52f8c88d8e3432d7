// Pairs of ops: what takes the float result of reduce_window. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<2.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce_window = "stablehlo.reduce_window"(%f32, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %reduce_window : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %reduce_window, %f32__3 : tensor<1x2x3xf32>
  %reduce_window_2 = "stablehlo.reduce_window"(%f32__4, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %reduce_window_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce_window, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %reduce_window : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %reduce_window : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__3, %reduce_window : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__3, %reduce_window : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__6, %reduce_window, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %reduce_window : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %reduce_window_3 = "stablehlo.reduce_window"(%f32__4, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_3 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %reduce_window_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %reduce_window, %reduce_window : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %reduce_window, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %reduce_window, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %reduce_window, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %reduce_window : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %reduce_window : tensor<1x2x3xf32>
  %floor = stablehlo.floor %reduce_window : tensor<1x2x3xf32>
  %imag = stablehlo.imag %reduce_window : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %reduce_window : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %reduce_window : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %reduce_window : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %reduce_window : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %reduce_window, %reduce_window : tensor<1x2x3xf32>
  %negate = stablehlo.negate %reduce_window : tensor<1x2x3xf32>
  %pad = stablehlo.pad %reduce_window, %f32__9, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %reduce_window, %f32__3 : tensor<1x2x3xf32>
  %real = stablehlo.real %reduce_window : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %reduce_window, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window_4 = "stablehlo.reduce_window"(%reduce_window, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_4 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__3, %reduce_window : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %reduce_window : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %reduce_window, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %reduce_window : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %reduce_window : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %reduce_window : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__3, %reduce_window : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %reduce_window_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %reduce_window [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%reduce_window_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_5, %right_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %reduce_window : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %reduce_window, %f32__3 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %reduce_window_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %reduce_window : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %reduce_window, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[0.75, 1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]], [[-0.0, -1.0, 1.0], [0x7FC00000, 0x7FC00000, 3.0]], [[1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 1.0]], [[-1.0, -2.0, 0.0], [0x7FC00000, 0x7FC00000, 2.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.5625, 2.25, 0.5625], [0x7FC00000, 0x7FC00000, 7.5625]], [[0.75, 1.5, -0.75], [0xFFC00000, 0xFFC00000, -2.75]], [[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]]]> : tensor<8x2x3xf32> loc("abs_of_reduce_window, ceil_of_reduce_window, divide_of_reduce_window, floor_of_reduce_window, imag_of_reduce_window, multiply_of_reduce_window, negate_of_reduce_window, real_of_reduce_window")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[-0.75, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 3.0]], [[0.5, -0.5, 0.0], [0x7FC00000, 0x7FC00000, 0.5]], [[0.75, -1.5, -0.75], [2.75, 0x7FC00000, 0x7FC00000]], [[-1.0, -2.0, 1.0], [0x7FC00000, 0x7FC00000, 3.0]], [[-1.0, -2.0, 1.0], [0x7FC00000, 0x7FC00000, 3.0]], [[2.0, -1.5, 3.0], [0x7FC00000, 0x7FC00000, 0.5]], [[3.75, 3.0, 1.25], [4.25, 3.75, 2.75]], [[0x7FC00000, 0x7FC00000, 0.8660254], [0x7FC00000, 0x7FC00000, 1.6583124]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_reduce_window, remainder_of_reduce_window, reverse_of_reduce_window, round_nearest_afz_of_reduce_window, round_nearest_even_of_reduce_window, select_of_reduce_window, sort_of_reduce_window, sqrt_of_reduce_window")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window_4 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[-2.75, -1.0, -2.25, 0x7FC00000, 0x7FC00000, 2.25, -1.5, 0.75, 0x7FC00000, 2.75, -2.25, -0.75, 0x7FC00000, 0x7FC00000, -0.75, -1.5, 0.75, 0x7FC00000, 0x7FC00000, 2.75, -0.75, -1.5, 0.75, 0x7FC00000, 0x7FC00000, 2.75, 2.0, 2.0, 2.0, 2.0, 2.0, -0.75, -1.5, 0.75, 2.0, 2.0, 2.0, -0.5, 3.0, -0.75, -1.5, 0.75, 0x7FC00000, 0x7FC00000, 2.75, 2.0, -0.5, 3.0, 4.0, -0.75, -1.5, 0.75, -0.5, 0x7FC00000, 0x7FC00000, 2.75, 0.5]> : tensor<57xf32> loc("subtract_of_reduce_window, dynamic_slice_of_reduce_window, slice_of_reduce_window, reduce_window_of_reduce_window, broadcast_in_dim_of_reduce_window, pad_of_reduce_window, concatenate_of_reduce_window, dynamic_update_slice_of_reduce_window")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[-0.75, 0x7FC00000, -1.5, 0x7FC00000, 0.75, 2.75, 0x7FC00000, 0x7FC00000, 0.125, 0x7FC00000, 0x7FC00000, 13.25, 0x7FC00000, 0x7FC00000, 0.625, 0x7FC00000, 0x7FC00000, 0.125, -0.75, -1.5, 0.75, 0x7FC00000, 0x7FC00000, 2.75]> : tensor<24xf32> loc("transpose_of_reduce_window, dot_general_of_reduce_window, reshape_of_reduce_window")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[-0.35877067, -1.8925469, 0.24497867], [0x7FC00000, 0x7FC00000, 1.3909428]], [[-0.9085603, -1.1447142, 0.9085603], [0x7FC00000, 0x7FC00000, 1.4010197]], [[0x7FC00000, 0x7FC00000, -0.2876821], [0x7FC00000, 0x7FC00000, 1.011601]], [[-1.3862944, 0x7FC00000, 0.5596158], [0x7FC00000, 0x7FC00000, 1.3217559]], [[0.3208213, 0.18242553, 0.6791787], [0x7FC00000, 0x7FC00000, 0.93991333]], [[0x7FC00000, 0x7FC00000, 1.1547005], [0x7FC00000, 0x7FC00000, 0.6030227]], [[-0.63514894, -0.90514827, 0.63514894], [0x7FC00000, 0x7FC00000, 0.99185973]]]> : tensor<7x2x3xf32> loc("atan2_of_reduce_window, cbrt_of_reduce_window, log_of_reduce_window, log_plus_one_of_reduce_window, logistic_of_reduce_window, rsqrt_of_reduce_window, tanh_of_reduce_window")
  check.expect_eq_const %bitcast_convert, dense<[[[1081081856, 1077936128, 1067450368], [1082654720, 1081081856, 1076887552]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reduce_window")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, false], [false, false, true]], [[true, true, true], [true, true, true]], [[true, true, true], [false, false, true]]]> : tensor<3x2x3xi1> loc("compare_of_reduce_window, convert_of_reduce_window, is_finite_of_reduce_window")
  check.expect_eq_const %complex, dense<[[[(2.0, -0.75), (-0.5, -1.5), (3.0, 0.75)], [(4.0, 0x7FC00000), (-1.0, 0x7FC00000), (0.5, 2.75)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reduce_window")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.8205594, -0.9899925, 0.31532237], [-0.44608748, -0.8205594, -0.9243024]], [[0.47236654, 0.22313017, 2.117], [0x7FC00000, 0x7FC00000, 15.642632]], [[-0.5276334, -0.77686983, 1.117], [0x7FC00000, 0x7FC00000, 14.642632]], [[0.5625, 0x7FC00000, 0.421875], [0x7FC00000, 0x7FC00000, 1.6583124]], [[-0.57156134, 0.14112, 0.9489846], [-0.8949894, -0.57156134, 0.381661]], [[0.69655085, -0.14254655, 3.0095696], [2.006309, 0.69655085, -0.41291788]]]> : tensor<6x2x3xf32> loc("cosine_of_reduce_window, exponential_of_reduce_window, exponential_minus_one_of_reduce_window, power_of_reduce_window, sine_of_reduce_window, tan_of_reduce_window")
  return
}
