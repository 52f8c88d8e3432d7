// Pairs of ops: what takes the float result of add. The values are those of scripts/oracle.
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
  %add = stablehlo.add %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %add : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[3.5, 2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_add")
  %add_2 = stablehlo.add %add, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add_2, dense<[[[5.5, -3.25, 6.75], [8.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_add")
  %atan2 = stablehlo.atan2 %f32__2, %add : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.5191461, -2.961739, 0.67474097], [0.7853982, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_add")
  %add_3 = stablehlo.add %f32__3, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %add_3 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1080033280, 1071644672, 1081081856], [1082130432, 2139095040, 1061158912]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_add")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %add, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]], [[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_add")
  %cbrt = stablehlo.cbrt %add : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.5182945, -1.4010197, 1.5536163], [1.587401, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_add")
  %ceil = stablehlo.ceil %add : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[4.0, -2.0, 4.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_add")
  %clamp = stablehlo.clamp %add, %f32__2, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_add")
  %compare = stablehlo.compare LT, %add, %f32__6 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_add")
  %complex = stablehlo.complex %add, %f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(3.5, 2.0), (-2.75, -0.5), (3.75, 3.0)], [(4.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_add")
  %concatenate = stablehlo.concatenate %f32__7, %add, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_add")
  %convert = stablehlo.convert %add : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_add")
  %add_4 = stablehlo.add %f32__8, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %add_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.9364567, -0.17824605, -0.8205594], [-0.2107958, -0.41614684, -0.17824605]]]> : tensor<1x2x3xf32> loc("cosine_of_add")
  %divide = stablehlo.divide %add, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.75, 5.5, 1.25], [1.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_add")
  %dot_general = stablehlo.dot_general %f32__9, %add, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[5.0, 0xFF800000, 0x7FC00000]], [[26.5, 0x7F800000, 0x7FC00000]], [[-1.5, 0x7F800000, 0x7FC00000]], [[5.0, 0xFF800000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_add")
  %dynamic_slice = stablehlo.dynamic_slice %add, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.75, 3.75]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_add")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__10, %add, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [3.5, -2.75, 3.75, -0.5], [4.0, 0x7F800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_add")
  %exponential = stablehlo.exponential %add : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[33.11545, 0.06392786, 42.521084], [54.59815, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_add")
  %exponential_minus_one = stablehlo.exponential_minus_one %add : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[32.11545, -0.9360721, 41.521084], [53.59815, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_add")
  %floor = stablehlo.floor %add : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[3.0, -3.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_add")
  %imag = stablehlo.imag %add : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_add")
  %is_finite = stablehlo.is_finite %add : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_add")
  %log = stablehlo.log %add : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[1.2527629, 0x7FC00000, 1.3217559], [1.3862944, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_add")
  %log_plus_one = stablehlo.log_plus_one %add : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.5040774, 0x7FC00000, 1.5581446], [1.609438, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_add")
  %logistic = stablehlo.logistic %add : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.97068775, 0.060086653, 0.97702265], [0.98201376, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_add")
  %maximum = stablehlo.maximum %add, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[3.5, -0.5, 3.75], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_add")
  %minimum = stablehlo.minimum %f32__2, %add : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[2.0, -2.75, 3.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_add")
  %multiply = stablehlo.multiply %add, %add : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[12.25, 7.5625, 14.0625], [16.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_add")
  %negate = stablehlo.negate %add : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-3.5, 2.75, -3.75], [-4.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_add")
  %pad = stablehlo.pad %add, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [3.5, -2.75, 3.75, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_add")
  %power = stablehlo.power %add, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[12.25, 0x7FC00000, 52.734375], [256.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_add")
  %real = stablehlo.real %add : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_add")
  %reduce = stablehlo.reduce(%add init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[3.75, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_add")
  %reduce_precision = stablehlo.reduce_precision %add, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[3.5, -3.0, 4.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_add")
  %reduce_window = "stablehlo.reduce_window"(%add, %f32__12) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_5 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[3.5, 0.75, 1.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_add")
  %remainder = stablehlo.remainder %add, %add : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.0, -0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_add")
  %reshape = stablehlo.reshape %add : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[3.5, -2.75], [3.75, 4.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_add")
  %reverse = stablehlo.reverse %add, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, 0x7F800000, 4.0], [3.75, -2.75, 3.5]]]> : tensor<1x2x3xf32> loc("reverse_of_add")
  %round_nearest_afz = stablehlo.round_nearest_afz %add : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[4.0, -3.0, 4.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_add")
  %round_nearest_even = stablehlo.round_nearest_even %add : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[4.0, -3.0, 4.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_add")
  %rsqrt = stablehlo.rsqrt %add : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.5345225, 0x7FC00000, 0.5163978], [0.5, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_add")
  %select = stablehlo.select %i1, %add, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[3.5, -0.5, 3.75], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_add")
  %sign = stablehlo.sign %add : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_add")
  %sine = stablehlo.sine %add_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[-0.35078323, 0.98398596, -0.57156134], [-0.9775301, 0.9092974, 0.98398596]]]> : tensor<1x2x3xf32> loc("sine_of_add")
  %slice = stablehlo.slice %add [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[4.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_add")
  %sort = "stablehlo.sort"(%add_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[3.75, 3.5, 1.75], [0x7F800000, 4.0, 0.75]]]> : tensor<1x2x3xf32> loc("sort_of_add")
  %sqrt = stablehlo.sqrt %add : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.8708287, 0x7FC00000, 1.9364917], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_add")
  %subtract = stablehlo.subtract %add, %add : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.0, 0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_add")
  %tan = stablehlo.tan %add_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.37458563, -5.52038, 0.69655085], [4.637332, -2.1850398, -5.52038]]]> : tensor<1x2x3xf32> loc("tan_of_add")
  %tanh = stablehlo.tanh %add : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9981779, -0.99185973, 0.99889445], [0.9993293, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_add")
  %transpose = stablehlo.transpose %add, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[3.5, 4.0]], [[-2.75, 0x7F800000]], [[3.75, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_add")
  return
}
