// Pairs of ops: what takes the float result of negate. The values are those of scripts/oracle.
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
  %negate = stablehlo.negate %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %negate : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_negate")
  %add = stablehlo.add %negate, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_negate")
  %atan2 = stablehlo.atan2 %negate, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[-0.6435011, 1.7894653, -0.24497867], [0.0, -1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_negate")
  %negate_2 = stablehlo.negate %f32__4 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %negate_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[-1077936128, -1072693248, -1086324736], [0, -8388608, -1098907648]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_negate")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %negate, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000]], [[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_negate")
  %cbrt = stablehlo.cbrt %negate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[-1.1447142, 1.3103707, -0.9085603], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_negate")
  %ceil = stablehlo.ceil %negate : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[-1.0, 3.0, -0.0], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_negate")
  %clamp = stablehlo.clamp %negate, %f32__3, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 2.0, 2.0], [2.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_negate")
  %compare = stablehlo.compare GE, %negate, %negate : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_negate")
  %complex = stablehlo.complex %negate, %f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(-1.5, 2.0), (2.25, -0.5), (-0.75, 3.0)], [(0.0, 4.0), (0xFF800000, -1.0), (0xFFC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_negate")
  %concatenate = stablehlo.concatenate %negate, %negate, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[-1.5, 2.25, -0.75, -1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000, 0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_negate")
  %convert = stablehlo.convert %negate : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_negate")
  %negate_3 = stablehlo.negate %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %negate_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.9899925, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_negate")
  %divide = stablehlo.divide %negate, %f32__8 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[-0.75, 1.125, -0.375], [0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_negate")
  %dot_general = stablehlo.dot_general %negate, %f32__9, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[4.5, 9.375], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_negate")
  %dynamic_slice = stablehlo.dynamic_slice %negate, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[2.25, -0.75], [0xFF800000, 0xFFC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_negate")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %negate, %f32__10, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[-1.5, 2.25, -0.75], [0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_negate")
  %exponential = stablehlo.exponential %negate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[0.22313017, 9.487736, 0.47236654], [1.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_negate")
  %exponential_minus_one = stablehlo.exponential_minus_one %negate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[-0.77686983, 8.487736, -0.5276334], [0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_negate")
  %floor = stablehlo.floor %negate : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[-2.0, 2.0, -1.0], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("floor_of_negate")
  %imag = stablehlo.imag %negate : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_negate")
  %is_finite = stablehlo.is_finite %negate : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_negate")
  %log = stablehlo.log %negate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0x7FC00000, 0.8109302, 0x7FC00000], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_negate")
  %log_plus_one = stablehlo.log_plus_one %negate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0x7FC00000, 1.178655, -1.3862944], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_negate")
  %logistic = stablehlo.logistic %negate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.18242553, 0.9046505, 0.3208213], [0.5, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_negate")
  %maximum = stablehlo.maximum %negate, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[0.0, 2.25, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_negate")
  %minimum = stablehlo.minimum %negate, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[-1.5, -0.5, -0.75], [0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_negate")
  %multiply = stablehlo.multiply %f32__3, %negate : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[-3.0, -1.125, -2.25], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_negate")
  %negate_4 = stablehlo.negate %negate : tensor<1x2x3xf32>
  check.expect_eq_const %negate_4, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("negate_of_negate")
  %pad = stablehlo.pad %negate, %f32__11, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[2.25, -0.75, 0.0], [0.0, 0.0, 0.0], [0xFF800000, 0xFFC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_negate")
  %power = stablehlo.power %negate, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0.6666667, -0.421875], [0.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_negate")
  %real = stablehlo.real %negate : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("real_of_negate")
  %reduce = stablehlo.reduce(%negate init: %f32__11) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[-1.5, 0xFF800000, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_negate")
  %reduce_precision = stablehlo.reduce_precision %negate, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[-1.5, 2.0, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_negate")
  %reduce_window = "stablehlo.reduce_window"(%negate, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[0.75, 1.5], [0xFF800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_negate")
  %remainder = stablehlo.remainder %f32__3, %negate : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.5, -0.5, 0.0], [0x7FC00000, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_negate")
  %reshape = stablehlo.reshape %negate : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[-1.5, 2.25, -0.75, 0.0, 0xFF800000, 0xFFC00000]> : tensor<6xf32> loc("reshape_of_negate")
  %reverse = stablehlo.reverse %negate, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[-0.75, 2.25, -1.5], [0xFFC00000, 0xFF800000, 0.0]]]> : tensor<1x2x3xf32> loc("reverse_of_negate")
  %round_nearest_afz = stablehlo.round_nearest_afz %negate : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[-2.0, 2.0, -1.0], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_negate")
  %round_nearest_even = stablehlo.round_nearest_even %negate : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[-2.0, 2.0, -1.0], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_negate")
  %rsqrt = stablehlo.rsqrt %negate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0x7FC00000, 0.6666667, 0x7FC00000], [0x7F800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_negate")
  %select = stablehlo.select %i1, %f32__3, %negate : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, 2.25, 3.0], [0.0, 0xFF800000, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_negate")
  %sign = stablehlo.sign %negate : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[-1.0, 1.0, -1.0], [0.0, -1.0, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("sign_of_negate")
  %sine = stablehlo.sine %negate_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[-0.997495, -0.7780732, -0.6816388], [-0.47942555, -0.14112, -0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_negate")
  %slice = stablehlo.slice %negate [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[2.25, -0.75], [0xFF800000, 0xFFC00000]]]> : tensor<1x2x2xf32> loc("slice_of_negate")
  %sort = "stablehlo.sort"(%negate_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[-0.75, -1.5, -2.25], [0.0, -0.25, 0xFF800000]]]> : tensor<1x2x3xf32> loc("sort_of_negate")
  %sqrt = stablehlo.sqrt %negate : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[0x7FC00000, 1.5, 0x7FC00000], [0.0, 0x7FC00000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_negate")
  %subtract = stablehlo.subtract %f32__3, %negate : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_negate")
  %tan = stablehlo.tan %negate_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-14.10142, 1.2386277, -0.93159646], [-0.5463025, 0.14254655, -3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_negate")
  %tanh = stablehlo.tanh %negate : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[-0.90514827, 0.9780261, -0.63514894], [0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_negate")
  %transpose = stablehlo.transpose %negate, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[-1.5], [0.0]], [[2.25], [0xFF800000]], [[-0.75], [0xFFC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_negate")
  return
}
