// Pairs of ops: what takes the float result of broadcast_in_dim. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[1.5, -2.25, 0.75]> : tensor<3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[1.5, 2.25, 0.75]> : tensor<3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 2.25, 0.75], [1.5, 2.25, 0.75]]]> : tensor<1x2x3xf32> loc("abs_of_broadcast_in_dim")
  %add = stablehlo.add %broadcast_in_dim, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[3.5, -2.75, 3.75], [5.5, -3.25, 1.25]]]> : tensor<1x2x3xf32> loc("add_of_broadcast_in_dim")
  %atan2 = stablehlo.atan2 %f32__2, %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.9272952, -2.9229238, 1.3258177], [1.2120256, -2.7233684, 0.5880026]]]> : tensor<1x2x3xf32> loc("atan2_of_broadcast_in_dim")
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %f32__3, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %broadcast_in_dim_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [1069547520, 1074790400, 1061158912]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_broadcast_in_dim")
  %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %broadcast_in_dim, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim_3, dense<[[[1.5, -2.25, 0.75], [1.5, -2.25, 0.75]], [[1.5, -2.25, 0.75], [1.5, -2.25, 0.75]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_broadcast_in_dim")
  %cbrt = stablehlo.cbrt %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, -1.3103707, 0.9085603], [1.1447142, -1.3103707, 0.9085603]]]> : tensor<1x2x3xf32> loc("cbrt_of_broadcast_in_dim")
  %ceil = stablehlo.ceil %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -2.0, 1.0], [2.0, -2.0, 1.0]]]> : tensor<1x2x3xf32> loc("ceil_of_broadcast_in_dim")
  %clamp = stablehlo.clamp %f32__4, %broadcast_in_dim, %f32__5 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.5, -1.0, 0.75], [1.5, -1.0, 0.75]]]> : tensor<1x2x3xf32> loc("clamp_of_broadcast_in_dim")
  %compare = stablehlo.compare LT, %broadcast_in_dim, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_broadcast_in_dim")
  %complex = stablehlo.complex %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.5, 1.5), (-2.25, -2.25), (0.75, 0.75)], [(1.5, 1.5), (-2.25, -2.25), (0.75, 0.75)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_broadcast_in_dim")
  %concatenate = stablehlo.concatenate %f32__7, %broadcast_in_dim, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.5, -2.25, 0.75], [1.5, -2.25, 0.75]]]> : tensor<1x3x3xf32> loc("concatenate_of_broadcast_in_dim")
  %convert = stablehlo.convert %broadcast_in_dim : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_broadcast_in_dim")
  %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %f32__3, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %broadcast_in_dim_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.0707372, -0.62817365, 0.73168886]]]> : tensor<1x2x3xf32> loc("cosine_of_broadcast_in_dim")
  %divide = stablehlo.divide %broadcast_in_dim, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.75, 4.5, 0.25], [0.375, 2.25, 1.5]]]> : tensor<1x2x3xf32> loc("divide_of_broadcast_in_dim")
  %dot_general = stablehlo.dot_general %f32__8, %broadcast_in_dim, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[2.25, -3.375, 1.125]], [[10.5, -15.75, 5.25]], [[-0.75, 1.125, -0.375]], [[2.25, -3.375, 1.125]]]> : tensor<4x1x3xf32> loc("dot_general_of_broadcast_in_dim")
  %dynamic_slice = stablehlo.dynamic_slice %broadcast_in_dim, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.25, 0.75]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_broadcast_in_dim")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__9, %broadcast_in_dim, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.5, -2.25, 0.75, -0.5], [1.5, -2.25, 0.75, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_broadcast_in_dim")
  %exponential = stablehlo.exponential %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0.10539922, 2.117], [4.481689, 0.10539922, 2.117]]]> : tensor<1x2x3xf32> loc("exponential_of_broadcast_in_dim")
  %exponential_minus_one = stablehlo.exponential_minus_one %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, -0.89460075, 1.117], [3.481689, -0.89460075, 1.117]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_broadcast_in_dim")
  %floor = stablehlo.floor %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -3.0, 0.0], [1.0, -3.0, 0.0]]]> : tensor<1x2x3xf32> loc("floor_of_broadcast_in_dim")
  %imag = stablehlo.imag %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_broadcast_in_dim")
  %is_finite = stablehlo.is_finite %broadcast_in_dim : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_broadcast_in_dim")
  %log = stablehlo.log %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0.4054651, 0x7FC00000, -0.2876821]]]> : tensor<1x2x3xf32> loc("log_of_broadcast_in_dim")
  %log_plus_one = stablehlo.log_plus_one %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [0.91629076, 0x7FC00000, 0.5596158]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_broadcast_in_dim")
  %logistic = stablehlo.logistic %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.81757444, 0.09534947, 0.6791787]]]> : tensor<1x2x3xf32> loc("logistic_of_broadcast_in_dim")
  %maximum = stablehlo.maximum %broadcast_in_dim, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.75]]]> : tensor<1x2x3xf32> loc("maximum_of_broadcast_in_dim")
  %minimum = stablehlo.minimum %f32__2, %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -2.25, 0.75], [1.5, -2.25, 0.5]]]> : tensor<1x2x3xf32> loc("minimum_of_broadcast_in_dim")
  %multiply = stablehlo.multiply %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[2.25, 5.0625, 0.5625], [2.25, 5.0625, 0.5625]]]> : tensor<1x2x3xf32> loc("multiply_of_broadcast_in_dim")
  %negate = stablehlo.negate %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 2.25, -0.75], [-1.5, 2.25, -0.75]]]> : tensor<1x2x3xf32> loc("negate_of_broadcast_in_dim")
  %pad = stablehlo.pad %broadcast_in_dim, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.5, -2.25, 0.75, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_broadcast_in_dim")
  %power = stablehlo.power %broadcast_in_dim, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0x7FC00000, 0.421875], [5.0625, -0.44444445, 0.8660254]]]> : tensor<1x2x3xf32> loc("power_of_broadcast_in_dim")
  %real = stablehlo.real %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, -2.25, 0.75], [1.5, -2.25, 0.75]]]> : tensor<1x2x3xf32> loc("real_of_broadcast_in_dim")
  %reduce = stablehlo.reduce(%broadcast_in_dim init: %f32__10) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<1.5> : tensor<1x2xf32> loc("reduce_of_broadcast_in_dim")
  %reduce_precision = stablehlo.reduce_precision %broadcast_in_dim, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, -2.0, 0.75], [1.5, -2.0, 0.75]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_broadcast_in_dim")
  %reduce_window = "stablehlo.reduce_window"(%broadcast_in_dim, %f32__11) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.5, -0.75, -1.5], [1.5, -0.75, -1.5]]]> : tensor<1x2x3xf32> loc("reduce_window_of_broadcast_in_dim")
  %remainder = stablehlo.remainder %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, -0.0, 0.0], [0.0, -0.0, 0.0]]]> : tensor<1x2x3xf32> loc("remainder_of_broadcast_in_dim")
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[1.5, -2.25], [0.75, 1.5], [-2.25, 0.75]]> : tensor<3x2xf32> loc("reshape_of_broadcast_in_dim")
  %reverse = stablehlo.reverse %broadcast_in_dim, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, -2.25, 1.5], [0.75, -2.25, 1.5]]]> : tensor<1x2x3xf32> loc("reverse_of_broadcast_in_dim")
  %round_nearest_afz = stablehlo.round_nearest_afz %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -2.0, 1.0], [2.0, -2.0, 1.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_broadcast_in_dim")
  %round_nearest_even = stablehlo.round_nearest_even %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -2.0, 1.0], [2.0, -2.0, 1.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_broadcast_in_dim")
  %rsqrt = stablehlo.rsqrt %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0.8164966, 0x7FC00000, 1.1547005]]]> : tensor<1x2x3xf32> loc("rsqrt_of_broadcast_in_dim")
  %select = stablehlo.select %i1, %broadcast_in_dim, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0.75]]]> : tensor<1x2x3xf32> loc("select_of_broadcast_in_dim")
  %sign = stablehlo.sign %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [1.0, -1.0, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_broadcast_in_dim")
  %sine = stablehlo.sine %broadcast_in_dim_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.7780732, 0.6816388], [0.997495, 0.7780732, 0.6816388]]]> : tensor<1x2x3xf32> loc("sine_of_broadcast_in_dim")
  %slice = stablehlo.slice %broadcast_in_dim [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[1.5, 0.75]]]> : tensor<1x1x2xf32> loc("slice_of_broadcast_in_dim")
  %sort = "stablehlo.sort"(%broadcast_in_dim_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.25, 1.5, 0.75], [2.25, 1.5, 0.75]]]> : tensor<1x2x3xf32> loc("sort_of_broadcast_in_dim")
  %sqrt = stablehlo.sqrt %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [1.2247449, 0x7FC00000, 0.8660254]]]> : tensor<1x2x3xf32> loc("sqrt_of_broadcast_in_dim")
  %subtract = stablehlo.subtract %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<0.0> : tensor<1x2x3xf32> loc("subtract_of_broadcast_in_dim")
  %tan = stablehlo.tan %broadcast_in_dim_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -1.2386277, 0.93159646], [14.10142, -1.2386277, 0.93159646]]]> : tensor<1x2x3xf32> loc("tan_of_broadcast_in_dim")
  %tanh = stablehlo.tanh %broadcast_in_dim : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, -0.9780261, 0.63514894], [0.90514827, -0.9780261, 0.63514894]]]> : tensor<1x2x3xf32> loc("tanh_of_broadcast_in_dim")
  %transpose = stablehlo.transpose %broadcast_in_dim, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[1.5, 1.5]], [[-2.25, -2.25]], [[0.75, 0.75]]]> : tensor<3x1x2xf32> loc("transpose_of_broadcast_in_dim")
  return
}
