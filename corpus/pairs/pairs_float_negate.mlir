// Pairs of ops: what takes the float result of negate. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %negate = stablehlo.negate %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %negate : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %negate, %f32__2 : tensor<1x2x3xf32>
  %negate_2 = stablehlo.negate %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %negate_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %negate, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %negate : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %negate : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__2, %negate : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %negate, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__5, %negate, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %negate : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %negate_3 = stablehlo.negate %f32__6 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %negate_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %negate, %negate : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %negate, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %negate, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %negate, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %negate : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %negate : tensor<1x2x3xf32>
  %floor = stablehlo.floor %negate : tensor<1x2x3xf32>
  %imag = stablehlo.imag %negate : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %negate : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %negate : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %negate : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %negate : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %negate, %negate : tensor<1x2x3xf32>
  %negate_4 = stablehlo.negate %negate : tensor<1x2x3xf32>
  %pad = stablehlo.pad %negate, %f32__9, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %negate, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %negate : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %negate, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%negate, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__2, %negate : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %negate : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %negate, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %negate : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %negate : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %negate : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %negate : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %negate_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %negate [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%negate_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %negate : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %negate, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %negate_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %negate : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %negate, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate_4, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[-1.0, 3.0, -0.0], [0.0, 0xFF800000, 0xFFC00000]], [[1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[-2.0, 2.0, -1.0], [0.0, 0xFF800000, 0xFFC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[2.25, 5.0625, 0.5625], [0.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_negate, ceil_of_negate, divide_of_negate, floor_of_negate, imag_of_negate, multiply_of_negate, negate_of_negate, real_of_negate")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[-1.5, 2.0, -0.75], [0.0, 0xFF800000, 0xFFC00000]], [[0.5, -0.5, 0.0], [0x7FC00000, -1.0, 0x7FC00000]], [[-0.75, 2.25, -1.5], [0xFFC00000, 0xFF800000, 0.0]], [[-2.0, 2.0, -1.0], [0.0, 0xFF800000, 0xFFC00000]], [[-2.0, 2.0, -1.0], [0.0, 0xFF800000, 0xFFC00000]], [[2.0, 2.25, 3.0], [0.0, 0xFF800000, 0.5]], [[-0.75, -1.5, -2.25], [0.0, -0.25, 0xFF800000]], [[0x7FC00000, 1.5, 0x7FC00000], [0.0, 0x7FC00000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_negate, remainder_of_negate, reverse_of_negate, round_nearest_afz_of_negate, round_nearest_even_of_negate, select_of_negate, sort_of_negate, sqrt_of_negate")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[-3.5, 2.75, -3.75, -4.0, 0xFF800000, 0x7FC00000, 2.25, -0.75, 0.0, 0xFFC00000, 0.75, 1.5, 0xFF800000, 0x7FC00000, -1.5, 2.25, -0.75, 0.0, 0xFF800000, 0xFFC00000, -1.5, 2.25, -0.75, 0.0, 0xFF800000, 0xFFC00000, 2.0, 2.0, 2.0, 2.0, 2.0, -1.5, 2.25, -0.75, 2.0, 2.0, 2.0, -0.5, 3.0, -1.5, 2.25, -0.75, 0.0, 0xFF800000, 0xFFC00000, 2.0, -0.5, 3.0, 4.0, -1.5, 2.25, -0.75, -0.5, 0.0, 0xFF800000, 0xFFC00000, 0.5]> : tensor<57xf32> loc("subtract_of_negate, dynamic_slice_of_negate, slice_of_negate, reduce_window_of_negate, broadcast_in_dim_of_negate, pad_of_negate, concatenate_of_negate, dynamic_update_slice_of_negate")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[-1.5, 0.0, 2.25, 0xFF800000, -0.75, 0xFFC00000, -3.0, 0x7F800000, 0x7FC00000, -4.5, 0xFF800000, 0x7FC00000, 1.5, 0xFF800000, 0x7FC00000, -3.0, 0x7F800000, 0x7FC00000, -1.5, 2.25, -0.75, 0.0, 0xFF800000, 0xFFC00000]> : tensor<24xf32> loc("transpose_of_negate, dot_general_of_negate, reshape_of_negate")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[-0.6435011, 1.7894653, -0.24497867], [0.0, -1.5707964, 0x7FC00000]], [[-1.1447142, 1.3103707, -0.9085603], [0.0, 0xFF800000, 0xFFC00000]], [[0x7FC00000, 0.8109302, 0x7FC00000], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 1.178655, -1.3862944], [0.0, 0x7FC00000, 0x7FC00000]], [[0.18242553, 0.9046505, 0.3208213], [0.5, 0.0, 0x7FC00000]], [[0x7FC00000, 0.6666667, 0x7FC00000], [0x7F800000, 0x7FC00000, 0x7FC00000]], [[-0.90514827, 0.9780261, -0.63514894], [0.0, -1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_negate, cbrt_of_negate, log_of_negate, log_plus_one_of_negate, logistic_of_negate, rsqrt_of_negate, tanh_of_negate")
  check.expect_eq_const %bitcast_convert, dense<[[[-1077936128, -1072693248, -1086324736], [0, -8388608, -1098907648]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_negate")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, true, false], [false, false, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_negate, convert_of_negate, is_finite_of_negate")
  check.expect_eq_const %complex, dense<[[[(-1.5, 2.0), (2.25, -0.5), (-0.75, 3.0)], [(0.0, 4.0), (0xFF800000, -1.0), (0xFFC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_negate")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.9899925, 0.31532237]], [[0.22313017, 9.487736, 0.47236654], [1.0, 0.0, 0x7FC00000]], [[-0.77686983, 8.487736, -0.5276334], [0.0, -1.0, 0x7FC00000]], [[2.25, 0.6666667, -0.421875], [0.0, -0.0, 0x7FC00000]], [[-0.997495, -0.7780732, -0.6816388], [-0.47942555, -0.14112, -0.9489846]], [[-14.10142, 1.2386277, -0.93159646], [-0.5463025, 0.14254655, -3.0095696]]]> : tensor<6x2x3xf32> loc("cosine_of_negate, exponential_of_negate, exponential_minus_one_of_negate, power_of_negate, sine_of_negate, tan_of_negate")
  return
}
