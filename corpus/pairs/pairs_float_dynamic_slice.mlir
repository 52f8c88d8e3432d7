// Pairs of ops: what takes the float result of dynamic_slice. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, -0.0], [0x7F800000, 0.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75, 0.5], [3.0, 1.25, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_slice = stablehlo.dynamic_slice %f32, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[2.25, 0.75, 0.0], [0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x3xf32> loc("abs_of_dynamic_slice")
  %add = stablehlo.add %dynamic_slice, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[-0.25, 0.25, 3.0], [0x7FC00000, 1.5, 0.75]]]> : tensor<1x2x3xf32> loc("add_of_dynamic_slice")
  %atan2 = stablehlo.atan2 %f32__2, %dynamic_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[2.4149504, -0.5880026, 1.5707964], [0x7FC00000, -0.38050637, 1.1071488]]]> : tensor<1x2x3xf32> loc("atan2_of_dynamic_slice")
  %dynamic_slice_2 = stablehlo.dynamic_slice %f32__3, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %dynamic_slice_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1074790400, 1061158912, -2147483648], [1048576000, 1075838976, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_dynamic_slice")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_slice, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[-2.25, 0.75, -0.0], [0x7FC00000, 2.5, 0.25]], [[-2.25, 0.75, -0.0], [0x7FC00000, 2.5, 0.25]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_dynamic_slice")
  %cbrt = stablehlo.cbrt %dynamic_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[-1.3103707, 0.9085603, -0.0], [0x7FC00000, 1.3572088, 0.62996054]]]> : tensor<1x2x3xf32> loc("cbrt_of_dynamic_slice")
  %ceil = stablehlo.ceil %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[-2.0, 1.0, -0.0], [0x7FC00000, 3.0, 1.0]]]> : tensor<1x2x3xf32> loc("ceil_of_dynamic_slice")
  %clamp = stablehlo.clamp %dynamic_slice, %f32__2, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 0.75, 2.0], [0x7FC00000, 2.0, 0.5]]]> : tensor<1x2x3xf32> loc("clamp_of_dynamic_slice")
  %compare = stablehlo.compare LT, %dynamic_slice, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_dynamic_slice")
  %complex = stablehlo.complex %dynamic_slice, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(-2.25, 2.0), (0.75, -0.5), (-0.0, 3.0)], [(0x7FC00000, 4.0), (2.5, -1.0), (0.25, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_dynamic_slice")
  %concatenate = stablehlo.concatenate %f32__7, %dynamic_slice, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [-2.25, 0.75, -0.0], [0x7FC00000, 2.5, 0.25]]]> : tensor<1x3x3xf32> loc("concatenate_of_dynamic_slice")
  %convert = stablehlo.convert %dynamic_slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_dynamic_slice")
  %dynamic_slice_3 = stablehlo.dynamic_slice %f32__8, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %dynamic_slice_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.62817365, 0.73168886, 0.87758255], [0.31532237, -0.8011436, 0.9689124]]]> : tensor<1x2x3xf32> loc("cosine_of_dynamic_slice")
  %divide = stablehlo.divide %dynamic_slice, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[-1.125, -1.5, -0.0], [0x7FC00000, -2.5, 0.5]]]> : tensor<1x2x3xf32> loc("divide_of_dynamic_slice")
  %dot_general = stablehlo.dot_general %f32__9, %dynamic_slice, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[0x7FC00000, 0.25, -0.125]], [[0x7FC00000, 12.25, 1.0]], [[0x7FC00000, 0.5, 0.125]], [[0x7FC00000, 0.25, -0.125]]]> : tensor<4x1x3xf32> loc("dot_general_of_dynamic_slice")
  %dynamic_slice_4 = stablehlo.dynamic_slice %dynamic_slice, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice_4, dense<[[[0.75, -0.0]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %dynamic_slice, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [-2.25, 0.75, -0.0, -0.5], [0x7FC00000, 2.5, 0.25, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_dynamic_slice")
  %exponential = stablehlo.exponential %dynamic_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[0.10539922, 2.117, 1.0], [0x7FC00000, 12.182494, 1.2840254]]]> : tensor<1x2x3xf32> loc("exponential_of_dynamic_slice")
  %exponential_minus_one = stablehlo.exponential_minus_one %dynamic_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[-0.89460075, 1.117, -0.0], [0x7FC00000, 11.182494, 0.28402543]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_dynamic_slice")
  %floor = stablehlo.floor %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[-3.0, 0.0, -0.0], [0x7FC00000, 2.0, 0.0]]]> : tensor<1x2x3xf32> loc("floor_of_dynamic_slice")
  %imag = stablehlo.imag %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_dynamic_slice")
  %is_finite = stablehlo.is_finite %dynamic_slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("is_finite_of_dynamic_slice")
  %log = stablehlo.log %dynamic_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0x7FC00000, -0.2876821, 0xFF800000], [0x7FC00000, 0.91629076, -1.3862944]]]> : tensor<1x2x3xf32> loc("log_of_dynamic_slice")
  %log_plus_one = stablehlo.log_plus_one %dynamic_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0x7FC00000, 0.5596158, -0.0], [0x7FC00000, 1.2527629, 0.22314355]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_dynamic_slice")
  %logistic = stablehlo.logistic %dynamic_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.09534947, 0.6791787, 0.5], [0x7FC00000, 0.9241418, 0.5621765]]]> : tensor<1x2x3xf32> loc("logistic_of_dynamic_slice")
  %maximum = stablehlo.maximum %dynamic_slice, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, 0.75, 3.0], [0x7FC00000, 2.5, 0.5]]]> : tensor<1x2x3xf32> loc("maximum_of_dynamic_slice")
  %minimum = stablehlo.minimum %f32__2, %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[-2.25, -0.5, -0.0], [0x7FC00000, -1.0, 0.25]]]> : tensor<1x2x3xf32> loc("minimum_of_dynamic_slice")
  %multiply = stablehlo.multiply %dynamic_slice, %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[5.0625, 0.5625, 0.0], [0x7FC00000, 6.25, 0.0625]]]> : tensor<1x2x3xf32> loc("multiply_of_dynamic_slice")
  %negate = stablehlo.negate %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[2.25, -0.75, 0.0], [0xFFC00000, -2.5, -0.25]]]> : tensor<1x2x3xf32> loc("negate_of_dynamic_slice")
  %pad = stablehlo.pad %dynamic_slice, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [-2.25, 0.75, -0.0, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_dynamic_slice")
  %power = stablehlo.power %dynamic_slice, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[5.0625, 1.1547005, -0.0], [0x7FC00000, 0.4, 0.5]]]> : tensor<1x2x3xf32> loc("power_of_dynamic_slice")
  %real = stablehlo.real %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[-2.25, 0.75, -0.0], [0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x3xf32> loc("real_of_dynamic_slice")
  %reduce = stablehlo.reduce(%dynamic_slice init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[0.75, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_dynamic_slice")
  %reduce_precision = stablehlo.reduce_precision %dynamic_slice, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[-2.0, 0.75, -0.0], [0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_dynamic_slice")
  %reduce_window = "stablehlo.reduce_window"(%dynamic_slice, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[-2.25, -1.5, 0.75], [0x7FC00000, 0x7FC00000, 2.75]]]> : tensor<1x2x3xf32> loc("reduce_window_of_dynamic_slice")
  %remainder = stablehlo.remainder %dynamic_slice, %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[-0.0, 0.0, 0x7FC00000], [0x7FC00000, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("remainder_of_dynamic_slice")
  %reshape = stablehlo.reshape %dynamic_slice : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[-2.25, 0.75], [-0.0, 0x7FC00000], [2.5, 0.25]]> : tensor<3x2xf32> loc("reshape_of_dynamic_slice")
  %reverse = stablehlo.reverse %dynamic_slice, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.25, 2.5, 0x7FC00000], [-0.0, 0.75, -2.25]]]> : tensor<1x2x3xf32> loc("reverse_of_dynamic_slice")
  %round_nearest_afz = stablehlo.round_nearest_afz %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[-2.0, 1.0, -0.0], [0x7FC00000, 3.0, 0.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_dynamic_slice")
  %round_nearest_even = stablehlo.round_nearest_even %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[-2.0, 1.0, -0.0], [0x7FC00000, 2.0, 0.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_dynamic_slice")
  %rsqrt = stablehlo.rsqrt %dynamic_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0x7FC00000, 1.1547005, 0xFF800000], [0x7FC00000, 0.6324555, 2.0]]]> : tensor<1x2x3xf32> loc("rsqrt_of_dynamic_slice")
  %select = stablehlo.select %i1, %dynamic_slice, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[-2.25, -0.5, -0.0], [4.0, -1.0, 0.25]]]> : tensor<1x2x3xf32> loc("select_of_dynamic_slice")
  %sign = stablehlo.sign %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[-1.0, 1.0, -0.0], [0x7FC00000, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_dynamic_slice")
  %sine = stablehlo.sine %dynamic_slice_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.7780732, 0.6816388, 0.47942555], [0.9489846, 0.5984721, 0.24740396]]]> : tensor<1x2x3xf32> loc("sine_of_dynamic_slice")
  %slice = stablehlo.slice %dynamic_slice [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[0x7FC00000, 0.25]]]> : tensor<1x1x2xf32> loc("slice_of_dynamic_slice")
  %sort = "stablehlo.sort"(%dynamic_slice_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.25, 0.75, -0.0], [2.5, 0.25, 0.25]]]> : tensor<1x2x3xf32> loc("sort_of_dynamic_slice")
  %sqrt = stablehlo.sqrt %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[0x7FC00000, 0.8660254, -0.0], [0x7FC00000, 1.5811388, 0.5]]]> : tensor<1x2x3xf32> loc("sqrt_of_dynamic_slice")
  %subtract = stablehlo.subtract %dynamic_slice, %dynamic_slice : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.0, 0.0, 0.0], [0x7FC00000, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("subtract_of_dynamic_slice")
  %tan = stablehlo.tan %dynamic_slice_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-1.2386277, 0.93159646, 0.5463025], [3.0095696, -0.7470223, 0.25534192]]]> : tensor<1x2x3xf32> loc("tan_of_dynamic_slice")
  %tanh = stablehlo.tanh %dynamic_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[-0.9780261, 0.63514894, -0.0], [0x7FC00000, 0.9866143, 0.24491866]]]> : tensor<1x2x3xf32> loc("tanh_of_dynamic_slice")
  %transpose = stablehlo.transpose %dynamic_slice, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[-2.25, 0x7FC00000]], [[0.75, 2.5]], [[-0.0, 0.25]]]> : tensor<3x1x2xf32> loc("transpose_of_dynamic_slice")
  return
}
