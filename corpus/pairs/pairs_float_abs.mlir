// Pairs of ops: what takes the float result of abs. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %abs_2 = stablehlo.abs %abs : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %abs : tensor<1x2x3xf32>
  %abs_3 = stablehlo.abs %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %abs_3 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %abs, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %abs : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %abs : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %abs, %abs : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %abs : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %abs, %abs, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %abs : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %abs_4 = stablehlo.abs %f32__5 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %abs_4 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %abs, %f32__6 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %abs, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %abs, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %abs, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %abs : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %abs : tensor<1x2x3xf32>
  %floor = stablehlo.floor %abs : tensor<1x2x3xf32>
  %imag = stablehlo.imag %abs : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %abs : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %abs : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %abs : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %abs : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %abs, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %abs : tensor<1x2x3xf32>
  %pad = stablehlo.pad %abs, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %abs, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %abs : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %abs, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%abs, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %abs, %abs : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %abs : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %abs, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %abs : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %abs : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %abs : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %abs, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %abs_4 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %abs [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%abs_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %abs : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %abs : tensor<1x2x3xf32>
  %tan = stablehlo.tan %abs_4 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %abs : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %abs, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs_2, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[2.0, 3.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]], [[0.75, 1.125, 0.375], [0.0, 0x7F800000, 0x7FC00000]], [[1.5, 2.25, 0.75], [0.0, 2.0, -0.5]], [[1.0, 2.0, 0.0], [0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]], [[-1.5, -2.25, -0.75], [-0.0, 0xFF800000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_abs, ceil_of_abs, divide_of_abs, dynamic_update_slice_of_abs, floor_of_abs, imag_of_abs, multiply_of_abs, negate_of_abs")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[1.5, 2.0, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[1.5, 3.75, 3.0], [0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7F800000, 0.0], [0.75, 2.25, 1.5]], [[2.0, 2.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]], [[2.0, 2.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_abs, reduce_precision_of_abs, reduce_window_of_abs, remainder_of_abs, reverse_of_abs, round_nearest_afz_of_abs, round_nearest_even_of_abs, select_of_abs")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[2.25, 1.5, 0.75, 0x7F800000, 0.25, 0.0, 1.2247449, 1.5, 0.8660254, 0.0, 0x7F800000, 0x7FC00000, 0.5, -2.75, 2.25, 4.0, 0xFF800000, 0x7FC00000, 9.0, 8.625, 0x7FC00000, 0x7FC00000, 2.25, 0.75, 0x7F800000, 0x7FC00000, 2.25, 0.75, 0x7F800000, 0x7FC00000, 1.5, 2.25, 0.75, 1.5, 2.25, 0.75, 0.0, 0x7F800000, 0x7FC00000, 0.0, 0x7F800000, 0x7FC00000, 2.25, 0.75, 0.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_abs, sqrt_of_abs, subtract_of_abs, dot_general_of_abs, dynamic_slice_of_abs, slice_of_abs, concatenate_of_abs, pad_of_abs")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.5, 2.25, 0.75, 0.0, 0x7F800000, 0x7FC00000, 1.5, 2.25, 0.75, 0.0, 0x7F800000, 0x7FC00000, 1.5, 2.25, 0.75, 0.0, 0x7F800000, 0x7FC00000, 1.5, 0.0, 2.25, 0x7F800000, 0.75, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_abs, reshape_of_abs, transpose_of_abs")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.9272952, -0.21866895, 1.3258177], [1.5707964, -0.0, 0x7FC00000]], [[1.1447142, 1.3103707, 0.9085603], [0.0, 0x7F800000, 0x7FC00000]], [[0.4054651, 0.8109302, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.91629076, 1.178655, 0.5596158], [0.0, 0x7F800000, 0x7FC00000]], [[0.81757444, 0.9046505, 0.6791787], [0.5, 1.0, 0x7FC00000]], [[0.8164966, 0.6666667, 1.1547005], [0x7F800000, 0.0, 0x7FC00000]], [[0.90514827, 0.9780261, 0.63514894], [0.0, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_abs, cbrt_of_abs, log_of_abs, log_plus_one_of_abs, logistic_of_abs, rsqrt_of_abs, tanh_of_abs")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [0, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_abs")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_abs, convert_of_abs, is_finite_of_abs")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, 2.25), (3.0, 0.75)], [(4.0, 0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_abs")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.9899925, 0.31532237]], [[4.481689, 9.487736, 2.117], [1.0, 0x7F800000, 0x7FC00000]], [[3.481689, 8.487736, 1.117], [0.0, 0x7F800000, 0x7FC00000]], [[2.25, 0.6666667, 0.421875], [0.0, 0.0, 0x7FC00000]], [[0.997495, 0.7780732, 0.6816388], [0.47942555, 0.14112, 0.9489846]], [[14.10142, -1.2386277, 0.93159646], [0.5463025, -0.14254655, 3.0095696]]]> : tensor<6x2x3xf32> loc("cosine_of_abs, exponential_of_abs, exponential_minus_one_of_abs, power_of_abs, sine_of_abs, tan_of_abs")
  return
}
