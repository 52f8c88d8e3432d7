// Pairs of ops: what takes the float result of reduce_precision. The values are those of scripts/oracle.
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
  %reduce_precision = stablehlo.reduce_precision %f32, format = e5m2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %reduce_precision : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %reduce_precision, %f32__2 : tensor<1x2x3xf32>
  %reduce_precision_2 = stablehlo.reduce_precision %f32__3, format = e5m2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %reduce_precision_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce_precision, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %reduce_precision : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %reduce_precision : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %reduce_precision, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__4, %reduce_precision : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %reduce_precision, %reduce_precision, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %reduce_precision : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %reduce_precision_3 = stablehlo.reduce_precision %f32__6, format = e5m2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %reduce_precision_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__4, %reduce_precision : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %reduce_precision, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %reduce_precision, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reduce_precision, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %reduce_precision : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %reduce_precision : tensor<1x2x3xf32>
  %floor = stablehlo.floor %reduce_precision : tensor<1x2x3xf32>
  %imag = stablehlo.imag %reduce_precision : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %reduce_precision : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %reduce_precision : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %reduce_precision : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %reduce_precision : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32__4, %reduce_precision : tensor<1x2x3xf32>
  %negate = stablehlo.negate %reduce_precision : tensor<1x2x3xf32>
  %pad = stablehlo.pad %reduce_precision, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %reduce_precision, %f32__4 : tensor<1x2x3xf32>
  %real = stablehlo.real %reduce_precision : tensor<1x2x3xf32>
  %reduce_precision_4 = stablehlo.reduce_precision %reduce_precision, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%reduce_precision, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %reduce_precision, %f32__4 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %reduce_precision : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %reduce_precision, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %reduce_precision : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %reduce_precision : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %reduce_precision : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %reduce_precision, %f32__4 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %reduce_precision_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %reduce_precision [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%reduce_precision_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %reduce_precision : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %reduce_precision, %f32__5 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %reduce_precision_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %reduce_precision : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %reduce_precision, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 2.0, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.3333334, 0.25, 4.0], [0xFF800000, -0.0, 0x7FC00000]], [[1.5, -2.0, 0.75], [-0.0, 2.0, -0.5]], [[1.0, -2.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[3.0, 1.0, 2.25], [-0.0, 0xFF800000, 0x7FC00000]], [[-1.5, 2.0, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_reduce_precision, ceil_of_reduce_precision, divide_of_reduce_precision, dynamic_update_slice_of_reduce_precision, floor_of_reduce_precision, imag_of_reduce_precision, multiply_of_reduce_precision, negate_of_reduce_precision")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision_4, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.5, -1.25], [0.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.0, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.0, 1.5]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_reduce_precision, reduce_precision_of_reduce_precision, reduce_window_of_reduce_precision, remainder_of_reduce_precision, reverse_of_reduce_precision, round_nearest_afz_of_reduce_precision, round_nearest_even_of_reduce_precision, select_of_reduce_precision")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[2.0, 1.5, 0.75, 0x7F800000, 0.25, -0.0, 1.2247449, 0x7FC00000, 0.8660254, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.0, 0.75, -0.0, 0x7F800000, 0x7FC00000, -3.75, -8.375, 0x7FC00000, 0x7FC00000, -2.0, 0.75, 0x7F800000, 0x7FC00000, -2.0, 0.75, 0x7F800000, 0x7FC00000, 1.5, -2.0, 0.75, 1.5, -2.0, 0.75, -0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000, -2.0, 0.75, 0.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_reduce_precision, sqrt_of_reduce_precision, subtract_of_reduce_precision, dot_general_of_reduce_precision, dynamic_slice_of_reduce_precision, slice_of_reduce_precision, concatenate_of_reduce_precision, pad_of_reduce_precision")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.5, -2.0, 0.75, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.0, 0.75, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.0, 0.75, -0.0, 0x7F800000, 0x7FC00000, 1.5, -0.0, -2.0, 0x7F800000, 0.75, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_reduce_precision, reshape_of_reduce_precision, transpose_of_reduce_precision")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.98279375, -1.1071488, 0.6435011], [-0.0, 1.5707964, 0x7FC00000]], [[1.1447142, -1.2599211, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]], [[0.81757444, 0.11920292, 0.6791787], [0.5, 1.0, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]], [[0.90514827, -0.9640276, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_reduce_precision, cbrt_of_reduce_precision, log_of_reduce_precision, log_plus_one_of_reduce_precision, logistic_of_reduce_precision, rsqrt_of_reduce_precision, tanh_of_reduce_precision")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1073741824, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reduce_precision")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, false, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_reduce_precision, convert_of_reduce_precision, is_finite_of_reduce_precision")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, -2.0), (3.0, 0.75)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reduce_precision")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, -0.41614684, 0.73168886], [0.87758255, -0.9899925, 0.31532237]], [[4.481689, 0.13533528, 2.117], [1.0, 0x7F800000, 0x7FC00000]], [[3.481689, -0.86466473, 1.117], [-0.0, 0x7F800000, 0x7FC00000]], [[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]], [[0.997495, 0.9092974, 0.6816388], [0.47942555, 0.14112, 0.9489846]], [[14.10142, -2.1850398, 0.93159646], [0.5463025, -0.14254655, 3.0095696]]]> : tensor<6x2x3xf32> loc("cosine_of_reduce_precision, exponential_of_reduce_precision, exponential_minus_one_of_reduce_precision, power_of_reduce_precision, sine_of_reduce_precision, tan_of_reduce_precision")
  return
}
