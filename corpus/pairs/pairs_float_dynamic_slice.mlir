// Pairs of ops: what takes the float result of dynamic_slice. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, -0.0], [0x7F800000, 0.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_slice = stablehlo.dynamic_slice %f32, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %dynamic_slice : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %dynamic_slice, %f32__2 : tensor<1x2x3xf32>
  %dynamic_slice_2 = stablehlo.dynamic_slice %f32__3, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %dynamic_slice_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_slice, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %dynamic_slice : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %dynamic_slice : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %dynamic_slice, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %dynamic_slice, %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %dynamic_slice, %dynamic_slice, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %dynamic_slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %dynamic_slice_3 = stablehlo.dynamic_slice %f32__6, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %dynamic_slice_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__4, %dynamic_slice : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %dynamic_slice, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice_4 = stablehlo.dynamic_slice %dynamic_slice, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %dynamic_slice, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %dynamic_slice : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %dynamic_slice : tensor<1x2x3xf32>
  %floor = stablehlo.floor %dynamic_slice : tensor<1x2x3xf32>
  %imag = stablehlo.imag %dynamic_slice : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %dynamic_slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %dynamic_slice : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %dynamic_slice : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %dynamic_slice : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32__4, %dynamic_slice : tensor<1x2x3xf32>
  %negate = stablehlo.negate %dynamic_slice : tensor<1x2x3xf32>
  %pad = stablehlo.pad %dynamic_slice, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %dynamic_slice, %f32__4 : tensor<1x2x3xf32>
  %real = stablehlo.real %dynamic_slice : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %dynamic_slice, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%dynamic_slice, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %dynamic_slice, %f32__4 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %dynamic_slice : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %dynamic_slice, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %dynamic_slice : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %dynamic_slice : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %dynamic_slice : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %dynamic_slice, %f32__4 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %dynamic_slice_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %dynamic_slice [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%dynamic_slice_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %dynamic_slice : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %dynamic_slice, %f32__5 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %dynamic_slice_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %dynamic_slice : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %dynamic_slice, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[2.25, 0.75, 0.0], [0x7FC00000, 2.5, 0.25]], [[-2.0, 1.0, -0.0], [0x7FC00000, 3.0, 1.0]], [[-0.8888889, -0.6666667, 0xFF800000], [0x7FC00000, -0.4, 2.0]], [[-2.25, 0.75, -0.0], [0x7FC00000, 2.0, -0.5]], [[-3.0, 0.0, -0.0], [0x7FC00000, 2.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[-4.5, -0.375, -0.0], [0x7FC00000, -2.5, 0.125]], [[2.25, -0.75, 0.0], [0xFFC00000, -2.5, -0.25]]]> : tensor<8x2x3xf32> loc("abs_of_dynamic_slice, ceil_of_dynamic_slice, divide_of_dynamic_slice, dynamic_update_slice_of_dynamic_slice, floor_of_dynamic_slice, imag_of_dynamic_slice, multiply_of_dynamic_slice, negate_of_dynamic_slice")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[-2.25, 0.75, -0.0], [0x7FC00000, 2.5, 0.25]], [[-2.0, 0.75, -0.0], [0x7FC00000, 2.5, 0.25]], [[-2.25, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]], [[-0.25, 0.25, -0.0], [0x7FC00000, 0.5, 0.25]], [[0.25, 2.5, 0x7FC00000], [-0.0, 0.75, -2.25]], [[-2.0, 1.0, -0.0], [0x7FC00000, 3.0, 0.0]], [[-2.0, 1.0, -0.0], [0x7FC00000, 2.0, 0.0]], [[-2.25, -0.5, -0.0], [4.0, -1.0, 0.25]]]> : tensor<8x2x3xf32> loc("real_of_dynamic_slice, reduce_precision_of_dynamic_slice, reduce_window_of_dynamic_slice, remainder_of_dynamic_slice, reverse_of_dynamic_slice, round_nearest_afz_of_dynamic_slice, round_nearest_even_of_dynamic_slice, select_of_dynamic_slice")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice_4 : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[2.25, 0.75, -0.0, 2.5, 0.25, 0.25, 0x7FC00000, 0.8660254, -0.0, 0x7FC00000, 1.5811388, 0.5, -2.25, 0.75, -0.0, 0x7FC00000, 2.5, 0.25, -2.25, 4.125, 0x7FC00000, 0x7FC00000, 0.75, -0.0, 2.5, 0.25, 0.75, -0.0, 2.5, 0.25, -2.25, 0.75, -0.0, -2.25, 0.75, -0.0, 0x7FC00000, 2.5, 0.25, 0x7FC00000, 2.5, 0.25, 0.75, -0.0, 0.0, 0.0, 0.0, 0.0, 2.5, 0.25, 0.0]> : tensor<51xf32> loc("sort_of_dynamic_slice, sqrt_of_dynamic_slice, subtract_of_dynamic_slice, dot_general_of_dynamic_slice, dynamic_slice_of_dynamic_slice, slice_of_dynamic_slice, concatenate_of_dynamic_slice, pad_of_dynamic_slice")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[-2.25, 0.75, -0.0, 0x7FC00000, 2.5, 0.25, -2.25, 0.75, -0.0, 0x7FC00000, 2.5, 0.25, -2.25, 0.75, -0.0, 0x7FC00000, 2.5, 0.25, -2.25, 0x7FC00000, 0.75, 2.5, -0.0, 0.25]> : tensor<24xf32> loc("broadcast_in_dim_of_dynamic_slice, reshape_of_dynamic_slice, transpose_of_dynamic_slice")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[-1.152572, 0.6435011, -0.0], [0x7FC00000, 1.19029, 0.24497867]], [[-1.3103707, 0.9085603, -0.0], [0x7FC00000, 1.3572088, 0.62996054]], [[0x7FC00000, -0.2876821, 0xFF800000], [0x7FC00000, 0.91629076, -1.3862944]], [[0x7FC00000, 0.5596158, -0.0], [0x7FC00000, 1.2527629, 0.22314355]], [[0.09534947, 0.6791787, 0.5], [0x7FC00000, 0.9241418, 0.5621765]], [[0x7FC00000, 1.1547005, 0xFF800000], [0x7FC00000, 0.6324555, 2.0]], [[-0.9780261, 0.63514894, -0.0], [0x7FC00000, 0.9866143, 0.24491866]]]> : tensor<7x2x3xf32> loc("atan2_of_dynamic_slice, cbrt_of_dynamic_slice, log_of_dynamic_slice, log_plus_one_of_dynamic_slice, logistic_of_dynamic_slice, rsqrt_of_dynamic_slice, tanh_of_dynamic_slice")
  check.expect_eq_const %bitcast_convert, dense<[[[1074790400, 1061158912, -2147483648], [1048576000, 1075838976, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_dynamic_slice")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, false, true], [false, false, true]], [[true, true, false], [true, true, true]], [[true, true, true], [false, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_dynamic_slice, convert_of_dynamic_slice, is_finite_of_dynamic_slice")
  check.expect_eq_const %complex, dense<[[[(-2.25, -2.25), (0.75, 0.75), (-0.0, -0.0)], [(0x7FC00000, 0x7FC00000), (2.5, 2.5), (0.25, 0.25)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_dynamic_slice")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.62817365, 0.73168886, 0.87758255], [0.31532237, -0.8011436, 0.9689124]], [[0.10539922, 2.117, 1.0], [0x7FC00000, 12.182494, 1.2840254]], [[-0.89460075, 1.117, -0.0], [0x7FC00000, 11.182494, 0.28402543]], [[5.0625, 1.1547005, -0.0], [0x7FC00000, 0.4, 0.5]], [[0.7780732, 0.6816388, 0.47942555], [0.9489846, 0.5984721, 0.24740396]], [[-1.2386277, 0.93159646, 0.5463025], [3.0095696, -0.7470223, 0.25534192]]]> : tensor<6x2x3xf32> loc("cosine_of_dynamic_slice, exponential_of_dynamic_slice, exponential_minus_one_of_dynamic_slice, power_of_dynamic_slice, sine_of_dynamic_slice, tan_of_dynamic_slice")
  return
}
