// Pairs of ops: what takes the float result of sqrt. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__9 = stablehlo.constant dense<[[[2.25, 4.0, 0.25], [9.0, 1.0, 6.25]]]> : tensor<1x2x3xf32>
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
  %sqrt = stablehlo.sqrt %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_sqrt")
  %add = stablehlo.add %sqrt, %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[2.4494898, 0x7FC00000, 1.7320508], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_sqrt")
  %atan2 = stablehlo.atan2 %sqrt, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.88607717, 0x7FC00000, 0.7137244], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_sqrt")
  %sqrt_2 = stablehlo.sqrt %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %sqrt_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1067238513, 1069547520, 1063105495], [-2147483648, 2139095040, 1056964608]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_sqrt")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sqrt, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]], [[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_sqrt")
  %cbrt = stablehlo.cbrt %sqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.0699131, 0x7FC00000, 0.9531843], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_sqrt")
  %ceil = stablehlo.ceil %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_sqrt")
  %clamp = stablehlo.clamp %sqrt, %f32__6, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 0x7FC00000, 2.0], [2.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_sqrt")
  %compare = stablehlo.compare LE, %f32__6, %sqrt : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_sqrt")
  %complex = stablehlo.complex %sqrt, %f32__6 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.2247449, 2.0), (0x7FC00000, -0.5), (0.8660254, 3.0)], [(-0.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_sqrt")
  %concatenate = stablehlo.concatenate %f32__8, %sqrt, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_sqrt")
  %convert = stablehlo.convert %sqrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_sqrt")
  %sqrt_3 = stablehlo.sqrt %f32__9 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %sqrt_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.41614684, 0.87758255], [-0.9899925, 0.5403023, -0.8011436]]]> : tensor<1x2x3xf32> loc("cosine_of_sqrt")
  %divide = stablehlo.divide %sqrt, %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.0, 0x7FC00000, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_sqrt")
  %dot_general = stablehlo.dot_general %f32__10, %sqrt, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[2.4494898, 0x7FC00000, 0x7FC00000]], [[3.6742349, 0x7FC00000, 0x7FC00000]], [[-1.2247449, 0x7FC00000, 0x7FC00000]], [[2.4494898, 0x7FC00000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_sqrt")
  %dynamic_slice = stablehlo.dynamic_slice %sqrt, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0x7FC00000, 0.8660254]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_sqrt")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__11, %sqrt, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.2247449, 0x7FC00000, 0.8660254, -0.5], [-0.0, 0x7F800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_sqrt")
  %exponential = stablehlo.exponential %sqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[3.403298, 0x7FC00000, 2.3774426], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_sqrt")
  %exponential_minus_one = stablehlo.exponential_minus_one %sqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[2.403298, 0x7FC00000, 1.3774426], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_sqrt")
  %floor = stablehlo.floor %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, 0x7FC00000, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_sqrt")
  %imag = stablehlo.imag %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_sqrt")
  %is_finite = stablehlo.is_finite %sqrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_sqrt")
  %log = stablehlo.log %sqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.2027326, 0x7FC00000, -0.14384106], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_sqrt")
  %log_plus_one = stablehlo.log_plus_one %sqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.79964226, 0x7FC00000, 0.6238107], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_sqrt")
  %logistic = stablehlo.logistic %sqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.7728975, 0x7FC00000, 0.70391804], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_sqrt")
  %maximum = stablehlo.maximum %sqrt, %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_sqrt")
  %minimum = stablehlo.minimum %sqrt, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0.0, 0x7FC00000, 0.0], [-0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_sqrt")
  %multiply = stablehlo.multiply %sqrt, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[2.4494898, 0x7FC00000, 2.598076], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_sqrt")
  %negate = stablehlo.negate %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.2247449, 0xFFC00000, -0.8660254], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_sqrt")
  %pad = stablehlo.pad %sqrt, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.2247449, 0x7FC00000, 0.8660254, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_sqrt")
  %power = stablehlo.power %sqrt, %f32__12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[1.5000001, 0x7FC00000, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_sqrt")
  %real = stablehlo.real %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_sqrt")
  %reduce = stablehlo.reduce(%sqrt init: %f32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<0x7FC00000> : tensor<1x2xf32> loc("reduce_of_sqrt")
  %reduce_precision = stablehlo.reduce_precision %sqrt, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.25, 0x7FC00000, 0.875], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_sqrt")
  %reduce_window = "stablehlo.reduce_window"(%sqrt, %f32__14) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.2247449, 0x7FC00000, 0x7FC00000], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_sqrt")
  %remainder = stablehlo.remainder %sqrt, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_sqrt")
  %reshape = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[1.2247449, 0x7FC00000], [0.8660254, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_sqrt")
  %reverse = stablehlo.reverse %sqrt, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.8660254, 0x7FC00000, 1.2247449]]]> : tensor<1x2x3xf32> loc("reverse_of_sqrt")
  %round_nearest_afz = stablehlo.round_nearest_afz %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[1.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_sqrt")
  %round_nearest_even = stablehlo.round_nearest_even %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[1.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_sqrt")
  %rsqrt = stablehlo.rsqrt %sqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.903602, 0x7FC00000, 1.07457], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_sqrt")
  %select = stablehlo.select %i1, %sqrt, %f32__6 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[1.2247449, -0.5, 0.8660254], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_sqrt")
  %sign = stablehlo.sign %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 0x7FC00000, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_sqrt")
  %sine = stablehlo.sine %sqrt_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.9092974, 0.47942555], [0.14112, 0.84147096, 0.5984721]]]> : tensor<1x2x3xf32> loc("sine_of_sqrt")
  %slice = stablehlo.slice %sqrt [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[-0.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_sqrt")
  %sort = "stablehlo.sort"(%sqrt_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[1.5, 1.2247449, 0.8660254], [0x7F800000, 0.5, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_sqrt")
  %sqrt_4 = stablehlo.sqrt %sqrt : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt_4, dense<[[[1.106682, 0x7FC00000, 0.9306049], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_sqrt")
  %subtract = stablehlo.subtract %sqrt, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[-0.7752551, 0x7FC00000, -2.1339746], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_sqrt")
  %tan = stablehlo.tan %sqrt_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -2.1850398, 0.5463025], [-0.14254655, 1.5574077, -0.7470223]]]> : tensor<1x2x3xf32> loc("tan_of_sqrt")
  %tanh = stablehlo.tanh %sqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.84104824, 0x7FC00000, 0.6993491], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_sqrt")
  %transpose = stablehlo.transpose %sqrt, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[1.2247449, -0.0]], [[0x7FC00000, 0x7F800000]], [[0.8660254, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_sqrt")
  return
}
