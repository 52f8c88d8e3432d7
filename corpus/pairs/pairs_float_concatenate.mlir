// Pairs of ops: what takes the float result of concatenate. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5], [-2.25]]]> : tensor<1x2x1xf32>
  %f32__2 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5], [2.25]]]> : tensor<1x2x1xf32>
  %f32__4 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0.25]]]> : tensor<1x2x2xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__8 = stablehlo.constant dense<[[[0.75, 0.5], [3.0, 1.25]]]> : tensor<1x2x2xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__11 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__12 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__13 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %f32, %f32__2, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %concatenate : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %concatenate, %concatenate : tensor<1x2x3xf32>
  %concatenate_2 = stablehlo.concatenate %f32__3, %f32__4, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %concatenate_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %concatenate, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %concatenate : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %concatenate : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %concatenate, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %concatenate, %f32__5 : tensor<1x2x3xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %f32__7, %concatenate, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %concatenate : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %concatenate_4 = stablehlo.concatenate %f32__3, %f32__8, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %concatenate_4 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %concatenate, %f32__5 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__9, %concatenate, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %concatenate, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %concatenate, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %concatenate : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %concatenate : tensor<1x2x3xf32>
  %floor = stablehlo.floor %concatenate : tensor<1x2x3xf32>
  %imag = stablehlo.imag %concatenate : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %concatenate : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %concatenate : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %concatenate : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %concatenate : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %concatenate, %f32__5 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %concatenate : tensor<1x2x3xf32>
  %pad = stablehlo.pad %concatenate, %f32__11, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %concatenate, %f32__12 : tensor<1x2x3xf32>
  %real = stablehlo.real %concatenate : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %concatenate, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%concatenate, %f32__13) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %concatenate, %f32__12 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %concatenate : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %concatenate, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %concatenate : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %concatenate : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %concatenate : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__5, %concatenate : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %concatenate_4 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %concatenate [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%concatenate_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %concatenate : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %concatenate, %concatenate : tensor<1x2x3xf32>
  %tan = stablehlo.tan %concatenate_4 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %concatenate : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %concatenate, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_5 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.5, 0.75, 0.0], [2.25, 0x7F800000, 0x7FC00000]], [[2.0, 1.0, -0.0], [-2.0, 0x7F800000, 0x7FC00000]], [[0.75, -1.5, -0.0], [-0.5625, 0xFF800000, 0x7FC00000]], [[1.0, 0.0, -0.0], [-3.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[3.0, -0.375, -0.0], [-9.0, 0xFF800000, 0x7FC00000]], [[-1.5, -0.75, 0.0], [2.25, 0xFF800000, 0xFFC00000]], [[1.5, 0.75, -0.0], [-2.25, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("abs_of_concatenate, ceil_of_concatenate, divide_of_concatenate, floor_of_concatenate, imag_of_concatenate, multiply_of_concatenate, negate_of_concatenate, real_of_concatenate")
  %concatenate_6 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_6, dense<[[[1.5, 0.75, -0.0], [-2.0, 0x7F800000, 0x7FC00000]], [[1.5, 0.75, -0.0], [-0.25, 0x7FC00000, 0x7FC00000]], [[-0.0, 0.75, 1.5], [0x7FC00000, 0x7F800000, -2.25]], [[2.0, 1.0, -0.0], [-2.0, 0x7F800000, 0x7FC00000]], [[2.0, 1.0, -0.0], [-2.0, 0x7F800000, 0x7FC00000]], [[2.0, 0.75, 3.0], [-2.25, 0x7F800000, 0.5]], [[1.5, 0.75, -0.0], [0x7F800000, 2.25, 0.25]], [[1.2247449, 0.8660254, -0.0], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_concatenate, remainder_of_concatenate, reverse_of_concatenate, round_nearest_afz_of_concatenate, round_nearest_even_of_concatenate, select_of_concatenate, sort_of_concatenate, sqrt_of_concatenate")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate_3 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_7, dense<[0.0, 0.0, 0.0, 0.0, 0x7FC00000, 0x7FC00000, 0.75, -0.0, -2.25, 0x7FC00000, 2.25, 0.75, 0x7F800000, 0x7FC00000, 1.5, 0.75, -0.0, -2.25, 0x7F800000, 0x7FC00000, 1.5, 0.75, -0.0, -2.25, 0x7F800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 1.5, 0.75, -0.0, 2.0, 2.0, 2.0, -0.5, 3.0, 1.5, 0.75, -0.0, -2.25, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 1.5, 0.75, -0.0, -0.5, -2.25, 0x7F800000, 0x7FC00000, 0.5]> : tensor<57xf32> loc("subtract_of_concatenate, dynamic_slice_of_concatenate, slice_of_concatenate, reduce_window_of_concatenate, broadcast_in_dim_of_concatenate, pad_of_concatenate, concatenate_of_concatenate, dynamic_update_slice_of_concatenate")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_8 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_8, dense<[1.5, -2.25, 0.75, 0x7F800000, -0.0, 0x7FC00000, 4.125, 0xFF800000, 0x7FC00000, -4.5, 0x7F800000, 0x7FC00000, -2.625, 0x7F800000, 0x7FC00000, 4.125, 0xFF800000, 0x7FC00000, 1.5, 0.75, -0.0, -2.25, 0x7F800000, 0x7FC00000]> : tensor<24xf32> loc("transpose_of_concatenate, dot_general_of_concatenate, reshape_of_concatenate")
  %concatenate_9 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_9, dense<[[[0.7853982, 0.7853982, -3.1415927], [-2.3561945, 0.7853982, 0x7FC00000]], [[1.1447142, 0.9085603, -0.0], [-1.3103707, 0x7F800000, 0x7FC00000]], [[0.4054651, -0.2876821, 0xFF800000], [0x7FC00000, 0x7F800000, 0x7FC00000]], [[0.91629076, 0.5596158, -0.0], [0x7FC00000, 0x7F800000, 0x7FC00000]], [[0.81757444, 0.6791787, 0.5], [0.09534947, 1.0, 0x7FC00000]], [[0.8164966, 1.1547005, 0xFF800000], [0x7FC00000, 0.0, 0x7FC00000]], [[0.90514827, 0.63514894, -0.0], [-0.9780261, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_concatenate, cbrt_of_concatenate, log_of_concatenate, log_plus_one_of_concatenate, logistic_of_concatenate, rsqrt_of_concatenate, tanh_of_concatenate")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1061158912, -2147483648], [1074790400, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_concatenate")
  %concatenate_10 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_10, dense<[[[false, false, false], [true, false, false]], [[true, true, false], [true, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_concatenate, convert_of_concatenate, is_finite_of_concatenate")
  check.expect_eq_const %complex, dense<[[[(1.5, 2.0), (0.75, -0.5), (-0.0, 3.0)], [(-2.25, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_concatenate")
  %concatenate_11 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_11, dense<[[[0.0707372, 0.73168886, 0.87758255], [-0.62817365, -0.9899925, 0.31532237]], [[4.481689, 2.117, 1.0], [0.10539922, 0x7F800000, 0x7FC00000]], [[3.481689, 1.117, -0.0], [-0.89460075, 0x7F800000, 0x7FC00000]], [[2.25, 0.5625, 0.0], [5.0625, 0x7F800000, 0x7FC00000]], [[0.997495, 0.6816388, 0.47942555], [0.7780732, 0.14112, 0.9489846]], [[14.10142, 0.93159646, 0.5463025], [-1.2386277, -0.14254655, 3.0095696]]]> : tensor<6x2x3xf32> loc("cosine_of_concatenate, exponential_of_concatenate, exponential_minus_one_of_concatenate, power_of_concatenate, sine_of_concatenate, tan_of_concatenate")
  return
}
