// Pairs of ops: what takes the float result of ceil. The values are those of scripts/oracle.
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
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[2.0, 2.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_ceil")
  %add = stablehlo.add %f32__2, %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[4.0, -2.5, 4.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_ceil")
  %atan2 = stablehlo.atan2 %ceil, %ceil : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, -2.3561945, 0.7853982], [-3.1415927, 0.7853982, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_ceil")
  %ceil_2 = stablehlo.ceil %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %ceil_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1073741824, 1077936128, 1065353216], [-2147483648, 2139095040, 1065353216]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_ceil")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %ceil, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_ceil")
  %cbrt = stablehlo.cbrt %ceil : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.2599211, -1.2599211, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_ceil")
  %ceil_3 = stablehlo.ceil %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %ceil_3, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_ceil")
  %clamp = stablehlo.clamp %f32__4, %f32__2, %ceil : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, -2.0, 1.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_ceil")
  %compare = stablehlo.compare LT, %ceil, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_ceil")
  %complex = stablehlo.complex %f32__2, %ceil : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 2.0), (-0.5, -2.0), (3.0, 1.0)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_ceil")
  %concatenate = stablehlo.concatenate %ceil, %ceil, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -2.0, 1.0, 2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_ceil")
  %convert = stablehlo.convert %ceil : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_ceil")
  %ceil_4 = stablehlo.ceil %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %ceil_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.41614684, -0.9899925, 0.5403023], [0.5403023, -0.9899925, -0.41614684]]]> : tensor<1x2x3xf32> loc("cosine_of_ceil")
  %divide = stablehlo.divide %f32__2, %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.0, 0.25, 3.0], [0xFF800000, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_ceil")
  %dot_general = stablehlo.dot_general %ceil, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[-3.0, -8.5], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_ceil")
  %dynamic_slice = stablehlo.dynamic_slice %ceil, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.0, 1.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_ceil")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %ceil, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -2.0, 1.0], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_ceil")
  %exponential = stablehlo.exponential %ceil : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[7.389056, 0.13533528, 2.7182817], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_ceil")
  %exponential_minus_one = stablehlo.exponential_minus_one %ceil : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[6.389056, -0.86466473, 1.7182819], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_ceil")
  %floor = stablehlo.floor %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_ceil")
  %imag = stablehlo.imag %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_ceil")
  %is_finite = stablehlo.is_finite %ceil : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_ceil")
  %log = stablehlo.log %ceil : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.6931472, 0x7FC00000, 0.0], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_ceil")
  %log_plus_one = stablehlo.log_plus_one %ceil : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.0986123, 0x7FC00000, 0.6931472], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_ceil")
  %logistic = stablehlo.logistic %ceil : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.880797, 0.11920292, 0.7310586], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_ceil")
  %maximum = stablehlo.maximum %f32__2, %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_ceil")
  %minimum = stablehlo.minimum %ceil, %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_ceil")
  %multiply = stablehlo.multiply %ceil, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0.0, -0.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_ceil")
  %negate = stablehlo.negate %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-2.0, 2.0, -1.0], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_ceil")
  %pad = stablehlo.pad %ceil, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-2.0, 1.0, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_ceil")
  %power = stablehlo.power %ceil, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[4.0, 0x7FC00000, 1.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_ceil")
  %real = stablehlo.real %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_ceil")
  %reduce = stablehlo.reduce(%ceil init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[2.0, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_ceil")
  %reduce_precision = stablehlo.reduce_precision %ceil, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_ceil")
  %reduce_window = "stablehlo.reduce_window"(%ceil, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[0.0, -1.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_ceil")
  %remainder = stablehlo.remainder %ceil, %f32__11 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, -0.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_ceil")
  %reshape = stablehlo.reshape %ceil : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[2.0, -2.0, 1.0, -0.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_ceil")
  %reverse = stablehlo.reverse %ceil, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[1.0, -2.0, 2.0], [0x7FC00000, 0x7F800000, -0.0]]]> : tensor<1x2x3xf32> loc("reverse_of_ceil")
  %round_nearest_afz = stablehlo.round_nearest_afz %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_ceil")
  %round_nearest_even = stablehlo.round_nearest_even %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_ceil")
  %rsqrt = stablehlo.rsqrt %ceil : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.70710677, 0x7FC00000, 1.0], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_ceil")
  %select = stablehlo.select %i1, %f32__2, %ceil : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -2.0, 3.0], [-0.0, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_ceil")
  %sign = stablehlo.sign %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_ceil")
  %sine = stablehlo.sine %ceil_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.9092974, 0.14112, 0.84147096], [0.84147096, 0.14112, 0.9092974]]]> : tensor<1x2x3xf32> loc("sine_of_ceil")
  %slice = stablehlo.slice %ceil [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-2.0, 1.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_ceil")
  %sort = "stablehlo.sort"(%ceil_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[3.0, 2.0, 1.0], [0x7F800000, 1.0, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_ceil")
  %sqrt = stablehlo.sqrt %ceil : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.4142135, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_ceil")
  %subtract = stablehlo.subtract %ceil, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_ceil")
  %tan = stablehlo.tan %ceil_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-2.1850398, -0.14254655, 1.5574077], [1.5574077, -0.14254655, -2.1850398]]]> : tensor<1x2x3xf32> loc("tan_of_ceil")
  %tanh = stablehlo.tanh %ceil : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9640276, -0.9640276, 0.7615942], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_ceil")
  %transpose = stablehlo.transpose %ceil, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[2.0], [-0.0]], [[-2.0], [0x7F800000]], [[1.0], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_ceil")
  return
}
