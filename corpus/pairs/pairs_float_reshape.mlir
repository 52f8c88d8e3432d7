// Pairs of ops: what takes the float result of reshape. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>
  %f32__2 = stablehlo.constant dense<[[1.5, 2.25], [0.75, -0.0], [0x7F800000, 0.25]]> : tensor<3x2xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__6 = stablehlo.constant dense<[[1.5, 2.25], [0.75, 0.5], [3.0, 1.25]]> : tensor<3x2xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reshape = stablehlo.reshape %f32 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %reshape : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %reshape, %reshape : tensor<1x2x3xf32>
  %reshape_2 = stablehlo.reshape %f32__2 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %reshape_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reshape, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %reshape : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %reshape : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %reshape, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__3, %reshape : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__5, %reshape, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %reshape : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %reshape_3 = stablehlo.reshape %f32__6 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %reshape_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %reshape, %f32__3 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %reshape, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %reshape, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %reshape, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %reshape : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %reshape : tensor<1x2x3xf32>
  %floor = stablehlo.floor %reshape : tensor<1x2x3xf32>
  %imag = stablehlo.imag %reshape : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %reshape : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %reshape : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %reshape : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %reshape : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %reshape, %f32__3 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %reshape : tensor<1x2x3xf32>
  %pad = stablehlo.pad %reshape, %f32__9, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %reshape, %f32__10 : tensor<1x2x3xf32>
  %real = stablehlo.real %reshape : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %reshape, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%reshape, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %reshape, %f32__10 : tensor<1x2x3xf32>
  %reshape_4 = stablehlo.reshape %reshape : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %reshape, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %reshape : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %reshape : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %reshape : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__3, %reshape : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %reshape_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %reshape [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%reshape_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %reshape : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %reshape, %reshape : tensor<1x2x3xf32>
  %tan = stablehlo.tan %reshape_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %reshape : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %reshape, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.75, 4.5, 0.25], [-0.0, 0xFF800000, 0x7FC00000]], [[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]], [[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000]], [[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("abs_of_reshape, ceil_of_reshape, divide_of_reshape, floor_of_reshape, imag_of_reshape, multiply_of_reshape, negate_of_reshape, real_of_reshape")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.75, -2.25, 1.5], [0x7FC00000, 0x7F800000, -0.0]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.25, 3.0], [-0.0, 0x7F800000, 0.5]], [[2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]], [[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_reshape, remainder_of_reshape, reverse_of_reshape, round_nearest_afz_of_reshape, round_nearest_even_of_reshape, select_of_reshape, sort_of_reshape, sqrt_of_reshape")
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_8 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_10 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_11 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_12 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[0.0, 0.0, 0.0, 0.0, 0x7FC00000, 0x7FC00000, -2.25, 0.75, -0.0, 0x7FC00000, -0.75, -1.5, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 1.5, -2.25, 0.75, 2.0, 2.0, 2.0, -0.5, 3.0, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 1.5, -2.25, 0.75, -0.5, -0.0, 0x7F800000, 0x7FC00000, 0.5]> : tensor<57xf32> loc("subtract_of_reshape, dynamic_slice_of_reshape, slice_of_reshape, reduce_window_of_reshape, broadcast_in_dim_of_reshape, pad_of_reshape, concatenate_of_reshape, dynamic_update_slice_of_reshape")
  %reshape_13 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_14 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_15 = stablehlo.reshape %reshape_4 : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_13, %reshape_14, %reshape_15, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.5, -0.0, -2.25, 0x7F800000, 0.75, 0x7FC00000, 3.0, 0xFF800000, 0x7FC00000, 4.5, 0x7F800000, 0x7FC00000, -1.5, 0x7F800000, 0x7FC00000, 3.0, 0xFF800000, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000]> : tensor<24xf32> loc("transpose_of_reshape, dot_general_of_reshape, reshape_of_reshape")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.7853982, -2.3561945, 0.7853982], [-3.1415927, 0.7853982, 0x7FC00000]], [[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]], [[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]], [[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_reshape, cbrt_of_reshape, log_of_reshape, log_plus_one_of_reshape, logistic_of_reshape, rsqrt_of_reshape, tanh_of_reshape")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reshape")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, true, false], [false, false, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_reshape, convert_of_reshape, is_finite_of_reshape")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, -2.25), (3.0, 0.75)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reshape")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.9899925, 0.31532237]], [[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]], [[3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]], [[2.25, 5.0625, 0.5625], [0.0, 0x7F800000, 0x7FC00000]], [[0.997495, 0.7780732, 0.6816388], [0.47942555, 0.14112, 0.9489846]], [[14.10142, -1.2386277, 0.93159646], [0.5463025, -0.14254655, 3.0095696]]]> : tensor<6x2x3xf32> loc("cosine_of_reshape, exponential_of_reshape, exponential_minus_one_of_reshape, power_of_reshape, sine_of_reshape, tan_of_reshape")
  return
}
