// Pairs of ops: what takes the float result of sort. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
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
  %sort = "stablehlo.sort"(%f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare = stablehlo.compare GT, %left, %right, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %sort : tensor<1x2x3xf32>
  check.expect_eq_const %abs, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, 0.0]]]> : tensor<1x2x3xf32> loc("abs_of_sort")
  %add = stablehlo.add %sort, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %add, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, 0.0]]]> : tensor<1x2x3xf32> loc("add_of_sort")
  %atan2 = stablehlo.atan2 %sort, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.844154, 1.8925469, 0.24497867], [1.5707964, 2.896614, -0.0]]]> : tensor<1x2x3xf32> loc("atan2_of_sort")
  %sort_2 = "stablehlo.sort"(%f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %sort_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  check.expect_eq_const %bitcast_convert, dense<[[[1074790400, 1069547520, 1061158912], [2139095040, 1048576000, -2147483648]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_sort")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sort, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %broadcast_in_dim, dense<[[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]], [[2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]]]]> : tensor<1x2x2x3xf32> loc("broadcast_in_dim_of_sort")
  %cbrt = stablehlo.cbrt %sort : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.3103707, 1.1447142, 0.9085603], [0x7F800000, 0.62996054, -0.0]]]> : tensor<1x2x3xf32> loc("cbrt_of_sort")
  %ceil = stablehlo.ceil %sort : tensor<1x2x3xf32>
  check.expect_eq_const %ceil, dense<[[[3.0, 2.0, 1.0], [0x7F800000, 1.0, -0.0]]]> : tensor<1x2x3xf32> loc("ceil_of_sort")
  %clamp = stablehlo.clamp %sort, %f32__3, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %clamp, dense<[[[2.0, 1.5, 2.0], [2.0, 0.25, 0.5]]]> : tensor<1x2x3xf32> loc("clamp_of_sort")
  %compare_3 = stablehlo.compare GE, %sort, %sort : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_3, dense<true> : tensor<1x2x3xi1> loc("compare_of_sort")
  %complex = stablehlo.complex %sort, %f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_eq_const %complex, dense<[[[(2.25, 2.0), (1.5, -0.5), (0.75, 3.0)], [(0x7F800000, 4.0), (0.25, -1.0), (-0.0, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_sort")
  %concatenate = stablehlo.concatenate %sort, %sort, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_eq_const %concatenate, dense<[[[2.25, 1.5, 0.75, 2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0, 0x7F800000, 0.25, -0.0]]]> : tensor<1x2x6xf32> loc("concatenate_of_sort")
  %convert = stablehlo.convert %sort : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [true, true, false]]]> : tensor<1x2x3xi1> loc("convert_of_sort")
  %sort_3 = "stablehlo.sort"(%f32__6) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_4 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %sort_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.62817365, 0.0707372, 0.73168886], [-0.9899925, 0.31532237, 0.87758255]]]> : tensor<1x2x3xf32> loc("cosine_of_sort")
  %divide = stablehlo.divide %sort, %f32__7 : tensor<1x2x3xf32>
  check.expect_eq_const %divide, dense<[[[1.125, 0.75, 0.375], [0x7F800000, 0.125, -0.0]]]> : tensor<1x2x3xf32> loc("divide_of_sort")
  %dot_general = stablehlo.dot_general %sort, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dot_general, dense<[[[8.25, 5.25], [0x7F800000, 0xFF800000]]]> : tensor<1x2x2xf32> loc("dot_general_of_sort")
  %dynamic_slice = stablehlo.dynamic_slice %sort, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %dynamic_slice, dense<[[[1.5, 0.75], [0.25, -0.0]]]> : tensor<1x2x2xf32> loc("dynamic_slice_of_sort")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sort, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %dynamic_update_slice, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 2.0, -0.5]]]> : tensor<1x2x3xf32> loc("dynamic_update_slice_of_sort")
  %exponential = stablehlo.exponential %sort : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[9.487736, 4.481689, 2.117], [0x7F800000, 1.2840254, 1.0]]]> : tensor<1x2x3xf32> loc("exponential_of_sort")
  %exponential_minus_one = stablehlo.exponential_minus_one %sort : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[8.487736, 3.481689, 1.117], [0x7F800000, 0.28402543, -0.0]]]> : tensor<1x2x3xf32> loc("exponential_minus_one_of_sort")
  %floor = stablehlo.floor %sort : tensor<1x2x3xf32>
  check.expect_eq_const %floor, dense<[[[2.0, 1.0, 0.0], [0x7F800000, 0.0, -0.0]]]> : tensor<1x2x3xf32> loc("floor_of_sort")
  %imag = stablehlo.imag %sort : tensor<1x2x3xf32>
  check.expect_eq_const %imag, dense<0.0> : tensor<1x2x3xf32> loc("imag_of_sort")
  %is_finite = stablehlo.is_finite %sort : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("is_finite_of_sort")
  %log = stablehlo.log %sort : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.8109302, 0.4054651, -0.2876821], [0x7F800000, -1.3862944, 0xFF800000]]]> : tensor<1x2x3xf32> loc("log_of_sort")
  %log_plus_one = stablehlo.log_plus_one %sort : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.178655, 0.91629076, 0.5596158], [0x7F800000, 0.22314355, -0.0]]]> : tensor<1x2x3xf32> loc("log_plus_one_of_sort")
  %logistic = stablehlo.logistic %sort : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.9046505, 0.81757444, 0.6791787], [1.0, 0.5621765, 0.5]]]> : tensor<1x2x3xf32> loc("logistic_of_sort")
  %maximum = stablehlo.maximum %sort, %f32__2 : tensor<1x2x3xf32>
  check.expect_eq_const %maximum, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, 0.0]]]> : tensor<1x2x3xf32> loc("maximum_of_sort")
  %minimum = stablehlo.minimum %sort, %f32__3 : tensor<1x2x3xf32>
  check.expect_eq_const %minimum, dense<[[[2.0, -0.5, 0.75], [4.0, -1.0, -0.0]]]> : tensor<1x2x3xf32> loc("minimum_of_sort")
  %multiply = stablehlo.multiply %f32__3, %sort : tensor<1x2x3xf32>
  check.expect_eq_const %multiply, dense<[[[4.5, -0.75, 2.25], [0x7F800000, -0.25, -0.0]]]> : tensor<1x2x3xf32> loc("multiply_of_sort")
  %negate = stablehlo.negate %sort : tensor<1x2x3xf32>
  check.expect_eq_const %negate, dense<[[[-2.25, -1.5, -0.75], [0xFF800000, -0.25, 0.0]]]> : tensor<1x2x3xf32> loc("negate_of_sort")
  %pad = stablehlo.pad %sort, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_eq_const %pad, dense<[[[1.5, 0.75, 0.0], [0.0, 0.0, 0.0], [0.25, -0.0, 0.0]]]> : tensor<1x3x3xf32> loc("pad_of_sort")
  %power = stablehlo.power %sort, %f32__3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[5.0625, 0.8164966, 0.421875], [0x7F800000, 4.0, 0.0]]]> : tensor<1x2x3xf32> loc("power_of_sort")
  %real = stablehlo.real %sort : tensor<1x2x3xf32>
  check.expect_eq_const %real, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]]]> : tensor<1x2x3xf32> loc("real_of_sort")
  %reduce = stablehlo.reduce(%sort init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_4: tensor<f32>, %right_4: tensor<f32>) {
    %add_2 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_eq_const %reduce, dense<[[0x7F800000, 1.75, 0.75]]> : tensor<1x3xf32> loc("reduce_of_sort")
  %reduce_precision = stablehlo.reduce_precision %sort, format = e5m2 : tensor<1x2x3xf32>
  check.expect_eq_const %reduce_precision, dense<[[[2.0, 1.5, 0.75], [0x7F800000, 0.25, -0.0]]]> : tensor<1x2x3xf32> loc("reduce_precision_of_sort")
  %reduce_window = "stablehlo.reduce_window"(%sort, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %add_3 = stablehlo.add %left_5, %right_5 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %reduce_window, dense<[[[3.75, 2.25], [0x7F800000, 0.25]]]> : tensor<1x2x2xf32> loc("reduce_window_of_sort")
  %remainder = stablehlo.remainder %f32__3, %sort : tensor<1x2x3xf32>
  check.expect_eq_const %remainder, dense<[[[2.0, -0.5, 0.0], [4.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32> loc("remainder_of_sort")
  %reshape = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_eq_const %reshape, dense<[2.25, 1.5, 0.75, 0x7F800000, 0.25, -0.0]> : tensor<6xf32> loc("reshape_of_sort")
  %reverse = stablehlo.reverse %sort, dims = [2] : tensor<1x2x3xf32>
  check.expect_eq_const %reverse, dense<[[[0.75, 1.5, 2.25], [-0.0, 0.25, 0x7F800000]]]> : tensor<1x2x3xf32> loc("reverse_of_sort")
  %round_nearest_afz = stablehlo.round_nearest_afz %sort : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_afz, dense<[[[2.0, 2.0, 1.0], [0x7F800000, 0.0, -0.0]]]> : tensor<1x2x3xf32> loc("round_nearest_afz_of_sort")
  %round_nearest_even = stablehlo.round_nearest_even %sort : tensor<1x2x3xf32>
  check.expect_eq_const %round_nearest_even, dense<[[[2.0, 2.0, 1.0], [0x7F800000, 0.0, -0.0]]]> : tensor<1x2x3xf32> loc("round_nearest_even_of_sort")
  %rsqrt = stablehlo.rsqrt %sort : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.6666667, 0.8164966, 1.1547005], [0.0, 2.0, 0xFF800000]]]> : tensor<1x2x3xf32> loc("rsqrt_of_sort")
  %select = stablehlo.select %i1, %f32__3, %sort : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_eq_const %select, dense<[[[2.0, 1.5, 3.0], [0x7F800000, 0.25, 0.5]]]> : tensor<1x2x3xf32> loc("select_of_sort")
  %sign = stablehlo.sign %sort : tensor<1x2x3xf32>
  check.expect_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, -0.0]]]> : tensor<1x2x3xf32> loc("sign_of_sort")
  %sine = stablehlo.sine %sort_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.7780732, 0.997495, 0.6816388], [0.14112, 0.9489846, 0.47942555]]]> : tensor<1x2x3xf32> loc("sine_of_sort")
  %slice = stablehlo.slice %sort [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %slice, dense<[[[1.5, 0.75], [0.25, -0.0]]]> : tensor<1x2x2xf32> loc("slice_of_sort")
  %sort_4 = "stablehlo.sort"(%sort_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %compare_5 = stablehlo.compare GT, %left_6, %right_6, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %sort_4, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]]]> : tensor<1x2x3xf32> loc("sort_of_sort")
  %sqrt = stablehlo.sqrt %sort : tensor<1x2x3xf32>
  check.expect_eq_const %sqrt, dense<[[[1.5, 1.2247449, 0.8660254], [0x7F800000, 0.5, -0.0]]]> : tensor<1x2x3xf32> loc("sqrt_of_sort")
  %subtract = stablehlo.subtract %f32__3, %sort : tensor<1x2x3xf32>
  check.expect_eq_const %subtract, dense<[[[-0.25, -2.0, 2.25], [0xFF800000, -1.25, 0.5]]]> : tensor<1x2x3xf32> loc("subtract_of_sort")
  %tan = stablehlo.tan %sort_3 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[-1.2386277, 14.10142, 0.93159646], [-0.14254655, 3.0095696, 0.5463025]]]> : tensor<1x2x3xf32> loc("tan_of_sort")
  %tanh = stablehlo.tanh %sort : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.9780261, 0.90514827, 0.63514894], [1.0, 0.24491866, -0.0]]]> : tensor<1x2x3xf32> loc("tanh_of_sort")
  %transpose = stablehlo.transpose %sort, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_eq_const %transpose, dense<[[[2.25], [0x7F800000]], [[1.5], [0.25]], [[0.75], [-0.0]]]> : tensor<3x2x1xf32> loc("transpose_of_sort")
  return
}
