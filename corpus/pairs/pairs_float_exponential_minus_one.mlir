// Pairs of ops: what takes the float result of exponential_minus_one. The values are those of scripts/oracle.
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
  %exponential_minus_one = stablehlo.exponential_minus_one %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %exponential_minus_one : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %exponential_minus_one : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %exponential_minus_one, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %exponential_minus_one : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %exponential_minus_one : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__2, %exponential_minus_one : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %exponential_minus_one, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__4, %exponential_minus_one, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %f32__5 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %exponential_minus_one_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %exponential_minus_one, %exponential_minus_one : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__6, %exponential_minus_one, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %exponential_minus_one, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__7, %exponential_minus_one, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %exponential_minus_one : tensor<1x2x3xf32>
  %exponential_minus_one_3 = stablehlo.exponential_minus_one %exponential_minus_one : tensor<1x2x3xf32>
  %floor = stablehlo.floor %exponential_minus_one : tensor<1x2x3xf32>
  %imag = stablehlo.imag %exponential_minus_one : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %exponential_minus_one : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %exponential_minus_one : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %exponential_minus_one : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %exponential_minus_one, %exponential_minus_one : tensor<1x2x3xf32>
  %negate = stablehlo.negate %exponential_minus_one : tensor<1x2x3xf32>
  %pad = stablehlo.pad %exponential_minus_one, %f32__8, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %exponential_minus_one, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %exponential_minus_one : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %exponential_minus_one, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%exponential_minus_one, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__2, %exponential_minus_one : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %exponential_minus_one, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %exponential_minus_one : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %exponential_minus_one : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %exponential_minus_one : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %exponential_minus_one : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %exponential_minus_one_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %exponential_minus_one [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %exponential_minus_one_4 = stablehlo.exponential_minus_one %f32__10 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%exponential_minus_one_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %exponential_minus_one : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %exponential_minus_one, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %exponential_minus_one_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %exponential_minus_one : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %exponential_minus_one, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %floor, %imag, %log, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[3.481689, 0.89460075, 1.117], [0.0, 0x7F800000, 0x7FC00000]], [[0.5214087, -2.6319356, 1.2143656], [1.5707964, -0.0, 0x7FC00000]], [[1.515642, -0.9635548, 1.0375707], [-0.0, 0x7F800000, 0x7FC00000]], [[4.0, -0.0, 2.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[3.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.2475175, 0x7FC00000, 0.11064651], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 8.0e-05 loc("abs_of_exponential_minus_one, atan2_of_exponential_minus_one, cbrt_of_exponential_minus_one, ceil_of_exponential_minus_one, divide_of_exponential_minus_one, floor_of_exponential_minus_one, imag_of_exponential_minus_one, log_of_exponential_minus_one")
  %concatenate_3 = stablehlo.concatenate %log_plus_one, %logistic, %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[1.5, -2.2499998, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[0.9701623, 0.2901613, 0.7534318], [0.5, 1.0, 0x7FC00000]], [[-3.481689, 0.89460075, -1.117], [0.0, 0xFF800000, 0xFFC00000]], [[3.481689, -0.89460075, 1.117], [-0.0, 0x7F800000, 0x7FC00000]], [[3.5, -0.875, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.5, 0.76600003], [0x7FC00000, -1.0, 0x7FC00000]], [[1.117, -0.89460075, 3.481689], [0x7FC00000, 0x7F800000, -0.0]], [[3.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 7.0e-05 loc("log_plus_one_of_exponential_minus_one, logistic_of_exponential_minus_one, negate_of_exponential_minus_one, real_of_exponential_minus_one, reduce_precision_of_exponential_minus_one, remainder_of_exponential_minus_one, reverse_of_exponential_minus_one, round_nearest_afz_of_exponential_minus_one")
  %reshape_2 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>) -> tensor<44xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[3.0, -1.0, 1.0, -0.0, 0x7F800000, 0x7FC00000, 0.5359262, 0x7FC00000, 0.9461793, 0xFF800000, 0.0, 0x7FC00000, 2.0, -0.89460075, 3.0, -0.0, 0x7F800000, 0.5, 8.487736, 3.481689, 1.117, 0x7F800000, 0.28402543, -0.0, 1.8659284, 0x7FC00000, 1.0568821, -0.0, 0x7F800000, 0x7FC00000, 1.481689, -0.39460075, -1.883, -4.0, 0x7F800000, 0x7FC00000, 0.99811, -0.7136587, 0.8065229, -0.0, 1.0, 0x7FC00000, -0.89460075, 1.117]> : tensor<44xf32>, tolerance = 1.7e-04 loc("round_nearest_even_of_exponential_minus_one, rsqrt_of_exponential_minus_one, select_of_exponential_minus_one, sort_of_exponential_minus_one, sqrt_of_exponential_minus_one, subtract_of_exponential_minus_one, tanh_of_exponential_minus_one, dynamic_slice_of_exponential_minus_one")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_11 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<61xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[-0.0, 0x7FC00000, 2.587088, 0.22239923, 0x7F800000, 0x7FC00000, 3.481689, -0.89460075, 1.117, -0.0, 0x7F800000, 0x7FC00000, 3.481689, -0.89460075, 1.117, -0.0, 0x7F800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 3.481689, -0.89460075, 1.117, 2.0, 2.0, 2.0, -0.5, 3.0, 3.481689, -0.89460075, 1.117, -0.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 3.481689, -0.89460075, 1.117, -0.5, -0.0, 0x7F800000, 0x7FC00000, 0.5, 3.481689, -0.0, -0.89460075, 0x7F800000, 1.117, 0x7FC00000, 3.481689, -0.89460075, 1.117, -0.0, 0x7F800000, 0x7FC00000]> : tensor<61xf32>, tolerance = 8.0e-05 loc("slice_of_exponential_minus_one, reduce_window_of_exponential_minus_one, broadcast_in_dim_of_exponential_minus_one, pad_of_exponential_minus_one, concatenate_of_exponential_minus_one, dynamic_update_slice_of_exponential_minus_one, transpose_of_exponential_minus_one, reshape_of_exponential_minus_one")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[true, false, false], [false, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_exponential_minus_one, convert_of_exponential_minus_one, is_finite_of_exponential_minus_one")
  check.expect_almost_eq_const %complex, dense<[[[(3.481689, 2.0), (-0.89460075, -0.5), (1.117, 3.0)], [(-0.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_exponential_minus_one")
  %reshape_18 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %exponential_minus_one_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_21 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_22 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_23 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_24 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_25 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<54xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[-0.94272256, -0.59217405, 0.4383808, 0.796857, 0.97228545, -0.7953268, 32.51459, 0.40877077, 3.0556734, 1.0, 0x7F800000, 0x7FC00000, 31.514591, -0.59122926, 2.0556734, -0.0, 0x7F800000, 0x7FC00000, 12.122158, 0.8003105, 1.247689, 0.0, 0x7F800000, 0x7FC00000, 12.122158, 0x7FC00000, 1.3936685, 0.0, 0.0, 0x7FC00000, -0.3335779, 0.8058101, 0.89878935, 0.60416794, 0.23379694, 0.6061809, 0.35384527, -1.3607657, 2.050248, 0.75818866, 0.24046122, -0.76217836, 6.963378, 0xFF800000, 0x7FC00000, 10.445066, 0x7F800000, 0x7FC00000, -3.481689, 0x7F800000, 0x7FC00000, 6.963378, 0xFF800000, 0x7FC00000]> : tensor<54xf32>, tolerance = 6.5e-04 loc("cosine_of_exponential_minus_one, exponential_of_exponential_minus_one, exponential_minus_one_of_exponential_minus_one, multiply_of_exponential_minus_one, power_of_exponential_minus_one, sine_of_exponential_minus_one, tan_of_exponential_minus_one, dot_general_of_exponential_minus_one")
  return
}
