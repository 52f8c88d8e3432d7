// Pairs of ops: what takes the float result of rsqrt. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__7 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__8 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__10 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %rsqrt : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %rsqrt, %rsqrt : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %rsqrt : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %rsqrt : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %rsqrt, %rsqrt : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %rsqrt, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %rsqrt, %rsqrt, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %rsqrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %rsqrt_2 = stablehlo.rsqrt %f32__4 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %rsqrt_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %rsqrt, %f32__5 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %rsqrt, %f32__6, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %rsqrt, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %rsqrt, %f32__7, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %rsqrt : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %rsqrt : tensor<1x2x3xf32>
  %floor = stablehlo.floor %rsqrt : tensor<1x2x3xf32>
  %imag = stablehlo.imag %rsqrt : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %rsqrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log_plus_one = stablehlo.log_plus_one %rsqrt : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %rsqrt : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %rsqrt, %rsqrt : tensor<1x2x3xf32>
  %negate = stablehlo.negate %rsqrt : tensor<1x2x3xf32>
  %pad = stablehlo.pad %rsqrt, %f32__8, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %rsqrt, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %rsqrt : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %rsqrt, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%rsqrt, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__2, %rsqrt : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %rsqrt, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %rsqrt : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %rsqrt : tensor<1x2x3xf32>
  %rsqrt_3 = stablehlo.rsqrt %rsqrt : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %rsqrt : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %rsqrt_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %rsqrt [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %rsqrt_4 = stablehlo.rsqrt %f32__10 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%rsqrt_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %rsqrt : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %rsqrt, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %rsqrt_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %rsqrt : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %rsqrt, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %dynamic_update_slice, %floor, %imag, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.8164966, 0x7FC00000, 1.1547005], [0x7F800000, 0.0, 0x7FC00000]], [[0.7853982, 0x7FC00000, 0.7853982], [-2.3561945, 0.0, 0x7FC00000]], [[0.93465525, 0x7FC00000, 1.0491151], [0xFF800000, 0.0, 0x7FC00000]], [[1.0, 0x7FC00000, 2.0], [0xFF800000, 0.0, 0x7FC00000]], [[0.4082483, 0x7FC00000, 0.57735026], [0xFF800000, 0.0, 0x7FC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 2.0, -0.5]], [[0.0, 0x7FC00000, 1.0], [0xFF800000, 0.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]]> : tensor<8x2x3xf32>, tolerance = 4.7e-05 loc("abs_of_rsqrt, atan2_of_rsqrt, cbrt_of_rsqrt, ceil_of_rsqrt, divide_of_rsqrt, dynamic_update_slice_of_rsqrt, floor_of_rsqrt, imag_of_rsqrt")
  %concatenate_3 = stablehlo.concatenate %log_plus_one, %logistic, %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[0.5969097, 0x7FC00000, 0.76765174], [0x7FC00000, 0.0, 0x7FC00000]], [[0.6934922, 0x7FC00000, 0.7603684], [0.0, 0.5, 0x7FC00000]], [[-0.8164966, 0xFFC00000, -1.1547005], [0x7F800000, -0.0, 0xFFC00000]], [[0.8164966, 0x7FC00000, 1.1547005], [0xFF800000, 0.0, 0x7FC00000]], [[0.875, 0x7FC00000, 1.25], [0xFF800000, 0.0, 0x7FC00000]], [[0.36700678, 0x7FC00000, 0.69059896], [4.0, 0x7FC00000, 0x7FC00000]], [[1.1547005, 0x7FC00000, 0.8164966], [0x7FC00000, 0.0, 0xFF800000]], [[1.0, 0x7FC00000, 1.0], [0xFF800000, 0.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 8.0e-05 loc("log_plus_one_of_rsqrt, logistic_of_rsqrt, negate_of_rsqrt, real_of_rsqrt, reduce_precision_of_rsqrt, remainder_of_rsqrt, reverse_of_rsqrt, round_nearest_afz_of_rsqrt")
  %reshape_2 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %rsqrt_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>) -> tensor<46xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[1.0, 0x7FC00000, 1.0, 0xFF800000, 0.0, 0x7FC00000, 1.106682, 0x7FC00000, 0.9306049, 0x7FC00000, 0x7F800000, 0x7FC00000, 2.0, 0x7FC00000, 3.0, 0xFF800000, 0.0, 0.5, 1.1547005, 0.8164966, 0.6666667, 2.0, 0.0, 0xFF800000, 0.903602, 0x7FC00000, 1.07457, 0x7FC00000, 0.0, 0x7FC00000, -1.1835034, 0x7FC00000, -1.8452995, 0xFF800000, 1.0, 0x7FC00000, 0.6731585, 0x7FC00000, 0.8193053, -1.0, 0.0, 0x7FC00000, 0x7FC00000, 1.1547005, 0.0, 0x7FC00000]> : tensor<46xf32>, tolerance = 6.0e-05 loc("round_nearest_even_of_rsqrt, rsqrt_of_rsqrt, select_of_rsqrt, sort_of_rsqrt, sqrt_of_rsqrt, subtract_of_rsqrt, tanh_of_rsqrt, dynamic_slice_of_rsqrt")
  %reshape_10 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_11 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_12 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_13 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_14 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_15 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_16 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<4xf32>, tensor<2xf32>, tensor<10xf32>, tensor<12xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<52xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[0x7FC00000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0xFF800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 0.8164966, 0x7FC00000, 1.1547005, 2.0, 2.0, 0.8164966, 0x7FC00000, 1.1547005, 0.8164966, 0x7FC00000, 1.1547005, 0xFF800000, 0.0, 0x7FC00000, 0xFF800000, 0.0, 0x7FC00000, 0.8164966, 0x7FC00000, 1.1547005, 0xFF800000, 0.0, 0x7FC00000, 0.8164966, 0x7FC00000, 1.1547005, 0xFF800000, 0.0, 0x7FC00000, 0.8164966, 0xFF800000, 0x7FC00000, 0.0, 1.1547005, 0x7FC00000, 0.8164966, 0x7FC00000, 1.1547005, 0xFF800000, 0.0, 0x7FC00000]> : tensor<52xf32>, tolerance = 4.0e-05 loc("reduce_window_of_rsqrt, slice_of_rsqrt, pad_of_rsqrt, concatenate_of_rsqrt, broadcast_in_dim_of_rsqrt, transpose_of_rsqrt, reshape_of_rsqrt")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[true, false, true], [true, true, false]], [[true, true, true], [true, false, true]], [[true, false, true], [false, true, false]]]> : tensor<3x2x3xi1> loc("compare_of_rsqrt, convert_of_rsqrt, is_finite_of_rsqrt")
  check.expect_almost_eq_const %complex, dense<[[[(0.8164966, 2.0), (0x7FC00000, -0.5), (1.1547005, 3.0)], [(0xFF800000, 4.0), (0.0, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_rsqrt")
  %reshape_17 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_18 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_21 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_22 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_23 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_24 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_17, %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>) -> tensor<46xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.6847785, 0.78588724, 0.40419248, 0.15594372, 0.83791184, 0.62596565, 2.2625594, 0x7FC00000, 3.173073, 0.0, 1.0, 0x7FC00000, 1.2625593, 0x7FC00000, 2.173073, -1.0, 0.0, 0x7FC00000, 0.6666667, 0x7FC00000, 1.3333333, 0x7F800000, 0.0, 0x7FC00000, 0.6666667, 0x7FC00000, 1.5396006, 0x7F800000, 0x7F800000, 0x7FC00000, 0.72875124, 0.6183698, 0.9146739, 0.98776597, 0.54580563, 0.77985066, 1.0642146, 0.78684294, 2.2629662, 6.3341184, 0.6513879, 1.2458361, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<46xf32>, tolerance = 1.3e-04 loc("cosine_of_rsqrt, exponential_of_rsqrt, exponential_minus_one_of_rsqrt, multiply_of_rsqrt, power_of_rsqrt, sine_of_rsqrt, tan_of_rsqrt, dot_general_of_rsqrt")
  return
}
