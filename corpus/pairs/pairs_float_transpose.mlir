// Pairs of ops: what takes the float result of transpose. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25]], [[0.75, -0.0]], [[0x7F800000, 0x7FC00000]]]> : tensor<3x1x2xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25]], [[0.75, -0.0]], [[0x7F800000, 0.25]]]> : tensor<3x1x2xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25]], [[0.75, 0.5]], [[3.0, 1.25]]]> : tensor<3x1x2xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %transpose = stablehlo.transpose %f32, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 0.75, 0x7F800000], [2.25, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_transpose")
  %add = stablehlo.add %transpose, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[3.5, 0.25, 0x7F800000], [1.75, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_transpose")
  %atan2 = stablehlo.atan2 %f32__2, %transpose : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.9272952, -0.5880026, 0.0], [2.0831857, -1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_transpose")
  %transpose_2 = stablehlo.transpose %f32__3, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %transpose_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1061158912, 2139095040], [1074790400, -2147483648, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_transpose")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %transpose, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[1.5, 0.75, 0x7F800000], [-2.25, -0.0, 0x7FC00000]], [[1.5, 0.75, 0x7F800000], [-2.25, -0.0, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_transpose")
  %cbrt = stablehlo.cbrt %transpose : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, 0.9085603, 0x7F800000], [-1.3103707, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_transpose")
  %ceil = stablehlo.ceil %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, 1.0, 0x7F800000], [-2.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_transpose")
  %clamp = stablehlo.clamp %f32__4, %f32__2, %transpose : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.5, -0.5, 3.0], [-2.25, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_transpose")
  %compare = stablehlo.compare LT, %transpose, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_transpose")
  %complex = stablehlo.complex %f32__2, %transpose : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, 0.75), (3.0, 0x7F800000)], [(4.0, -2.25), (-1.0, -0.0), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_transpose")
  %concatenate = stablehlo.concatenate %f32__7, %transpose, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.5, 0.75, 0x7F800000], [-2.25, -0.0, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_transpose")
  %convert = stablehlo.convert %transpose : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("convert_of_transpose")
  %transpose_3 = stablehlo.transpose %f32__8, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %transpose_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, 0.73168886, -0.9899925], [-0.62817365, 0.87758255, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_transpose")
  %divide = stablehlo.divide %transpose, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.75, -1.5, 0x7F800000], [-0.5625, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_transpose")
  %dot_general = stablehlo.dot_general %f32__9, %transpose, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[4.125, 1.5, 0x7FC00000]], [[-4.5, 2.25, 0x7FC00000]], [[-2.625, -0.75, 0x7FC00000]], [[4.125, 1.5, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_transpose")
  %dynamic_slice = stablehlo.dynamic_slice %transpose, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0.75, 0x7F800000]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_transpose")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %transpose, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.5, 0.75, 0x7F800000, -0.5], [-2.25, -0.0, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_transpose")
  %exponential = stablehlo.exponential %transpose : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 2.117, 0x7F800000], [0.10539922, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_transpose")
  %exponential_minus_one = stablehlo.exponential_minus_one %transpose : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, 1.117, 0x7F800000], [-0.89460075, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_transpose")
  %floor = stablehlo.floor %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, 0.0, 0x7F800000], [-3.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_transpose")
  %imag = stablehlo.imag %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_transpose")
  %is_finite = stablehlo.is_finite %transpose : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_transpose")
  %log = stablehlo.log %transpose : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, -0.2876821, 0x7F800000], [0x7FC00000, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_transpose")
  %log_plus_one = stablehlo.log_plus_one %transpose : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0.5596158, 0x7F800000], [0x7FC00000, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_transpose")
  %logistic = stablehlo.logistic %transpose : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.6791787, 1.0], [0.09534947, 0.5, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_transpose")
  %maximum = stablehlo.maximum %transpose, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, 0.75, 0x7F800000], [4.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_transpose")
  %minimum = stablehlo.minimum %f32__2, %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -0.5, 3.0], [-2.25, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_transpose")
  %multiply = stablehlo.multiply %transpose, %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[2.25, 0.5625, 0x7F800000], [5.0625, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_transpose")
  %negate = stablehlo.negate %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, -0.75, 0xFF800000], [2.25, 0.0, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_transpose")
  %pad = stablehlo.pad %transpose, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.5, 0.75, 0x7F800000, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_transpose")
  %power = stablehlo.power %transpose, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 1.1547005, 0x7F800000], [25.628906, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_transpose")
  %real = stablehlo.real %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, 0.75, 0x7F800000], [-2.25, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_transpose")
  %reduce = stablehlo.reduce(%transpose init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[0x7F800000, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_transpose")
  %reduce_precision = stablehlo.reduce_precision %transpose, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, 0.75, 0x7F800000], [-2.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_transpose")
  %reduce_window = "stablehlo.reduce_window"(%transpose, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.5, 2.25, 0x7F800000], [-2.25, -2.25, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_transpose")
  %remainder = stablehlo.remainder %transpose, %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, 0.0, 0x7FC00000], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_transpose")
  %reshape = stablehlo.reshape %transpose : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[1.5, 0.75], [0x7F800000, -2.25], [-0.0, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_transpose")
  %reverse = stablehlo.reverse %transpose, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, -0.0, -2.25], [0x7F800000, 0.75, 1.5]]]> : tensor<1x2x3xf32> loc("reverse_of_transpose")
  %round_nearest_afz = stablehlo.round_nearest_afz %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, 1.0, 0x7F800000], [-2.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_transpose")
  %round_nearest_even = stablehlo.round_nearest_even %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, 1.0, 0x7F800000], [-2.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_transpose")
  %rsqrt = stablehlo.rsqrt %transpose : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 1.1547005, 0.0], [0x7FC00000, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_transpose")
  %select = stablehlo.select %i1, %transpose, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[1.5, -0.5, 0x7F800000], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_transpose")
  %sign = stablehlo.sign %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [-1.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_transpose")
  %sine = stablehlo.sine %transpose_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.6816388, 0.14112], [0.7780732, 0.47942555, 0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_transpose")
  %slice = stablehlo.slice %transpose [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[-2.25, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_transpose")
  %sort = "stablehlo.sort"(%transpose_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[0x7F800000, 1.5, 0.75], [2.25, 0.25, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_transpose")
  %sqrt = stablehlo.sqrt %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0.8660254, 0x7F800000], [0x7FC00000, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_transpose")
  %subtract = stablehlo.subtract %transpose, %transpose : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.0, 0.0, 0x7FC00000], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_transpose")
  %tan = stablehlo.tan %transpose_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, 0.93159646, -0.14254655], [-1.2386277, 0.5463025, 3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_transpose")
  %tanh = stablehlo.tanh %transpose : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, 0.63514894, 1.0], [-0.9780261, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_transpose")
  %transpose_4 = stablehlo.transpose %transpose, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose_4, dense<[[[1.5, -2.25]], [[0.75, -0.0]], [[0x7F800000, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_transpose")
  return
}
