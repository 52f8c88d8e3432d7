// Pairs of ops: what takes the float result of imag. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %imag = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %imag : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[2.0, 0.5, 1.0], [1.0, 2.0, 3.0]]]> : tensor<1x2x3xf32> loc("abs_of_imag")
  %add = stablehlo.add %f32, %imag : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[4.0, 0.0, 2.0], [5.0, -3.0, -2.5]]]> : tensor<1x2x3xf32> loc("add_of_imag")
  %atan2 = stablehlo.atan2 %imag, %imag : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, 0.7853982, -2.3561945], [0.7853982, -2.3561945, -2.3561945]]]> : tensor<1x2x3xf32> loc("atan2_of_imag")
  %imag_2 = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %imag_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1073741824, 1056964608, -1082130432], [1065353216, -1073741824, -1069547520]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_imag")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %imag, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]], [[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_imag")
  %cbrt = stablehlo.cbrt %imag : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.2599211, 0.7937005, -1.0], [1.0, -1.2599211, -1.4422495]]]> : tensor<1x2x3xf32> loc("cbrt_of_imag")
  %ceil = stablehlo.ceil %imag : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, 1.0, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("ceil_of_imag")
  %clamp = stablehlo.clamp %f32__2, %f32, %imag : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, -0.5, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("clamp_of_imag")
  %compare = stablehlo.compare LT, %imag, %f32 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, true], [true, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_imag")
  %complex = stablehlo.complex %f32, %imag : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 2.0), (-0.5, 0.5), (3.0, -1.0)], [(4.0, 1.0), (-1.0, -2.0), (0.5, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_imag")
  %concatenate = stablehlo.concatenate %imag, %imag, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, 0.5, -1.0, 2.0, 0.5, -1.0], [1.0, -2.0, -3.0, 1.0, -2.0, -3.0]]]> : tensor<1x2x6xf32> loc("concatenate_of_imag")
  %convert = stablehlo.convert %imag : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_imag")
  %imag_3 = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %imag_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.41614684, 0.87758255, 0.5403023], [0.5403023, -0.41614684, -0.9899925]]]> : tensor<1x2x3xf32> loc("cosine_of_imag")
  %divide = stablehlo.divide %f32, %imag : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.0, -1.0, -3.0], [4.0, 0.5, -0.16666667]]]> : tensor<1x2x3xf32> loc("divide_of_imag")
  %dot_general = stablehlo.dot_general %imag, %f32__5, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[6.5, 0.5], [-1.0, -10.0]]]> : tensor<1x2x2xf32> loc("dot_general_of_imag")
  %dynamic_slice = stablehlo.dynamic_slice %imag, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[0.5, -1.0], [-2.0, -3.0]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_imag")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %imag, %f32__6, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, 0.5, -1.0], [1.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_imag")
  %exponential = stablehlo.exponential %imag : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[7.389056, 1.6487212, 0.36787945], [2.7182817, 0.13533528, 0.049787067]]]> : tensor<1x2x3xf32> loc("exponential_of_imag")
  %exponential_minus_one = stablehlo.exponential_minus_one %imag : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[6.389056, 0.6487213, -0.63212055], [1.7182819, -0.86466473, -0.95021296]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_imag")
  %floor = stablehlo.floor %imag : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[2.0, 0.0, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("floor_of_imag")
  %imag_4 = stablehlo.imag %imag : tensor<1x2x3xf32>
  check.expect_eq_const %imag_4, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_imag")
  %is_finite = stablehlo.is_finite %imag : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_imag")
  %log = stablehlo.log %imag : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.6931472, -0.6931472, 0x7FC00000], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_imag")
  %log_plus_one = stablehlo.log_plus_one %imag : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.0986123, 0.4054651, 0xFF800000], [0.6931472, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_imag")
  %logistic = stablehlo.logistic %imag : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.880797, 0.62245935, 0.26894143], [0.7310586, 0.11920292, 0.047425874]]]> : tensor<1x2x3xf32> loc("logistic_of_imag")
  %maximum = stablehlo.maximum %f32, %imag : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, 0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32> loc("maximum_of_imag")
  %minimum = stablehlo.minimum %imag, %imag : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("minimum_of_imag")
  %multiply = stablehlo.multiply %imag, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0.0, 0.0, -0.0], [0.0, -0.0, -0.0]]]> : tensor<1x2x3xf32> loc("multiply_of_imag")
  %negate = stablehlo.negate %imag : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-2.0, -0.5, 1.0], [-1.0, 2.0, 3.0]]]> : tensor<1x2x3xf32> loc("negate_of_imag")
  %pad = stablehlo.pad %imag, %f32__7, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[0.5, -1.0, 0.0], [0.0, 0.0, 0.0], [-2.0, -3.0, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_imag")
  %power = stablehlo.power %imag, %f32 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[4.0, 1.4142135, -1.0], [1.0, -0.5, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_imag")
  %real = stablehlo.real %imag : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("real_of_imag")
  %reduce = stablehlo.reduce(%imag init: %f32__7) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[3.0, -1.5, -4.0]]> : tensor<1x3xf32> loc("reduce_of_imag")
  %reduce_precision = stablehlo.reduce_precision %imag, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_imag")
  %reduce_window = "stablehlo.reduce_window"(%imag, %f32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[2.5, -0.5], [-1.0, -5.0]]]> : tensor<1x2x2xf32> loc("reduce_window_of_imag")
  %remainder = stablehlo.remainder %imag, %f32__8 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, 0.5, -1.0], [1.0, -0.0, -1.0]]]> : tensor<1x2x3xf32> loc("remainder_of_imag")
  %reshape = stablehlo.reshape %imag : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[2.0, 0.5, -1.0, 1.0, -2.0, -3.0]> : tensor<6xf32> loc("reshape_of_imag")
  %reverse = stablehlo.reverse %imag, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[-1.0, 0.5, 2.0], [-3.0, -2.0, 1.0]]]> : tensor<1x2x3xf32> loc("reverse_of_imag")
  %round_nearest_afz = stablehlo.round_nearest_afz %imag : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, 1.0, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_imag")
  %round_nearest_even = stablehlo.round_nearest_even %imag : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, 0.0, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_imag")
  %rsqrt = stablehlo.rsqrt %imag : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.70710677, 1.4142135, 0x7FC00000], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_imag")
  %select = stablehlo.select %i1, %f32, %imag : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, 0.5, 3.0], [1.0, -2.0, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_imag")
  %sign = stablehlo.sign %imag : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 1.0, -1.0], [1.0, -1.0, -1.0]]]> : tensor<1x2x3xf32> loc("sign_of_imag")
  %sine = stablehlo.sine %imag_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.9092974, 0.47942555, -0.84147096], [0.84147096, -0.9092974, -0.14112]]]> : tensor<1x2x3xf32> loc("sine_of_imag")
  %slice = stablehlo.slice %imag [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[0.5, -1.0], [-2.0, -3.0]]]> : tensor<1x2x2xf32> loc("slice_of_imag")
  %sort = "stablehlo.sort"(%imag_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("sort_of_imag")
  %sqrt = stablehlo.sqrt %imag : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.4142135, 0.70710677, 0x7FC00000], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_imag")
  %subtract = stablehlo.subtract %imag, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]]]> : tensor<1x2x3xf32> loc("subtract_of_imag")
  %tan = stablehlo.tan %imag_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-2.1850398, 0.5463025, -1.5574077], [1.5574077, 2.1850398, 0.14254655]]]> : tensor<1x2x3xf32> loc("tan_of_imag")
  %tanh = stablehlo.tanh %imag : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9640276, 0.46211717, -0.7615942], [0.7615942, -0.9640276, -0.9950548]]]> : tensor<1x2x3xf32> loc("tanh_of_imag")
  %transpose = stablehlo.transpose %imag, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[2.0], [1.0]], [[0.5], [-2.0]], [[-1.0], [-3.0]]]> : tensor<3x2x1xf32> loc("transpose_of_imag")
  return
}
