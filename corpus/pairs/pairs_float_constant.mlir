// Pairs of ops: what takes the float result of constant. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %constant = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %abs = stablehlo.abs %constant : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %constant, %f32 : tensor<1x2x3xf32>
  %constant_2 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %constant_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %constant, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %constant : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %constant : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %constant, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %constant, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %constant, %constant, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %constant : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %constant_3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %constant_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__2, %constant : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %constant, %f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %constant, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %constant, %f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %constant : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %constant : tensor<1x2x3xf32>
  %floor = stablehlo.floor %constant : tensor<1x2x3xf32>
  %imag = stablehlo.imag %constant : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %constant : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %constant : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %constant : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %constant : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32__2, %constant : tensor<1x2x3xf32>
  %negate = stablehlo.negate %constant : tensor<1x2x3xf32>
  %pad = stablehlo.pad %constant, %f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %constant, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %constant : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %constant, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%constant, %f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %constant, %f32__2 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %constant : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %constant, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %constant : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %constant : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %constant : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %constant, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %constant_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %constant [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%constant_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %constant : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %constant, %f32__3 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %constant_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %constant : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %constant, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.3333334, 0.22222222, 4.0], [0xFF800000, -0.0, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, 2.0, -0.5]], [[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]], [[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_constant, ceil_of_constant, divide_of_constant, dynamic_update_slice_of_constant, floor_of_constant, imag_of_constant, multiply_of_constant, negate_of_constant")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.75, -1.5], [0.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_constant, reduce_precision_of_constant, reduce_window_of_constant, remainder_of_constant, reverse_of_constant, round_nearest_afz_of_constant, round_nearest_even_of_constant, select_of_constant")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[2.25, 1.5, 0.75, 0x7F800000, 0.25, -0.0, 1.2247449, 0x7FC00000, 0.8660254, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000, -4.5, -9.375, 0x7FC00000, 0x7FC00000, -2.25, 0.75, 0x7F800000, 0x7FC00000, -2.25, 0.75, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000, -2.25, 0.75, 0.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_constant, sqrt_of_constant, subtract_of_constant, dot_general_of_constant, dynamic_slice_of_constant, slice_of_constant, concatenate_of_constant, pad_of_constant")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000, 1.5, -0.0, -2.25, 0x7F800000, 0.75, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_constant, reshape_of_constant, transpose_of_constant")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.98279375, -1.152572, 0.6435011], [-0.0, 1.5707964, 0x7FC00000]], [[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]], [[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]], [[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_constant, cbrt_of_constant, log_of_constant, log_plus_one_of_constant, logistic_of_constant, rsqrt_of_constant, tanh_of_constant")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_constant")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, false, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_constant, convert_of_constant, is_finite_of_constant")
  check.expect_eq_const %complex, dense<[[[(1.5, 2.0), (-2.25, -0.5), (0.75, 3.0)], [(-0.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_constant")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.9899925, 0.31532237]], [[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]], [[3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]], [[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]], [[0.997495, 0.7780732, 0.6816388], [0.47942555, 0.14112, 0.9489846]], [[14.10142, -1.2386277, 0.93159646], [0.5463025, -0.14254655, 3.0095696]]]> : tensor<6x2x3xf32> loc("cosine_of_constant, exponential_of_constant, exponential_minus_one_of_constant, power_of_constant, sine_of_constant, tan_of_constant")
  return
}
