// Pairs of ops: what takes the float result of dynamic_update_slice. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<2> : tensor<i32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32, %f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %dynamic_update_slice : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %dynamic_update_slice, %f32__3 : tensor<1x2x3xf32>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %f32__4, %f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %dynamic_update_slice_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_update_slice, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %dynamic_update_slice : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %dynamic_update_slice : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__3, %dynamic_update_slice : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %dynamic_update_slice, %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__6, %dynamic_update_slice, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %dynamic_update_slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %dynamic_update_slice_3 = stablehlo.dynamic_update_slice %f32__7, %f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %dynamic_update_slice_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %dynamic_update_slice, %dynamic_update_slice : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__8, %dynamic_update_slice, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %dynamic_update_slice, %i32, %i32__4, %i32__5, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice_4 = stablehlo.dynamic_update_slice %f32__9, %dynamic_update_slice, %i32, %i32__3, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %dynamic_update_slice : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %dynamic_update_slice : tensor<1x2x3xf32>
  %floor = stablehlo.floor %dynamic_update_slice : tensor<1x2x3xf32>
  %imag = stablehlo.imag %dynamic_update_slice : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %dynamic_update_slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %dynamic_update_slice : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %dynamic_update_slice : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %dynamic_update_slice : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %dynamic_update_slice, %dynamic_update_slice : tensor<1x2x3xf32>
  %negate = stablehlo.negate %dynamic_update_slice : tensor<1x2x3xf32>
  %pad = stablehlo.pad %dynamic_update_slice, %f32__10, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %dynamic_update_slice, %f32__3 : tensor<1x2x3xf32>
  %real = stablehlo.real %dynamic_update_slice : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %dynamic_update_slice, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%dynamic_update_slice, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__3, %dynamic_update_slice : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %dynamic_update_slice : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %dynamic_update_slice, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %dynamic_update_slice : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %dynamic_update_slice : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %dynamic_update_slice : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__3, %dynamic_update_slice : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %dynamic_update_slice_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %dynamic_update_slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%dynamic_update_slice_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %dynamic_update_slice : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %dynamic_update_slice, %f32__3 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %dynamic_update_slice_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %dynamic_update_slice : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %dynamic_update_slice, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 2.25, 0.75], [0.0, 2.0, 0.5]], [[2.0, -2.0, 1.0], [-0.0, 2.0, -0.0]], [[1.0, 1.0, 1.0], [0x7FC00000, 1.0, 1.0]], [[1.0, -3.0, 0.0], [-0.0, 2.0, -1.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[2.25, 5.0625, 0.5625], [0.0, 4.0, 0.25]], [[-1.5, 2.25, -0.75], [0.0, -2.0, 0.5]], [[1.5, -2.25, 0.75], [-0.0, 2.0, -0.5]]]> : tensor<8x2x3xf32> loc("abs_of_dynamic_update_slice, ceil_of_dynamic_update_slice, divide_of_dynamic_update_slice, floor_of_dynamic_update_slice, imag_of_dynamic_update_slice, multiply_of_dynamic_update_slice, negate_of_dynamic_update_slice, real_of_dynamic_update_slice")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, -2.0, 0.75], [-0.0, 2.0, -0.5]], [[0.5, -0.5, 0.0], [0x7FC00000, -1.0, 0.0]], [[0.75, -2.25, 1.5], [-0.5, 2.0, -0.0]], [[2.0, -2.0, 1.0], [-0.0, 2.0, -1.0]], [[2.0, -2.0, 1.0], [-0.0, 2.0, -0.0]], [[2.0, -2.25, 3.0], [-0.0, 2.0, 0.5]], [[2.25, 1.5, 0.75], [2.0, -0.0, -0.5]], [[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 1.4142135, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_dynamic_update_slice, remainder_of_dynamic_update_slice, reverse_of_dynamic_update_slice, round_nearest_afz_of_dynamic_update_slice, round_nearest_even_of_dynamic_update_slice, select_of_dynamic_update_slice, sort_of_dynamic_update_slice, sqrt_of_dynamic_update_slice")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice_4 : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[-0.5, -1.75, -2.25, -4.0, 3.0, -1.0, -2.25, 0.75, -0.0, -0.5, -0.75, -1.5, 2.0, 1.5, 1.5, -2.25, 0.75, -0.0, 2.0, -0.5, 1.5, -2.25, 0.75, -0.0, 2.0, -0.5, 2.0, 2.0, 2.0, 2.0, 2.0, 1.5, -2.25, 0.75, 2.0, 2.0, 2.0, -0.5, 3.0, 1.5, -2.25, 0.75, -0.0, 2.0, -0.5, 2.0, -0.5, 3.0, 4.0, 1.5, -2.25, 0.75, -0.5, -0.0, 2.0, -0.5, 0.5]> : tensor<57xf32> loc("subtract_of_dynamic_update_slice, dynamic_slice_of_dynamic_update_slice, slice_of_dynamic_update_slice, reduce_window_of_dynamic_update_slice, broadcast_in_dim_of_dynamic_update_slice, pad_of_dynamic_update_slice, concatenate_of_dynamic_update_slice, dynamic_update_slice_of_dynamic_update_slice")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.5, -0.0, -2.25, 2.0, 0.75, -0.5, 3.0, -5.5, 1.75, 4.5, 1.25, 0.25, -1.5, 3.25, -1.0, 3.0, -5.5, 1.75, 1.5, -2.25, 0.75, -0.0, 2.0, -0.5]> : tensor<24xf32> loc("transpose_of_dynamic_update_slice, dot_general_of_dynamic_update_slice, reshape_of_dynamic_update_slice")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.6435011, -1.7894653, 0.24497867], [-0.0, 2.0344439, -0.7853982]], [[1.1447142, -1.3103707, 0.9085603], [-0.0, 1.2599211, -0.7937005]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0.6931472, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 1.0986123, -0.6931472]], [[0.81757444, 0.09534947, 0.6791787], [0.5, 0.880797, 0.37754068]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.70710677, 0x7FC00000]], [[0.90514827, -0.9780261, 0.63514894], [-0.0, 0.9640276, -0.46211717]]]> : tensor<7x2x3xf32> loc("atan2_of_dynamic_update_slice, cbrt_of_dynamic_update_slice, log_of_dynamic_update_slice, log_plus_one_of_dynamic_update_slice, logistic_of_dynamic_update_slice, rsqrt_of_dynamic_update_slice, tanh_of_dynamic_update_slice")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 1073741824, -1090519040]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_dynamic_update_slice")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, false], [false, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_dynamic_update_slice, convert_of_dynamic_update_slice, is_finite_of_dynamic_update_slice")
  check.expect_eq_const %complex, dense<[[[(1.5, 1.5), (-2.25, -2.25), (0.75, 0.75)], [(-0.0, -0.0), (2.0, 2.0), (-0.5, -0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_dynamic_update_slice")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.41614684, 0.87758255]], [[4.481689, 0.10539922, 2.117], [1.0, 7.389056, 0.60653067]], [[3.481689, -0.89460075, 1.117], [-0.0, 6.389056, -0.39346933]], [[2.25, 0x7FC00000, 0.421875], [0.0, 0.5, 0x7FC00000]], [[0.997495, 0.7780732, 0.6816388], [0.47942555, 0.9092974, -0.47942555]], [[14.10142, -1.2386277, 0.93159646], [0.5463025, -2.1850398, -0.5463025]]]> : tensor<6x2x3xf32> loc("cosine_of_dynamic_update_slice, exponential_of_dynamic_update_slice, exponential_minus_one_of_dynamic_update_slice, power_of_dynamic_update_slice, sine_of_dynamic_update_slice, tan_of_dynamic_update_slice")
  return
}
