// Pairs of ops: what takes the float result of dynamic_update_slice. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<2> : tensor<i32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__8 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__9 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__10 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32, %f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[1.5, 2.25, 0.75], [0.0, 2.0, 0.5]]]> : tensor<1x2x3xf32> loc("abs_of_dynamic_update_slice")
  %add = stablehlo.add %dynamic_update_slice, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[1.5, -2.25, 0.75], [0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("add_of_dynamic_update_slice")
  %atan2 = stablehlo.atan2 %dynamic_update_slice, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.6435011, -1.7894653, 0.24497867], [-0.0, 2.0344439, -0.7853982]]]> : tensor<1x2x3xf32> loc("atan2_of_dynamic_update_slice")
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %f32__5, %f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %dynamic_update_slice_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1069547520, 1074790400, 1061158912], [-2147483648, 1073741824, -1090519040]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_dynamic_update_slice")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_update_slice, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[1.5, -2.25, 0.75], [-0.0, 2.0, -0.5]], [[1.5, -2.25, 0.75], [-0.0, 2.0, -0.5]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_dynamic_update_slice")
  %cbrt = stablehlo.cbrt %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.1447142, -1.3103707, 0.9085603], [-0.0, 1.2599211, -0.7937005]]]> : tensor<1x2x3xf32> loc("cbrt_of_dynamic_update_slice")
  %ceil = stablehlo.ceil %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[2.0, -2.0, 1.0], [-0.0, 2.0, -0.0]]]> : tensor<1x2x3xf32> loc("ceil_of_dynamic_update_slice")
  %clamp = stablehlo.clamp %dynamic_update_slice, %f32__4, %f32__7 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, -0.5, 2.0], [2.0, 2.0, 0.5]]]> : tensor<1x2x3xf32> loc("clamp_of_dynamic_update_slice")
  %compare = stablehlo.compare GE, %dynamic_update_slice, %dynamic_update_slice : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_dynamic_update_slice")
  %complex = stablehlo.complex %dynamic_update_slice, %f32__4 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(1.5, 2.0), (-2.25, -0.5), (0.75, 3.0)], [(-0.0, 4.0), (2.0, -1.0), (-0.5, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_dynamic_update_slice")
  %concatenate = stablehlo.concatenate %dynamic_update_slice, %dynamic_update_slice, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[1.5, -2.25, 0.75, 1.5, -2.25, 0.75], [-0.0, 2.0, -0.5, -0.0, 2.0, -0.5]]]> : tensor<1x2x6xf32> loc("concatenate_of_dynamic_update_slice")
  %convert = stablehlo.convert %dynamic_update_slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_dynamic_update_slice")
  %dynamic_update_slice_3 = stablehlo.dynamic_update_slice %f32__8, %f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %dynamic_update_slice_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.0707372, -0.62817365, 0.73168886], [0.87758255, -0.41614684, 0.87758255]]]> : tensor<1x2x3xf32> loc("cosine_of_dynamic_update_slice")
  %divide = stablehlo.divide %dynamic_update_slice, %f32__9 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[0.75, -1.125, 0.375], [-0.0, 1.0, -0.25]]]> : tensor<1x2x3xf32> loc("divide_of_dynamic_update_slice")
  %dot_general = stablehlo.dot_general %dynamic_update_slice, %f32__10, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[-4.5, -9.375], [6.5, 7.75]]]> : tensor<1x2x2xf32> loc("dot_general_of_dynamic_update_slice")
  %dynamic_slice = stablehlo.dynamic_slice %dynamic_update_slice, %i32, %i32__4, %i32__5, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[-2.25, 0.75], [2.0, -0.5]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_dynamic_update_slice")
  %dynamic_update_slice_4 = stablehlo.dynamic_update_slice %dynamic_update_slice, %f32__2, %i32, %i32__2, %i32__3 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice_4, dense<[[[1.5, -2.25, 0.75], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_dynamic_update_slice")
  %exponential = stablehlo.exponential %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[4.481689, 0.10539922, 2.117], [1.0, 7.389056, 0.60653067]]]> : tensor<1x2x3xf32> loc("exponential_of_dynamic_update_slice")
  %exponential_minus_one = stablehlo.exponential_minus_one %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[3.481689, -0.89460075, 1.117], [-0.0, 6.389056, -0.39346933]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_dynamic_update_slice")
  %floor = stablehlo.floor %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[1.0, -3.0, 0.0], [-0.0, 2.0, -1.0]]]> : tensor<1x2x3xf32> loc("floor_of_dynamic_update_slice")
  %imag = stablehlo.imag %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_dynamic_update_slice")
  %is_finite = stablehlo.is_finite %dynamic_update_slice : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<true> : tensor<1x2x3xi1> loc("is_finite_of_dynamic_update_slice")
  %log = stablehlo.log %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0.6931472, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("log_of_dynamic_update_slice")
  %log_plus_one = stablehlo.log_plus_one %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 1.0986123, -0.6931472]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_dynamic_update_slice")
  %logistic = stablehlo.logistic %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.5, 0.880797, 0.37754068]]]> : tensor<1x2x3xf32> loc("logistic_of_dynamic_update_slice")
  %maximum = stablehlo.maximum %dynamic_update_slice, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[1.5, 0.0, 0.75], [0.0, 2.0, 0.0]]]> : tensor<1x2x3xf32> loc("maximum_of_dynamic_update_slice")
  %minimum = stablehlo.minimum %dynamic_update_slice, %f32__4 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[1.5, -2.25, 0.75], [-0.0, -1.0, -0.5]]]> : tensor<1x2x3xf32> loc("minimum_of_dynamic_update_slice")
  %multiply = stablehlo.multiply %f32__4, %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[3.0, 1.125, 2.25], [-0.0, -2.0, -0.25]]]> : tensor<1x2x3xf32> loc("multiply_of_dynamic_update_slice")
  %negate = stablehlo.negate %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-1.5, 2.25, -0.75], [0.0, -2.0, 0.5]]]> : tensor<1x2x3xf32> loc("negate_of_dynamic_update_slice")
  %pad = stablehlo.pad %dynamic_update_slice, %f32__11, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[-2.25, 0.75, 0.0], [0.0, 0.0, 0.0], [2.0, -0.5, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_dynamic_update_slice")
  %power = stablehlo.power %dynamic_update_slice, %f32__4 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[2.25, 0x7FC00000, 0.421875], [0.0, 0.5, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("power_of_dynamic_update_slice")
  %real = stablehlo.real %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[1.5, -2.25, 0.75], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("real_of_dynamic_update_slice")
  %reduce = stablehlo.reduce(%dynamic_update_slice init: %f32__11) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[1.5, -0.25, 0.25]]> : tensor<1x3xf32> loc("reduce_of_dynamic_update_slice")
  %reduce_precision = stablehlo.reduce_precision %dynamic_update_slice, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[1.5, -2.0, 0.75], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_dynamic_update_slice")
  %reduce_window = "stablehlo.reduce_window"(%dynamic_update_slice, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[-0.75, -1.5], [2.0, 1.5]]]> : tensor<1x2x2xf32> loc("reduce_window_of_dynamic_update_slice")
  %remainder = stablehlo.remainder %f32__4, %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[0.5, -0.5, 0.0], [0x7FC00000, -1.0, 0.0]]]> : tensor<1x2x3xf32> loc("remainder_of_dynamic_update_slice")
  %reshape = stablehlo.reshape %dynamic_update_slice : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[1.5, -2.25, 0.75, -0.0, 2.0, -0.5]> : tensor<6xf32> loc("reshape_of_dynamic_update_slice")
  %reverse = stablehlo.reverse %dynamic_update_slice, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, -2.25, 1.5], [-0.5, 2.0, -0.0]]]> : tensor<1x2x3xf32> loc("reverse_of_dynamic_update_slice")
  %round_nearest_afz = stablehlo.round_nearest_afz %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, -2.0, 1.0], [-0.0, 2.0, -1.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_dynamic_update_slice")
  %round_nearest_even = stablehlo.round_nearest_even %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, -2.0, 1.0], [-0.0, 2.0, -0.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_dynamic_update_slice")
  %rsqrt = stablehlo.rsqrt %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.70710677, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_dynamic_update_slice")
  %select = stablehlo.select %i1, %f32__4, %dynamic_update_slice : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, -2.25, 3.0], [-0.0, 2.0, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_dynamic_update_slice")
  %sign = stablehlo.sign %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, -1.0, 1.0], [-0.0, 1.0, -1.0]]]> : tensor<1x2x3xf32> loc("sign_of_dynamic_update_slice")
  %sine = stablehlo.sine %dynamic_update_slice_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.997495, 0.7780732, 0.6816388], [0.47942555, 0.9092974, -0.47942555]]]> : tensor<1x2x3xf32> loc("sine_of_dynamic_update_slice")
  %slice = stablehlo.slice %dynamic_update_slice [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[-2.25, 0.75], [2.0, -0.5]]]> : tensor<1x2x2xf32> loc("slice_of_dynamic_update_slice")
  %sort = "stablehlo.sort"(%dynamic_update_slice_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort, dense<[[[2.25, 1.5, 0.75], [2.0, -0.0, -0.5]]]> : tensor<1x2x3xf32> loc("sort_of_dynamic_update_slice")
  %sqrt = stablehlo.sqrt %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 1.4142135, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("sqrt_of_dynamic_update_slice")
  %subtract = stablehlo.subtract %f32__4, %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[0.5, 1.75, 2.25], [4.0, -3.0, 1.0]]]> : tensor<1x2x3xf32> loc("subtract_of_dynamic_update_slice")
  %tan = stablehlo.tan %dynamic_update_slice_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[14.10142, -1.2386277, 0.93159646], [0.5463025, -2.1850398, -0.5463025]]]> : tensor<1x2x3xf32> loc("tan_of_dynamic_update_slice")
  %tanh = stablehlo.tanh %dynamic_update_slice : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.90514827, -0.9780261, 0.63514894], [-0.0, 0.9640276, -0.46211717]]]> : tensor<1x2x3xf32> loc("tanh_of_dynamic_update_slice")
  %transpose = stablehlo.transpose %dynamic_update_slice, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[1.5], [-0.0]], [[-2.25], [2.0]], [[0.75], [-0.5]]]> : tensor<3x2x1xf32> loc("transpose_of_dynamic_update_slice")
  return
}
