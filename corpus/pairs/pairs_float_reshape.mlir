// Pairs of ops: what takes the float result of reshape. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[1.5, 2.25], [0.75, -0.0], [0x7F800000, 0.25]]> : tensor<3x2xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__9 = stablehlo.constant dense<[[1.5, 2.25], [0.75, 0.5], [3.0, 1.25]]> : tensor<3x2xf32>
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
  %reshape = stablehlo.reshape %f32 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_reshape")
  %add = stablehlo.add %reshape, %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[3.0, -4.5, 1.5], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_reshape")
  %atan2 = stablehlo.atan2 %reshape, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.98279375, -1.152572, 0.6435011], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_reshape")
  %reshape_2 = stablehlo.reshape %f32__3 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %reshape_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reshape")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reshape, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_reshape")
  %cbrt = stablehlo.cbrt %reshape : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_reshape")
  %ceil = stablehlo.ceil %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_reshape")
  %clamp = stablehlo.clamp %f32__4, %reshape, %f32__5 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_reshape")
  %compare = stablehlo.compare LE, %f32__6, %reshape : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_reshape")
  %complex = stablehlo.complex %reshape, %reshape : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.5, 1.5), (-2.25, -2.25), (0.75, 0.75)], [(-0.0, -0.0), (0x7F800000, 0x7F800000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reshape")
  %concatenate = stablehlo.concatenate %f32__8, %reshape, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_reshape")
  %convert = stablehlo.convert %reshape : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_reshape")
  %reshape_3 = stablehlo.reshape %f32__9 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %reshape_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.9899925, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_reshape")
  %divide = stablehlo.divide %reshape, %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_reshape")
  %dot_general = stablehlo.dot_general %f32__10, %reshape, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[3.0, 0xFF800000, 0x7FC00000]], [[4.5, 0x7F800000, 0x7FC00000]], [[-1.5, 0x7F800000, 0x7FC00000]], [[3.0, 0xFF800000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_reshape")
  %dynamic_slice = stablehlo.dynamic_slice %reshape, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.25, 0.75]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_reshape")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__11, %reshape, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.5, -2.25, 0.75, -0.5], [-0.0, 0x7F800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_reshape")
  %exponential = stablehlo.exponential %reshape : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_reshape")
  %exponential_minus_one = stablehlo.exponential_minus_one %reshape : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_reshape")
  %floor = stablehlo.floor %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_reshape")
  %imag = stablehlo.imag %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_reshape")
  %is_finite = stablehlo.is_finite %reshape : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_reshape")
  %log = stablehlo.log %reshape : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_reshape")
  %log_plus_one = stablehlo.log_plus_one %reshape : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_reshape")
  %logistic = stablehlo.logistic %reshape : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_reshape")
  %maximum = stablehlo.maximum %reshape, %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_reshape")
  %minimum = stablehlo.minimum %reshape, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0.0, -2.25, 0.0], [-0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_reshape")
  %multiply = stablehlo.multiply %reshape, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_reshape")
  %negate = stablehlo.negate %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_reshape")
  %pad = stablehlo.pad %reshape, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.5, -2.25, 0.75, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_reshape")
  %power = stablehlo.power %reshape, %f32__12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 5.0625, 0.5625], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_reshape")
  %real = stablehlo.real %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_reshape")
  %reduce = stablehlo.reduce(%reshape init: %f32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[1.5, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_reshape")
  %reduce_precision = stablehlo.reduce_precision %reshape, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_reshape")
  %reduce_window = "stablehlo.reduce_window"(%reshape, %f32__14) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.5, -0.75, -1.5], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_reshape")
  %remainder = stablehlo.remainder %reshape, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_reshape")
  %reshape_4 = stablehlo.reshape %reshape : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape_4, dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_reshape")
  %reverse = stablehlo.reverse %reshape, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.75, -2.25, 1.5]]]> : tensor<1x2x3xf32> loc("reverse_of_reshape")
  %round_nearest_afz = stablehlo.round_nearest_afz %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_reshape")
  %round_nearest_even = stablehlo.round_nearest_even %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_reshape")
  %rsqrt = stablehlo.rsqrt %reshape : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_reshape")
  %select = stablehlo.select %i1, %reshape, %f32__6 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[1.5, -0.5, 0.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_reshape")
  %sign = stablehlo.sign %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_reshape")
  %sine = stablehlo.sine %reshape_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.7780732, 0.6816388], [0.47942555, 0.14112, 0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_reshape")
  %slice = stablehlo.slice %reshape [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[-0.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_reshape")
  %sort = "stablehlo.sort"(%reshape_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_reshape")
  %sqrt = stablehlo.sqrt %reshape : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_reshape")
  %subtract = stablehlo.subtract %reshape, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_reshape")
  %tan = stablehlo.tan %reshape_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -1.2386277, 0.93159646], [0.5463025, -0.14254655, 3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_reshape")
  %tanh = stablehlo.tanh %reshape : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_reshape")
  %transpose = stablehlo.transpose %reshape, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[1.5, -0.0]], [[-2.25, 0x7F800000]], [[0.75, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_reshape")
  return
}
