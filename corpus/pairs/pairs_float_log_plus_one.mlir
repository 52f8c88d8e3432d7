// Pairs of ops: what takes the float result of log_plus_one. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__12 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %log_plus_one : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %log_plus_one, %f32__2 : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %log_plus_one, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %log_plus_one : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %log_plus_one : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %log_plus_one, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__3, %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__5, %log_plus_one, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %log_plus_one : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log_plus_one_2 = stablehlo.log_plus_one %f32__6 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %log_plus_one_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %log_plus_one, %f32__3 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %log_plus_one, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %log_plus_one, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %log_plus_one, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %log_plus_one : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %log_plus_one : tensor<1x2x3xf32>
  %floor = stablehlo.floor %log_plus_one : tensor<1x2x3xf32>
  %imag = stablehlo.imag %log_plus_one : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %log_plus_one : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %log_plus_one : tensor<1x2x3xf32>
  %log_plus_one_3 = stablehlo.log_plus_one %log_plus_one : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %log_plus_one : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %log_plus_one, %f32__3 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %log_plus_one : tensor<1x2x3xf32>
  %pad = stablehlo.pad %log_plus_one, %f32__9, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %log_plus_one, %f32__10 : tensor<1x2x3xf32>
  %real = stablehlo.real %log_plus_one : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %log_plus_one, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%log_plus_one, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %log_plus_one, %f32__10 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %log_plus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %log_plus_one, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %log_plus_one : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %log_plus_one : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %log_plus_one : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__3, %log_plus_one : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %log_plus_one_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %log_plus_one [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %log_plus_one_4 = stablehlo.log_plus_one %f32__12 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%log_plus_one_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %log_plus_one : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %log_plus_one, %log_plus_one : tensor<1x2x3xf32>
  %tan = stablehlo.tan %log_plus_one_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %log_plus_one : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %log_plus_one, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %floor, %imag, %log, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.91629076, 0x7FC00000, 0.5596158], [0.0, 0x7F800000, 0x7FC00000]], [[0.74174297, 0x7FC00000, 0.5101958], [-0.0, 1.5707964, 0x7FC00000]], [[0.97128, 0x7FC00000, 0.8240685], [-0.0, 0x7F800000, 0x7FC00000]], [[1.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.45814538, 0x7FC00000, 0.18653859], [-0.0, 0xFF800000, 0x7FC00000]], [[0.0, 0x7FC00000, 0.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[-0.087421544, 0x7FC00000, -0.58050483], [0xFF800000, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 3.1e-05 loc("abs_of_log_plus_one, atan2_of_log_plus_one, cbrt_of_log_plus_one, ceil_of_log_plus_one, divide_of_log_plus_one, floor_of_log_plus_one, imag_of_log_plus_one, log_of_log_plus_one")
  %concatenate_3 = stablehlo.concatenate %log_plus_one_3, %logistic, %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[0.6503914, 0x7FC00000, 0.4444395], [-0.0, 0x7F800000, 0x7FC00000]], [[0.71428573, 0x7FC00000, 0.6363636], [0.5, 1.0, 0x7FC00000]], [[-0.91629076, 0xFFC00000, -0.5596158], [0.0, 0xFF800000, 0xFFC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7F800000, 0x7FC00000]], [[0.875, 0x7FC00000, 0.5], [-0.0, 0x7F800000, 0x7FC00000]], [[0.91629076, 0x7FC00000, 0.5596158], [-0.0, 0x7FC00000, 0x7FC00000]], [[0.5596158, 0x7FC00000, 0.91629076], [0x7FC00000, 0x7F800000, -0.0]], [[1.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_log_plus_one, logistic_of_log_plus_one, negate_of_log_plus_one, real_of_log_plus_one, reduce_precision_of_log_plus_one, remainder_of_log_plus_one, reverse_of_log_plus_one, round_nearest_afz_of_log_plus_one")
  %reshape_2 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>) -> tensor<44xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[1.0, 0x7FC00000, 1.0, -0.0, 0x7F800000, 0x7FC00000, 1.0446801, 0x7FC00000, 1.3367648, 0xFF800000, 0.0, 0x7FC00000, 2.0, 0x7FC00000, 3.0, -0.0, 0x7F800000, 0.5, 1.178655, 0.91629076, 0.5596158, 0x7F800000, 0.22314355, -0.0, 0.9572308, 0x7FC00000, 0.7480747, -0.0, 0x7F800000, 0x7FC00000, 0.0, 0x7FC00000, 0.0, 0.0, 0x7FC00000, 0x7FC00000, 0.72413796, 0x7FC00000, 0.50769234, -0.0, 1.0, 0x7FC00000, 0x7FC00000, 0.5596158]> : tensor<44xf32>, tolerance = 6.0e-05 loc("round_nearest_even_of_log_plus_one, rsqrt_of_log_plus_one, select_of_log_plus_one, sort_of_log_plus_one, sqrt_of_log_plus_one, subtract_of_log_plus_one, tanh_of_log_plus_one, dynamic_slice_of_log_plus_one")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_11 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<61xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[-0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0.91629076, 0x7FC00000, 0.5596158, -0.0, 0x7F800000, 0x7FC00000, 0.91629076, 0x7FC00000, 0.5596158, -0.0, 0x7F800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 0.91629076, 0x7FC00000, 0.5596158, 2.0, 2.0, 2.0, -0.5, 3.0, 0.91629076, 0x7FC00000, 0.5596158, -0.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 0.91629076, 0x7FC00000, 0.5596158, -0.5, -0.0, 0x7F800000, 0x7FC00000, 0.5, 0.91629076, -0.0, 0x7FC00000, 0x7F800000, 0.5596158, 0x7FC00000, 0.91629076, 0x7FC00000, 0.5596158, -0.0, 0x7F800000, 0x7FC00000]> : tensor<61xf32>, tolerance = 8.0e-05 loc("slice_of_log_plus_one, reduce_window_of_log_plus_one, broadcast_in_dim_of_log_plus_one, pad_of_log_plus_one, concatenate_of_log_plus_one, dynamic_update_slice_of_log_plus_one, transpose_of_log_plus_one, reshape_of_log_plus_one")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[false, false, false], [false, false, false]], [[true, true, true], [false, true, true]], [[true, false, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_log_plus_one, convert_of_log_plus_one, is_finite_of_log_plus_one")
  check.expect_almost_eq_const %complex, dense<[[[(2.0, 0.91629076), (-0.5, 0x7FC00000), (3.0, 0.5596158)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_log_plus_one")
  %reshape_18 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_21 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_22 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_23 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_24 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_25 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<54xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.60876703, 0.38216805, 0.84745914, 0.918919, 0.18345697, 0.6888244, 2.5, 0x7FC00000, 1.75, 1.0, 0x7F800000, 0x7FC00000, 1.5000001, 0x7FC00000, 0.75, -0.0, 0x7F800000, 0x7FC00000, 1.8325815, 0x7FC00000, 1.6788473, -0.0, 0xFF800000, 0x7FC00000, 0.83958876, 0x7FC00000, 0.31316984, 0.0, 0x7F800000, 0x7FC00000, 0.793349, 0.9240928, 0.53086066, 0.3944462, 0.98302776, 0.7249282, 1.3032062, 2.4180274, 0.6264144, 0.4292502, 5.358356, 1.0524137, 1.8325815, 0x7FC00000, 0x7FC00000, 2.7488723, 0x7FC00000, 0x7FC00000, -0.91629076, 0x7FC00000, 0x7FC00000, 1.8325815, 0x7FC00000, 0x7FC00000]> : tensor<54xf32>, tolerance = 1.1e-04 loc("cosine_of_log_plus_one, exponential_of_log_plus_one, exponential_minus_one_of_log_plus_one, multiply_of_log_plus_one, power_of_log_plus_one, sine_of_log_plus_one, tan_of_log_plus_one, dot_general_of_log_plus_one")
  return
}
