// Pairs of ops: what takes the float result of select. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<f32>
  %select = stablehlo.select %i1, %f32, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %abs = stablehlo.abs %select : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 0.5, 0.75], [4.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_select")
  %add = stablehlo.add %select, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[3.5, -1.0, 3.75], [8.0, -2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_select")
  %atan2 = stablehlo.atan2 %f32__2, %select : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.9272952, -2.3561945, 1.3258177], [0.7853982, -2.3561945, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_select")
  %select_2 = stablehlo.select %i1, %f32__3, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %select_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, -1090519040, 1061158912], [1082130432, -1082130432, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_select")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]], [[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_select")
  %cbrt = stablehlo.cbrt %select : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, -0.7937005, 0.9085603], [1.587401, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_select")
  %ceil = stablehlo.ceil %select : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -0.0, 1.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_select")
  %clamp = stablehlo.clamp %f32__4, %f32__2, %select : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_select")
  %compare = stablehlo.compare LT, %select, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_select")
  %complex = stablehlo.complex %f32__2, %select : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, -0.5), (3.0, 0.75)], [(4.0, 4.0), (-1.0, -1.0), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_select")
  %concatenate = stablehlo.concatenate %f32__7, %select, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_select")
  %convert = stablehlo.convert %select : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_select")
  %select_3 = stablehlo.select %i1, %f32__8, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %select_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, 0.87758255, 0.73168886], [-0.6536436, 0.5403023, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_select")
  %divide = stablehlo.divide %select, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.75, 1.0, 0.25], [1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_select")
  %dot_general = stablehlo.dot_general %f32__9, %select, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[1.0, -0.5, 0x7FC00000]], [[20.5, -5.5, 0x7FC00000]], [[0.5, 0.0, 0x7FC00000]], [[1.0, -0.5, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_select")
  %dynamic_slice = stablehlo.dynamic_slice %select, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-0.5, 0.75]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_select")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %select, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.5, -0.5, 0.75, -0.5], [4.0, -1.0, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_select")
  %exponential = stablehlo.exponential %select : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0.60653067, 2.117], [54.59815, 0.36787945, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_select")
  %exponential_minus_one = stablehlo.exponential_minus_one %select : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, -0.39346933, 1.117], [53.59815, -0.63212055, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_select")
  %floor = stablehlo.floor %select : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -1.0, 0.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_select")
  %imag = stablehlo.imag %select : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_select")
  %is_finite = stablehlo.is_finite %select : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_select")
  %log = stablehlo.log %select : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [1.3862944, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_select")
  %log_plus_one = stablehlo.log_plus_one %select : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, -0.6931472, 0.5596158], [1.609438, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_select")
  %logistic = stablehlo.logistic %select : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.37754068, 0.6791787], [0.98201376, 0.26894143, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_select")
  %maximum = stablehlo.maximum %select, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_select")
  %minimum = stablehlo.minimum %f32__2, %select : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_select")
  %multiply = stablehlo.multiply %select, %select : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[2.25, 0.25, 0.5625], [16.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_select")
  %negate = stablehlo.negate %select : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 0.5, -0.75], [-4.0, 1.0, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_select")
  %pad = stablehlo.pad %select, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.5, -0.5, 0.75, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_select")
  %power = stablehlo.power %select, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0x7FC00000, 0.421875], [256.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_select")
  %real = stablehlo.real %select : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_select")
  %reduce = stablehlo.reduce(%select init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[1.5, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_select")
  %reduce_precision = stablehlo.reduce_precision %select, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_select")
  %reduce_window = "stablehlo.reduce_window"(%select, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.5, 1.0, 0.25], [4.0, 3.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_select")
  %remainder = stablehlo.remainder %select, %select : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, -0.0, 0.0], [0.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_select")
  %reshape = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[1.5, -0.5], [0.75, 4.0], [-1.0, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_select")
  %reverse = stablehlo.reverse %select, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, -1.0, 4.0], [0.75, -0.5, 1.5]]]> : tensor<1x2x3xf32> loc("reverse_of_select")
  %round_nearest_afz = stablehlo.round_nearest_afz %select : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -1.0, 1.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_select")
  %round_nearest_even = stablehlo.round_nearest_even %select : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -0.0, 1.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_select")
  %rsqrt = stablehlo.rsqrt %select : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0.5, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_select")
  %select_4 = stablehlo.select %i1, %select, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select_4, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_select")
  %sign = stablehlo.sign %select : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [1.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_select")
  %sine = stablehlo.sine %select_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, -0.47942555, 0.6816388], [-0.7568025, -0.84147096, 0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_select")
  %slice = stablehlo.slice %select [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[4.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_select")
  %sort = "stablehlo.sort"(%select_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[1.5, 0.75, -0.5], [4.0, 0.25, -1.0]]]> : tensor<1x2x3xf32> loc("sort_of_select")
  %sqrt = stablehlo.sqrt %select : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [2.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_select")
  %subtract = stablehlo.subtract %select, %select : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_select")
  %tan = stablehlo.tan %select_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -0.5463025, 0.93159646], [1.1578213, -1.5574077, 3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_select")
  %tanh = stablehlo.tanh %select : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, -0.46211717, 0.63514894], [0.9993293, -0.7615942, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_select")
  %transpose = stablehlo.transpose %select, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[1.5, 4.0]], [[-0.5, -1.0]], [[0.75, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_select")
  return
}
