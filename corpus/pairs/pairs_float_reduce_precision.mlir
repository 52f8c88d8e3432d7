// Pairs of ops: what takes the float result of reduce_precision. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__11 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce_precision = stablehlo.reduce_precision %f32, format = e5m2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 2.0, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_reduce_precision")
  %add = stablehlo.add %f32__2, %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[3.5, -2.5, 3.75], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_reduce_precision")
  %atan2 = stablehlo.atan2 %reduce_precision, %reduce_precision : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, -2.3561945, 0.7853982], [-3.1415927, 0.7853982, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_reduce_precision")
  %reduce_precision_2 = stablehlo.reduce_precision %f32__3, format = e5m2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %reduce_precision_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1073741824, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reduce_precision")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce_precision, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_reduce_precision")
  %cbrt = stablehlo.cbrt %reduce_precision : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, -1.2599211, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_reduce_precision")
  %ceil = stablehlo.ceil %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_reduce_precision")
  %clamp = stablehlo.clamp %f32__4, %reduce_precision, %f32__5 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_reduce_precision")
  %compare = stablehlo.compare LT, %reduce_precision, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_reduce_precision")
  %complex = stablehlo.complex %reduce_precision, %reduce_precision : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.5, 1.5), (-2.0, -2.0), (0.75, 0.75)], [(-0.0, -0.0), (0x7F800000, 0x7F800000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reduce_precision")
  %concatenate = stablehlo.concatenate %reduce_precision, %reduce_precision, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[1.5, -2.0, 0.75, 1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_reduce_precision")
  %convert = stablehlo.convert %reduce_precision : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_reduce_precision")
  %reduce_precision_3 = stablehlo.reduce_precision %f32__7, format = e5m2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %reduce_precision_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.41614684, 0.73168886], [0.87758255, -0.9899925, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_reduce_precision")
  %divide = stablehlo.divide %f32__2, %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.3333334, 0.25, 4.0], [0xFF800000, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_reduce_precision")
  %dot_general = stablehlo.dot_general %reduce_precision, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[-3.75, -8.375], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_reduce_precision")
  %dynamic_slice = stablehlo.dynamic_slice %reduce_precision, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.0, 0.75], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_reduce_precision")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reduce_precision, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[1.5, -2.0, 0.75], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_reduce_precision")
  %exponential = stablehlo.exponential %reduce_precision : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0.13533528, 2.117], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_reduce_precision")
  %exponential_minus_one = stablehlo.exponential_minus_one %reduce_precision : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, -0.86466473, 1.117], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_reduce_precision")
  %floor = stablehlo.floor %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -2.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_reduce_precision")
  %imag = stablehlo.imag %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_reduce_precision")
  %is_finite = stablehlo.is_finite %reduce_precision : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_reduce_precision")
  %log = stablehlo.log %reduce_precision : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_reduce_precision")
  %log_plus_one = stablehlo.log_plus_one %reduce_precision : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_reduce_precision")
  %logistic = stablehlo.logistic %reduce_precision : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.11920292, 0.6791787], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_reduce_precision")
  %maximum = stablehlo.maximum %f32__2, %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_reduce_precision")
  %minimum = stablehlo.minimum %reduce_precision, %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_reduce_precision")
  %multiply = stablehlo.multiply %reduce_precision, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0.0, -0.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_reduce_precision")
  %negate = stablehlo.negate %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 2.0, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_reduce_precision")
  %pad = stablehlo.pad %reduce_precision, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-2.0, 0.75, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_reduce_precision")
  %power = stablehlo.power %reduce_precision, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_reduce_precision")
  %real = stablehlo.real %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_reduce_precision")
  %reduce = stablehlo.reduce(%reduce_precision init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[1.5, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_reduce_precision")
  %reduce_precision_4 = stablehlo.reduce_precision %reduce_precision, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision_4, dense<[[[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_reduce_precision")
  %reduce_window = "stablehlo.reduce_window"(%reduce_precision, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[-0.5, -1.25], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_reduce_precision")
  %remainder = stablehlo.remainder %reduce_precision, %f32__11 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.5, -0.0, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_reduce_precision")
  %reshape = stablehlo.reshape %reduce_precision : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.5, -2.0, 0.75, -0.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_reduce_precision")
  %reverse = stablehlo.reverse %reduce_precision, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, -2.0, 1.5], [0x7FC00000, 0x7F800000, -0.0]]]> : tensor<1x2x3xf32> loc("reverse_of_reduce_precision")
  %round_nearest_afz = stablehlo.round_nearest_afz %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_reduce_precision")
  %round_nearest_even = stablehlo.round_nearest_even %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_reduce_precision")
  %rsqrt = stablehlo.rsqrt %reduce_precision : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_reduce_precision")
  %select = stablehlo.select %i1, %f32__2, %reduce_precision : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -2.0, 3.0], [-0.0, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_reduce_precision")
  %sign = stablehlo.sign %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_reduce_precision")
  %sine = stablehlo.sine %reduce_precision_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.9092974, 0.6816388], [0.47942555, 0.14112, 0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_reduce_precision")
  %slice = stablehlo.slice %reduce_precision [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-2.0, 0.75], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_reduce_precision")
  %sort = "stablehlo.sort"(%reduce_precision_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.0, 1.5, 0.75], [0x7F800000, 0.25, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_reduce_precision")
  %sqrt = stablehlo.sqrt %reduce_precision : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_reduce_precision")
  %subtract = stablehlo.subtract %reduce_precision, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_reduce_precision")
  %tan = stablehlo.tan %reduce_precision_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -2.1850398, 0.93159646], [0.5463025, -0.14254655, 3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_reduce_precision")
  %tanh = stablehlo.tanh %reduce_precision : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, -0.9640276, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_reduce_precision")
  %transpose = stablehlo.transpose %reduce_precision, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.5], [-0.0]], [[-2.0], [0x7F800000]], [[0.75], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_reduce_precision")
  return
}
