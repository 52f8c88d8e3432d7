// Pairs of ops: what takes the float result of iota. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__6 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %iota : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("abs_of_iota")
  %add = stablehlo.add %iota, %f32 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[2.0, 0.5, 5.0], [4.0, 0.0, 2.5]]]> : tensor<1x2x3xf32> loc("add_of_iota")
  %atan2 = stablehlo.atan2 %f32, %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[1.5707964, -0.4636476, 0.98279375], [1.5707964, -0.7853982, 0.24497867]]]> : tensor<1x2x3xf32> loc("atan2_of_iota")
  %iota_2 = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %iota_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1065353216, 1073741824], [0, 1065353216, 1073741824]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_iota")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %iota, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]], [[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<2x2x3xf32> loc("broadcast_in_dim_of_iota")
  %cbrt = stablehlo.cbrt %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[0.0, 1.0, 1.2599211], [0.0, 1.0, 1.2599211]]]> : tensor<1x2x3xf32> loc("cbrt_of_iota")
  %ceil = stablehlo.ceil %iota : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("ceil_of_iota")
  %clamp = stablehlo.clamp %f32__2, %f32, %iota : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[0.0, -0.5, 2.0], [0.0, -1.0, 0.5]]]> : tensor<1x2x3xf32> loc("clamp_of_iota")
  %compare = stablehlo.compare LT, %iota, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_iota")
  %complex = stablehlo.complex %f32, %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 0.0), (-0.5, 1.0), (3.0, 2.0)], [(4.0, 0.0), (-1.0, 1.0), (0.5, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_iota")
  %concatenate = stablehlo.concatenate %f32__5, %iota, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %concatenate, dense<[[[2.0, -0.5, 3.0], [0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x3x3xf32> loc("concatenate_of_iota")
  %convert = stablehlo.convert %iota : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[false, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_iota")
  %iota_3 = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %iota_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[1.0, 0.5403023, -0.41614684], [1.0, 0.5403023, -0.41614684]]]> : tensor<1x2x3xf32> loc("cosine_of_iota")
  %divide = stablehlo.divide %iota, %f32 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.0, -2.0, 0.6666667], [0.0, -1.0, 4.0]]]> : tensor<1x2x3xf32> loc("divide_of_iota")
  %dot_general = stablehlo.dot_general %f32__6, %iota, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  check.expect_eq_const %dot_general, dense<[[[0.0, 1.5, 3.0]], [[0.0, 7.0, 14.0]], [[0.0, -0.5, -1.0]], [[0.0, 1.5, 3.0]]]> : tensor<4x1x3xf32> loc("dot_general_of_iota")
  %dynamic_slice = stablehlo.dynamic_slice %iota, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[1.0, 2.0]]]> : tensor<1x1x2xf32> loc("dynamic_slice_of_iota")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__7, %iota, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.0, -0.5, 3.0, 4.0], [0.0, 1.0, 2.0, -0.5], [0.0, 1.0, 2.0, 0.5]]]> : tensor<1x3x4xf32> loc("dynamic_update_slice_of_iota")
  %exponential = stablehlo.exponential %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[1.0, 2.7182817, 7.389056], [1.0, 2.7182817, 7.389056]]]> : tensor<1x2x3xf32> loc("exponential_of_iota")
  %exponential_minus_one = stablehlo.exponential_minus_one %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[0.0, 1.7182819, 6.389056], [0.0, 1.7182819, 6.389056]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_iota")
  %floor = stablehlo.floor %iota : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("floor_of_iota")
  %imag = stablehlo.imag %iota : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_iota")
  %is_finite = stablehlo.is_finite %iota : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_iota")
  %log = stablehlo.log %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0xFF800000, 0.0, 0.6931472], [0xFF800000, 0.0, 0.6931472]]]> : tensor<1x2x3xf32> loc("log_of_iota")
  %log_plus_one = stablehlo.log_plus_one %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.0, 0.6931472, 1.0986123], [0.0, 0.6931472, 1.0986123]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_iota")
  %logistic = stablehlo.logistic %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.5, 0.7310586, 0.880797], [0.5, 0.7310586, 0.880797]]]> : tensor<1x2x3xf32> loc("logistic_of_iota")
  %maximum = stablehlo.maximum %iota, %f32 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, 1.0, 3.0], [4.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("maximum_of_iota")
  %minimum = stablehlo.minimum %f32, %iota : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[0.0, -0.5, 2.0], [0.0, -1.0, 0.5]]]> : tensor<1x2x3xf32> loc("minimum_of_iota")
  %multiply = stablehlo.multiply %iota, %iota : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0.0, 1.0, 4.0], [0.0, 1.0, 4.0]]]> : tensor<1x2x3xf32> loc("multiply_of_iota")
  %negate = stablehlo.negate %iota : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-0.0, -1.0, -2.0], [-0.0, -1.0, -2.0]]]> : tensor<1x2x3xf32> loc("negate_of_iota")
  %pad = stablehlo.pad %iota, %f32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  check.expect_eq_const %pad, dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [0.0, 1.0, 2.0, 2.0, 2.0]]]> : tensor<1x2x5xf32> loc("pad_of_iota")
  %power = stablehlo.power %iota, %f32 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[0.0, 1.0, 8.0], [0.0, 1.0, 1.4142135]]]> : tensor<1x2x3xf32> loc("power_of_iota")
  %real = stablehlo.real %iota : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("real_of_iota")
  %reduce = stablehlo.reduce(%iota init: %f32__8) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  check.expect_eq_const %reduce, dense<2.0> : tensor<1x2xf32> loc("reduce_of_iota")
  %reduce_precision = stablehlo.reduce_precision %iota, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_iota")
  %reduce_window = "stablehlo.reduce_window"(%iota, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %reduce_window, dense<[[[0.0, 1.0, 3.0], [0.0, 1.0, 3.0]]]> : tensor<1x2x3xf32> loc("reduce_window_of_iota")
  %remainder = stablehlo.remainder %iota, %iota : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0x7FC00000, 0.0, 0.0], [0x7FC00000, 0.0, 0.0]]]> : tensor<1x2x3xf32> loc("remainder_of_iota")
  %reshape = stablehlo.reshape %iota : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %reshape, dense<[[0.0, 1.0], [2.0, 0.0], [1.0, 2.0]]> : tensor<3x2xf32> loc("reshape_of_iota")
  %reverse = stablehlo.reverse %iota, dims = [1, 2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[2.0, 1.0, 0.0], [2.0, 1.0, 0.0]]]> : tensor<1x2x3xf32> loc("reverse_of_iota")
  %round_nearest_afz = stablehlo.round_nearest_afz %iota : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_iota")
  %round_nearest_even = stablehlo.round_nearest_even %iota : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_iota")
  %rsqrt = stablehlo.rsqrt %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0x7F800000, 1.0, 0.70710677], [0x7F800000, 1.0, 0.70710677]]]> : tensor<1x2x3xf32> loc("rsqrt_of_iota")
  %select = stablehlo.select %i1, %iota, %f32 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[0.0, -0.5, 2.0], [4.0, -1.0, 2.0]]]> : tensor<1x2x3xf32> loc("select_of_iota")
  %sign = stablehlo.sign %iota : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[0.0, 1.0, 1.0], [0.0, 1.0, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_iota")
  %sine = stablehlo.sine %iota_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.0, 0.84147096, 0.9092974], [0.0, 0.84147096, 0.9092974]]]> : tensor<1x2x3xf32> loc("sine_of_iota")
  %slice = stablehlo.slice %iota [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %slice, dense<[[[0.0, 2.0]]]> : tensor<1x1x2xf32> loc("slice_of_iota")
  %sort = "stablehlo.sort"(%iota_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.0, 1.0, 0.0], [2.0, 1.0, 0.0]]]> : tensor<1x2x3xf32> loc("sort_of_iota")
  %sqrt = stablehlo.sqrt %iota : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[0.0, 1.0, 1.4142135], [0.0, 1.0, 1.4142135]]]> : tensor<1x2x3xf32> loc("sqrt_of_iota")
  %subtract = stablehlo.subtract %iota, %iota : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<0.0> : tensor<1x2x3xf32> loc("subtract_of_iota")
  %tan = stablehlo.tan %iota_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[0.0, 1.5574077, -2.1850398], [0.0, 1.5574077, -2.1850398]]]> : tensor<1x2x3xf32> loc("tan_of_iota")
  %tanh = stablehlo.tanh %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.0, 0.7615942, 0.9640276], [0.0, 0.7615942, 0.9640276]]]> : tensor<1x2x3xf32> loc("tanh_of_iota")
  %transpose = stablehlo.transpose %iota, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  check.expect_eq_const %transpose, dense<[[[0.0, 0.0]], [[1.0, 1.0]], [[2.0, 2.0]]]> : tensor<3x1x2xf32> loc("transpose_of_iota")
  return
}
