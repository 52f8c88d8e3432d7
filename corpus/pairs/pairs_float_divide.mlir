// Pairs of ops: what takes the float result of divide. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__9 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
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
  %divide = stablehlo.divide %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %divide : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[0.75, 4.5, 0.25], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_divide")
  %add = stablehlo.add %divide, %divide : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[1.5, 9.0, 0.5], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_divide")
  %atan2 = stablehlo.atan2 %divide, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.6435011, 1.3521274, 0.24497867], [-0.0, -1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_divide")
  %divide_2 = stablehlo.divide %f32__4, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %divide_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1061158912, -1064304640, 1048576000], [-2147483648, -8388608, 1056964608]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_divide")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[0.75, 4.5, 0.25], [-0.0, 0xFF800000, 0x7FC00000]], [[0.75, 4.5, 0.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_divide")
  %cbrt = stablehlo.cbrt %divide : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.9085603, 1.6509637, 0.62996054], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_divide")
  %ceil = stablehlo.ceil %divide : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[1.0, 5.0, 1.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_divide")
  %clamp = stablehlo.clamp %divide, %f32__2, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 2.0, 2.0], [2.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_divide")
  %compare = stablehlo.compare LE, %f32__2, %divide : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_divide")
  %complex = stablehlo.complex %divide, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(0.75, 2.0), (4.5, -0.5), (0.25, 3.0)], [(-0.0, 4.0), (0xFF800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_divide")
  %concatenate = stablehlo.concatenate %f32__8, %divide, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [0.75, 4.5, 0.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_divide")
  %convert = stablehlo.convert %divide : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_divide")
  %divide_3 = stablehlo.divide %f32__9, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %divide_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.73168886, -0.2107958, 0.9689124], [0.9921977, -0.9899925, -0.8011436]]]> : tensor<1x2x3xf32> loc("cosine_of_divide")
  %divide_4 = stablehlo.divide %divide, %divide : tensor<1x2x3xf32>
  check.expect_eq_const %divide_4, dense<[[[1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_divide")
  %dot_general = stablehlo.dot_general %f32__10, %divide, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[1.5, 0x7F800000, 0x7FC00000]], [[2.25, 0xFF800000, 0x7FC00000]], [[-0.75, 0xFF800000, 0x7FC00000]], [[1.5, 0x7F800000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_divide")
  %dynamic_slice = stablehlo.dynamic_slice %divide, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[4.5, 0.25]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_divide")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__11, %divide, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [0.75, 4.5, 0.25, -0.5], [-0.0, 0xFF800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_divide")
  %exponential = stablehlo.exponential %divide : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.117, 90.01713, 1.2840254], [1.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_divide")
  %exponential_minus_one = stablehlo.exponential_minus_one %divide : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.117, 89.01713, 0.28402543], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_divide")
  %floor = stablehlo.floor %divide : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[0.0, 4.0, 0.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_divide")
  %imag = stablehlo.imag %divide : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_divide")
  %is_finite = stablehlo.is_finite %divide : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_divide")
  %log = stablehlo.log %divide : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[-0.2876821, 1.5040774, -1.3862944], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_divide")
  %log_plus_one = stablehlo.log_plus_one %divide : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.5596158, 1.704748, 0.22314355], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_divide")
  %logistic = stablehlo.logistic %divide : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.6791787, 0.9890131, 0.5621765], [0.5, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_divide")
  %maximum = stablehlo.maximum %divide, %divide : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[0.75, 4.5, 0.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_divide")
  %minimum = stablehlo.minimum %divide, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0.0, 0.0, 0.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_divide")
  %multiply = stablehlo.multiply %divide, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_divide")
  %negate = stablehlo.negate %divide : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-0.75, -4.5, -0.25], [0.0, 0x7F800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_divide")
  %pad = stablehlo.pad %divide, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [0.75, 4.5, 0.25, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_divide")
  %power = stablehlo.power %divide, %f32__12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.5625, 20.25, 0.0625], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_divide")
  %real = stablehlo.real %divide : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[0.75, 4.5, 0.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_divide")
  %reduce = stablehlo.reduce(%divide init: %f32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[4.5, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_divide")
  %reduce_precision = stablehlo.reduce_precision %divide, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[0.75, 4.0, 0.25], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_divide")
  %reduce_window = "stablehlo.reduce_window"(%divide, %f32__14) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[0.75, 5.25, 4.75], [0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_divide")
  %remainder = stablehlo.remainder %divide, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.75, 0.0, 0.25], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_divide")
  %reshape = stablehlo.reshape %divide : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[0.75, 4.5], [0.25, -0.0], [0xFF800000, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_divide")
  %reverse = stablehlo.reverse %divide, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, 0xFF800000, -0.0], [0.25, 4.5, 0.75]]]> : tensor<1x2x3xf32> loc("reverse_of_divide")
  %round_nearest_afz = stablehlo.round_nearest_afz %divide : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[1.0, 5.0, 0.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_divide")
  %round_nearest_even = stablehlo.round_nearest_even %divide : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[1.0, 4.0, 0.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_divide")
  %rsqrt = stablehlo.rsqrt %divide : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.1547005, 0.47140452, 2.0], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_divide")
  %select = stablehlo.select %i1, %divide, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[0.75, -0.5, 0.25], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_divide")
  %sign = stablehlo.sign %divide : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_divide")
  %sine = stablehlo.sine %divide_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.6816388, 0.9775301, 0.24740396], [0.12467473, -0.14112, 0.5984721]]]> : tensor<1x2x3xf32> loc("sine_of_divide")
  %slice = stablehlo.slice %divide [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[-0.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_divide")
  %sort = "stablehlo.sort"(%divide_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[0.75, 0.25, -4.5], [0.5, -0.0, 0xFF800000]]]> : tensor<1x2x3xf32> loc("sort_of_divide")
  %sqrt = stablehlo.sqrt %divide : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[0.8660254, 2.1213202, 0.5], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_divide")
  %subtract = stablehlo.subtract %divide, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[-1.25, 5.0, -2.75], [-4.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_divide")
  %tan = stablehlo.tan %divide_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.93159646, -4.637332, 0.25534192], [0.12565513, 0.14254655, -0.7470223]]]> : tensor<1x2x3xf32> loc("tan_of_divide")
  %tanh = stablehlo.tanh %divide : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.63514894, 0.99975324, 0.24491866], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_divide")
  %transpose = stablehlo.transpose %divide, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[0.75, -0.0]], [[4.5, 0xFF800000]], [[0.25, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_divide")
  return
}
