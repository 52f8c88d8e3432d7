// Pairs of ops: what takes the float result of subtract. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %subtract = stablehlo.subtract %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[0.5, 1.75, 2.25], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_subtract")
  %add = stablehlo.add %f32__2, %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[1.5, -2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_subtract")
  %atan2 = stablehlo.atan2 %subtract, %subtract : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[-2.3561945, -2.3561945, -2.3561945], [-2.3561945, 0.7853982, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_subtract")
  %subtract_2 = stablehlo.subtract %f32__3, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %subtract_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[-1090519040, 1076887552, -1072693248], [-1067450368, 1082130432, 1061158912]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_subtract")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %subtract, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]], [[-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_subtract")
  %cbrt = stablehlo.cbrt %subtract : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[-0.7937005, -1.2050711, -1.3103707], [-1.587401, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_subtract")
  %ceil = stablehlo.ceil %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[-0.0, -1.0, -2.0], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_subtract")
  %clamp = stablehlo.clamp %subtract, %f32__2, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_subtract")
  %compare = stablehlo.compare LT, %subtract, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_subtract")
  %complex = stablehlo.complex %subtract, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(-0.5, 2.0), (-1.75, -0.5), (-2.25, 3.0)], [(-4.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_subtract")
  %concatenate = stablehlo.concatenate %subtract, %subtract, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[-0.5, -1.75, -2.25, -0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000, -4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_subtract")
  %convert = stablehlo.convert %subtract : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_subtract")
  %subtract_3 = stablehlo.subtract %f32__3, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %subtract_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.87758255, -0.9243024, -0.62817365], [-0.9364567, -0.6536436, 0.73168886]]]> : tensor<1x2x3xf32> loc("cosine_of_subtract")
  %divide = stablehlo.divide %f32__2, %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[-4.0, 0.2857143, -1.3333334], [-1.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_subtract")
  %dot_general = stablehlo.dot_general %subtract, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[-4.0, -7.875], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_subtract")
  %dynamic_slice = stablehlo.dynamic_slice %subtract, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-1.75, -2.25], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_subtract")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %subtract, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[-0.5, -1.75, -2.25], [-4.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_subtract")
  %exponential = stablehlo.exponential %subtract : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[0.60653067, 0.17377394, 0.10539922], [0.01831564, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_subtract")
  %exponential_minus_one = stablehlo.exponential_minus_one %subtract : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[-0.39346933, -0.82622606, -0.89460075], [-0.9816844, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_subtract")
  %floor = stablehlo.floor %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[-1.0, -2.0, -3.0], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_subtract")
  %imag = stablehlo.imag %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_subtract")
  %is_finite = stablehlo.is_finite %subtract : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_subtract")
  %log = stablehlo.log %subtract : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_subtract")
  %log_plus_one = stablehlo.log_plus_one %subtract : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[-0.6931472, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_subtract")
  %logistic = stablehlo.logistic %subtract : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.37754068, 0.1480472, 0.09534947], [0.01798621, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_subtract")
  %maximum = stablehlo.maximum %f32__2, %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_subtract")
  %minimum = stablehlo.minimum %subtract, %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_subtract")
  %multiply = stablehlo.multiply %subtract, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[-0.0, -0.0, -0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_subtract")
  %negate = stablehlo.negate %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[0.5, 1.75, 2.25], [4.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_subtract")
  %pad = stablehlo.pad %subtract, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-1.75, -2.25, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_subtract")
  %power = stablehlo.power %subtract, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.25, 0x7FC00000, -11.390625], [256.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_subtract")
  %real = stablehlo.real %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_subtract")
  %reduce = stablehlo.reduce(%subtract init: %f32__9) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[-4.5, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_subtract")
  %reduce_precision = stablehlo.reduce_precision %subtract, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[-0.5, -1.75, -2.0], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_subtract")
  %reduce_window = "stablehlo.reduce_window"(%subtract, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[-2.25, -4.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_subtract")
  %remainder = stablehlo.remainder %subtract, %f32__10 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[-0.5, -1.75, -0.25], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_subtract")
  %reshape = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[-0.5, -1.75, -2.25, -4.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_subtract")
  %reverse = stablehlo.reverse %subtract, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[-2.25, -1.75, -0.5], [0x7FC00000, 0x7F800000, -4.0]]]> : tensor<1x2x3xf32> loc("reverse_of_subtract")
  %round_nearest_afz = stablehlo.round_nearest_afz %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[-1.0, -2.0, -2.0], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_subtract")
  %round_nearest_even = stablehlo.round_nearest_even %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[-0.0, -2.0, -2.0], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_subtract")
  %rsqrt = stablehlo.rsqrt %subtract : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_subtract")
  %select = stablehlo.select %i1, %f32__2, %subtract : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -1.75, 3.0], [-4.0, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_subtract")
  %sign = stablehlo.sign %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[-1.0, -1.0, -1.0], [-1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_subtract")
  %sine = stablehlo.sine %subtract_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[-0.47942555, 0.381661, -0.7780732], [0.35078323, -0.7568025, 0.6816388]]]> : tensor<1x2x3xf32> loc("sine_of_subtract")
  %slice = stablehlo.slice %subtract [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-1.75, -2.25], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_subtract")
  %sort = "stablehlo.sort"(%subtract_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.75, -0.5, -2.25], [4.0, 0.75, -3.5]]]> : tensor<1x2x3xf32> loc("sort_of_subtract")
  %sqrt = stablehlo.sqrt %subtract : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_subtract")
  %subtract_4 = stablehlo.subtract %subtract, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract_4, dense<[[[-0.5, -1.75, -2.25], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_subtract")
  %tan = stablehlo.tan %subtract_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-0.5463025, -0.41291788, 1.2386277], [-0.37458563, 1.1578213, 0.93159646]]]> : tensor<1x2x3xf32> loc("tan_of_subtract")
  %tanh = stablehlo.tanh %subtract : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[-0.46211717, -0.94137555, -0.9780261], [-0.9993293, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_subtract")
  %transpose = stablehlo.transpose %subtract, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[-0.5], [-4.0]], [[-1.75], [0x7F800000]], [[-2.25], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_subtract")
  return
}
