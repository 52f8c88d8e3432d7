// Pairs of ops: what takes the float result of remainder. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %remainder = stablehlo.remainder %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 0.25, 0.75], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_remainder")
  %add = stablehlo.add %remainder, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[1.5, -0.25, 0.75], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_remainder")
  %atan2 = stablehlo.atan2 %remainder, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.6435011, -2.6779451, 0.24497867], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_remainder")
  %remainder_2 = stablehlo.remainder %f32__4, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %remainder_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1048576000, 1061158912], [1056964608, 0, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_remainder")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %remainder, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]], [[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_remainder")
  %cbrt = stablehlo.cbrt %remainder : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, -0.62996054, 0.9085603], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_remainder")
  %ceil = stablehlo.ceil %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -0.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_remainder")
  %clamp = stablehlo.clamp %f32__5, %remainder, %f32__6 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_remainder")
  %compare = stablehlo.compare GE, %remainder, %remainder : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_remainder")
  %complex = stablehlo.complex %remainder, %remainder : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.5, 1.5), (-0.25, -0.25), (0.75, 0.75)], [(-0.0, -0.0), (0x7FC00000, 0x7FC00000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_remainder")
  %concatenate = stablehlo.concatenate %remainder, %remainder, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[1.5, -0.25, 0.75, 1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000, -0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_remainder")
  %convert = stablehlo.convert %remainder : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_remainder")
  %remainder_3 = stablehlo.remainder %f32__4, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %remainder_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, 0.9689124, 0.73168886], [0.87758255, 1.0, 0.9689124]]]> : tensor<1x2x3xf32> loc("cosine_of_remainder")
  %divide = stablehlo.divide %remainder, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.75, -0.125, 0.375], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_remainder")
  %dot_general = stablehlo.dot_general %remainder, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[1.5, -1.375], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_remainder")
  %dynamic_slice = stablehlo.dynamic_slice %remainder, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-0.25, 0.75], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_remainder")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %remainder, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[1.5, -0.25, 0.75], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_remainder")
  %exponential = stablehlo.exponential %remainder : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0.7788008, 2.117], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_remainder")
  %exponential_minus_one = stablehlo.exponential_minus_one %remainder : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, -0.22119921, 1.117], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_remainder")
  %floor = stablehlo.floor %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -1.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_remainder")
  %imag = stablehlo.imag %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_remainder")
  %is_finite = stablehlo.is_finite %remainder : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_remainder")
  %log = stablehlo.log %remainder : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_remainder")
  %log_plus_one = stablehlo.log_plus_one %remainder : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, -0.2876821, 0.5596158], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_remainder")
  %logistic = stablehlo.logistic %remainder : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.4378235, 0.6791787], [0.5, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_remainder")
  %maximum = stablehlo.maximum %remainder, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.5, 0.0, 0.75], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_remainder")
  %minimum = stablehlo.minimum %remainder, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -0.5, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_remainder")
  %multiply = stablehlo.multiply %f32__2, %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[3.0, 0.125, 2.25], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_remainder")
  %negate = stablehlo.negate %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 0.25, -0.75], [0.0, 0xFFC00000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_remainder")
  %pad = stablehlo.pad %remainder, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-0.25, 0.75, 0.0], [0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_remainder")
  %power = stablehlo.power %remainder, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0x7FC00000, 0.421875], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_remainder")
  %real = stablehlo.real %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_remainder")
  %reduce = stablehlo.reduce(%remainder init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[1.5, 0x7FC00000, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_remainder")
  %reduce_precision = stablehlo.reduce_precision %remainder, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_remainder")
  %reduce_window = "stablehlo.reduce_window"(%remainder, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.25, 0.5], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_remainder")
  %remainder_4 = stablehlo.remainder %f32__2, %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %remainder_4, dense<[[[0.5, -0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_remainder")
  %reshape = stablehlo.reshape %remainder : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.5, -0.25, 0.75, -0.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_remainder")
  %reverse = stablehlo.reverse %remainder, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, -0.25, 1.5], [0x7FC00000, 0x7FC00000, -0.0]]]> : tensor<1x2x3xf32> loc("reverse_of_remainder")
  %round_nearest_afz = stablehlo.round_nearest_afz %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -0.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_remainder")
  %round_nearest_even = stablehlo.round_nearest_even %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -0.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_remainder")
  %rsqrt = stablehlo.rsqrt %remainder : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_remainder")
  %select = stablehlo.select %i1, %f32__2, %remainder : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -0.25, 3.0], [-0.0, 0x7FC00000, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_remainder")
  %sign = stablehlo.sign %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_remainder")
  %sine = stablehlo.sine %remainder_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.24740396, 0.6816388], [0.47942555, 0.0, 0.24740396]]]> : tensor<1x2x3xf32> loc("sine_of_remainder")
  %slice = stablehlo.slice %remainder [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-0.25, 0.75], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_remainder")
  %sort = "stablehlo.sort"(%remainder_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[1.5, 0.75, 0.25], [0.5, 0.25, 0.0]]]> : tensor<1x2x3xf32> loc("sort_of_remainder")
  %sqrt = stablehlo.sqrt %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_remainder")
  %subtract = stablehlo.subtract %f32__2, %remainder : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.5, -0.25, 2.25], [4.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_remainder")
  %tan = stablehlo.tan %remainder_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, 0.25534192, 0.93159646], [0.5463025, 0.0, 0.25534192]]]> : tensor<1x2x3xf32> loc("tan_of_remainder")
  %tanh = stablehlo.tanh %remainder : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, -0.24491866, 0.63514894], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_remainder")
  %transpose = stablehlo.transpose %remainder, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.5], [-0.0]], [[-0.25], [0x7FC00000]], [[0.75], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_remainder")
  return
}
