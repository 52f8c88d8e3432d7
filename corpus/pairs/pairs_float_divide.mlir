// Pairs of ops: what takes the float result of divide. The values are those of scripts/oracle.
func.func @main() {
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
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %divide = stablehlo.divide %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %divide : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %divide : tensor<1x2x3xf32>
  %divide_2 = stablehlo.divide %f32__3, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %divide_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %divide : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %divide : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %divide, %divide : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %divide, %divide : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %divide, %divide, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %divide : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %divide_3 = stablehlo.divide %f32__5, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %divide_3 : tensor<1x2x3xf32>
  %divide_4 = stablehlo.divide %divide, %f32__6 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %divide, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %divide, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %divide, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %divide : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %divide : tensor<1x2x3xf32>
  %floor = stablehlo.floor %divide : tensor<1x2x3xf32>
  %imag = stablehlo.imag %divide : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %divide : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %divide : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %divide : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %divide : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %divide, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %divide : tensor<1x2x3xf32>
  %pad = stablehlo.pad %divide, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %divide, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %divide : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %divide, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%divide, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %divide, %divide : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %divide : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %divide, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %divide : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %divide : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %divide : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %divide, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %divide_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %divide [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%divide_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %divide : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %divide : tensor<1x2x3xf32>
  %tan = stablehlo.tan %divide_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %divide : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %divide, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide_4, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[0.75, 4.5, 0.25], [0.0, 0x7F800000, 0x7FC00000]], [[1.0, 5.0, 1.0], [-0.0, 0xFF800000, 0x7FC00000]], [[0.375, 2.25, 0.125], [-0.0, 0xFF800000, 0x7FC00000]], [[0.75, 4.5, 0.25], [-0.0, 2.0, -0.5]], [[0.0, 4.0, 0.0], [-0.0, 0xFF800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[-0.75, -4.5, -0.25], [0.0, 0x7F800000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_divide, ceil_of_divide, divide_of_divide, dynamic_update_slice_of_divide, floor_of_divide, imag_of_divide, multiply_of_divide, negate_of_divide")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[0.75, 4.5, 0.25], [-0.0, 0xFF800000, 0x7FC00000]], [[0.75, 4.0, 0.25], [-0.0, 0xFF800000, 0x7FC00000]], [[0.75, 5.25, 4.75], [0.0, 0xFF800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0xFF800000, -0.0], [0.25, 4.5, 0.75]], [[1.0, 5.0, 0.0], [-0.0, 0xFF800000, 0x7FC00000]], [[1.0, 4.0, 0.0], [-0.0, 0xFF800000, 0x7FC00000]], [[0.75, -0.5, 0.25], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_divide, reduce_precision_of_divide, reduce_window_of_divide, remainder_of_divide, reverse_of_divide, round_nearest_afz_of_divide, round_nearest_even_of_divide, select_of_divide")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[0.75, 0.25, -4.5, 0.5, -0.0, 0xFF800000, 0.8660254, 2.1213202, 0.5, -0.0, 0x7FC00000, 0x7FC00000, 1.25, -5.0, 2.75, 4.0, 0x7F800000, 0x7FC00000, 14.75, 17.75, 0x7FC00000, 0x7FC00000, 4.5, 0.25, 0xFF800000, 0x7FC00000, 4.5, 0.25, 0xFF800000, 0x7FC00000, 0.75, 4.5, 0.25, 0.75, 4.5, 0.25, -0.0, 0xFF800000, 0x7FC00000, -0.0, 0xFF800000, 0x7FC00000, 4.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_divide, sqrt_of_divide, subtract_of_divide, dot_general_of_divide, dynamic_slice_of_divide, slice_of_divide, concatenate_of_divide, pad_of_divide")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[0.75, 4.5, 0.25, -0.0, 0xFF800000, 0x7FC00000, 0.75, 4.5, 0.25, -0.0, 0xFF800000, 0x7FC00000, 0.75, 4.5, 0.25, -0.0, 0xFF800000, 0x7FC00000, 0.75, -0.0, 4.5, 0xFF800000, 0.25, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_divide, reshape_of_divide, transpose_of_divide")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[1.2120256, -0.11065722, 1.487655], [1.5707964, -3.1415927, 0x7FC00000]], [[0.9085603, 1.6509637, 0.62996054], [-0.0, 0xFF800000, 0x7FC00000]], [[-0.2876821, 1.5040774, -1.3862944], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0.5596158, 1.704748, 0.22314355], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.6791787, 0.9890131, 0.5621765], [0.5, 0.0, 0x7FC00000]], [[1.1547005, 0.47140452, 2.0], [0xFF800000, 0x7FC00000, 0x7FC00000]], [[0.63514894, 0.99975324, 0.24491866], [-0.0, -1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_divide, cbrt_of_divide, log_of_divide, log_plus_one_of_divide, logistic_of_divide, rsqrt_of_divide, tanh_of_divide")
  check.expect_eq_const %bitcast_convert, dense<[[[1061158912, -1064304640, 1048576000], [-2147483648, -8388608, 1056964608]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_divide")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_divide, convert_of_divide, is_finite_of_divide")
  check.expect_eq_const %complex, dense<[[[(0.75, 0.75), (4.5, 4.5), (0.25, 0.25)], [(-0.0, -0.0), (0xFF800000, 0xFF800000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_divide")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.73168886, -0.2107958, 0.9689124], [0.9921977, -0.9899925, -0.8011436]], [[2.117, 90.01713, 1.2840254], [1.0, 0.0, 0x7FC00000]], [[1.117, 89.01713, 0.28402543], [-0.0, -1.0, 0x7FC00000]], [[0.5625, 0.47140452, 0.015625], [0.0, -0.0, 0x7FC00000]], [[0.6816388, 0.9775301, 0.24740396], [0.12467473, -0.14112, 0.5984721]], [[0.93159646, -4.637332, 0.25534192], [0.12565513, 0.14254655, -0.7470223]]]> : tensor<6x2x3xf32> loc("cosine_of_divide, exponential_of_divide, exponential_minus_one_of_divide, power_of_divide, sine_of_divide, tan_of_divide")
  return
}
