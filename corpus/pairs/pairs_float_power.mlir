// Pairs of ops: what takes the float result of power. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__10 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %power = stablehlo.power %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %power : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %power, %f32__3 : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %power, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %power : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %power : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %power, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %power, %power : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__5, %power, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %power : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %power_2 = stablehlo.power %f32__6, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %power_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %power, %f32__2 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %power, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %power, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %power, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %power : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %power : tensor<1x2x3xf32>
  %floor = stablehlo.floor %power : tensor<1x2x3xf32>
  %imag = stablehlo.imag %power : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %power : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log_plus_one = stablehlo.log_plus_one %power : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %power : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %power, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %power : tensor<1x2x3xf32>
  %pad = stablehlo.pad %power, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power_3 = stablehlo.power %power, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %power : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %power, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%power, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %power, %power : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %power, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %power : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %power : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %power : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %power, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %power_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %power [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %power_4 = stablehlo.power %f32__10, %f32__2 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%power_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %power : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %power : tensor<1x2x3xf32>
  %tan = stablehlo.tan %power_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %power : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %power, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %floor, %imag, %log_plus_one, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]], [[1.152572, 0x7FC00000, 0.39922076], [0.0, 0.0, 0x7FC00000]], [[1.3103707, 0x7FC00000, 0.75], [0.0, 0.0, 0x7FC00000]], [[3.0, 0x7FC00000, 1.0], [0.0, 0.0, 0x7FC00000]], [[1.125, 0x7FC00000, 0.140625], [0.0, -0.0, 0x7FC00000]], [[2.0, 0x7FC00000, 0.0], [0.0, 0.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.178655, 0x7FC00000, 0.35197642], [0.0, 0.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 6.0e-05 loc("abs_of_power, atan2_of_power, cbrt_of_power, ceil_of_power, divide_of_power, floor_of_power, imag_of_power, log_plus_one_of_power")
  %concatenate_3 = stablehlo.concatenate %logistic, %negate, %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[0.9046505, 0x7FC00000, 0.6039318], [0.5, 0.5, 0x7FC00000]], [[-2.25, 0xFFC00000, -0.421875], [-0.0, -0.0, 0xFFC00000]], [[2.25, 0x7FC00000, 0.421875], [0.0, 0.0, 0x7FC00000]], [[2.0, 0x7FC00000, 0.4375], [0.0, 0.0, 0x7FC00000]], [[2.25, 0x7FC00000, 0x7FC00000], [0.0, 0.0, 0x7FC00000]], [[0.0, 0x7FC00000, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0.0, 0.0], [0.421875, 0x7FC00000, 2.25]], [[2.0, 0x7FC00000, 0.0], [0.0, 0.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 4.5e-05 loc("logistic_of_power, negate_of_power, real_of_power, reduce_precision_of_power, reduce_window_of_power, remainder_of_power, reverse_of_power, round_nearest_afz_of_power")
  %reshape_2 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[2.0, 0x7FC00000, 0.0, 0.0, 0.0, 0x7FC00000, 0.6666667, 0x7FC00000, 1.5396007, 0x7F800000, 0x7F800000, 0x7FC00000, 2.25, -0.5, 0.421875, 4.0, -1.0, 0x7FC00000, 2.25, 0.6666667, 0.421875, 0.5, 0.0, 0.0, 1.5, 0x7FC00000, 0.649519, 0.0, 0.0, 0x7FC00000, -0.25, 0x7FC00000, 2.578125, 4.0, -1.0, 0x7FC00000, 0.9780261, 0x7FC00000, 0.39850885, 0.0, 0.0, 0x7FC00000, 2.0, -0.5, 3.0, 2.25, 0x7FC00000, 0.421875, 0.0, 0.0, 0x7FC00000]> : tensor<51xf32>, tolerance = 8.0e-05 loc("round_nearest_even_of_power, rsqrt_of_power, select_of_power, sort_of_power, sqrt_of_power, subtract_of_power, tanh_of_power, concatenate_of_power")
  %reshape_10 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_11 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_12 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_13 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_14 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_15 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, dim = 0 : (tensor<9xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<51xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[0x7FC00000, 0.421875, 0.0, 0.0, 0.0, 0.0, 0.0, 0x7FC00000, 0.0, 0x7FC00000, 0.421875, 0x7FC00000, 0.421875, 0.0, 0x7FC00000, 2.25, 0x7FC00000, 0.421875, 0.0, 0.0, 0x7FC00000, 2.25, 0x7FC00000, 0.421875, 0.0, 0.0, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 2.25, 0x7FC00000, 0.421875, -0.5, 0.0, 0.0, 0x7FC00000, 0.5, 2.25, 0x7FC00000, 0.421875, 0.0, 0.0, 0x7FC00000, 2.25, 0.0, 0x7FC00000, 0.0, 0.421875, 0x7FC00000]> : tensor<51xf32>, tolerance = 8.0e-05 loc("pad_of_power, dynamic_slice_of_power, slice_of_power, broadcast_in_dim_of_power, dynamic_update_slice_of_power, reshape_of_power, transpose_of_power")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[false, false, false], [false, false, false]], [[true, true, true], [false, false, true]], [[true, false, true], [true, true, false]]]> : tensor<3x2x3xi1> loc("compare_of_power, convert_of_power, is_finite_of_power")
  check.expect_almost_eq_const %complex, dense<[[[(2.25, 2.25), (0x7FC00000, 0x7FC00000), (0.421875, 0.421875)], [(0.0, 0.0), (0.0, 0.0), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.5e-05 loc("complex_of_power")
  %reshape_17 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_18 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_21 = stablehlo.reshape %power_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_22 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_23 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_24 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_17, %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<54xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[-0.62817365, 0.78588724, 0.91232276, 0.99804753, 0.94495696, 0.43745118, 9.487736, 0x7FC00000, 1.524818, 1.0, 1.0, 0x7FC00000, 8.487736, 0x7FC00000, 0.5248179, 0.0, 0.0, 0x7FC00000, 0.0, 0x7FC00000, 0.0, 0.0, 0.0, 0x7FC00000, 5.0625, 0x7FC00000, 0.07508469, 0.0, 0x7F800000, 0x7FC00000, 0.7780732, 0.6183698, 0.40947178, 0.062459316, 0.32719472, 0.89924216, -1.2386277, 0.78684294, 0.44882336, 0.06258151, 0.34625357, 2.05564, 4.5, 0x7FC00000, 0x7FC00000, 6.75, 0x7FC00000, 0x7FC00000, -2.25, 0x7FC00000, 0x7FC00000, 4.5, 0x7FC00000, 0x7FC00000]> : tensor<54xf32>, tolerance = 1.9e-04 loc("cosine_of_power, exponential_of_power, exponential_minus_one_of_power, multiply_of_power, power_of_power, sine_of_power, tan_of_power, dot_general_of_power")
  return
}
