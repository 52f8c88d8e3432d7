// Pairs of ops: what takes the float result of clamp. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__2 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
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
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %clamp = stablehlo.clamp %f32, %f32__2, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 1.0, 0.75], [0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_clamp")
  %add = stablehlo.add %clamp, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[3.5, -1.5, 3.75], [4.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_clamp")
  %atan2 = stablehlo.atan2 %f32__4, %clamp : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.9272952, -2.6779451, 1.3258177], [1.5707964, -0.4636476, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_clamp")
  %clamp_2 = stablehlo.clamp %f32, %f32__5, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %clamp_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1073741824, 1061158912], [-2147483648, 1073741824, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_clamp")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %clamp, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]], [[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_clamp")
  %cbrt = stablehlo.cbrt %clamp : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, -1.0, 0.9085603], [-0.0, 1.2599211, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_clamp")
  %ceil = stablehlo.ceil %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -1.0, 1.0], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_clamp")
  %clamp_3 = stablehlo.clamp %f32, %f32__4, %clamp : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp_3, dense<[[[1.5, -1.0, 0.75], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_clamp")
  %compare = stablehlo.compare LT, %clamp, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_clamp")
  %complex = stablehlo.complex %f32__4, %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, -1.0), (3.0, 0.75)], [(4.0, -0.0), (-1.0, 2.0), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_clamp")
  %concatenate = stablehlo.concatenate %f32__7, %clamp, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_clamp")
  %convert = stablehlo.convert %clamp : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_clamp")
  %clamp_4 = stablehlo.clamp %f32, %f32__8, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %clamp_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.41614684, 0.73168886], [0.87758255, -0.41614684, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_clamp")
  %divide = stablehlo.divide %clamp, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.75, 2.0, 0.25], [-0.0, -2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_clamp")
  %dot_general = stablehlo.dot_general %f32__9, %clamp, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[3.0, -3.0, 0x7FC00000]], [[4.5, 5.0, 0x7FC00000]], [[-1.5, 2.0, 0x7FC00000]], [[3.0, -3.0, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_clamp")
  %dynamic_slice = stablehlo.dynamic_slice %clamp, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-1.0, 0.75]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_clamp")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %clamp, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.5, -1.0, 0.75, -0.5], [-0.0, 2.0, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_clamp")
  %exponential = stablehlo.exponential %clamp : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0.36787945, 2.117], [1.0, 7.389056, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_clamp")
  %exponential_minus_one = stablehlo.exponential_minus_one %clamp : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, -0.63212055, 1.117], [-0.0, 6.389056, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_clamp")
  %floor = stablehlo.floor %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -1.0, 0.0], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_clamp")
  %imag = stablehlo.imag %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_clamp")
  %is_finite = stablehlo.is_finite %clamp : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_clamp")
  %log = stablehlo.log %clamp : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0.6931472, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_clamp")
  %log_plus_one = stablehlo.log_plus_one %clamp : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0xFF800000, 0.5596158], [-0.0, 1.0986123, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_clamp")
  %logistic = stablehlo.logistic %clamp : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.26894143, 0.6791787], [0.5, 0.880797, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_clamp")
  %maximum = stablehlo.maximum %clamp, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_clamp")
  %minimum = stablehlo.minimum %f32__4, %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -1.0, 0.75], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_clamp")
  %multiply = stablehlo.multiply %clamp, %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[2.25, 1.0, 0.5625], [0.0, 4.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_clamp")
  %negate = stablehlo.negate %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 1.0, -0.75], [0.0, -2.0, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_clamp")
  %pad = stablehlo.pad %clamp, %f32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.5, -1.0, 0.75, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_clamp")
  %power = stablehlo.power %clamp, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0x7FC00000, 0.421875], [0.0, 0.5, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_clamp")
  %real = stablehlo.real %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_clamp")
  %reduce = stablehlo.reduce(%clamp init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[1.5, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_clamp")
  %reduce_precision = stablehlo.reduce_precision %clamp, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_clamp")
  %reduce_window = "stablehlo.reduce_window"(%clamp, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.5, 0.5, -0.25], [0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_clamp")
  %remainder = stablehlo.remainder %clamp, %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, -0.0, 0.0], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_clamp")
  %reshape = stablehlo.reshape %clamp : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[1.5, -1.0], [0.75, -0.0], [2.0, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_clamp")
  %reverse = stablehlo.reverse %clamp, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, 2.0, -0.0], [0.75, -1.0, 1.5]]]> : tensor<1x2x3xf32> loc("reverse_of_clamp")
  %round_nearest_afz = stablehlo.round_nearest_afz %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -1.0, 1.0], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_clamp")
  %round_nearest_even = stablehlo.round_nearest_even %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -1.0, 1.0], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_clamp")
  %rsqrt = stablehlo.rsqrt %clamp : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.70710677, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_clamp")
  %select = stablehlo.select %i1, %clamp, %f32__4 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_clamp")
  %sign = stablehlo.sign %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_clamp")
  %sine = stablehlo.sine %clamp_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.9092974, 0.6816388], [0.47942555, 0.9092974, 0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_clamp")
  %slice = stablehlo.slice %clamp [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[-0.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_clamp")
  %sort = "stablehlo.sort"(%clamp_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.0, 1.5, 0.75], [2.0, 0.25, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_clamp")
  %sqrt = stablehlo.sqrt %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 1.4142135, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_clamp")
  %subtract = stablehlo.subtract %clamp, %clamp : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_clamp")
  %tan = stablehlo.tan %clamp_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -2.1850398, 0.93159646], [0.5463025, -2.1850398, 3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_clamp")
  %tanh = stablehlo.tanh %clamp : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, -0.7615942, 0.63514894], [-0.0, 0.9640276, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_clamp")
  %transpose = stablehlo.transpose %clamp, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[1.5, -0.0]], [[-1.0, 2.0]], [[0.75, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_clamp")
  return
}
