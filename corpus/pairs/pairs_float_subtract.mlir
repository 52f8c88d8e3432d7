// Pairs of ops: what takes the float result of subtract. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__8 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %subtract = stablehlo.subtract %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %subtract : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %subtract : tensor<1x2x3xf32>
  %subtract_2 = stablehlo.subtract %f32__3, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %subtract_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %subtract, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %subtract : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %subtract : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %subtract, %subtract : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %subtract : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %subtract, %subtract, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %subtract : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %subtract_3 = stablehlo.subtract %f32__3, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %subtract_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %subtract, %f32__5 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %subtract, %f32__6, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %subtract, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %subtract, %f32__7, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %subtract : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %subtract : tensor<1x2x3xf32>
  %floor = stablehlo.floor %subtract : tensor<1x2x3xf32>
  %imag = stablehlo.imag %subtract : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %subtract : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %subtract : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %subtract : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %subtract : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %subtract, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %subtract : tensor<1x2x3xf32>
  %pad = stablehlo.pad %subtract, %f32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %subtract, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %subtract : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %subtract, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%subtract, %f32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %subtract, %subtract : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %subtract, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %subtract : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %subtract : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %subtract : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %subtract, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %subtract_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %subtract [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%subtract_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %subtract : tensor<1x2x3xf32>
  %subtract_4 = stablehlo.subtract %f32__2, %subtract : tensor<1x2x3xf32>
  %tan = stablehlo.tan %subtract_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %subtract : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %subtract, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[0.5, 1.75, 2.25], [4.0, 0x7F800000, 0x7FC00000]], [[-0.0, -1.0, -2.0], [-4.0, 0x7F800000, 0x7FC00000]], [[-0.25, -0.875, -1.125], [-2.0, 0x7F800000, 0x7FC00000]], [[-0.5, -1.75, -2.25], [-4.0, 2.0, -0.5]], [[-1.0, -2.0, -3.0], [-4.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[-0.0, -0.0, -0.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.5, 1.75, 2.25], [4.0, 0xFF800000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_subtract, ceil_of_subtract, divide_of_subtract, dynamic_update_slice_of_subtract, floor_of_subtract, imag_of_subtract, multiply_of_subtract, negate_of_subtract")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]], [[-0.5, -1.75, -2.0], [-4.0, 0x7F800000, 0x7FC00000]], [[-0.5, -2.25, -4.0], [-4.0, 0x7F800000, 0x7FC00000]], [[-0.0, -0.0, -0.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7F800000, -4.0], [-2.25, -1.75, -0.5]], [[-1.0, -2.0, -2.0], [-4.0, 0x7F800000, 0x7FC00000]], [[-0.0, -2.0, -2.0], [-4.0, 0x7F800000, 0x7FC00000]], [[-0.5, -0.5, -2.25], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_subtract, reduce_precision_of_subtract, reduce_window_of_subtract, remainder_of_subtract, reverse_of_subtract, round_nearest_afz_of_subtract, round_nearest_even_of_subtract, select_of_subtract")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[2.75, -0.5, -2.25, 4.0, 0.75, -3.5, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000, 2.5, 1.25, 5.25, 8.0, 0xFF800000, 0x7FC00000, -4.0, -7.875, 0x7FC00000, 0x7FC00000, -1.75, -2.25, 0x7F800000, 0x7FC00000, -1.75, -2.25, 0x7F800000, 0x7FC00000, -0.5, -1.75, -2.25, -0.5, -1.75, -2.25, -4.0, 0x7F800000, 0x7FC00000, -4.0, 0x7F800000, 0x7FC00000, -1.75, -2.25, 0.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_subtract, sqrt_of_subtract, subtract_of_subtract, dot_general_of_subtract, dynamic_slice_of_subtract, slice_of_subtract, concatenate_of_subtract, pad_of_subtract")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[-0.5, -1.75, -2.25, -4.0, 0x7F800000, 0x7FC00000, -0.5, -1.75, -2.25, -4.0, 0x7F800000, 0x7FC00000, -0.5, -1.75, -2.25, -4.0, 0x7F800000, 0x7FC00000, -0.5, -4.0, -1.75, 0x7F800000, -2.25, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_subtract, reshape_of_subtract, transpose_of_subtract")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[1.815775, -2.863293, 2.2142975], [2.3561945, -0.0, 0x7FC00000]], [[-0.7937005, -1.2050711, -1.3103707], [-1.587401, 0x7F800000, 0x7FC00000]], [[0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7F800000, 0x7FC00000]], [[-0.6931472, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7F800000, 0x7FC00000]], [[0.37754068, 0.1480472, 0.09534947], [0.01798621, 1.0, 0x7FC00000]], [[0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0.0, 0x7FC00000]], [[-0.46211717, -0.94137555, -0.9780261], [-0.9993293, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_subtract, cbrt_of_subtract, log_of_subtract, log_plus_one_of_subtract, logistic_of_subtract, rsqrt_of_subtract, tanh_of_subtract")
  check.expect_eq_const %bitcast_convert, dense<[[[-1090519040, 1076887552, -1072693248], [-1067450368, 1082130432, 1061158912]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_subtract")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_subtract, convert_of_subtract, is_finite_of_subtract")
  check.expect_eq_const %complex, dense<[[[(2.0, -0.5), (-0.5, -1.75), (3.0, -2.25)], [(4.0, -4.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_subtract")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.87758255, -0.9243024, -0.62817365], [-0.9364567, -0.6536436, 0.73168886]], [[0.60653067, 0.17377394, 0.10539922], [0.01831564, 0x7F800000, 0x7FC00000]], [[-0.39346933, -0.82622606, -0.89460075], [-0.9816844, 0x7F800000, 0x7FC00000]], [[0.25, 0x7FC00000, -11.390625], [256.0, 0.0, 0x7FC00000]], [[-0.47942555, 0.381661, -0.7780732], [0.35078323, -0.7568025, 0.6816388]], [[-0.5463025, -0.41291788, 1.2386277], [-0.37458563, 1.1578213, 0.93159646]]]> : tensor<6x2x3xf32> loc("cosine_of_subtract, exponential_of_subtract, exponential_minus_one_of_subtract, power_of_subtract, sine_of_subtract, tan_of_subtract")
  return
}
