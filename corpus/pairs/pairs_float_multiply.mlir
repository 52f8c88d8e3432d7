// Pairs of ops: what takes the float result of multiply. The values are those of scripts/oracle.
func.func @main() {
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
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %multiply = stablehlo.multiply %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[3.0, 1.125, 2.25], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_multiply")
  %add = stablehlo.add %multiply, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[5.0, 0.625, 5.25], [4.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_multiply")
  %atan2 = stablehlo.atan2 %f32__2, %multiply : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.5880026, -0.41822433, 0.9272952], [1.5707964, -3.1415927, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_multiply")
  %multiply_2 = stablehlo.multiply %f32__3, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %multiply_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1077936128, -1081081856, 1074790400], [-2147483648, -8388608, 1040187392]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_multiply")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %multiply, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]], [[3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_multiply")
  %cbrt = stablehlo.cbrt %multiply : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.4422495, 1.0400419, 1.3103707], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_multiply")
  %ceil = stablehlo.ceil %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[3.0, 2.0, 3.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_multiply")
  %clamp = stablehlo.clamp %multiply, %f32__2, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 1.125, 2.0], [2.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_multiply")
  %compare = stablehlo.compare LT, %multiply, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_multiply")
  %complex = stablehlo.complex %multiply, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(3.0, 2.0), (1.125, -0.5), (2.25, 3.0)], [(-0.0, 4.0), (0xFF800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_multiply")
  %concatenate = stablehlo.concatenate %f32__7, %multiply, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_multiply")
  %convert = stablehlo.convert %multiply : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_multiply")
  %multiply_3 = stablehlo.multiply %f32__8, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %multiply_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.9899925, 0.4311765, -0.62817365], [-0.41614684, -0.9899925, 0.8109631]]]> : tensor<1x2x3xf32> loc("cosine_of_multiply")
  %divide = stablehlo.divide %multiply, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_multiply")
  %dot_general = stablehlo.dot_general %f32__9, %multiply, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[6.0, 0x7F800000, 0x7FC00000]], [[9.0, 0xFF800000, 0x7FC00000]], [[-3.0, 0xFF800000, 0x7FC00000]], [[6.0, 0x7F800000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_multiply")
  %dynamic_slice = stablehlo.dynamic_slice %multiply, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[1.125, 2.25]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_multiply")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %multiply, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [3.0, 1.125, 2.25, -0.5], [-0.0, 0xFF800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_multiply")
  %exponential = stablehlo.exponential %multiply : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[20.085537, 3.080217, 9.487736], [1.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_multiply")
  %exponential_minus_one = stablehlo.exponential_minus_one %multiply : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[19.085537, 2.080217, 8.487736], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_multiply")
  %floor = stablehlo.floor %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[3.0, 1.0, 2.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_multiply")
  %imag = stablehlo.imag %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_multiply")
  %is_finite = stablehlo.is_finite %multiply : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_multiply")
  %log = stablehlo.log %multiply : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[1.0986123, 0.11778303, 0.8109302], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_multiply")
  %log_plus_one = stablehlo.log_plus_one %multiply : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.3862944, 0.7537718, 1.178655], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_multiply")
  %logistic = stablehlo.logistic %multiply : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.95257413, 0.754915, 0.9046505], [0.5, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_multiply")
  %maximum = stablehlo.maximum %multiply, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[3.0, 1.125, 3.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_multiply")
  %minimum = stablehlo.minimum %f32__2, %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[2.0, -0.5, 2.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_multiply")
  %multiply_4 = stablehlo.multiply %multiply, %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %multiply_4, dense<[[[9.0, 1.265625, 5.0625], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_multiply")
  %negate = stablehlo.negate %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-3.0, -1.125, -2.25], [0.0, 0x7F800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_multiply")
  %pad = stablehlo.pad %multiply, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [3.0, 1.125, 2.25, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_multiply")
  %power = stablehlo.power %multiply, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[9.0, 0.94280905, 11.390625], [0.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_multiply")
  %real = stablehlo.real %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[3.0, 1.125, 2.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_multiply")
  %reduce = stablehlo.reduce(%multiply init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[3.0, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_multiply")
  %reduce_precision = stablehlo.reduce_precision %multiply, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[3.0, 1.0, 2.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_multiply")
  %reduce_window = "stablehlo.reduce_window"(%multiply, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[3.0, 4.125, 3.375], [0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_multiply")
  %remainder = stablehlo.remainder %multiply, %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_multiply")
  %reshape = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[3.0, 1.125], [2.25, -0.0], [0xFF800000, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_multiply")
  %reverse = stablehlo.reverse %multiply, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, 0xFF800000, -0.0], [2.25, 1.125, 3.0]]]> : tensor<1x2x3xf32> loc("reverse_of_multiply")
  %round_nearest_afz = stablehlo.round_nearest_afz %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[3.0, 1.0, 2.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_multiply")
  %round_nearest_even = stablehlo.round_nearest_even %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[3.0, 1.0, 2.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_multiply")
  %rsqrt = stablehlo.rsqrt %multiply : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.57735026, 0.94280905, 0.6666667], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_multiply")
  %select = stablehlo.select %i1, %multiply, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[3.0, -0.5, 2.25], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_multiply")
  %sign = stablehlo.sign %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_multiply")
  %sine = stablehlo.sine %multiply_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.14112, -0.9022676, 0.7780732], [0.9092974, -0.14112, 0.58509725]]]> : tensor<1x2x3xf32> loc("sine_of_multiply")
  %slice = stablehlo.slice %multiply [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[-0.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_multiply")
  %sort = "stablehlo.sort"(%multiply_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[3.0, 2.25, -1.125], [0.125, -0.0, 0xFF800000]]]> : tensor<1x2x3xf32> loc("sort_of_multiply")
  %sqrt = stablehlo.sqrt %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.7320508, 1.0606601, 1.5], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_multiply")
  %subtract = stablehlo.subtract %multiply, %multiply : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.0, 0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_multiply")
  %tan = stablehlo.tan %multiply_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-0.14254655, -2.0925713, -1.2386277], [-2.1850398, 0.14254655, 0.7214844]]]> : tensor<1x2x3xf32> loc("tan_of_multiply")
  %tanh = stablehlo.tanh %multiply : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9950548, 0.8093011, 0.9780261], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_multiply")
  %transpose = stablehlo.transpose %multiply, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[3.0, -0.0]], [[1.125, 0xFF800000]], [[2.25, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_multiply")
  return
}
