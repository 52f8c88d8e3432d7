// Pairs of ops: what takes the float result of slice. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %slice = stablehlo.slice %f32 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %slice : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %slice, %slice : tensor<1x2x3xf32>
  %slice_2 = stablehlo.slice %f32__2 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %slice_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %slice : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %slice : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %slice, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__3, %slice : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__5, %slice, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %slice_3 = stablehlo.slice %f32__6 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %slice_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %slice, %f32__3 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %slice, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %slice, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %slice, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %slice : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %slice : tensor<1x2x3xf32>
  %floor = stablehlo.floor %slice : tensor<1x2x3xf32>
  %imag = stablehlo.imag %slice : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %slice : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %slice : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %slice : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %slice, %f32__3 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %slice : tensor<1x2x3xf32>
  %pad = stablehlo.pad %slice, %f32__9, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %slice, %f32__10 : tensor<1x2x3xf32>
  %real = stablehlo.real %slice : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %slice, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%slice, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %slice, %f32__10 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %slice : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %slice, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %slice : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %slice : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %slice : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__3, %slice : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %slice_3 : tensor<1x2x3xf32>
  %slice_4 = stablehlo.slice %slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%slice_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %slice : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %slice, %slice : tensor<1x2x3xf32>
  %tan = stablehlo.tan %slice_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %slice : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %slice, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]], [[3.0, 1.0, 2.0], [2.0, 4.0, 4.0]], [[1.25, -0.5, 0.5833333], [0.5, -4.0, 7.0]], [[2.0, 0.0, 1.0], [2.0, 4.0, 3.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[5.0, -0.125, 5.25], [8.0, -4.0, 1.75]], [[-2.5, -0.25, -1.75], [-2.0, -4.0, -3.5]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<8x2x3xf32> loc("abs_of_slice, ceil_of_slice, divide_of_slice, floor_of_slice, imag_of_slice, multiply_of_slice, negate_of_slice, real_of_slice")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]], [[0.5, 0.25, 1.75], [0.0, 0.0, 1.5]], [[1.75, 0.25, 2.5], [3.5, 4.0, 2.0]], [[3.0, 0.0, 2.0], [2.0, 4.0, 4.0]], [[2.0, 0.0, 2.0], [2.0, 4.0, 4.0]], [[2.0, 0.25, 3.0], [2.0, 4.0, 0.5]], [[2.5, 1.75, 0.25], [4.0, 3.5, 2.0]], [[1.5811388, 0.5, 1.3228756], [1.4142135, 2.0, 1.8708287]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_slice, remainder_of_slice, reverse_of_slice, round_nearest_afz_of_slice, round_nearest_even_of_slice, select_of_slice, sort_of_slice, sqrt_of_slice")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice_4 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.25, 1.75, 2.0, 3.5, 2.75, 2.0, 6.0, 7.5, 2.5, 0.25, 1.75, 2.0, 4.0, 3.5, 2.5, 0.25, 1.75, 2.0, 4.0, 3.5, 2.0, 2.0, 2.0, 2.0, 2.0, 2.5, 0.25, 1.75, 2.0, 2.0, 2.0, -0.5, 3.0, 2.5, 0.25, 1.75, 2.0, 4.0, 3.5, 2.0, -0.5, 3.0, 4.0, 2.5, 0.25, 1.75, -0.5, 2.0, 4.0, 3.5, 0.5]> : tensor<57xf32> loc("subtract_of_slice, dynamic_slice_of_slice, slice_of_slice, reduce_window_of_slice, broadcast_in_dim_of_slice, pad_of_slice, concatenate_of_slice, dynamic_update_slice_of_slice")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[2.5, 2.0, 0.25, 4.0, 1.75, 3.5, 4.0, -1.5, 1.75, 15.5, 16.75, 19.25, -1.5, 1.75, 0.0, 4.0, -1.5, 1.75, 2.5, 0.25, 1.75, 2.0, 4.0, 3.5]> : tensor<24xf32> loc("transpose_of_slice, dot_general_of_slice, reshape_of_slice")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.7853982, 0.7853982, 0.7853982], [0.7853982, 0.7853982, 0.7853982]], [[1.3572088, 0.62996054, 1.2050711], [1.2599211, 1.587401, 1.5182945]], [[0.91629076, -1.3862944, 0.5596158], [0.6931472, 1.3862944, 1.2527629]], [[1.2527629, 0.22314355, 1.011601], [1.0986123, 1.609438, 1.5040774]], [[0.9241418, 0.5621765, 0.85195273], [0.880797, 0.98201376, 0.97068775]], [[0.6324555, 2.0, 0.75592893], [0.70710677, 0.5, 0.5345225]], [[0.9866143, 0.24491866, 0.94137555], [0.9640276, 0.9993293, 0.9981779]]]> : tensor<7x2x3xf32> loc("atan2_of_slice, cbrt_of_slice, log_of_slice, log_plus_one_of_slice, logistic_of_slice, rsqrt_of_slice, tanh_of_slice")
  check.expect_eq_const %bitcast_convert, dense<[[[1075838976, 1048576000, 1071644672], [1073741824, 1082130432, 1080033280]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_slice")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, false], [false, false, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_slice, convert_of_slice, is_finite_of_slice")
  check.expect_eq_const %complex, dense<[[[(2.0, 2.5), (-0.5, 0.25), (3.0, 1.75)], [(4.0, 2.0), (-1.0, 4.0), (0.5, 3.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_slice")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.8011436, 0.9689124, -0.17824605], [-0.41614684, -0.6536436, -0.9364567]], [[12.182494, 1.2840254, 5.754603], [7.389056, 54.59815, 33.11545]], [[11.182494, 0.28402543, 4.754603], [6.389056, 53.59815, 32.11545]], [[6.25, 0.0625, 3.0625], [4.0, 16.0, 12.25]], [[0.5984721, 0.24740396, 0.98398596], [0.9092974, -0.7568025, -0.35078323]], [[-0.7470223, 0.25534192, -5.52038], [-2.1850398, 1.1578213, 0.37458563]]]> : tensor<6x2x3xf32> loc("cosine_of_slice, exponential_of_slice, exponential_minus_one_of_slice, power_of_slice, sine_of_slice, tan_of_slice")
  return
}
