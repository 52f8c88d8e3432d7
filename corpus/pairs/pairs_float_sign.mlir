// Pairs of ops: what takes the float result of sign. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %sign = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %sign : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.0, 1.0, 1.0], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_sign")
  %add = stablehlo.add %sign, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[1.0, -1.0, 1.0], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_sign")
  %atan2 = stablehlo.atan2 %sign, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.4636476, -2.0344439, 0.32175055], [-0.0, 2.3561945, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_sign")
  %sign_2 = stablehlo.sign %f32__4 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %sign_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1065353216, 1065353216, 1065353216], [-2147483648, 1065353216, 1065353216]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_sign")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sign, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]], [[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_sign")
  %cbrt = stablehlo.cbrt %sign : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_sign")
  %ceil = stablehlo.ceil %sign : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_sign")
  %clamp = stablehlo.clamp %f32__5, %f32__3, %sign : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.0, -1.0, 1.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_sign")
  %compare = stablehlo.compare GE, %sign, %sign : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_sign")
  %complex = stablehlo.complex %f32__3, %sign : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 1.0), (-0.5, -1.0), (3.0, 1.0)], [(4.0, -0.0), (-1.0, 1.0), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_sign")
  %concatenate = stablehlo.concatenate %sign, %sign, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[1.0, -1.0, 1.0, 1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000, -0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_sign")
  %convert = stablehlo.convert %sign : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_sign")
  %sign_3 = stablehlo.sign %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %sign_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<0.5403023> : tensor<1x2x3xf32> loc("cosine_of_sign")
  %divide = stablehlo.divide %sign, %f32__8 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.5, -0.5, 0.5], [-0.0, 0.5, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_sign")
  %dot_general = stablehlo.dot_general %sign, %f32__9, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[-2.0, -4.0], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_sign")
  %dynamic_slice = stablehlo.dynamic_slice %sign, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-1.0, 1.0], [1.0, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_sign")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sign, %f32__10, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[1.0, -1.0, 1.0], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_sign")
  %exponential = stablehlo.exponential %sign : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.7182817, 0.36787945, 2.7182817], [1.0, 2.7182817, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_sign")
  %exponential_minus_one = stablehlo.exponential_minus_one %sign : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.7182819, -0.63212055, 1.7182819], [-0.0, 1.7182819, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_sign")
  %floor = stablehlo.floor %sign : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_sign")
  %imag = stablehlo.imag %sign : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_sign")
  %is_finite = stablehlo.is_finite %sign : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_sign")
  %log = stablehlo.log %sign : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.0, 0x7FC00000, 0.0], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_sign")
  %log_plus_one = stablehlo.log_plus_one %sign : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.6931472, 0xFF800000, 0.6931472], [-0.0, 0.6931472, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_sign")
  %logistic = stablehlo.logistic %sign : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.7310586, 0.26894143, 0.7310586], [0.5, 0.7310586, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_sign")
  %maximum = stablehlo.maximum %sign, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.0, 0.0, 1.0], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_sign")
  %minimum = stablehlo.minimum %sign, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.0, -1.0, 1.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_sign")
  %multiply = stablehlo.multiply %f32__3, %sign : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[2.0, 0.5, 3.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_sign")
  %negate = stablehlo.negate %sign : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.0, 1.0, -1.0], [0.0, -1.0, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_sign")
  %pad = stablehlo.pad %sign, %f32__11, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-1.0, 1.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_sign")
  %power = stablehlo.power %sign, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[1.0, 0x7FC00000, 1.0], [0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_sign")
  %real = stablehlo.real %sign : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_sign")
  %reduce = stablehlo.reduce(%sign init: %f32__11) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[1.0, 0.0, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_sign")
  %reduce_precision = stablehlo.reduce_precision %sign, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_sign")
  %reduce_window = "stablehlo.reduce_window"(%sign, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[0.0, 0.0], [1.0, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_sign")
  %remainder = stablehlo.remainder %f32__3, %sign : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, -0.5, 0.0], [0x7FC00000, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_sign")
  %reshape = stablehlo.reshape %sign : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.0, -1.0, 1.0, -0.0, 1.0, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_sign")
  %reverse = stablehlo.reverse %sign, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[1.0, -1.0, 1.0], [0x7FC00000, 1.0, -0.0]]]> : tensor<1x2x3xf32> loc("reverse_of_sign")
  %round_nearest_afz = stablehlo.round_nearest_afz %sign : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_sign")
  %round_nearest_even = stablehlo.round_nearest_even %sign : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_sign")
  %rsqrt = stablehlo.rsqrt %sign : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.0, 0x7FC00000, 1.0], [0xFF800000, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_sign")
  %select = stablehlo.select %i1, %f32__3, %sign : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -1.0, 3.0], [-0.0, 1.0, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_sign")
  %sign_4 = stablehlo.sign %sign : tensor<1x2x3xf32>
  check.expect_eq_const %sign_4, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_sign")
  %sine = stablehlo.sine %sign_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<0.84147096> : tensor<1x2x3xf32> loc("sine_of_sign")
  %slice = stablehlo.slice %sign [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-1.0, 1.0], [1.0, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_sign")
  %sort = "stablehlo.sort"(%sign_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_sign")
  %sqrt = stablehlo.sqrt %sign : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.0, 0x7FC00000, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_sign")
  %subtract = stablehlo.subtract %f32__3, %sign : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[1.0, 0.5, 2.0], [4.0, -2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_sign")
  %tan = stablehlo.tan %sign_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<1.5574077> : tensor<1x2x3xf32> loc("tan_of_sign")
  %tanh = stablehlo.tanh %sign : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.7615942, -0.7615942, 0.7615942], [-0.0, 0.7615942, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_sign")
  %transpose = stablehlo.transpose %sign, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.0], [-0.0]], [[-1.0], [1.0]], [[1.0], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_sign")
  return
}
