// Pairs of ops: what takes the float result of remainder. The values are those of scripts/oracle.
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
  %remainder = stablehlo.remainder %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %remainder : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %remainder : tensor<1x2x3xf32>
  %remainder_2 = stablehlo.remainder %f32__3, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %remainder_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %remainder, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %remainder : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %remainder : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %remainder, %remainder : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %remainder : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %remainder, %remainder, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %remainder : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %remainder_3 = stablehlo.remainder %f32__3, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %remainder_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %remainder, %f32__5 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %remainder, %f32__6, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %remainder, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %remainder, %f32__7, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %remainder : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %remainder : tensor<1x2x3xf32>
  %floor = stablehlo.floor %remainder : tensor<1x2x3xf32>
  %imag = stablehlo.imag %remainder : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %remainder : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %remainder : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %remainder : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %remainder : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %remainder, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %remainder : tensor<1x2x3xf32>
  %pad = stablehlo.pad %remainder, %f32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %remainder, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %remainder : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %remainder, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%remainder, %f32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder_4 = stablehlo.remainder %remainder, %remainder : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %remainder : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %remainder, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %remainder : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %remainder : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %remainder : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %remainder, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %remainder_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %remainder [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%remainder_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %remainder : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %remainder : tensor<1x2x3xf32>
  %tan = stablehlo.tan %remainder_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %remainder : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %remainder, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 0.25, 0.75], [0.0, 0x7FC00000, 0x7FC00000]], [[2.0, -0.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.75, -0.125, 0.375], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.5, -0.25, 0.75], [-0.0, 2.0, -0.5]], [[1.0, -1.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, -0.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[-1.5, 0.25, -0.75], [0.0, 0xFFC00000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_remainder, ceil_of_remainder, divide_of_remainder, dynamic_update_slice_of_remainder, floor_of_remainder, imag_of_remainder, multiply_of_remainder, negate_of_remainder")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder_4, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.5, 1.25, 0.5], [0.0, 0x7FC00000, 0x7FC00000]], [[0.0, -0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7FC00000, -0.0], [0.75, -0.25, 1.5]], [[2.0, -0.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[2.0, -0.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_remainder, reduce_precision_of_remainder, reduce_window_of_remainder, remainder_of_remainder, reverse_of_remainder, round_nearest_afz_of_remainder, round_nearest_even_of_remainder, select_of_remainder")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[1.5, 0.75, 0.25, 0.5, 0.25, 0.0, 1.2247449, 0x7FC00000, 0.8660254, -0.0, 0x7FC00000, 0x7FC00000, 0.5, -0.25, 2.25, 4.0, 0x7FC00000, 0x7FC00000, 1.5, -1.375, 0x7FC00000, 0x7FC00000, -0.25, 0.75, 0x7FC00000, 0x7FC00000, -0.25, 0.75, 0x7FC00000, 0x7FC00000, 1.5, -0.25, 0.75, 1.5, -0.25, 0.75, -0.0, 0x7FC00000, 0x7FC00000, -0.0, 0x7FC00000, 0x7FC00000, -0.25, 0.75, 0.0, 0.0, 0.0, 0.0, 0x7FC00000, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_remainder, sqrt_of_remainder, subtract_of_remainder, dot_general_of_remainder, dynamic_slice_of_remainder, slice_of_remainder, concatenate_of_remainder, pad_of_remainder")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.5, -0.25, 0.75, -0.0, 0x7FC00000, 0x7FC00000, 1.5, -0.25, 0.75, -0.0, 0x7FC00000, 0x7FC00000, 1.5, -0.25, 0.75, -0.0, 0x7FC00000, 0x7FC00000, 1.5, -0.0, -0.25, 0x7FC00000, 0.75, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_remainder, reshape_of_remainder, transpose_of_remainder")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.9272952, -2.0344439, 1.3258177], [1.5707964, 0x7FC00000, 0x7FC00000]], [[1.1447142, -0.62996054, 0.9085603], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0.91629076, -0.2876821, 0.5596158], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.81757444, 0.4378235, 0.6791787], [0.5, 0x7FC00000, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0.90514827, -0.24491866, 0.63514894], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_remainder, cbrt_of_remainder, log_of_remainder, log_plus_one_of_remainder, logistic_of_remainder, rsqrt_of_remainder, tanh_of_remainder")
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1048576000, 1061158912], [1056964608, 0, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_remainder")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, false, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_remainder, convert_of_remainder, is_finite_of_remainder")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, -0.25), (3.0, 0.75)], [(4.0, -0.0), (-1.0, 0x7FC00000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_remainder")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, 0.9689124, 0.73168886], [0.87758255, 1.0, 0.9689124]], [[4.481689, 0.7788008, 2.117], [1.0, 0x7FC00000, 0x7FC00000]], [[3.481689, -0.22119921, 1.117], [-0.0, 0x7FC00000, 0x7FC00000]], [[2.25, 0x7FC00000, 0.421875], [0.0, 0x7FC00000, 0x7FC00000]], [[0.997495, 0.24740396, 0.6816388], [0.47942555, 0.0, 0.24740396]], [[14.10142, 0.25534192, 0.93159646], [0.5463025, 0.0, 0.25534192]]]> : tensor<6x2x3xf32> loc("cosine_of_remainder, exponential_of_remainder, exponential_minus_one_of_remainder, power_of_remainder, sine_of_remainder, tan_of_remainder")
  return
}
