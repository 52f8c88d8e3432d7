// Pairs of ops: what takes the float result of pad. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__10 = stablehlo.constant dense<[[[1.5, 2.25], [0.75, 0.5]]]> : tensor<1x2x2xf32>
  %f32__11 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__12 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__13 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__15 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %pad = stablehlo.pad %f32, %f32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %pad : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]]]> : tensor<1x2x3xf32> loc("abs_of_pad")
  %add = stablehlo.add %pad, %pad : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[2.0, 2.0, 3.0], [2.0, 2.0, 1.5]]]> : tensor<1x2x3xf32> loc("add_of_pad")
  %atan2 = stablehlo.atan2 %pad, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, 0.7853982, 0.98279375], [0.7853982, 0.7853982, 0.6435011]]]> : tensor<1x2x3xf32> loc("atan2_of_pad")
  %pad_2 = stablehlo.pad %f32__4, %f32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %pad_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1065353216, 1065353216, 1069547520], [1065353216, 1065353216, 1061158912]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_pad")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %pad, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]], [[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_pad")
  %cbrt = stablehlo.cbrt %pad : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.0, 1.0, 1.1447142], [1.0, 1.0, 0.9085603]]]> : tensor<1x2x3xf32> loc("cbrt_of_pad")
  %ceil = stablehlo.ceil %pad : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[1.0, 1.0, 2.0], [1.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("ceil_of_pad")
  %clamp = stablehlo.clamp %pad, %f32__7, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 1.0, 2.0], [2.0, 1.0, 0.75]]]> : tensor<1x2x3xf32> loc("clamp_of_pad")
  %compare = stablehlo.compare LE, %f32__7, %pad : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_pad")
  %complex = stablehlo.complex %pad, %f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.0, 2.0), (1.0, -0.5), (1.5, 3.0)], [(1.0, 4.0), (1.0, -1.0), (0.75, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_pad")
  %concatenate = stablehlo.concatenate %f32__9, %pad, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.0, 1.0, 1.5], [1.0, 1.0, 0.75]]]> : tensor<1x3x3xf32> loc("concatenate_of_pad")
  %convert = stablehlo.convert %pad : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_pad")
  %pad_3 = stablehlo.pad %f32__10, %f32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %pad_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.5403023, 0.5403023, 0.0707372], [0.5403023, 0.5403023, 0.73168886]]]> : tensor<1x2x3xf32> loc("cosine_of_pad")
  %divide = stablehlo.divide %pad, %pad : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<1.0> : tensor<1x2x3xf32> loc("divide_of_pad")
  %dot_general = stablehlo.dot_general %f32__11, %pad, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[1.5, 1.5, 2.625]], [[7.0, 7.0, 7.5]], [[-0.5, -0.5, -1.125]], [[1.5, 1.5, 2.625]]]> : tensor<4x1x3xf32> loc("dot_general_of_pad")
  %dynamic_slice = stablehlo.dynamic_slice %pad, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[1.0, 1.5]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_pad")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__12, %pad, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.0, 1.0, 1.5, -0.5], [1.0, 1.0, 0.75, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_pad")
  %exponential = stablehlo.exponential %pad : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.7182817, 2.7182817, 4.481689], [2.7182817, 2.7182817, 2.117]]]> : tensor<1x2x3xf32> loc("exponential_of_pad")
  %exponential_minus_one = stablehlo.exponential_minus_one %pad : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.7182819, 1.7182819, 3.481689], [1.7182819, 1.7182819, 1.117]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_pad")
  %floor = stablehlo.floor %pad : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, 0.0]]]> : tensor<1x2x3xf32> loc("floor_of_pad")
  %imag = stablehlo.imag %pad : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_pad")
  %is_finite = stablehlo.is_finite %pad : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_pad")
  %log = stablehlo.log %pad : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.0, 0.0, 0.4054651], [0.0, 0.0, -0.2876821]]]> : tensor<1x2x3xf32> loc("log_of_pad")
  %log_plus_one = stablehlo.log_plus_one %pad : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.6931472, 0.6931472, 0.91629076], [0.6931472, 0.6931472, 0.5596158]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_pad")
  %logistic = stablehlo.logistic %pad : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.7310586, 0.7310586, 0.81757444], [0.7310586, 0.7310586, 0.6791787]]]> : tensor<1x2x3xf32> loc("logistic_of_pad")
  %maximum = stablehlo.maximum %pad, %pad : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]]]> : tensor<1x2x3xf32> loc("maximum_of_pad")
  %minimum = stablehlo.minimum %pad, %f32__8 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<0.0> : tensor<1x2x3xf32> loc("minimum_of_pad")
  %multiply = stablehlo.multiply %pad, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[2.0, -0.5, 4.5], [4.0, -1.0, 0.375]]]> : tensor<1x2x3xf32> loc("multiply_of_pad")
  %negate = stablehlo.negate %pad : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.0, -1.0, -1.5], [-1.0, -1.0, -0.75]]]> : tensor<1x2x3xf32> loc("negate_of_pad")
  %pad_4 = stablehlo.pad %pad, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad_4, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.0, 1.0, 1.5, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_pad")
  %power = stablehlo.power %pad, %f32__13 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[1.0, 1.0, 2.25], [1.0, 1.0, 0.5625]]]> : tensor<1x2x3xf32> loc("power_of_pad")
  %real = stablehlo.real %pad : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]]]> : tensor<1x2x3xf32> loc("real_of_pad")
  %reduce = stablehlo.reduce(%pad init: %f32__14) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[1.5, 1.0]]> : tensor<1x2xf32> loc("reduce_of_pad")
  %reduce_precision = stablehlo.reduce_precision %pad, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_pad")
  %reduce_window = "stablehlo.reduce_window"(%pad, %f32__15) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.0, 2.0, 2.5], [1.0, 2.0, 1.75]]]> : tensor<1x2x3xf32> loc("reduce_window_of_pad")
  %remainder = stablehlo.remainder %pad, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.0, 0.0, 1.5], [1.0, 0.0, 0.25]]]> : tensor<1x2x3xf32> loc("remainder_of_pad")
  %reshape = stablehlo.reshape %pad : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[1.0, 1.0], [1.5, 1.0], [1.0, 0.75]]> : tensor<3x2xf32> loc("reshape_of_pad")
  %reverse = stablehlo.reverse %pad, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, 1.0, 1.0], [1.5, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("reverse_of_pad")
  %round_nearest_afz = stablehlo.round_nearest_afz %pad : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[1.0, 1.0, 2.0], [1.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_pad")
  %round_nearest_even = stablehlo.round_nearest_even %pad : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[1.0, 1.0, 2.0], [1.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_pad")
  %rsqrt = stablehlo.rsqrt %pad : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.0, 1.0, 0.8164966], [1.0, 1.0, 1.1547005]]]> : tensor<1x2x3xf32> loc("rsqrt_of_pad")
  %select = stablehlo.select %i1, %pad, %f32__7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[1.0, -0.5, 1.5], [4.0, -1.0, 0.75]]]> : tensor<1x2x3xf32> loc("select_of_pad")
  %sign = stablehlo.sign %pad : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<1.0> : tensor<1x2x3xf32> loc("sign_of_pad")
  %sine = stablehlo.sine %pad_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.84147096, 0.84147096, 0.997495], [0.84147096, 0.84147096, 0.6816388]]]> : tensor<1x2x3xf32> loc("sine_of_pad")
  %slice = stablehlo.slice %pad [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[1.0, 0.75]]]> : tensor<1x1x2xf32> loc("slice_of_pad")
  %sort = "stablehlo.sort"(%pad_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[1.5, 1.0, 1.0], [1.0, 1.0, 0.75]]]> : tensor<1x2x3xf32> loc("sort_of_pad")
  %sqrt = stablehlo.sqrt %pad : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.0, 1.0, 1.2247449], [1.0, 1.0, 0.8660254]]]> : tensor<1x2x3xf32> loc("sqrt_of_pad")
  %subtract = stablehlo.subtract %pad, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[-1.0, 1.5, -1.5], [-3.0, 2.0, 0.25]]]> : tensor<1x2x3xf32> loc("subtract_of_pad")
  %tan = stablehlo.tan %pad_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[1.5574077, 1.5574077, 14.10142], [1.5574077, 1.5574077, 0.93159646]]]> : tensor<1x2x3xf32> loc("tan_of_pad")
  %tanh = stablehlo.tanh %pad : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.7615942, 0.7615942, 0.90514827], [0.7615942, 0.7615942, 0.63514894]]]> : tensor<1x2x3xf32> loc("tanh_of_pad")
  %transpose = stablehlo.transpose %pad, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[1.0, 1.0]], [[1.0, 1.0]], [[1.5, 0.75]]]> : tensor<3x1x2xf32> loc("transpose_of_pad")
  return
}
