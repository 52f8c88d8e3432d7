// Pairs of ops: what takes the float result of log. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__10 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %log = stablehlo.log %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %log : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %log : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %log, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %log : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %log : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__2, %log : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %log, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__4, %log, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %log : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log_2 = stablehlo.log %f32__5 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %log_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %log, %log : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__6, %log, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %log, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__7, %log, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %log : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %log : tensor<1x2x3xf32>
  %floor = stablehlo.floor %log : tensor<1x2x3xf32>
  %imag = stablehlo.imag %log : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %log : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log_3 = stablehlo.log %log : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %log : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %log : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %log, %log : tensor<1x2x3xf32>
  %negate = stablehlo.negate %log : tensor<1x2x3xf32>
  %pad = stablehlo.pad %log, %f32__8, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %log, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %log : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %log, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%log, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__2, %log : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %log : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %log, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %log : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %log : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %log : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %log : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %log_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %log [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %log_4 = stablehlo.log %f32__10 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%log_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %log : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %log, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %log_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %log : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %log, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %floor, %imag, %log_3, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.4054651, 0x7FC00000, 0.2876821], [0x7F800000, 0x7F800000, 0x7FC00000]], [[1.3707747, 0x7FC00000, 1.666398], [3.1415927, -0.0, 0x7FC00000]], [[0.74014676, 0x7FC00000, -0.66014236], [0xFF800000, 0x7F800000, 0x7FC00000]], [[1.0, 0x7FC00000, -0.0], [0xFF800000, 0x7F800000, 0x7FC00000]], [[1.0, 0x7FC00000, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0.0, 0x7FC00000, -1.0], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[-0.9027205, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 6.3e-05 loc("abs_of_log, atan2_of_log, cbrt_of_log, ceil_of_log, divide_of_log, floor_of_log, imag_of_log, log_of_log")
  %concatenate_3 = stablehlo.concatenate %log_plus_one, %logistic, %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[0.34036827, 0x7FC00000, -0.33923095], [0x7FC00000, 0x7F800000, 0x7FC00000]], [[0.59999996, 0x7FC00000, 0.4285714], [0.0, 1.0, 0x7FC00000]], [[-0.4054651, 0xFFC00000, 0.2876821], [0x7F800000, 0xFF800000, 0xFFC00000]], [[0.4054651, 0x7FC00000, -0.2876821], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.375, 0x7FC00000, -0.3125], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.37813962, 0x7FC00000, 0.12317914], [4.0, -1.0, 0x7FC00000]], [[-0.2876821, 0x7FC00000, 0.4054651], [0x7FC00000, 0x7F800000, 0xFF800000]], [[0.0, 0x7FC00000, -0.0], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 8.0e-05 loc("log_plus_one_of_log, logistic_of_log, negate_of_log, real_of_log, reduce_precision_of_log, remainder_of_log, reverse_of_log, round_nearest_afz_of_log")
  %reshape_2 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>) -> tensor<44xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[0.0, 0x7FC00000, -0.0, 0xFF800000, 0x7F800000, 0x7FC00000, 1.570447, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0x7FC00000, 2.0, 0x7FC00000, 3.0, 0xFF800000, 0x7F800000, 0.5, 0.8109302, 0.4054651, -0.2876821, 0x7F800000, -1.3862944, 0xFF800000, 0.6367614, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000, -1.5945349, 0x7FC00000, -3.287682, 0xFF800000, 0x7F800000, 0x7FC00000, 0.38461536, 0x7FC00000, -0.28, -1.0, 1.0, 0x7FC00000, 0x7FC00000, -0.2876821]> : tensor<44xf32>, tolerance = 6.6e-05 loc("round_nearest_even_of_log, rsqrt_of_log, select_of_log, sort_of_log, sqrt_of_log, subtract_of_log, tanh_of_log, dynamic_slice_of_log")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_11 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<61xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.4054651, 0x7FC00000, -0.2876821, 0xFF800000, 0x7F800000, 0x7FC00000, 0.4054651, 0x7FC00000, -0.2876821, 0xFF800000, 0x7F800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 0.4054651, 0x7FC00000, -0.2876821, 2.0, 2.0, 2.0, -0.5, 3.0, 0.4054651, 0x7FC00000, -0.2876821, 0xFF800000, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 0.4054651, 0x7FC00000, -0.2876821, -0.5, 0xFF800000, 0x7F800000, 0x7FC00000, 0.5, 0.4054651, 0xFF800000, 0x7FC00000, 0x7F800000, -0.2876821, 0x7FC00000, 0.4054651, 0x7FC00000, -0.2876821, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<61xf32>, tolerance = 8.0e-05 loc("slice_of_log, reduce_window_of_log, broadcast_in_dim_of_log, pad_of_log, concatenate_of_log, dynamic_update_slice_of_log, transpose_of_log, reshape_of_log")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[false, false, false], [false, true, false]], [[true, true, true], [true, true, true]], [[true, false, true], [false, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_log, convert_of_log, is_finite_of_log")
  check.expect_almost_eq_const %complex, dense<[[[(0.4054651, 2.0), (0x7FC00000, -0.5), (-0.2876821, 3.0)], [(0xFF800000, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_log")
  %reshape_18 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_21 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_22 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_23 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_24 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_25 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<54xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.918919, 0.6888244, 0.9589041, 0.7692389, 0.4548324, 0.9752066, 1.5, 0x7FC00000, 0.75, 0.0, 0x7F800000, 0x7FC00000, 0.49999997, 0x7FC00000, -0.25, -1.0, 0x7F800000, 0x7FC00000, 0.16440195, 0x7FC00000, 0.08276098, 0x7F800000, 0x7F800000, 0x7FC00000, 0.16440195, 0x7FC00000, -0.023808852, 0x7F800000, 0.0, 0x7FC00000, 0.3944462, 0.7249282, -0.28373033, -0.63896126, 0.8905771, 0.22129633, 0.4292502, 1.0524137, -0.2958902, -0.83064085, 1.9580334, 0.2269225, 0x7F800000, 0x7FC00000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<54xf32>, tolerance = 3.9e-05 loc("cosine_of_log, exponential_of_log, exponential_minus_one_of_log, multiply_of_log, power_of_log, sine_of_log, tan_of_log, dot_general_of_log")
  return
}
