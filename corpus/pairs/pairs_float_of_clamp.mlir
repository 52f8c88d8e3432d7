// Pairs of ops: what takes the float result of clamp. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__2 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %clamp = stablehlo.clamp %f32, %f32__2, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %clamp : tensor<1x2x3xf32>
  %add = stablehlo.add %clamp, %clamp : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %clamp, %f32__4 : tensor<1x2x3xf32>
  %clamp_2 = stablehlo.clamp %f32, %f32__5, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %clamp_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %clamp, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %clamp : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %clamp : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %clamp, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__6, %clamp : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %clamp, %clamp, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %clamp : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %clamp_3 = stablehlo.clamp %f32, %f32__8, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %clamp_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__6, %clamp : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %clamp, %f32__9, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %clamp, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %clamp, %f32__10, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %clamp : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %clamp : tensor<1x2x3xf32>
  %floor = stablehlo.floor %clamp : tensor<1x2x3xf32>
  %imag = stablehlo.imag %clamp : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %clamp : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %clamp : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %clamp : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %clamp : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32__6, %clamp : tensor<1x2x3xf32>
  %negate = stablehlo.negate %clamp : tensor<1x2x3xf32>
  %pad = stablehlo.pad %clamp, %f32__11, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %clamp, %f32__6 : tensor<1x2x3xf32>
  %real = stablehlo.real %clamp : tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%clamp init: %f32__11) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  %reduce_precision = stablehlo.reduce_precision %clamp, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%clamp, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__6, %clamp : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %clamp : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %clamp, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %clamp : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %clamp : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %clamp : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__6, %clamp : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sign = stablehlo.sign %clamp : tensor<1x2x3xf32>
  %sine = stablehlo.sine %clamp_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %clamp [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%clamp_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %clamp : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__6, %clamp : tensor<1x2x3xf32>
  %tan = stablehlo.tan %clamp_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %clamp : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %clamp, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 1.0, 0.75], [0.0, 2.0, 0x7FC00000]], [[3.0, -2.0, 1.5], [-0.0, 4.0, 0x7FC00000]], [[2.0, -1.0, 1.0], [-0.0, 2.0, 0x7FC00000]], [[1.3333334, 0.5, 4.0], [0xFF800000, -0.5, 0x7FC00000]], [[1.5, -1.0, 0.75], [-0.0, 2.0, -0.5]], [[1.0, -1.0, 0.0], [-0.0, 2.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[3.0, 0.5, 2.25], [-0.0, -2.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("abs_of_clamp, add_of_clamp, ceil_of_clamp, divide_of_clamp, dynamic_update_slice_of_clamp, floor_of_clamp, imag_of_clamp, multiply_of_clamp")
  %concatenate_3 = stablehlo.concatenate %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[-1.5, 1.0, -0.75], [0.0, -2.0, 0xFFC00000]], [[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]], [[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]], [[0.5, -0.5, 0.0], [0x7FC00000, -1.0, 0x7FC00000]], [[0.75, -1.0, 1.5], [0x7FC00000, 2.0, -0.0]], [[2.0, -1.0, 1.0], [-0.0, 2.0, 0x7FC00000]], [[2.0, -1.0, 1.0], [-0.0, 2.0, 0x7FC00000]], [[2.0, -1.0, 3.0], [-0.0, 2.0, 0.5]]]> : tensor<8x2x3xf32> loc("negate_of_clamp, real_of_clamp, reduce_precision_of_clamp, remainder_of_clamp, reverse_of_clamp, round_nearest_afz_of_clamp, round_nearest_even_of_clamp, select_of_clamp")
  %reshape_2 = stablehlo.reshape %sign : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_9 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<40xf32>
  check.expect_eq_const %concatenate_4, dense<[1.0, -1.0, 1.0, -0.0, 1.0, 0x7FC00000, 2.0, 1.5, 0.75, 2.0, 0.25, -0.0, 1.2247449, 0x7FC00000, 0.8660254, -0.0, 1.4142135, 0x7FC00000, 0.5, 0.5, 2.25, 4.0, -3.0, 0x7FC00000, -0.75, -4.375, 0x7FC00000, 0x7FC00000, -1.0, 0.75, 2.0, 0x7FC00000, 0.5, -0.25, 2.0, 0x7FC00000, -1.0, 0.75, 2.0, 0x7FC00000]> : tensor<40xf32> loc("sign_of_clamp, sort_of_clamp, sqrt_of_clamp, subtract_of_clamp, dot_general_of_clamp, dynamic_slice_of_clamp, reduce_window_of_clamp, slice_of_clamp")
  %reshape_10 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x3xf32>) -> tensor<3xf32>
  %reshape_12 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_13 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_14 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %reshape_15 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, dim = 0 : (tensor<12xf32>, tensor<3xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<48xf32>
  check.expect_eq_const %concatenate_5, dense<[1.5, -1.0, 0.75, 1.5, -1.0, 0.75, -0.0, 2.0, 0x7FC00000, -0.0, 2.0, 0x7FC00000, 1.5, 1.0, 0x7FC00000, -1.0, 0.75, 0.0, 0.0, 0.0, 0.0, 2.0, 0x7FC00000, 0.0, 1.5, -1.0, 0.75, -0.0, 2.0, 0x7FC00000, 1.5, -1.0, 0.75, -0.0, 2.0, 0x7FC00000, 1.5, -0.0, -1.0, 2.0, 0.75, 0x7FC00000, 1.5, -1.0, 0.75, -0.0, 2.0, 0x7FC00000]> : tensor<48xf32> loc("concatenate_of_clamp, reduce_of_clamp, pad_of_clamp, broadcast_in_dim_of_clamp, transpose_of_clamp, reshape_of_clamp")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.98279375, -0.7853982, 0.6435011], [-0.0, 1.1071488, 0x7FC00000]], [[1.1447142, -1.0, 0.9085603], [-0.0, 1.2599211, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0.6931472, 0x7FC00000]], [[0.91629076, 0xFF800000, 0.5596158], [-0.0, 1.0986123, 0x7FC00000]], [[0.81757444, 0.26894143, 0.6791787], [0.5, 0.880797, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.70710677, 0x7FC00000]], [[0.90514827, -0.7615942, 0.63514894], [-0.0, 0.9640276, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_clamp, cbrt_of_clamp, log_of_clamp, log_plus_one_of_clamp, logistic_of_clamp, rsqrt_of_clamp, tanh_of_clamp")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1073741824, 1061158912], [-2147483648, 1073741824, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_clamp")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, false, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, true, false]]]> : tensor<3x2x3xi1> loc("compare_of_clamp, convert_of_clamp, is_finite_of_clamp")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, -1.0), (3.0, 0.75)], [(4.0, -0.0), (-1.0, 2.0), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_clamp")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, -0.41614684, 0.73168886], [0.87758255, -0.41614684, 0.31532237]], [[4.481689, 0.36787945, 2.117], [1.0, 7.389056, 0x7FC00000]], [[3.481689, -0.63212055, 1.117], [-0.0, 6.389056, 0x7FC00000]], [[2.25, 0x7FC00000, 0.421875], [0.0, 0.5, 0x7FC00000]], [[0.997495, 0.9092974, 0.6816388], [0.47942555, 0.9092974, 0.9489846]], [[14.10142, -2.1850398, 0.93159646], [0.5463025, -2.1850398, 3.0095696]]]> : tensor<6x2x3xf32> loc("cosine_of_clamp, exponential_of_clamp, exponential_minus_one_of_clamp, power_of_clamp, sine_of_clamp, tan_of_clamp")
  return
}
