// Pairs of ops: what takes the float result of sort. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__8 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %sort = "stablehlo.sort"(%f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare = stablehlo.compare GT, %left, %right, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %sort : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %sort, %f32__2 : tensor<1x2x3xf32>
  %sort_2 = "stablehlo.sort"(%f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %sort_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sort, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %sort : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %sort : tensor<1x2x3xf32>
  %compare_3 = stablehlo.compare LT, %sort, %f32__3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__3, %sort : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %sort, %sort, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %sort : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %sort_3 = "stablehlo.sort"(%f32__5) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_4 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %sort_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %f32__3, %sort : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %sort, %f32__6, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %sort, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sort, %f32__7, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %sort : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %sort : tensor<1x2x3xf32>
  %floor = stablehlo.floor %sort : tensor<1x2x3xf32>
  %imag = stablehlo.imag %sort : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %sort : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %sort : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %sort : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %sort : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %f32__3, %sort : tensor<1x2x3xf32>
  %negate = stablehlo.negate %sort : tensor<1x2x3xf32>
  %pad = stablehlo.pad %sort, %f32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %sort, %f32__3 : tensor<1x2x3xf32>
  %real = stablehlo.real %sort : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %sort, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%sort, %f32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %sort, %f32__3 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %sort, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %sort : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %sort : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %sort : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %sort, %f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %sort_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %sort [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort_4 = "stablehlo.sort"(%sort_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_5 = stablehlo.compare GT, %left_5, %right_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %sort : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %sort, %f32__4 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %sort_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %sort : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %sort, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, 0.0]], [[3.0, 2.0, 1.0], [0x7F800000, 1.0, -0.0]], [[0.8888889, -0.33333334, 4.0], [0.0, -4.0, 0xFF800000]], [[2.25, 1.5, 0.75], [0x7F800000, 2.0, -0.5]], [[2.0, 1.0, 0.0], [0x7F800000, 0.0, -0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[4.5, -0.75, 2.25], [0x7F800000, -0.25, -0.0]], [[-2.25, -1.5, -0.75], [0xFF800000, -0.25, 0.0]]]> : tensor<8x2x3xf32> loc("abs_of_sort, ceil_of_sort, divide_of_sort, dynamic_update_slice_of_sort, floor_of_sort, imag_of_sort, multiply_of_sort, negate_of_sort")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[2.25, 1.5, 0.75], [0x7F800000, 0.25, -0.0]], [[2.0, 1.5, 0.75], [0x7F800000, 0.25, -0.0]], [[2.25, 3.75, 2.25], [0x7F800000, 0x7F800000, 0.25]], [[0.25, 0.0, 0.75], [0x7FC00000, 0.25, -0.0]], [[-0.0, 0.25, 0x7F800000], [0.75, 1.5, 2.25]], [[2.0, 2.0, 1.0], [0x7F800000, 0.0, -0.0]], [[2.0, 2.0, 1.0], [0x7F800000, 0.0, -0.0]], [[2.25, -0.5, 0.75], [4.0, -1.0, -0.0]]]> : tensor<8x2x3xf32> loc("real_of_sort, reduce_precision_of_sort, reduce_window_of_sort, remainder_of_sort, reverse_of_sort, round_nearest_afz_of_sort, round_nearest_even_of_sort, select_of_sort")
  %reshape_2 = stablehlo.reshape %sort_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[2.25, 1.5, 0.75, 0x7F800000, 0.25, -0.0, 1.5, 1.2247449, 0.8660254, 0x7F800000, 0.5, -0.0, 2.25, 1.5, 0.75, 0x7F800000, 0.25, -0.0, 8.25, 5.25, 0x7F800000, 0xFF800000, 1.5, 0.75, 0.25, -0.0, 1.5, 0.75, 0.25, -0.0, 2.25, 1.5, 0.75, 2.25, 1.5, 0.75, 0x7F800000, 0.25, -0.0, 0x7F800000, 0.25, -0.0, 1.5, 0.75, 0.0, 0.0, 0.0, 0.0, 0.25, -0.0, 0.0]> : tensor<51xf32> loc("sort_of_sort, sqrt_of_sort, subtract_of_sort, dot_general_of_sort, dynamic_slice_of_sort, slice_of_sort, concatenate_of_sort, pad_of_sort")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[2.25, 1.5, 0.75, 0x7F800000, 0.25, -0.0, 2.25, 1.5, 0.75, 0x7F800000, 0.25, -0.0, 2.25, 1.5, 0.75, 0x7F800000, 0.25, -0.0, 2.25, 0x7F800000, 1.5, 0.25, 0.75, -0.0]> : tensor<24xf32> loc("broadcast_in_dim_of_sort, reshape_of_sort, transpose_of_sort")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[1.152572, 0.98279375, 0.6435011], [1.5707964, 0.24497867, -0.0]], [[1.3103707, 1.1447142, 0.9085603], [0x7F800000, 0.62996054, -0.0]], [[0.8109302, 0.4054651, -0.2876821], [0x7F800000, -1.3862944, 0xFF800000]], [[1.178655, 0.91629076, 0.5596158], [0x7F800000, 0.22314355, -0.0]], [[0.9046505, 0.81757444, 0.6791787], [1.0, 0.5621765, 0.5]], [[0.6666667, 0.8164966, 1.1547005], [0.0, 2.0, 0xFF800000]], [[0.9780261, 0.90514827, 0.63514894], [1.0, 0.24491866, -0.0]]]> : tensor<7x2x3xf32> loc("atan2_of_sort, cbrt_of_sort, log_of_sort, log_plus_one_of_sort, logistic_of_sort, rsqrt_of_sort, tanh_of_sort")
  check.expect_eq_const %bitcast_convert, dense<[[[1074790400, 1069547520, 1061158912], [2139095040, 1048576000, -2147483648]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_sort")
  %concatenate_7 = stablehlo.concatenate %compare_3, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, true], [false, false, true]], [[true, true, true], [true, true, false]], [[true, true, true], [false, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_sort, convert_of_sort, is_finite_of_sort")
  check.expect_eq_const %complex, dense<[[[(2.0, 2.25), (-0.5, 1.5), (3.0, 0.75)], [(4.0, 0x7F800000), (-1.0, 0.25), (0.5, -0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_sort")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.62817365, 0.0707372, 0.73168886], [-0.9899925, 0.31532237, 0.87758255]], [[9.487736, 4.481689, 2.117], [0x7F800000, 1.2840254, 1.0]], [[8.487736, 3.481689, 1.117], [0x7F800000, 0.28402543, -0.0]], [[5.0625, 0.8164966, 0.421875], [0x7F800000, 4.0, 0.0]], [[0.7780732, 0.997495, 0.6816388], [0.14112, 0.9489846, 0.47942555]], [[-1.2386277, 14.10142, 0.93159646], [-0.14254655, 3.0095696, 0.5463025]]]> : tensor<6x2x3xf32> loc("cosine_of_sort, exponential_of_sort, exponential_minus_one_of_sort, power_of_sort, sine_of_sort, tan_of_sort")
  return
}
