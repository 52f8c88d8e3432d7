// Pairs of ops: what takes the float result of reverse. The values are those of scripts/oracle.
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
  %reverse = stablehlo.reverse %f32, dims = [1, 2] : tensor<1x2x3xf32>
  %abs = stablehlo.abs %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[0x7FC00000, 0x7F800000, 0.0], [0.75, 2.25, 1.5]]]> : tensor<1x2x3xf32> loc("abs_of_reverse")
  %add = stablehlo.add %f32__2, %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[0x7FC00000, 0x7F800000, 3.0], [4.75, -3.25, 2.0]]]> : tensor<1x2x3xf32> loc("add_of_reverse")
  %atan2 = stablehlo.atan2 %reverse, %reverse : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0x7FC00000, 0.7853982, -3.1415927], [0.7853982, -2.3561945, 0.7853982]]]> : tensor<1x2x3xf32> loc("atan2_of_reverse")
  %reverse_2 = stablehlo.reverse %f32__3, dims = [1, 2] : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %reverse_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1048576000, 2139095040, -2147483648], [1061158912, 1074790400, 1069547520]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reverse")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reverse, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5]], [[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_reverse")
  %cbrt = stablehlo.cbrt %reverse : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.9085603, -1.3103707, 1.1447142]]]> : tensor<1x2x3xf32> loc("cbrt_of_reverse")
  %ceil = stablehlo.ceil %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[0x7FC00000, 0x7F800000, -0.0], [1.0, -2.0, 2.0]]]> : tensor<1x2x3xf32> loc("ceil_of_reverse")
  %clamp = stablehlo.clamp %f32__4, %reverse, %f32__5 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[0x7FC00000, 2.0, -0.0], [0.75, -1.0, 1.5]]]> : tensor<1x2x3xf32> loc("clamp_of_reverse")
  %compare = stablehlo.compare LT, %reverse, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_reverse")
  %complex = stablehlo.complex %reverse, %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(0x7FC00000, 0x7FC00000), (0x7F800000, 0x7F800000), (-0.0, -0.0)], [(0.75, 0.75), (-2.25, -2.25), (1.5, 1.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reverse")
  %concatenate = stablehlo.concatenate %reverse, %reverse, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[0x7FC00000, 0x7F800000, -0.0, 0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5, 0.75, -2.25, 1.5]]]> : tensor<1x2x6xf32> loc("concatenate_of_reverse")
  %convert = stablehlo.convert %reverse : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_reverse")
  %reverse_3 = stablehlo.reverse %f32__7, dims = [1, 2] : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %reverse_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.31532237, -0.9899925, 0.87758255], [0.73168886, -0.62817365, 0.0707372]]]> : tensor<1x2x3xf32> loc("cosine_of_reverse")
  %divide = stablehlo.divide %f32__2, %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0x7FC00000, -0.0, 0xFF800000], [5.3333335, 0.44444445, 0.33333334]]]> : tensor<1x2x3xf32> loc("divide_of_reverse")
  %dot_general = stablehlo.dot_general %reverse, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[0x7FC00000, 0x7FC00000], [-6.75, -8.625]]]> : tensor<1x2x2xf32> loc("dot_general_of_reverse")
  %dynamic_slice = stablehlo.dynamic_slice %reverse, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0x7F800000, -0.0], [-2.25, 1.5]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_reverse")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reverse, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.75, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_reverse")
  %exponential = stablehlo.exponential %reverse : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[0x7FC00000, 0x7F800000, 1.0], [2.117, 0.10539922, 4.481689]]]> : tensor<1x2x3xf32> loc("exponential_of_reverse")
  %exponential_minus_one = stablehlo.exponential_minus_one %reverse : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[0x7FC00000, 0x7F800000, -0.0], [1.117, -0.89460075, 3.481689]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_reverse")
  %floor = stablehlo.floor %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.0, -3.0, 1.0]]]> : tensor<1x2x3xf32> loc("floor_of_reverse")
  %imag = stablehlo.imag %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_reverse")
  %is_finite = stablehlo.is_finite %reverse : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[false, false, true], [true, true, true]]]> : tensor<1x2x3xi1> loc("is_finite_of_reverse")
  %log = stablehlo.log %reverse : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0x7FC00000, 0x7F800000, 0xFF800000], [-0.2876821, 0x7FC00000, 0.4054651]]]> : tensor<1x2x3xf32> loc("log_of_reverse")
  %log_plus_one = stablehlo.log_plus_one %reverse : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.5596158, 0x7FC00000, 0.91629076]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_reverse")
  %logistic = stablehlo.logistic %reverse : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0x7FC00000, 1.0, 0.5], [0.6791787, 0.09534947, 0.81757444]]]> : tensor<1x2x3xf32> loc("logistic_of_reverse")
  %maximum = stablehlo.maximum %f32__2, %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[0x7FC00000, 0x7F800000, 3.0], [4.0, -1.0, 1.5]]]> : tensor<1x2x3xf32> loc("maximum_of_reverse")
  %minimum = stablehlo.minimum %reverse, %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5]]]> : tensor<1x2x3xf32> loc("minimum_of_reverse")
  %multiply = stablehlo.multiply %reverse, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0x7FC00000, 0x7FC00000, -0.0], [0.0, -0.0, 0.0]]]> : tensor<1x2x3xf32> loc("multiply_of_reverse")
  %negate = stablehlo.negate %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[0xFFC00000, 0xFF800000, 0.0], [-0.75, 2.25, -1.5]]]> : tensor<1x2x3xf32> loc("negate_of_reverse")
  %pad = stablehlo.pad %reverse, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[0x7F800000, -0.0, 0.0], [0.0, 0.0, 0.0], [-2.25, 1.5, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_reverse")
  %power = stablehlo.power %reverse, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0x7FC00000, 0.0, -0.0], [0.31640625, -0.44444445, 1.2247449]]]> : tensor<1x2x3xf32> loc("power_of_reverse")
  %real = stablehlo.real %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5]]]> : tensor<1x2x3xf32> loc("real_of_reverse")
  %reduce = stablehlo.reduce(%reverse init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[0x7FC00000, 0x7F800000, 1.5]]> : tensor<1x3xf32> loc("reduce_of_reverse")
  %reduce_precision = stablehlo.reduce_precision %reverse, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.0, 1.5]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_reverse")
  %reduce_window = "stablehlo.reduce_window"(%reverse, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[0x7FC00000, 0x7F800000], [-1.5, -0.75]]]> : tensor<1x2x2xf32> loc("reduce_window_of_reverse")
  %remainder = stablehlo.remainder %reverse, %f32__11 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0x7FC00000, 0x7FC00000, -0.0], [0.75, -0.25, 1.5]]]> : tensor<1x2x3xf32> loc("remainder_of_reverse")
  %reshape = stablehlo.reshape %reverse : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[0x7FC00000, 0x7F800000, -0.0, 0.75, -2.25, 1.5]> : tensor<6xf32> loc("reshape_of_reverse")
  %reverse_4 = stablehlo.reverse %reverse, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse_4, dense<[[[-0.0, 0x7F800000, 0x7FC00000], [1.5, -2.25, 0.75]]]> : tensor<1x2x3xf32> loc("reverse_of_reverse")
  %round_nearest_afz = stablehlo.round_nearest_afz %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[0x7FC00000, 0x7F800000, -0.0], [1.0, -2.0, 2.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_reverse")
  %round_nearest_even = stablehlo.round_nearest_even %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[0x7FC00000, 0x7F800000, -0.0], [1.0, -2.0, 2.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_reverse")
  %rsqrt = stablehlo.rsqrt %reverse : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0x7FC00000, 0.0, 0xFF800000], [1.1547005, 0x7FC00000, 0.8164966]]]> : tensor<1x2x3xf32> loc("rsqrt_of_reverse")
  %select = stablehlo.select %i1, %f32__2, %reverse : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, 0x7F800000, 3.0], [0.75, -2.25, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_reverse")
  %sign = stablehlo.sign %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[0x7FC00000, 1.0, -0.0], [1.0, -1.0, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_reverse")
  %sine = stablehlo.sine %reverse_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.9489846, 0.14112, 0.47942555], [0.6816388, 0.7780732, 0.997495]]]> : tensor<1x2x3xf32> loc("sine_of_reverse")
  %slice = stablehlo.slice %reverse [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[0x7F800000, -0.0], [-2.25, 1.5]]]> : tensor<1x2x2xf32> loc("slice_of_reverse")
  %sort = "stablehlo.sort"(%reverse_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[0x7F800000, 0.25, -0.0], [2.25, 1.5, 0.75]]]> : tensor<1x2x3xf32> loc("sort_of_reverse")
  %sqrt = stablehlo.sqrt %reverse : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.8660254, 0x7FC00000, 1.2247449]]]> : tensor<1x2x3xf32> loc("sqrt_of_reverse")
  %subtract = stablehlo.subtract %reverse, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5]]]> : tensor<1x2x3xf32> loc("subtract_of_reverse")
  %tan = stablehlo.tan %reverse_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[3.0095696, -0.14254655, 0.5463025], [0.93159646, -1.2386277, 14.10142]]]> : tensor<1x2x3xf32> loc("tan_of_reverse")
  %tanh = stablehlo.tanh %reverse : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0x7FC00000, 1.0, -0.0], [0.63514894, -0.9780261, 0.90514827]]]> : tensor<1x2x3xf32> loc("tanh_of_reverse")
  %transpose = stablehlo.transpose %reverse, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[0x7FC00000], [0.75]], [[0x7F800000], [-2.25]], [[-0.0], [1.5]]]> : tensor<3x2x1xf32> loc("transpose_of_reverse")
  return
}
