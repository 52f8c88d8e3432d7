// Pairs of ops: what takes the float result of reverse. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
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
  %reverse = stablehlo.reverse %f32, dims = [1, 2] : tensor<1x2x3xf32>
  %abs = stablehlo.abs %reverse : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %reverse, %f32__2 : tensor<1x2x3xf32>
  %reverse_2 = stablehlo.reverse %f32__3, dims = [1, 2] : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %reverse_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reverse, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %reverse : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %reverse : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %reverse, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__4, %reverse : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %reverse, %reverse, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %reverse : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %reverse_3 = stablehlo.reverse %f32__6, dims = [1, 2] : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %reverse_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__4, %reverse : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %reverse, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %reverse, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reverse, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %reverse : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %reverse : tensor<1x2x3xf32>
  %floor = stablehlo.floor %reverse : tensor<1x2x3xf32>
  %imag = stablehlo.imag %reverse : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %reverse : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %reverse : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %reverse : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %reverse : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32__4, %reverse : tensor<1x2x3xf32>
  %negate = stablehlo.negate %reverse : tensor<1x2x3xf32>
  %pad = stablehlo.pad %reverse, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %reverse, %f32__4 : tensor<1x2x3xf32>
  %real = stablehlo.real %reverse : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %reverse, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%reverse, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %reverse, %f32__4 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %reverse : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse_4 = stablehlo.reverse %reverse, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %reverse : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %reverse : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %reverse : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %reverse, %f32__4 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %reverse_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %reverse [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%reverse_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %reverse : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %reverse, %f32__5 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %reverse_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %reverse : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %reverse, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[0x7FC00000, 0x7F800000, 0.0], [0.75, 2.25, 1.5]], [[0x7FC00000, 0x7F800000, -0.0], [1.0, -2.0, 2.0]], [[0x7FC00000, -0.0, 0xFF800000], [5.3333335, 0.44444445, 0.33333334]], [[0x7FC00000, 0x7F800000, -0.0], [0.75, 2.0, -0.5]], [[0x7FC00000, 0x7F800000, -0.0], [0.0, -3.0, 1.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0x7FC00000, 0xFF800000, -0.0], [3.0, 2.25, 0.75]], [[0xFFC00000, 0xFF800000, 0.0], [-0.75, 2.25, -1.5]]]> : tensor<8x2x3xf32> loc("abs_of_reverse, ceil_of_reverse, divide_of_reverse, dynamic_update_slice_of_reverse, floor_of_reverse, imag_of_reverse, multiply_of_reverse, negate_of_reverse")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse_4, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5]], [[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.0, 1.5]], [[0x7FC00000, 0x7FC00000, 0x7F800000], [0.75, -1.5, -0.75]], [[0x7FC00000, 0x7FC00000, -0.0], [0.75, -0.25, 0.0]], [[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[0x7FC00000, 0x7F800000, -0.0], [1.0, -2.0, 2.0]], [[0x7FC00000, 0x7F800000, -0.0], [1.0, -2.0, 2.0]], [[0x7FC00000, -0.5, -0.0], [4.0, -1.0, 1.5]]]> : tensor<8x2x3xf32> loc("real_of_reverse, reduce_precision_of_reverse, reduce_window_of_reverse, remainder_of_reverse, reverse_of_reverse, round_nearest_afz_of_reverse, round_nearest_even_of_reverse, select_of_reverse")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[0x7F800000, 0.25, -0.0, 2.25, 1.5, 0.75, 0x7FC00000, 0x7F800000, -0.0, 0.8660254, 0x7FC00000, 1.2247449, 0x7FC00000, 0x7F800000, -0.0, 0.75, -2.25, 1.5, 0x7FC00000, 0x7FC00000, -6.75, -8.625, 0x7F800000, -0.0, -2.25, 1.5, 0x7F800000, -0.0, -2.25, 1.5, 0x7FC00000, 0x7F800000, -0.0, 0x7FC00000, 0x7F800000, -0.0, 0.75, -2.25, 1.5, 0.75, -2.25, 1.5, 0x7F800000, -0.0, 0.0, 0.0, 0.0, 0.0, -2.25, 1.5, 0.0]> : tensor<51xf32> loc("sort_of_reverse, sqrt_of_reverse, subtract_of_reverse, dot_general_of_reverse, dynamic_slice_of_reverse, slice_of_reverse, concatenate_of_reverse, pad_of_reverse")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[0x7FC00000, 0x7F800000, -0.0, 0.75, -2.25, 1.5, 0x7FC00000, 0x7F800000, -0.0, 0.75, -2.25, 1.5, 0x7FC00000, 0x7F800000, -0.0, 0.75, -2.25, 1.5, 0x7FC00000, 0.75, 0x7F800000, -2.25, -0.0, 1.5]> : tensor<24xf32> loc("broadcast_in_dim_of_reverse, reshape_of_reverse, transpose_of_reverse")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0x7FC00000, 1.5707964, -0.0], [0.6435011, -1.152572, 0.98279375]], [[0x7FC00000, 0x7F800000, -0.0], [0.9085603, -1.3103707, 1.1447142]], [[0x7FC00000, 0x7F800000, 0xFF800000], [-0.2876821, 0x7FC00000, 0.4054651]], [[0x7FC00000, 0x7F800000, -0.0], [0.5596158, 0x7FC00000, 0.91629076]], [[0x7FC00000, 1.0, 0.5], [0.6791787, 0.09534947, 0.81757444]], [[0x7FC00000, 0.0, 0xFF800000], [1.1547005, 0x7FC00000, 0.8164966]], [[0x7FC00000, 1.0, -0.0], [0.63514894, -0.9780261, 0.90514827]]]> : tensor<7x2x3xf32> loc("atan2_of_reverse, cbrt_of_reverse, log_of_reverse, log_plus_one_of_reverse, logistic_of_reverse, rsqrt_of_reverse, tanh_of_reverse")
  check.expect_eq_const %bitcast_convert, dense<[[[1048576000, 2139095040, -2147483648], [1061158912, 1074790400, 1069547520]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reverse")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, true], [true, true, false]], [[true, true, false], [true, true, true]], [[false, false, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_reverse, convert_of_reverse, is_finite_of_reverse")
  check.expect_eq_const %complex, dense<[[[(2.0, 0x7FC00000), (-0.5, 0x7F800000), (3.0, -0.0)], [(4.0, 0.75), (-1.0, -2.25), (0.5, 1.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reverse")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.31532237, -0.9899925, 0.87758255], [0.73168886, -0.62817365, 0.0707372]], [[0x7FC00000, 0x7F800000, 1.0], [2.117, 0.10539922, 4.481689]], [[0x7FC00000, 0x7F800000, -0.0], [1.117, -0.89460075, 3.481689]], [[0x7FC00000, 0.0, -0.0], [0.31640625, -0.44444445, 1.2247449]], [[0.9489846, 0.14112, 0.47942555], [0.6816388, 0.7780732, 0.997495]], [[3.0095696, -0.14254655, 0.5463025], [0.93159646, -1.2386277, 14.10142]]]> : tensor<6x2x3xf32> loc("cosine_of_reverse, exponential_of_reverse, exponential_minus_one_of_reverse, power_of_reverse, sine_of_reverse, tan_of_reverse")
  return
}
