// Pairs of ops: what takes the float result of select. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
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
  %select = stablehlo.select %i1, %f32, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %abs = stablehlo.abs %select : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %select : tensor<1x2x3xf32>
  %select_2 = stablehlo.select %i1, %f32__3, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %select_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %select : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %select : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %select, %select : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %select, %select : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %select, %select, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %select : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %select_3 = stablehlo.select %i1, %f32__5, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %select_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %select, %f32__6 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %select, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %select, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %select, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %select : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %select : tensor<1x2x3xf32>
  %floor = stablehlo.floor %select : tensor<1x2x3xf32>
  %imag = stablehlo.imag %select : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %select : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %select : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %select : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %select : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %select, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %select : tensor<1x2x3xf32>
  %pad = stablehlo.pad %select, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %select, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %select : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %select, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%select, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %select, %select : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %select, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %select : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %select : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %select : tensor<1x2x3xf32>
  %select_4 = stablehlo.select %i1, %select, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %select_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %select [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%select_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %select : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %select : tensor<1x2x3xf32>
  %tan = stablehlo.tan %select_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %select : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %select, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 0.5, 0.75], [4.0, 1.0, 0x7FC00000]], [[2.0, -0.0, 1.0], [4.0, -1.0, 0x7FC00000]], [[0.75, -0.25, 0.375], [2.0, -0.5, 0x7FC00000]], [[1.5, -0.5, 0.75], [4.0, 2.0, -0.5]], [[1.0, -1.0, 0.0], [4.0, -1.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, -0.0, 0.0], [0.0, -0.0, 0x7FC00000]], [[-1.5, 0.5, -0.75], [-4.0, 1.0, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_select, ceil_of_select, divide_of_select, dynamic_update_slice_of_select, floor_of_select, imag_of_select, multiply_of_select, negate_of_select")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select_4, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]], [[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]], [[1.5, 1.0, 0.25], [4.0, 3.0, 0x7FC00000]], [[0.0, -0.0, 0.0], [0.0, -0.0, 0x7FC00000]], [[0x7FC00000, -1.0, 4.0], [0.75, -0.5, 1.5]], [[2.0, -1.0, 1.0], [4.0, -1.0, 0x7FC00000]], [[2.0, -0.0, 1.0], [4.0, -1.0, 0x7FC00000]], [[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_select, reduce_precision_of_select, reduce_window_of_select, remainder_of_select, reverse_of_select, round_nearest_afz_of_select, round_nearest_even_of_select, select_of_select")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[1.5, 0.75, -0.5, 4.0, 0.25, -1.0, 1.2247449, 0x7FC00000, 0.8660254, 2.0, 0x7FC00000, 0x7FC00000, 0.5, 0.0, 2.25, 0.0, 0.0, 0x7FC00000, 0.75, -2.375, 0x7FC00000, 0x7FC00000, -0.5, 0.75, -1.0, 0x7FC00000, -0.5, 0.75, -1.0, 0x7FC00000, 1.5, -0.5, 0.75, 1.5, -0.5, 0.75, 4.0, -1.0, 0x7FC00000, 4.0, -1.0, 0x7FC00000, -0.5, 0.75, 0.0, 0.0, 0.0, 0.0, -1.0, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_select, sqrt_of_select, subtract_of_select, dot_general_of_select, dynamic_slice_of_select, slice_of_select, concatenate_of_select, pad_of_select")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.5, -0.5, 0.75, 4.0, -1.0, 0x7FC00000, 1.5, -0.5, 0.75, 4.0, -1.0, 0x7FC00000, 1.5, -0.5, 0.75, 4.0, -1.0, 0x7FC00000, 1.5, 4.0, -0.5, -1.0, 0.75, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_select, reshape_of_select, transpose_of_select")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.9272952, -2.3561945, 1.3258177], [0.7853982, -2.3561945, 0x7FC00000]], [[1.1447142, -0.7937005, 0.9085603], [1.587401, -1.0, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [1.3862944, 0x7FC00000, 0x7FC00000]], [[0.91629076, -0.6931472, 0.5596158], [1.609438, 0xFF800000, 0x7FC00000]], [[0.81757444, 0.37754068, 0.6791787], [0.98201376, 0.26894143, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0.5, 0x7FC00000, 0x7FC00000]], [[0.90514827, -0.46211717, 0.63514894], [0.9993293, -0.7615942, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_select, cbrt_of_select, log_of_select, log_plus_one_of_select, logistic_of_select, rsqrt_of_select, tanh_of_select")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, -1090519040, 1061158912], [1082130432, -1082130432, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_select")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, false]]]> : tensor<3x2x3xi1> loc("compare_of_select, convert_of_select, is_finite_of_select")
  check.expect_eq_const %complex, dense<[[[(1.5, 1.5), (-0.5, -0.5), (0.75, 0.75)], [(4.0, 4.0), (-1.0, -1.0), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_select")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, 0.87758255, 0.73168886], [-0.6536436, 0.5403023, 0.31532237]], [[4.481689, 0.60653067, 2.117], [54.59815, 0.36787945, 0x7FC00000]], [[3.481689, -0.39346933, 1.117], [53.59815, -0.63212055, 0x7FC00000]], [[2.25, 0x7FC00000, 0.421875], [256.0, -1.0, 0x7FC00000]], [[0.997495, -0.47942555, 0.6816388], [-0.7568025, -0.84147096, 0.9489846]], [[14.10142, -0.5463025, 0.93159646], [1.1578213, -1.5574077, 3.0095696]]]> : tensor<6x2x3xf32> loc("cosine_of_select, exponential_of_select, exponential_minus_one_of_select, power_of_select, sine_of_select, tan_of_select")
  return
}
