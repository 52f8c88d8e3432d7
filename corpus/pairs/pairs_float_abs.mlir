// Pairs of ops: what takes the float result of abs. The values are those of scripts/oracle.
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
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %abs_2 = stablehlo.abs %abs : tensor<1x2x3xf32>
  check.expect_eq_const %abs_2, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_abs")
  %add = stablehlo.add %f32__2, %abs : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[3.5, 1.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_abs")
  %atan2 = stablehlo.atan2 %abs, %abs : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, 0.7853982, 0.7853982], [0.0, 0.7853982, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_abs")
  %abs_3 = stablehlo.abs %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %abs_3 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [0, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_abs")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %abs, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_abs")
  %cbrt = stablehlo.cbrt %abs : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, 1.3103707, 0.9085603], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_abs")
  %ceil = stablehlo.ceil %abs : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, 3.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_abs")
  %clamp = stablehlo.clamp %abs, %f32__2, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 2.0, 2.0], [2.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_abs")
  %compare = stablehlo.compare LT, %abs, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_abs")
  %complex = stablehlo.complex %abs, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.5, 2.0), (2.25, -0.5), (0.75, 3.0)], [(0.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_abs")
  %concatenate = stablehlo.concatenate %abs, %abs, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[1.5, 2.25, 0.75, 1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000, 0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_abs")
  %convert = stablehlo.convert %abs : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_abs")
  %abs_4 = stablehlo.abs %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %abs_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.9899925, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_abs")
  %divide = stablehlo.divide %f32__2, %abs : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.3333334, -0.22222222, 4.0], [0x7F800000, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_abs")
  %dot_general = stablehlo.dot_general %abs, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[9.0, 8.625], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_abs")
  %dynamic_slice = stablehlo.dynamic_slice %abs, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[2.25, 0.75], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_abs")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %abs, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[1.5, 2.25, 0.75], [0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_abs")
  %exponential = stablehlo.exponential %abs : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 9.487736, 2.117], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_abs")
  %exponential_minus_one = stablehlo.exponential_minus_one %abs : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, 8.487736, 1.117], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_abs")
  %floor = stablehlo.floor %abs : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, 2.0, 0.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_abs")
  %imag = stablehlo.imag %abs : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_abs")
  %is_finite = stablehlo.is_finite %abs : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_abs")
  %log = stablehlo.log %abs : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0.8109302, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_abs")
  %log_plus_one = stablehlo.log_plus_one %abs : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 1.178655, 0.5596158], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_abs")
  %logistic = stablehlo.logistic %abs : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.9046505, 0.6791787], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_abs")
  %maximum = stablehlo.maximum %f32__2, %abs : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, 2.25, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_abs")
  %minimum = stablehlo.minimum %abs, %abs : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_abs")
  %multiply = stablehlo.multiply %abs, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0.0, 0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_abs")
  %negate = stablehlo.negate %abs : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, -2.25, -0.75], [-0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_abs")
  %pad = stablehlo.pad %abs, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[2.25, 0.75, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_abs")
  %power = stablehlo.power %abs, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0.6666667, 0.421875], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_abs")
  %real = stablehlo.real %abs : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_abs")
  %reduce = stablehlo.reduce(%abs init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[1.5, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_abs")
  %reduce_precision = stablehlo.reduce_precision %abs, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, 2.0, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_abs")
  %reduce_window = "stablehlo.reduce_window"(%abs, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[3.75, 3.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_abs")
  %remainder = stablehlo.remainder %abs, %f32__11 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.5, 0.25, 0.75], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_abs")
  %reshape = stablehlo.reshape %abs : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.5, 2.25, 0.75, 0.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_abs")
  %reverse = stablehlo.reverse %abs, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, 2.25, 1.5], [0x7FC00000, 0x7F800000, 0.0]]]> : tensor<1x2x3xf32> loc("reverse_of_abs")
  %round_nearest_afz = stablehlo.round_nearest_afz %abs : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, 2.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_abs")
  %round_nearest_even = stablehlo.round_nearest_even %abs : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, 2.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_abs")
  %rsqrt = stablehlo.rsqrt %abs : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0.6666667, 1.1547005], [0x7F800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_abs")
  %select = stablehlo.select %i1, %f32__2, %abs : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, 2.25, 3.0], [0.0, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_abs")
  %sign = stablehlo.sign %abs : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_abs")
  %sine = stablehlo.sine %abs_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.7780732, 0.6816388], [0.47942555, 0.14112, 0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_abs")
  %slice = stablehlo.slice %abs [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[2.25, 0.75], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_abs")
  %sort = "stablehlo.sort"(%abs_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, 0.0]]]> : tensor<1x2x3xf32> loc("sort_of_abs")
  %sqrt = stablehlo.sqrt %abs : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 1.5, 0.8660254], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_abs")
  %subtract = stablehlo.subtract %abs, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_abs")
  %tan = stablehlo.tan %abs_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -1.2386277, 0.93159646], [0.5463025, -0.14254655, 3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_abs")
  %tanh = stablehlo.tanh %abs : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, 0.9780261, 0.63514894], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_abs")
  %transpose = stablehlo.transpose %abs, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.5], [0.0]], [[2.25], [0x7F800000]], [[0.75], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_abs")
  return
}
