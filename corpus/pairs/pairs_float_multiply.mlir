// Pairs of ops: what takes the float result of multiply. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %multiply : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %multiply, %f32__3 : tensor<1x2x3xf32>
  %multiply_2 = stablehlo.multiply %f32__4, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %multiply_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %multiply, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %multiply : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %multiply : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %multiply, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %multiply, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %multiply, %multiply, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %multiply : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %multiply_3 = stablehlo.multiply %f32__6, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %multiply_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__2, %multiply : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %multiply, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %multiply, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %multiply, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %multiply : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %multiply : tensor<1x2x3xf32>
  %floor = stablehlo.floor %multiply : tensor<1x2x3xf32>
  %imag = stablehlo.imag %multiply : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %multiply : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %multiply : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %multiply : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %multiply : tensor<1x2x3xf32>
  %multiply_4 = stablehlo.multiply %f32__2, %multiply : tensor<1x2x3xf32>
  %negate = stablehlo.negate %multiply : tensor<1x2x3xf32>
  %pad = stablehlo.pad %multiply, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %multiply, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %multiply : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %multiply, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%multiply, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %multiply, %f32__2 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %multiply, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %multiply : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %multiply : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %multiply : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %multiply, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %multiply_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %multiply [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%multiply_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %multiply : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %multiply, %f32__5 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %multiply_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %multiply : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %multiply, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply_4, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[3.0, 1.125, 2.25], [0.0, 0x7F800000, 0x7FC00000]], [[3.0, 2.0, 3.0], [-0.0, 0xFF800000, 0x7FC00000]], [[0.6666667, -0.44444445, 1.3333334], [0xFF800000, 0.0, 0x7FC00000]], [[3.0, 1.125, 2.25], [-0.0, 2.0, -0.5]], [[3.0, 1.0, 2.0], [-0.0, 0xFF800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[6.0, -0.5625, 6.75], [-0.0, 0x7F800000, 0x7FC00000]], [[-3.0, -1.125, -2.25], [0.0, 0x7F800000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_multiply, ceil_of_multiply, divide_of_multiply, dynamic_update_slice_of_multiply, floor_of_multiply, imag_of_multiply, multiply_of_multiply, negate_of_multiply")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]], [[3.0, 1.0, 2.0], [-0.0, 0xFF800000, 0x7FC00000]], [[3.0, 4.125, 3.375], [0.0, 0xFF800000, 0x7FC00000]], [[1.0, 0.125, 2.25], [-0.0, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0xFF800000, -0.0], [2.25, 1.125, 3.0]], [[3.0, 1.0, 2.0], [-0.0, 0xFF800000, 0x7FC00000]], [[3.0, 1.0, 2.0], [-0.0, 0xFF800000, 0x7FC00000]], [[3.0, -0.5, 2.25], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_multiply, reduce_precision_of_multiply, reduce_window_of_multiply, remainder_of_multiply, reverse_of_multiply, round_nearest_afz_of_multiply, round_nearest_even_of_multiply, select_of_multiply")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[3.0, 2.25, -1.125, 0.125, -0.0, 0xFF800000, 1.7320508, 1.0606601, 1.5, -0.0, 0x7FC00000, 0x7FC00000, 3.0, 1.125, 2.25, -0.0, 0xFF800000, 0x7FC00000, 7.125, 4.125, 0x7FC00000, 0x7FC00000, 1.125, 2.25, 0xFF800000, 0x7FC00000, 1.125, 2.25, 0xFF800000, 0x7FC00000, 3.0, 1.125, 2.25, 3.0, 1.125, 2.25, -0.0, 0xFF800000, 0x7FC00000, -0.0, 0xFF800000, 0x7FC00000, 1.125, 2.25, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_multiply, sqrt_of_multiply, subtract_of_multiply, dot_general_of_multiply, dynamic_slice_of_multiply, slice_of_multiply, concatenate_of_multiply, pad_of_multiply")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[3.0, 1.125, 2.25, -0.0, 0xFF800000, 0x7FC00000, 3.0, 1.125, 2.25, -0.0, 0xFF800000, 0x7FC00000, 3.0, 1.125, 2.25, -0.0, 0xFF800000, 0x7FC00000, 3.0, -0.0, 1.125, 0xFF800000, 2.25, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_multiply, reshape_of_multiply, transpose_of_multiply")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[1.2490457, 0.844154, 1.152572], [-0.0, -1.5707964, 0x7FC00000]], [[1.4422495, 1.0400419, 1.3103707], [-0.0, 0xFF800000, 0x7FC00000]], [[1.0986123, 0.11778303, 0.8109302], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[1.3862944, 0.7537718, 1.178655], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.95257413, 0.754915, 0.9046505], [0.5, 0.0, 0x7FC00000]], [[0.57735026, 0.94280905, 0.6666667], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0.9950548, 0.8093011, 0.9780261], [-0.0, -1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_multiply, cbrt_of_multiply, log_of_multiply, log_plus_one_of_multiply, logistic_of_multiply, rsqrt_of_multiply, tanh_of_multiply")
  check.expect_eq_const %bitcast_convert, dense<[[[1077936128, -1081081856, 1074790400], [-2147483648, -8388608, 1040187392]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_multiply")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, true], [true, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_multiply, convert_of_multiply, is_finite_of_multiply")
  check.expect_eq_const %complex, dense<[[[(3.0, 2.0), (1.125, -0.5), (2.25, 3.0)], [(-0.0, 4.0), (0xFF800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_multiply")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.9899925, 0.4311765, -0.62817365], [-0.41614684, -0.9899925, 0.8109631]], [[20.085537, 3.080217, 9.487736], [1.0, 0.0, 0x7FC00000]], [[19.085537, 2.080217, 8.487736], [-0.0, -1.0, 0x7FC00000]], [[9.0, 0.94280905, 11.390625], [0.0, -0.0, 0x7FC00000]], [[0.14112, -0.9022676, 0.7780732], [0.9092974, -0.14112, 0.58509725]], [[-0.14254655, -2.0925713, -1.2386277], [-2.1850398, 0.14254655, 0.7214844]]]> : tensor<6x2x3xf32> loc("cosine_of_multiply, exponential_of_multiply, exponential_minus_one_of_multiply, power_of_multiply, sine_of_multiply, tan_of_multiply")
  return
}
