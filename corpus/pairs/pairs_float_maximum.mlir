// Pairs of ops: what takes the float result of maximum. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__9 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__10 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__11 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__12 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__14 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %maximum = stablehlo.maximum %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[2.0, 0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_maximum")
  %add = stablehlo.add %maximum, %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[4.0, -1.0, 6.0], [8.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_maximum")
  %atan2 = stablehlo.atan2 %maximum, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[1.1071488, -0.4636476, 1.2490457], [1.3258177, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_maximum")
  %maximum_2 = stablehlo.maximum %f32__4, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %maximum_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1073741824, 1074790400, 1077936128], [1082130432, 2139095040, 1056964608]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_maximum")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %maximum, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_maximum")
  %cbrt = stablehlo.cbrt %maximum : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.2599211, -0.7937005, 1.4422495], [1.587401, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_maximum")
  %ceil = stablehlo.ceil %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -0.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_maximum")
  %clamp = stablehlo.clamp %maximum, %f32__2, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_maximum")
  %compare = stablehlo.compare LE, %f32__2, %maximum : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_maximum")
  %complex = stablehlo.complex %maximum, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 2.0), (-0.5, -0.5), (3.0, 3.0)], [(4.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_maximum")
  %concatenate = stablehlo.concatenate %f32__8, %maximum, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_maximum")
  %convert = stablehlo.convert %maximum : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_maximum")
  %maximum_3 = stablehlo.maximum %f32__9, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %maximum_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.41614684, -0.62817365, -0.9899925], [-0.6536436, -0.9899925, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_maximum")
  %divide = stablehlo.divide %maximum, %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.0, 1.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_maximum")
  %dot_general = stablehlo.dot_general %f32__10, %maximum, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[2.0, 0xFF800000, 0x7FC00000]], [[22.0, 0x7F800000, 0x7FC00000]], [[0.0, 0x7F800000, 0x7FC00000]], [[2.0, 0xFF800000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_maximum")
  %dynamic_slice = stablehlo.dynamic_slice %maximum, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-0.5, 3.0]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_maximum")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__11, %maximum, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [2.0, -0.5, 3.0, -0.5], [4.0, 0x7F800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_maximum")
  %exponential = stablehlo.exponential %maximum : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[7.389056, 0.60653067, 20.085537], [54.59815, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_maximum")
  %exponential_minus_one = stablehlo.exponential_minus_one %maximum : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[6.389056, -0.39346933, 19.085537], [53.59815, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_maximum")
  %floor = stablehlo.floor %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[2.0, -1.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_maximum")
  %imag = stablehlo.imag %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_maximum")
  %is_finite = stablehlo.is_finite %maximum : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_maximum")
  %log = stablehlo.log %maximum : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.6931472, 0x7FC00000, 1.0986123], [1.3862944, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_maximum")
  %log_plus_one = stablehlo.log_plus_one %maximum : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.0986123, -0.6931472, 1.3862944], [1.609438, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_maximum")
  %logistic = stablehlo.logistic %maximum : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.880797, 0.37754068, 0.95257413], [0.98201376, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_maximum")
  %maximum_4 = stablehlo.maximum %maximum, %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %maximum_4, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_maximum")
  %minimum = stablehlo.minimum %maximum, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0.0, -0.5, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_maximum")
  %multiply = stablehlo.multiply %maximum, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[4.0, 0.25, 9.0], [16.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_maximum")
  %negate = stablehlo.negate %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-2.0, 0.5, -3.0], [-4.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_maximum")
  %pad = stablehlo.pad %maximum, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [2.0, -0.5, 3.0, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_maximum")
  %power = stablehlo.power %maximum, %f32__12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[4.0, 0.25, 9.0], [16.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_maximum")
  %real = stablehlo.real %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_maximum")
  %reduce = stablehlo.reduce(%maximum init: %f32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[3.0, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_maximum")
  %reduce_precision = stablehlo.reduce_precision %maximum, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_maximum")
  %reduce_window = "stablehlo.reduce_window"(%maximum, %f32__14) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[2.0, 1.5, 2.5], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_maximum")
  %remainder = stablehlo.remainder %maximum, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, -0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_maximum")
  %reshape = stablehlo.reshape %maximum : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[2.0, -0.5], [3.0, 4.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_maximum")
  %reverse = stablehlo.reverse %maximum, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, 0x7F800000, 4.0], [3.0, -0.5, 2.0]]]> : tensor<1x2x3xf32> loc("reverse_of_maximum")
  %round_nearest_afz = stablehlo.round_nearest_afz %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -1.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_maximum")
  %round_nearest_even = stablehlo.round_nearest_even %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -0.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_maximum")
  %rsqrt = stablehlo.rsqrt %maximum : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.70710677, 0x7FC00000, 0.57735026], [0.5, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_maximum")
  %select = stablehlo.select %i1, %maximum, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_maximum")
  %sign = stablehlo.sign %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_maximum")
  %sine = stablehlo.sine %maximum_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.9092974, 0.7780732, 0.14112], [-0.7568025, 0.14112, 0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_maximum")
  %slice = stablehlo.slice %maximum [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[4.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_maximum")
  %sort = "stablehlo.sort"(%maximum_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[3.0, 2.25, 2.0], [0x7F800000, 4.0, 0.5]]]> : tensor<1x2x3xf32> loc("sort_of_maximum")
  %sqrt = stablehlo.sqrt %maximum : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.4142135, 0x7FC00000, 1.7320508], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_maximum")
  %subtract = stablehlo.subtract %maximum, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.0, 0.0, 0.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_maximum")
  %tan = stablehlo.tan %maximum_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-2.1850398, -1.2386277, -0.14254655], [1.1578213, -0.14254655, 3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_maximum")
  %tanh = stablehlo.tanh %maximum : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9640276, -0.46211717, 0.9950548], [0.9993293, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_maximum")
  %transpose = stablehlo.transpose %maximum, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[2.0, 4.0]], [[-0.5, 0x7F800000]], [[3.0, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_maximum")
  return
}
