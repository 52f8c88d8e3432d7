// Pairs of ops: what takes the float result of minimum. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__11 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__13 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %minimum : tensor<1x2x3xf32>
  %add = stablehlo.add %minimum, %f32__2 : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %minimum : tensor<1x2x3xf32>
  %minimum_2 = stablehlo.minimum %f32__3, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %minimum_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %minimum : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %minimum : tensor<1x2x3xf32>
  %clamp = stablehlo.clamp %f32__4, %f32__2, %minimum : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %minimum, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %minimum : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__7, %minimum, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %minimum : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %minimum_3 = stablehlo.minimum %f32__8, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %minimum_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %minimum, %f32__2 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__9, %minimum, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %minimum, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %minimum, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %minimum : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %minimum : tensor<1x2x3xf32>
  %floor = stablehlo.floor %minimum : tensor<1x2x3xf32>
  %imag = stablehlo.imag %minimum : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %minimum : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %minimum : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %minimum : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %minimum : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %minimum, %f32__2 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %minimum : tensor<1x2x3xf32>
  %pad = stablehlo.pad %minimum, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %minimum, %f32__11 : tensor<1x2x3xf32>
  %real = stablehlo.real %minimum : tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%minimum init: %f32__12) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %reduce_precision = stablehlo.reduce_precision %minimum, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%minimum, %f32__13) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %minimum, %f32__2 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %minimum : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %minimum, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %minimum : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %minimum : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %minimum : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %minimum, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sign = stablehlo.sign %minimum : tensor<1x2x3xf32>
  %sine = stablehlo.sine %minimum_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %minimum [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%minimum_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %minimum : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %minimum, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %minimum_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %minimum : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %minimum, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %ceil, %clamp, %divide, %floor, %imag, %multiply, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 2.25, 0.75], [0.0, 1.0, 0x7FC00000]], [[3.5, -2.75, 3.75], [4.0, -2.0, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, -1.0, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, -1.0, 0x7FC00000]], [[0.75, 4.5, 0.25], [-0.0, 1.0, 0x7FC00000]], [[1.0, -3.0, 0.0], [-0.0, -1.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[3.0, 1.125, 2.25], [-0.0, 1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("abs_of_minimum, add_of_minimum, ceil_of_minimum, clamp_of_minimum, divide_of_minimum, floor_of_minimum, imag_of_minimum, multiply_of_minimum")
  %concatenate_3 = stablehlo.concatenate %negate, %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[-1.5, 2.25, -0.75], [0.0, 1.0, 0xFFC00000]], [[1.5, -2.25, 0.75], [-0.0, -1.0, 0x7FC00000]], [[1.5, -2.0, 0.75], [-0.0, -1.0, 0x7FC00000]], [[1.5, -0.75, -1.5], [0.0, -1.0, 0x7FC00000]], [[1.5, -0.25, 0.75], [-0.0, -0.0, 0x7FC00000]], [[0x7FC00000, -1.0, -0.0], [0.75, -2.25, 1.5]], [[2.0, -2.0, 1.0], [-0.0, -1.0, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("negate_of_minimum, real_of_minimum, reduce_precision_of_minimum, reduce_window_of_minimum, remainder_of_minimum, reverse_of_minimum, round_nearest_afz_of_minimum, round_nearest_even_of_minimum")
  %reshape_2 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sign : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_8 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x2xf32>) -> tensor<2xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<36xf32>
  check.expect_eq_const %concatenate_4, dense<[1.5, -0.5, 0.75, 4.0, -1.0, 0x7FC00000, 1.0, -1.0, 1.0, -0.0, -1.0, 0x7FC00000, 1.5, 0.75, -0.5, 0.25, -0.0, -1.0, 1.2247449, 0x7FC00000, 0.8660254, -0.0, 0x7FC00000, 0x7FC00000, -0.5, -1.75, -2.25, -4.0, 0.0, 0x7FC00000, -2.25, 0.75, -0.0, 0x7FC00000, 1.5, 0x7FC00000]> : tensor<36xf32> loc("select_of_minimum, sign_of_minimum, sort_of_minimum, sqrt_of_minimum, subtract_of_minimum, dynamic_slice_of_minimum, slice_of_minimum, reduce_of_minimum")
  %reshape_10 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_11 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_12 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_13 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_14 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_15 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_16 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<10xf32>, tensor<9xf32>, tensor<12xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<67xf32>
  check.expect_eq_const %concatenate_5, dense<[2.0, 2.0, 2.0, 2.0, 2.0, 1.5, -2.25, 0.75, 2.0, 2.0, 2.0, -0.5, 3.0, 1.5, -2.25, 0.75, -0.0, -1.0, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 1.5, -2.25, 0.75, -0.5, -0.0, -1.0, 0x7FC00000, 0.5, 1.5, -2.25, 0.75, -0.0, -1.0, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, -1.0, 0x7FC00000, 1.5, -0.0, -2.25, -1.0, 0.75, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, -1.0, 0x7FC00000, 3.0, -4.0, 0x7FC00000, 4.5, -10.75, 0x7FC00000, -1.5, 1.75, 0x7FC00000, 3.0, -4.0, 0x7FC00000]> : tensor<67xf32> loc("pad_of_minimum, concatenate_of_minimum, dynamic_update_slice_of_minimum, broadcast_in_dim_of_minimum, transpose_of_minimum, reshape_of_minimum, dot_general_of_minimum")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.9272952, -2.9229238, 1.3258177], [1.5707964, -2.3561945, 0x7FC00000]], [[1.1447142, -1.3103707, 0.9085603], [-0.0, -1.0, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0xFF800000, 0x7FC00000]], [[0.81757444, 0.09534947, 0.6791787], [0.5, 0.26894143, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0.90514827, -0.9780261, 0.63514894], [-0.0, -0.7615942, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_minimum, cbrt_of_minimum, log_of_minimum, log_plus_one_of_minimum, logistic_of_minimum, rsqrt_of_minimum, tanh_of_minimum")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, -1090519040, 1061158912], [-2147483648, -1082130432, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_minimum")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, true, false], [false, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, true, false]]]> : tensor<3x2x3xi1> loc("compare_of_minimum, convert_of_minimum, is_finite_of_minimum")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, -2.25), (3.0, 0.75)], [(4.0, -0.0), (-1.0, -1.0), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_minimum")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, 0.87758255, 0.73168886], [0.87758255, 0.5403023, 0.87758255]], [[4.481689, 0.10539922, 2.117], [1.0, 0.36787945, 0x7FC00000]], [[3.481689, -0.89460075, 1.117], [-0.0, -0.63212055, 0x7FC00000]], [[2.25, 5.0625, 0.5625], [0.0, 1.0, 0x7FC00000]], [[0.997495, -0.47942555, 0.6816388], [0.47942555, -0.84147096, 0.47942555]], [[14.10142, -0.5463025, 0.93159646], [0.5463025, -1.5574077, 0.5463025]]]> : tensor<6x2x3xf32> loc("cosine_of_minimum, exponential_of_minimum, exponential_minus_one_of_minimum, power_of_minimum, sine_of_minimum, tan_of_minimum")
  return
}
