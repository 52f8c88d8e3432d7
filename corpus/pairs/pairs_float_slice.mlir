// Pairs of ops: what takes the float result of slice. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %slice = stablehlo.slice %f32 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %slice : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<1x2x3xf32> loc("abs_of_slice")
  %add = stablehlo.add %slice, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[4.5, -0.25, 4.75], [6.0, 3.0, 4.0]]]> : tensor<1x2x3xf32> loc("add_of_slice")
  %atan2 = stablehlo.atan2 %f32__2, %slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.67474097, -1.1071488, 1.0427219], [1.1071488, -0.24497867, 0.14189705]]]> : tensor<1x2x3xf32> loc("atan2_of_slice")
  %slice_2 = stablehlo.slice %f32__3 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %slice_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1075838976, 1048576000, 1071644672], [1073741824, 1082130432, 1080033280]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_slice")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_slice")
  %cbrt = stablehlo.cbrt %slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.3572088, 0.62996054, 1.2050711], [1.2599211, 1.587401, 1.5182945]]]> : tensor<1x2x3xf32> loc("cbrt_of_slice")
  %ceil = stablehlo.ceil %slice : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[3.0, 1.0, 2.0], [2.0, 4.0, 4.0]]]> : tensor<1x2x3xf32> loc("ceil_of_slice")
  %clamp = stablehlo.clamp %slice, %f32__2, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 0.25, 2.0], [2.0, 2.0, 2.0]]]> : tensor<1x2x3xf32> loc("clamp_of_slice")
  %compare = stablehlo.compare LT, %slice, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_slice")
  %complex = stablehlo.complex %slice, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.5, 2.0), (0.25, -0.5), (1.75, 3.0)], [(2.0, 4.0), (4.0, -1.0), (3.5, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_slice")
  %concatenate = stablehlo.concatenate %f32__7, %slice, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<1x3x3xf32> loc("concatenate_of_slice")
  %convert = stablehlo.convert %slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_slice")
  %slice_3 = stablehlo.slice %f32__8 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %slice_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.8011436, 0.9689124, -0.17824605], [-0.41614684, -0.6536436, -0.9364567]]]> : tensor<1x2x3xf32> loc("cosine_of_slice")
  %divide = stablehlo.divide %slice, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.25, -0.5, 0.5833333], [0.5, -4.0, 7.0]]]> : tensor<1x2x3xf32> loc("divide_of_slice")
  %dot_general = stablehlo.dot_general %f32__9, %slice, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[4.0, -1.5, 1.75]], [[15.5, 16.75, 19.25]], [[-1.5, 1.75, 0.0]], [[4.0, -1.5, 1.75]]]> : tensor<4x1x3xf32> loc("dot_general_of_slice")
  %dynamic_slice = stablehlo.dynamic_slice %slice, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0.25, 1.75]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %slice, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [2.5, 0.25, 1.75, -0.5], [2.0, 4.0, 3.5, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_slice")
  %exponential = stablehlo.exponential %slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[12.182494, 1.2840254, 5.754603], [7.389056, 54.59815, 33.11545]]]> : tensor<1x2x3xf32> loc("exponential_of_slice")
  %exponential_minus_one = stablehlo.exponential_minus_one %slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[11.182494, 0.28402543, 4.754603], [6.389056, 53.59815, 32.11545]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_slice")
  %floor = stablehlo.floor %slice : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[2.0, 0.0, 1.0], [2.0, 4.0, 3.0]]]> : tensor<1x2x3xf32> loc("floor_of_slice")
  %imag = stablehlo.imag %slice : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_slice")
  %is_finite = stablehlo.is_finite %slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_slice")
  %log = stablehlo.log %slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.91629076, -1.3862944, 0.5596158], [0.6931472, 1.3862944, 1.2527629]]]> : tensor<1x2x3xf32> loc("log_of_slice")
  %log_plus_one = stablehlo.log_plus_one %slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.2527629, 0.22314355, 1.011601], [1.0986123, 1.609438, 1.5040774]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_slice")
  %logistic = stablehlo.logistic %slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.9241418, 0.5621765, 0.85195273], [0.880797, 0.98201376, 0.97068775]]]> : tensor<1x2x3xf32> loc("logistic_of_slice")
  %maximum = stablehlo.maximum %slice, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.5, 0.25, 3.0], [4.0, 4.0, 3.5]]]> : tensor<1x2x3xf32> loc("maximum_of_slice")
  %minimum = stablehlo.minimum %f32__2, %slice : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[2.0, -0.5, 1.75], [2.0, -1.0, 0.5]]]> : tensor<1x2x3xf32> loc("minimum_of_slice")
  %multiply = stablehlo.multiply %slice, %slice : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[6.25, 0.0625, 3.0625], [4.0, 16.0, 12.25]]]> : tensor<1x2x3xf32> loc("multiply_of_slice")
  %negate = stablehlo.negate %slice : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-2.5, -0.25, -1.75], [-2.0, -4.0, -3.5]]]> : tensor<1x2x3xf32> loc("negate_of_slice")
  %pad = stablehlo.pad %slice, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [2.5, 0.25, 1.75, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_slice")
  %power = stablehlo.power %slice, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[6.25, 2.0, 5.359375], [16.0, 0.25, 1.8708287]]]> : tensor<1x2x3xf32> loc("power_of_slice")
  %real = stablehlo.real %slice : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<1x2x3xf32> loc("real_of_slice")
  %reduce = stablehlo.reduce(%slice init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[2.5, 4.0]]> : tensor<1x2xf32> loc("reduce_of_slice")
  %reduce_precision = stablehlo.reduce_precision %slice, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_slice")
  %reduce_window = "stablehlo.reduce_window"(%slice, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[2.5, 2.75, 2.0], [2.0, 6.0, 7.5]]]> : tensor<1x2x3xf32> loc("reduce_window_of_slice")
  %remainder = stablehlo.remainder %slice, %slice : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<0.0> : tensor<1x2x3xf32> loc("remainder_of_slice")
  %reshape = stablehlo.reshape %slice : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[2.5, 0.25], [1.75, 2.0], [4.0, 3.5]]> : tensor<3x2xf32> loc("reshape_of_slice")
  %reverse = stablehlo.reverse %slice, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[3.5, 4.0, 2.0], [1.75, 0.25, 2.5]]]> : tensor<1x2x3xf32> loc("reverse_of_slice")
  %round_nearest_afz = stablehlo.round_nearest_afz %slice : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[3.0, 0.0, 2.0], [2.0, 4.0, 4.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_slice")
  %round_nearest_even = stablehlo.round_nearest_even %slice : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, 0.0, 2.0], [2.0, 4.0, 4.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_slice")
  %rsqrt = stablehlo.rsqrt %slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.6324555, 2.0, 0.75592893], [0.70710677, 0.5, 0.5345225]]]> : tensor<1x2x3xf32> loc("rsqrt_of_slice")
  %select = stablehlo.select %i1, %slice, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.5, -0.5, 1.75], [4.0, -1.0, 3.5]]]> : tensor<1x2x3xf32> loc("select_of_slice")
  %sign = stablehlo.sign %slice : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<1.0> : tensor<1x2x3xf32> loc("sign_of_slice")
  %sine = stablehlo.sine %slice_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.5984721, 0.24740396, 0.98398596], [0.9092974, -0.7568025, -0.35078323]]]> : tensor<1x2x3xf32> loc("sine_of_slice")
  %slice_4 = stablehlo.slice %slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice_4, dense<[[[2.0, 3.5]]]> : tensor<1x1x2xf32> loc("slice_of_slice")
  %sort = "stablehlo.sort"(%slice_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.5, 1.75, 0.25], [4.0, 3.5, 2.0]]]> : tensor<1x2x3xf32> loc("sort_of_slice")
  %sqrt = stablehlo.sqrt %slice : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.5811388, 0.5, 1.3228756], [1.4142135, 2.0, 1.8708287]]]> : tensor<1x2x3xf32> loc("sqrt_of_slice")
  %subtract = stablehlo.subtract %slice, %slice : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<0.0> : tensor<1x2x3xf32> loc("subtract_of_slice")
  %tan = stablehlo.tan %slice_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-0.7470223, 0.25534192, -5.52038], [-2.1850398, 1.1578213, 0.37458563]]]> : tensor<1x2x3xf32> loc("tan_of_slice")
  %tanh = stablehlo.tanh %slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9866143, 0.24491866, 0.94137555], [0.9640276, 0.9993293, 0.9981779]]]> : tensor<1x2x3xf32> loc("tanh_of_slice")
  %transpose = stablehlo.transpose %slice, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[2.5, 2.0]], [[0.25, 4.0]], [[1.75, 3.5]]]> : tensor<3x1x2xf32> loc("transpose_of_slice")
  return
}
