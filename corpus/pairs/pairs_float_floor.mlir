// Pairs of ops: what takes the float result of floor. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
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
  %floor = stablehlo.floor %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %floor : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.0, 3.0, 0.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_floor")
  %add = stablehlo.add %floor, %floor : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[2.0, -6.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_floor")
  %atan2 = stablehlo.atan2 %floor, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, -1.2490457, 0.0], [-0.0, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_floor")
  %floor_2 = stablehlo.floor %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %floor_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1065353216, 1073741824, 0], [-2147483648, 2139095040, 0]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_floor")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %floor, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_floor")
  %cbrt = stablehlo.cbrt %floor : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.0, -1.4422495, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_floor")
  %ceil = stablehlo.ceil %floor : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_floor")
  %clamp = stablehlo.clamp %f32__4, %f32__6, %floor : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.0, -3.0, 0.0], [-0.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_floor")
  %compare = stablehlo.compare LE, %f32__6, %floor : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_floor")
  %complex = stablehlo.complex %f32__6, %floor : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 1.0), (-0.5, -3.0), (3.0, 0.0)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_floor")
  %concatenate = stablehlo.concatenate %f32__8, %floor, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x3x3xf32> loc("concatenate_of_floor")
  %convert = stablehlo.convert %floor : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, false], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_floor")
  %floor_3 = stablehlo.floor %f32__9 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %floor_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.5403023, -0.41614684, 1.0], [1.0, -0.9899925, 0.5403023]]]> : tensor<1x2x3xf32> loc("cosine_of_floor")
  %divide = stablehlo.divide %floor, %floor : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.0, 1.0, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_floor")
  %dot_general = stablehlo.dot_general %f32__10, %floor, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[2.0, 0xFF800000, 0x7FC00000]], [[3.0, 0x7F800000, 0x7FC00000]], [[-1.0, 0x7F800000, 0x7FC00000]], [[2.0, 0xFF800000, 0x7FC00000]]]> : tensor<4x1x3xf32> loc("dot_general_of_floor")
  %dynamic_slice = stablehlo.dynamic_slice %floor, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-3.0, 0.0]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_floor")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__11, %floor, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [1.0, -3.0, 0.0, -0.5], [-0.0, 0x7F800000, 0x7FC00000, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_floor")
  %exponential = stablehlo.exponential %floor : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.7182817, 0.049787067, 1.0], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_floor")
  %exponential_minus_one = stablehlo.exponential_minus_one %floor : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.7182819, -0.95021296, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_floor")
  %floor_4 = stablehlo.floor %floor : tensor<1x2x3xf32>
  check.expect_eq_const %floor_4, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_floor")
  %imag = stablehlo.imag %floor : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_floor")
  %is_finite = stablehlo.is_finite %floor : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_floor")
  %log = stablehlo.log %floor : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.0, 0x7FC00000, 0xFF800000], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_floor")
  %log_plus_one = stablehlo.log_plus_one %floor : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.6931472, 0x7FC00000, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_floor")
  %logistic = stablehlo.logistic %floor : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.7310586, 0.047425874, 0.5], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_floor")
  %maximum = stablehlo.maximum %floor, %floor : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_floor")
  %minimum = stablehlo.minimum %floor, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0.0, -3.0, 0.0], [-0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_floor")
  %multiply = stablehlo.multiply %floor, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[2.0, 1.5, 0.0], [-0.0, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_floor")
  %negate = stablehlo.negate %floor : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.0, 3.0, -0.0], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_floor")
  %pad = stablehlo.pad %floor, %f32__5, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [1.0, -3.0, 0.0, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_floor")
  %power = stablehlo.power %floor, %f32__12 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[1.0, 9.0, 0.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_floor")
  %real = stablehlo.real %floor : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_floor")
  %reduce = stablehlo.reduce(%floor init: %f32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<[[1.0, 0x7FC00000]]> : tensor<1x2xf32> loc("reduce_of_floor")
  %reduce_precision = stablehlo.reduce_precision %floor, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_floor")
  %reduce_window = "stablehlo.reduce_window"(%floor, %f32__14) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[1.0, -2.0, -3.0], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_window_of_floor")
  %remainder = stablehlo.remainder %floor, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.0, -0.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_floor")
  %reshape = stablehlo.reshape %floor : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[1.0, -3.0], [0.0, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32> loc("reshape_of_floor")
  %reverse = stablehlo.reverse %floor, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0x7FC00000, 0x7F800000, -0.0], [0.0, -3.0, 1.0]]]> : tensor<1x2x3xf32> loc("reverse_of_floor")
  %round_nearest_afz = stablehlo.round_nearest_afz %floor : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_floor")
  %round_nearest_even = stablehlo.round_nearest_even %floor : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_floor")
  %rsqrt = stablehlo.rsqrt %floor : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.0, 0x7FC00000, 0x7F800000], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_floor")
  %select = stablehlo.select %i1, %floor, %f32__6 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[1.0, -0.5, 0.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("select_of_floor")
  %sign = stablehlo.sign %floor : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 0.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_floor")
  %sine = stablehlo.sine %floor_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.84147096, 0.9092974, 0.0], [0.0, 0.14112, 0.84147096]]]> : tensor<1x2x3xf32> loc("sine_of_floor")
  %slice = stablehlo.slice %floor [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[-0.0, 0x7FC00000]]]> : tensor<1x1x2xf32> loc("slice_of_floor")
  %sort = "stablehlo.sort"(%floor_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.0, 1.0, 0.0], [0x7F800000, 0.0, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_floor")
  %sqrt = stablehlo.sqrt %floor : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.0, 0x7FC00000, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_floor")
  %subtract = stablehlo.subtract %floor, %f32__6 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[-1.0, -2.5, -3.0], [-4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_floor")
  %tan = stablehlo.tan %floor_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[1.5574077, -2.1850398, 0.0], [0.0, -0.14254655, 1.5574077]]]> : tensor<1x2x3xf32> loc("tan_of_floor")
  %tanh = stablehlo.tanh %floor : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.7615942, -0.9950548, 0.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_floor")
  %transpose = stablehlo.transpose %floor, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[1.0, -0.0]], [[-3.0, 0x7F800000]], [[0.0, 0x7FC00000]]]> : tensor<3x1x2xf32> loc("transpose_of_floor")
  return
}
