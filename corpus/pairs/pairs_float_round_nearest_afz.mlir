// Pairs of ops: what takes the float result of round_nearest_afz. The values are those of scripts/oracle.
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
  %round_nearest_afz = stablehlo.round_nearest_afz %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[2.0, 2.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_round_nearest_afz")
  %add = stablehlo.add %round_nearest_afz, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[4.0, -2.5, 4.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_round_nearest_afz")
  %atan2 = stablehlo.atan2 %f32__2, %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, -2.896614, 1.2490457], [1.5707964, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_round_nearest_afz")
  %round_nearest_afz_2 = stablehlo.round_nearest_afz %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %round_nearest_afz_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1073741824, 1073741824, 1065353216], [-2147483648, 2139095040, 0]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_round_nearest_afz")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %round_nearest_afz, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_round_nearest_afz")
  %cbrt = stablehlo.cbrt %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.2599211, -1.2599211, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_round_nearest_afz")
  %ceil = stablehlo.ceil %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_round_nearest_afz")
  %clamp = stablehlo.clamp %f32__4, %round_nearest_afz, %f32__5 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, -1.0, 1.0], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_round_nearest_afz")
  %compare = stablehlo.compare LT, %round_nearest_afz, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_round_nearest_afz")
  %complex = stablehlo.complex %round_nearest_afz, %round_nearest_afz : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 2.0), (-2.0, -2.0), (1.0, 1.0)], [(-0.0, -0.0), (0x7F800000, 0x7F800000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_round_nearest_afz")
  %concatenate = stablehlo.concatenate %f32__7, %round_nearest_afz, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_round_nearest_afz")
  %convert = stablehlo.convert %round_nearest_afz : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_round_nearest_afz")
  %round_nearest_afz_3 = stablehlo.round_nearest_afz %f32__8 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %round_nearest_afz_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.41614684, -0.41614684, 0.5403023], [0.5403023, -0.9899925, 0.5403023]]]> : tensor<1x2x3xf32> loc("cosine_of_round_nearest_afz")
  %divide = stablehlo.divide %round_nearest_afz, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.0, 4.0, 0.33333334], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_round_nearest_afz")
  %dot_general = stablehlo.dot_general %f32__9, %round_nearest_afz, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[4.0, 0xFF800000, 0x7FC00000]], [[6.0, 0x7F800000, 0x7FC00000]], [[-2.0, 0x7F800000, 0x7FC00000]], [[4.0, 0xFF800000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_round_nearest_afz")
  %dynamic_slice = stablehlo.dynamic_slice %round_nearest_afz, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.0, 1.0]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_round_nearest_afz")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %round_nearest_afz, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [2.0, -2.0, 1.0, -0.5], [-0.0, 0x7F800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_round_nearest_afz")
  %exponential = stablehlo.exponential %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[7.389056, 0.13533528, 2.7182817], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_round_nearest_afz")
  %exponential_minus_one = stablehlo.exponential_minus_one %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[6.389056, -0.86466473, 1.7182819], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_round_nearest_afz")
  %floor = stablehlo.floor %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_round_nearest_afz")
  %imag = stablehlo.imag %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_round_nearest_afz")
  %is_finite = stablehlo.is_finite %round_nearest_afz : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_round_nearest_afz")
  %log = stablehlo.log %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.6931472, 0x7FC00000, 0.0], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_round_nearest_afz")
  %log_plus_one = stablehlo.log_plus_one %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.0986123, 0x7FC00000, 0.6931472], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_round_nearest_afz")
  %logistic = stablehlo.logistic %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.880797, 0.11920292, 0.7310586], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_round_nearest_afz")
  %maximum = stablehlo.maximum %round_nearest_afz, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_round_nearest_afz")
  %minimum = stablehlo.minimum %f32__2, %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[2.0, -2.0, 1.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_round_nearest_afz")
  %multiply = stablehlo.multiply %round_nearest_afz, %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[4.0, 4.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_round_nearest_afz")
  %negate = stablehlo.negate %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-2.0, 2.0, -1.0], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_round_nearest_afz")
  %pad = stablehlo.pad %round_nearest_afz, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [2.0, -2.0, 1.0, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_round_nearest_afz")
  %power = stablehlo.power %round_nearest_afz, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[4.0, 0x7FC00000, 1.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_round_nearest_afz")
  %real = stablehlo.real %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_round_nearest_afz")
  %reduce = stablehlo.reduce(%round_nearest_afz init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[2.0, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_round_nearest_afz")
  %reduce_precision = stablehlo.reduce_precision %round_nearest_afz, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_round_nearest_afz")
  %reduce_window = "stablehlo.reduce_window"(%round_nearest_afz, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[2.0, 0.0, -1.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_round_nearest_afz")
  %remainder = stablehlo.remainder %round_nearest_afz, %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, -0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_round_nearest_afz")
  %reshape = stablehlo.reshape %round_nearest_afz : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[2.0, -2.0], [1.0, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_round_nearest_afz")
  %reverse = stablehlo.reverse %round_nearest_afz, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, 0x7F800000, -0.0], [1.0, -2.0, 2.0]]]> : tensor<1x2x3xf32> loc("reverse_of_round_nearest_afz")
  %round_nearest_afz_4 = stablehlo.round_nearest_afz %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz_4, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_round_nearest_afz")
  %round_nearest_even = stablehlo.round_nearest_even %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_round_nearest_afz")
  %rsqrt = stablehlo.rsqrt %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.70710677, 0x7FC00000, 1.0], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_round_nearest_afz")
  %select = stablehlo.select %i1, %round_nearest_afz, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -0.5, 1.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_round_nearest_afz")
  %sign = stablehlo.sign %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_round_nearest_afz")
  %sine = stablehlo.sine %round_nearest_afz_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.9092974, 0.9092974, 0.84147096], [0.84147096, 0.14112, 0.84147096]]]> : tensor<1x2x3xf32> loc("sine_of_round_nearest_afz")
  %slice = stablehlo.slice %round_nearest_afz [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[-0.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_round_nearest_afz")
  %sort = "stablehlo.sort"(%round_nearest_afz_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.0, 2.0, 1.0], [0x7F800000, 0.0, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_round_nearest_afz")
  %sqrt = stablehlo.sqrt %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.4142135, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_round_nearest_afz")
  %subtract = stablehlo.subtract %round_nearest_afz, %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.0, 0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_round_nearest_afz")
  %tan = stablehlo.tan %round_nearest_afz_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-2.1850398, -2.1850398, 1.5574077], [1.5574077, -0.14254655, 1.5574077]]]> : tensor<1x2x3xf32> loc("tan_of_round_nearest_afz")
  %tanh = stablehlo.tanh %round_nearest_afz : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9640276, -0.9640276, 0.7615942], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_round_nearest_afz")
  %transpose = stablehlo.transpose %round_nearest_afz, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[2.0, -0.0]], [[-2.0, 0x7F800000]], [[1.0, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_round_nearest_afz")
  return
}
