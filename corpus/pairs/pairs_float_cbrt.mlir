// Pairs of ops: what takes the float result of cbrt. The values are those of scripts/oracle.
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
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %cbrt : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %cbrt : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %cbrt, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt_2 = stablehlo.cbrt %cbrt : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %cbrt : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__2, %cbrt : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %cbrt, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__4, %cbrt, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %cbrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %cbrt_3 = stablehlo.cbrt %f32__5 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %cbrt_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %cbrt, %cbrt : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__6, %cbrt, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %cbrt, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__7, %cbrt, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %cbrt : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %cbrt : tensor<1x2x3xf32>
  %floor = stablehlo.floor %cbrt : tensor<1x2x3xf32>
  %imag = stablehlo.imag %cbrt : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %cbrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %cbrt : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %cbrt : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %cbrt : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %cbrt, %cbrt : tensor<1x2x3xf32>
  %negate = stablehlo.negate %cbrt : tensor<1x2x3xf32>
  %pad = stablehlo.pad %cbrt, %f32__8, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %cbrt, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %cbrt : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %cbrt, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%cbrt, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__2, %cbrt : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %cbrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %cbrt, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %cbrt : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %cbrt : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %cbrt : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %cbrt : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %cbrt_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %cbrt [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %cbrt_4 = stablehlo.cbrt %f32__10 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%cbrt_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %cbrt : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %cbrt, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %cbrt_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %cbrt : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %cbrt, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt_2, %ceil, %divide, %floor, %imag, %log, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.1447142, 1.3103707, 0.9085603], [0.0, 0x7F800000, 0x7FC00000]], [[1.0509505, -2.7770731, 1.2767237], [1.5707964, -0.0, 0x7FC00000]], [[1.0460819, -1.0942874, 0.9685408], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[1.0, -2.0, 0.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.13515504, 0x7FC00000, -0.095894046], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 5.6e-05 loc("abs_of_cbrt, atan2_of_cbrt, cbrt_of_cbrt, ceil_of_cbrt, divide_of_cbrt, floor_of_cbrt, imag_of_cbrt, log_of_cbrt")
  %concatenate_3 = stablehlo.concatenate %log_plus_one, %logistic, %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[0.7630063, 0x7FC00000, 0.6463492], [-0.0, 0x7F800000, 0x7FC00000]], [[0.7585441, 0.2124248, 0.71270543], [0.5, 1.0, 0x7FC00000]], [[-1.1447142, 1.3103707, -0.9085603], [0.0, 0xFF800000, 0xFFC00000]], [[1.1447142, -1.3103707, 0.9085603], [-0.0, 0x7F800000, 0x7FC00000]], [[1.25, -1.25, 0.875], [-0.0, 0x7F800000, 0x7FC00000]], [[0.85528576, -0.5, 0.27431917], [0x7FC00000, -1.0, 0x7FC00000]], [[0.9085603, -1.3103707, 1.1447142], [0x7FC00000, 0x7F800000, -0.0]], [[1.0, -1.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 2.6e-05 loc("log_plus_one_of_cbrt, logistic_of_cbrt, negate_of_cbrt, real_of_cbrt, reduce_precision_of_cbrt, remainder_of_cbrt, reverse_of_cbrt, round_nearest_afz_of_cbrt")
  %reshape_2 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>) -> tensor<44xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[1.0, -1.0, 1.0, -0.0, 0x7F800000, 0x7FC00000, 0.93465525, 0x7FC00000, 1.0491151, 0xFF800000, 0.0, 0x7FC00000, 2.0, -1.3103707, 3.0, -0.0, 0x7F800000, 0.5, 1.3103707, 1.1447142, 0.9085603, 0x7F800000, 0.62996054, -0.0, 1.0699131, 0x7FC00000, 0.9531843, -0.0, 0x7F800000, 0x7FC00000, -0.85528576, -0.8103707, -2.0914397, -4.0, 0x7F800000, 0x7FC00000, 0.81599545, -0.86436915, 0.7204405, -0.0, 1.0, 0x7FC00000, -1.3103707, 0.9085603]> : tensor<44xf32>, tolerance = 8.0e-05 loc("round_nearest_even_of_cbrt, rsqrt_of_cbrt, select_of_cbrt, sort_of_cbrt, sqrt_of_cbrt, subtract_of_cbrt, tanh_of_cbrt, dynamic_slice_of_cbrt")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_11 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<61xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[-0.0, 0x7FC00000, -0.16565645, -0.4018104, 0x7F800000, 0x7FC00000, 1.1447142, -1.3103707, 0.9085603, -0.0, 0x7F800000, 0x7FC00000, 1.1447142, -1.3103707, 0.9085603, -0.0, 0x7F800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 1.1447142, -1.3103707, 0.9085603, 2.0, 2.0, 2.0, -0.5, 3.0, 1.1447142, -1.3103707, 0.9085603, -0.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 1.1447142, -1.3103707, 0.9085603, -0.5, -0.0, 0x7F800000, 0x7FC00000, 0.5, 1.1447142, -0.0, -1.3103707, 0x7F800000, 0.9085603, 0x7FC00000, 1.1447142, -1.3103707, 0.9085603, -0.0, 0x7F800000, 0x7FC00000]> : tensor<61xf32>, tolerance = 8.0e-05 loc("slice_of_cbrt, reduce_window_of_cbrt, broadcast_in_dim_of_cbrt, pad_of_cbrt, concatenate_of_cbrt, dynamic_update_slice_of_cbrt, transpose_of_cbrt, reshape_of_cbrt")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[false, false, false], [false, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_cbrt, convert_of_cbrt, is_finite_of_cbrt")
  check.expect_almost_eq_const %complex, dense<[[[(1.1447142, 2.0), (-1.3103707, -0.5), (0.9085603, 3.0)], [(-0.0, 4.0), (0x7F800000, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_cbrt")
  %reshape_18 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_21 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_22 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_23 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_24 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_25 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<54xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.41330636, 0.25749186, 0.61488175, 0.7012118, 0.12819307, 0.47378072, 3.1415434, 0.26972005, 2.4807484, 1.0, 0x7F800000, 0x7FC00000, 2.1415434, -0.7302799, 1.4807484, -0.0, 0x7F800000, 0x7FC00000, 1.3103707, 1.7170713, 0.8254818, 0.0, 0x7F800000, 0x7FC00000, 1.3103707, 0x7FC00000, 0.74999994, 0.0, 0.0, 0x7FC00000, 0.910592, 0.96628046, 0.7886193, 0.712953, 0.9917492, 0.88064283, 2.203189, 3.752664, 1.2825544, 1.0167441, 7.7363725, 1.8587562, 2.2894285, 0xFF800000, 0x7FC00000, 3.4341426, 0x7F800000, 0x7FC00000, -1.1447142, 0x7F800000, 0x7FC00000, 2.2894285, 0xFF800000, 0x7FC00000]> : tensor<54xf32>, tolerance = 1.5e-04 loc("cosine_of_cbrt, exponential_of_cbrt, exponential_minus_one_of_cbrt, multiply_of_cbrt, power_of_cbrt, sine_of_cbrt, tan_of_cbrt, dot_general_of_cbrt")
  return
}
