// Pairs of ops: what takes the float result of concatenate. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5], [-2.25]]]> : tensor<1x2x1xf32>
  %f32__2 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5], [2.25]]]> : tensor<1x2x1xf32>
  %f32__6 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0.25]]]> : tensor<1x2x2xf32>
  %f32__7 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__9 = stablehlo.constant dense<[[[0.75, 0.5], [3.0, 1.25]]]> : tensor<1x2x2xf32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__12 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__13 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %f32, %f32__2, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 0.75, 0.0], [2.25, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_concatenate")
  %add = stablehlo.add %concatenate, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[1.5, 0.75, 0.0], [-2.25, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_concatenate")
  %atan2 = stablehlo.atan2 %concatenate, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.6435011, 2.158799, -0.0], [-0.5123895, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_concatenate")
  %concatenate_2 = stablehlo.concatenate %f32__5, %f32__6, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %concatenate_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1061158912, -2147483648], [1074790400, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_concatenate")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %concatenate, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1.5, 0.75, -0.0], [-2.25, 0x7F800000, 0x7FC00000]], [[1.5, 0.75, -0.0], [-2.25, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_concatenate")
  %cbrt = stablehlo.cbrt %concatenate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, 0.9085603, -0.0], [-1.3103707, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_concatenate")
  %ceil = stablehlo.ceil %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, 1.0, -0.0], [-2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_concatenate")
  %clamp = stablehlo.clamp %f32__7, %f32__4, %concatenate : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.5, -0.5, -0.0], [-2.25, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_concatenate")
  %compare = stablehlo.compare GE, %concatenate, %concatenate : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_concatenate")
  %complex = stablehlo.complex %f32__4, %concatenate : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, 0.75), (3.0, -0.0)], [(4.0, -2.25), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_concatenate")
  %concatenate_3 = stablehlo.concatenate %concatenate, %concatenate, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, 0.75, -0.0, 1.5, 0.75, -0.0], [-2.25, 0x7F800000, 0x7FC00000, -2.25, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_concatenate")
  %convert = stablehlo.convert %concatenate : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_concatenate")
  %concatenate_4 = stablehlo.concatenate %f32__5, %f32__9, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %concatenate_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, 0.73168886, 0.87758255], [-0.62817365, -0.9899925, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_concatenate")
  %divide = stablehlo.divide %concatenate, %f32__10 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.75, 0.375, -0.0], [-1.125, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_concatenate")
  %dot_general = stablehlo.dot_general %concatenate, %f32__11, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[5.25, 2.25], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_concatenate")
  %dynamic_slice = stablehlo.dynamic_slice %concatenate, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_concatenate")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %concatenate, %f32__12, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[1.5, 0.75, -0.0], [-2.25, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_concatenate")
  %exponential = stablehlo.exponential %concatenate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 2.117, 1.0], [0.10539922, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_concatenate")
  %exponential_minus_one = stablehlo.exponential_minus_one %concatenate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, 1.117, -0.0], [-0.89460075, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_concatenate")
  %floor = stablehlo.floor %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, 0.0, -0.0], [-3.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_concatenate")
  %imag = stablehlo.imag %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_concatenate")
  %is_finite = stablehlo.is_finite %concatenate : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_concatenate")
  %log = stablehlo.log %concatenate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, -0.2876821, 0xFF800000], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_concatenate")
  %log_plus_one = stablehlo.log_plus_one %concatenate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0.5596158, -0.0], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_concatenate")
  %logistic = stablehlo.logistic %concatenate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.6791787, 0.5], [0.09534947, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_concatenate")
  %maximum = stablehlo.maximum %concatenate, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.5, 0.75, 0.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_concatenate")
  %minimum = stablehlo.minimum %concatenate, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -0.5, -0.0], [-2.25, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_concatenate")
  %multiply = stablehlo.multiply %f32__4, %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[3.0, -0.375, -0.0], [-9.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_concatenate")
  %negate = stablehlo.negate %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, -0.75, 0.0], [2.25, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_concatenate")
  %pad = stablehlo.pad %concatenate, %f32__13, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[0.75, -0.0, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_concatenate")
  %power = stablehlo.power %concatenate, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 1.1547005, -0.0], [25.628906, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_concatenate")
  %real = stablehlo.real %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, 0.75, -0.0], [-2.25, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_concatenate")
  %reduce = stablehlo.reduce(%concatenate init: %f32__13) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[-0.75, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_concatenate")
  %reduce_precision = stablehlo.reduce_precision %concatenate, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, 0.75, -0.0], [-2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_concatenate")
  %reduce_window = "stablehlo.reduce_window"(%concatenate, %f32__13) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[2.25, 0.75], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_concatenate")
  %remainder = stablehlo.remainder %f32__4, %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.5, -0.5, 0x7FC00000], [1.75, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_concatenate")
  %reshape = stablehlo.reshape %concatenate : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.5, 0.75, -0.0, -2.25, 0x7F800000, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_concatenate")
  %reverse = stablehlo.reverse %concatenate, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[-0.0, 0.75, 1.5], [0x7FC00000, 0x7F800000, -2.25]]]> : tensor<1x2x3xf32> loc("reverse_of_concatenate")
  %round_nearest_afz = stablehlo.round_nearest_afz %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, 1.0, -0.0], [-2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_concatenate")
  %round_nearest_even = stablehlo.round_nearest_even %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, 1.0, -0.0], [-2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_concatenate")
  %rsqrt = stablehlo.rsqrt %concatenate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 1.1547005, 0xFF800000], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_concatenate")
  %select = stablehlo.select %i1, %f32__4, %concatenate : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, 0.75, 3.0], [-2.25, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_concatenate")
  %sign = stablehlo.sign %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 1.0, -0.0], [-1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_concatenate")
  %sine = stablehlo.sine %concatenate_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.6816388, 0.47942555], [0.7780732, 0.14112, 0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_concatenate")
  %slice = stablehlo.slice %concatenate [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_concatenate")
  %sort = "stablehlo.sort"(%concatenate_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[1.5, 0.75, -0.0], [0x7F800000, 2.25, 0.25]]]> : tensor<1x2x3xf32> loc("sort_of_concatenate")
  %sqrt = stablehlo.sqrt %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0.8660254, -0.0], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_concatenate")
  %subtract = stablehlo.subtract %f32__4, %concatenate : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.5, -1.25, 3.0], [6.25, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_concatenate")
  %tan = stablehlo.tan %concatenate_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, 0.93159646, 0.5463025], [-1.2386277, -0.14254655, 3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_concatenate")
  %tanh = stablehlo.tanh %concatenate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, 0.63514894, -0.0], [-0.9780261, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_concatenate")
  %transpose = stablehlo.transpose %concatenate, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.5], [-2.25]], [[0.75], [0x7F800000]], [[-0.0], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_concatenate")
  return
}
