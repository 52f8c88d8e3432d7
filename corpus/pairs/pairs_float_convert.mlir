// Pairs of ops: what takes the float result of convert. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32__2 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %f32__2 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__6 = stablehlo.constant dense<1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %convert : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.0, 2.0, 3.0], [2147483600.0, 2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("abs_of_convert")
  %add = stablehlo.add %f32, %convert : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[3.0, -2.5, 6.0], [2147483600.0, -2147483600.0, 7.5]]]> : tensor<1x2x3xf32> loc("add_of_convert")
  %atan2 = stablehlo.atan2 %convert, %convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, -2.3561945, 0.7853982], [0.7853982, -2.3561945, 0.7853982]]]> : tensor<1x2x3xf32> loc("atan2_of_convert")
  %convert_2 = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %convert_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1084227584, -1073741824, 1077936128], [1091567616, -1065353216, 1088421888]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_convert")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %convert, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]], [[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_convert")
  %cbrt = stablehlo.cbrt %convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.0, -1.2599211, 1.4422495], [1290.1592, -1290.1592, 1.9129312]]]> : tensor<1x2x3xf32> loc("cbrt_of_convert")
  %ceil = stablehlo.ceil %convert : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("ceil_of_convert")
  %clamp = stablehlo.clamp %f32__2, %f32, %convert : (tensor<f32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.0, -2.0, 3.0], [4.0, -2147483600.0, 0.5]]]> : tensor<1x2x3xf32> loc("clamp_of_convert")
  %compare = stablehlo.compare LT, %convert, %f32 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_convert")
  %complex = stablehlo.complex %f32, %convert : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.0, 1.0), (-0.5, -2.0), (3.0, 3.0)], [(4.0, 2147483600.0), (-1.0, -2147483600.0), (0.5, 7.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_convert")
  %concatenate = stablehlo.concatenate %convert, %convert, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[1.0, -2.0, 3.0, 1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0, 2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x6xf32> loc("concatenate_of_convert")
  %convert_3 = stablehlo.convert %convert : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert_3, dense<true> : tensor<1x2x3xi1> loc("convert_of_convert")
  %convert_4 = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %convert_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.2836622, -0.41614684, -0.9899925], [-0.91113025, -0.6536436, 0.75390226]]]> : tensor<1x2x3xf32> loc("cosine_of_convert")
  %divide = stablehlo.divide %f32, %convert : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[2.0, 0.25, 1.0], [1.8626451e-09, 4.656613e-10, 0.071428575]]]> : tensor<1x2x3xf32> loc("divide_of_convert")
  %dot_general = stablehlo.dot_general %convert, %f32__5, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[-7.0, -7.0], [-2147483600.0, -9663676000.0]]]> : tensor<1x2x2xf32> loc("dot_general_of_convert")
  %dynamic_slice = stablehlo.dynamic_slice %convert, %i32__3, %i32__4, %i32__5, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.0, 3.0], [-2147483600.0, 7.0]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_convert")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %convert, %f32__6, %i32__3, %i32__6, %i32__7 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[1.0, -2.0, 3.0], [2147483600.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_convert")
  %exponential = stablehlo.exponential %convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[2.7182817, 0.13533528, 20.085537], [0x7F800000, 0.0, 1096.6332]]]> : tensor<1x2x3xf32> loc("exponential_of_convert")
  %exponential_minus_one = stablehlo.exponential_minus_one %convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1.7182819, -0.86466473, 19.085537], [0x7F800000, -1.0, 1095.6332]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_convert")
  %floor = stablehlo.floor %convert : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("floor_of_convert")
  %imag = stablehlo.imag %convert : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_convert")
  %is_finite = stablehlo.is_finite %convert : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_convert")
  %log = stablehlo.log %convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.0, 0x7FC00000, 1.0986123], [21.487562, 0x7FC00000, 1.9459101]]]> : tensor<1x2x3xf32> loc("log_of_convert")
  %log_plus_one = stablehlo.log_plus_one %convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.6931472, 0x7FC00000, 1.3862944], [21.487562, 0x7FC00000, 2.0794415]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_convert")
  %logistic = stablehlo.logistic %convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.7310586, 0.11920292, 0.95257413], [1.0, 0.0, 0.999089]]]> : tensor<1x2x3xf32> loc("logistic_of_convert")
  %maximum = stablehlo.maximum %f32, %convert : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [2147483600.0, -1.0, 7.0]]]> : tensor<1x2x3xf32> loc("maximum_of_convert")
  %minimum = stablehlo.minimum %convert, %convert : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("minimum_of_convert")
  %multiply = stablehlo.multiply %convert, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0.0, -0.0, 0.0], [0.0, -0.0, 0.0]]]> : tensor<1x2x3xf32> loc("multiply_of_convert")
  %negate = stablehlo.negate %convert : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.0, 2.0, -3.0], [-2147483600.0, 2147483600.0, -7.0]]]> : tensor<1x2x3xf32> loc("negate_of_convert")
  %pad = stablehlo.pad %convert, %f32__7, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-2.0, 3.0, 0.0], [0.0, 0.0, 0.0], [-2147483600.0, 7.0, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_convert")
  %power = stablehlo.power %convert, %f32 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[1.0, 0x7FC00000, 27.0], [2.1267648e+37, -4.656613e-10, 2.6457512]]]> : tensor<1x2x3xf32> loc("power_of_convert")
  %real = stablehlo.real %convert : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("real_of_convert")
  %reduce = stablehlo.reduce(%convert init: %f32__7) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[2147483600.0, -2147483600.0, 10.0]]> : tensor<1x3xf32> loc("reduce_of_convert")
  %reduce_precision = stablehlo.reduce_precision %convert, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.0, -2.0, 3.0], [0x7F800000, 0xFF800000, 7.0]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_convert")
  %reduce_window = "stablehlo.reduce_window"(%convert, %f32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[-1.0, 1.0], [0.0, -2147483600.0]]]> : tensor<1x2x2xf32> loc("reduce_window_of_convert")
  %remainder = stablehlo.remainder %convert, %f32__8 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.0, -0.0, 1.0], [0.0, -0.0, 1.0]]]> : tensor<1x2x3xf32> loc("remainder_of_convert")
  %reshape = stablehlo.reshape %convert : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.0, -2.0, 3.0, 2147483600.0, -2147483600.0, 7.0]> : tensor<6xf32> loc("reshape_of_convert")
  %reverse = stablehlo.reverse %convert, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[3.0, -2.0, 1.0], [7.0, -2147483600.0, 2147483600.0]]]> : tensor<1x2x3xf32> loc("reverse_of_convert")
  %round_nearest_afz = stablehlo.round_nearest_afz %convert : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_convert")
  %round_nearest_even = stablehlo.round_nearest_even %convert : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_convert")
  %rsqrt = stablehlo.rsqrt %convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[1.0, 0x7FC00000, 0.57735026], [0.000021579186, 0x7FC00000, 0.37796447]]]> : tensor<1x2x3xf32> loc("rsqrt_of_convert")
  %select = stablehlo.select %i1, %f32, %convert : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_convert")
  %sign = stablehlo.sign %convert : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [1.0, -1.0, 1.0]]]> : tensor<1x2x3xf32> loc("sign_of_convert")
  %sine = stablehlo.sine %convert_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[-0.9589243, -0.9092974, 0.14112], [0.4121185, 0.7568025, 0.6569866]]]> : tensor<1x2x3xf32> loc("sine_of_convert")
  %slice = stablehlo.slice %convert [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-2.0, 3.0], [-2147483600.0, 7.0]]]> : tensor<1x2x2xf32> loc("slice_of_convert")
  %sort = "stablehlo.sort"(%convert_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[5.0, 3.0, -2.0], [9.0, 7.0, -4.0]]]> : tensor<1x2x3xf32> loc("sort_of_convert")
  %sqrt = stablehlo.sqrt %convert : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.0, 0x7FC00000, 1.7320508], [46340.95, 0x7FC00000, 2.6457512]]]> : tensor<1x2x3xf32> loc("sqrt_of_convert")
  %subtract = stablehlo.subtract %convert, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("subtract_of_convert")
  %tan = stablehlo.tan %convert_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-3.380515, 2.1850398, -0.14254655], [-0.45231566, -1.1578213, 0.871448]]]> : tensor<1x2x3xf32> loc("tan_of_convert")
  %tanh = stablehlo.tanh %convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.7615942, -0.9640276, 0.9950548], [1.0, -1.0, 0.99999833]]]> : tensor<1x2x3xf32> loc("tanh_of_convert")
  %transpose = stablehlo.transpose %convert, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.0], [2147483600.0]], [[-2.0], [-2147483600.0]], [[3.0], [7.0]]]> : tensor<3x2x1xf32> loc("transpose_of_convert")
  return
}
