// Pairs of ops: what takes the float result of bitcast_convert. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1069547520, -1072693248, 1061158912], [-2147483648, 2139095040, 2143289344]]]> : tensor<1x2x3xi32>
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32__2 = stablehlo.constant dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32>
  %f32__2 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %i32__3 = stablehlo.constant dense<[[[1069547520, 1074790400, 1061158912], [1056964608, 1077936128, 1067450368]]]> : tensor<1x2x3xi32>
  %f32__5 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32__4 = stablehlo.constant dense<0> : tensor<i32>
  %i32__5 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__6 = stablehlo.constant dense<9> : tensor<i32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__7 = stablehlo.constant dense<1> : tensor<i32>
  %i32__8 = stablehlo.constant dense<2> : tensor<i32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %bitcast_convert = stablehlo.bitcast_convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 2.25, 0.75], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("abs_of_bitcast_convert")
  %add = stablehlo.add %f32, %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[3.5, -2.75, 3.75], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("add_of_bitcast_convert")
  %atan2 = stablehlo.atan2 %bitcast_convert, %bitcast_convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.7853982, -2.3561945, 0.7853982], [-3.1415927, 0.7853982, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("atan2_of_bitcast_convert")
  %bitcast_convert_2 = stablehlo.bitcast_convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %bitcast_convert_3 = stablehlo.bitcast_convert %bitcast_convert_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert_3, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 2139095040, 1048576000]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_bitcast_convert")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %bitcast_convert, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_bitcast_convert")
  %cbrt = stablehlo.cbrt %bitcast_convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("cbrt_of_bitcast_convert")
  %ceil = stablehlo.ceil %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("ceil_of_bitcast_convert")
  %clamp = stablehlo.clamp %f32__2, %bitcast_convert, %f32__3 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[1.5, -1.0, 0.75], [-0.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("clamp_of_bitcast_convert")
  %compare = stablehlo.compare LT, %bitcast_convert, %f32 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_bitcast_convert")
  %complex = stablehlo.complex %bitcast_convert, %bitcast_convert : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.5, 1.5), (-2.25, -2.25), (0.75, 0.75)], [(-0.0, -0.0), (0x7F800000, 0x7F800000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_bitcast_convert")
  %concatenate = stablehlo.concatenate %bitcast_convert, %bitcast_convert, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[1.5, -2.25, 0.75, 1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32> loc("concatenate_of_bitcast_convert")
  %convert = stablehlo.convert %bitcast_convert : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_bitcast_convert")
  %bitcast_convert_4 = stablehlo.bitcast_convert %i32__3 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %bitcast_convert_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.9899925, 0.31532237]]]> : tensor<1x2x3xf32> loc("cosine_of_bitcast_convert")
  %divide = stablehlo.divide %f32, %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.3333334, 0.22222222, 4.0], [0xFF800000, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("divide_of_bitcast_convert")
  %dot_general = stablehlo.dot_general %bitcast_convert, %f32__5, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[-4.5, -9.375], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dot_general_of_bitcast_convert")
  %dynamic_slice = stablehlo.dynamic_slice %bitcast_convert, %i32__4, %i32__5, %i32__6, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.25, 0.75], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_bitcast_convert")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %bitcast_convert, %f32__6, %i32__4, %i32__7, %i32__8 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[1.5, -2.25, 0.75], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_bitcast_convert")
  %exponential = stablehlo.exponential %bitcast_convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_of_bitcast_convert")
  %exponential_minus_one = stablehlo.exponential_minus_one %bitcast_convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_bitcast_convert")
  %floor = stablehlo.floor %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -3.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("floor_of_bitcast_convert")
  %imag = stablehlo.imag %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_bitcast_convert")
  %is_finite = stablehlo.is_finite %bitcast_convert : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_bitcast_convert")
  %log = stablehlo.log %bitcast_convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_bitcast_convert")
  %log_plus_one = stablehlo.log_plus_one %bitcast_convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_bitcast_convert")
  %logistic = stablehlo.logistic %bitcast_convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("logistic_of_bitcast_convert")
  %maximum = stablehlo.maximum %f32, %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("maximum_of_bitcast_convert")
  %minimum = stablehlo.minimum %bitcast_convert, %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("minimum_of_bitcast_convert")
  %multiply = stablehlo.multiply %bitcast_convert, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[0.0, -0.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("multiply_of_bitcast_convert")
  %negate = stablehlo.negate %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 2.25, -0.75], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32> loc("negate_of_bitcast_convert")
  %pad = stablehlo.pad %bitcast_convert, %f32__7, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-2.25, 0.75, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_bitcast_convert")
  %power = stablehlo.power %bitcast_convert, %f32 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_bitcast_convert")
  %real = stablehlo.real %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("real_of_bitcast_convert")
  %reduce = stablehlo.reduce(%bitcast_convert init: %f32__7) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[1.5, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32> loc("reduce_of_bitcast_convert")
  %reduce_precision = stablehlo.reduce_precision %bitcast_convert, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, -2.0, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_bitcast_convert")
  %reduce_window = "stablehlo.reduce_window"(%bitcast_convert, %f32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[-0.75, -1.5], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("reduce_window_of_bitcast_convert")
  %remainder = stablehlo.remainder %bitcast_convert, %f32__8 : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[1.5, -0.25, 0.75], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_bitcast_convert")
  %reshape = stablehlo.reshape %bitcast_convert : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.5, -2.25, 0.75, -0.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32> loc("reshape_of_bitcast_convert")
  %reverse = stablehlo.reverse %bitcast_convert, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, -2.25, 1.5], [0x7FC00000, 0x7F800000, -0.0]]]> : tensor<1x2x3xf32> loc("reverse_of_bitcast_convert")
  %round_nearest_afz = stablehlo.round_nearest_afz %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_bitcast_convert")
  %round_nearest_even = stablehlo.round_nearest_even %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_bitcast_convert")
  %rsqrt = stablehlo.rsqrt %bitcast_convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_bitcast_convert")
  %select = stablehlo.select %i1, %f32, %bitcast_convert : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -2.25, 3.0], [-0.0, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_bitcast_convert")
  %sign = stablehlo.sign %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sign_of_bitcast_convert")
  %sine = stablehlo.sine %bitcast_convert_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.7780732, 0.6816388], [0.47942555, 0.14112, 0.9489846]]]> : tensor<1x2x3xf32> loc("sine_of_bitcast_convert")
  %slice = stablehlo.slice %bitcast_convert [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-2.25, 0.75], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32> loc("slice_of_bitcast_convert")
  %sort = "stablehlo.sort"(%bitcast_convert_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_bitcast_convert")
  %sqrt = stablehlo.sqrt %bitcast_convert : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_bitcast_convert")
  %subtract = stablehlo.subtract %bitcast_convert, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("subtract_of_bitcast_convert")
  %tan = stablehlo.tan %bitcast_convert_4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -1.2386277, 0.93159646], [0.5463025, -0.14254655, 3.0095696]]]> : tensor<1x2x3xf32> loc("tan_of_bitcast_convert")
  %tanh = stablehlo.tanh %bitcast_convert : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, -0.9780261, 0.63514894], [-0.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("tanh_of_bitcast_convert")
  %transpose = stablehlo.transpose %bitcast_convert, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.5], [-0.0]], [[-2.25], [0x7F800000]], [[0.75], [0x7FC00000]]]> : tensor<3x2x1xf32> loc("transpose_of_bitcast_convert")
  return
}
