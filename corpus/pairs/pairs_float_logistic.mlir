// Pairs of ops: what takes the float result of logistic. The values are those of scripts/oracle.
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
  %logistic = stablehlo.logistic %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %logistic : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %logistic, %f32__2 : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %logistic : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %logistic : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %logistic, %f32__4 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %logistic, %f32__3 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__5, %logistic, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %logistic : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %logistic_2 = stablehlo.logistic %f32__6 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %logistic_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %logistic, %f32__3 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %logistic, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %logistic, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %logistic, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %logistic : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %logistic : tensor<1x2x3xf32>
  %floor = stablehlo.floor %logistic : tensor<1x2x3xf32>
  %imag = stablehlo.imag %logistic : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %logistic : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %logistic : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %logistic : tensor<1x2x3xf32>
  %logistic_3 = stablehlo.logistic %logistic : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %logistic, %f32__3 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %logistic : tensor<1x2x3xf32>
  %pad = stablehlo.pad %logistic, %f32__9, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %logistic, %f32__10 : tensor<1x2x3xf32>
  %real = stablehlo.real %logistic : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %logistic, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%logistic, %f32__11) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %logistic, %f32__10 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %logistic : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %logistic, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %logistic : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %logistic : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %logistic : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__3, %logistic : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %logistic_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %logistic [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %logistic_4 = stablehlo.logistic %f32__12 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%logistic_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %logistic : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %logistic, %logistic : tensor<1x2x3xf32>
  %tan = stablehlo.tan %logistic_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %logistic : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %logistic, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %floor, %imag, %log, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]], [[0.68536556, 0.09506208, 0.59661484], [0.4636476, 0.7853982, 0x7FC00000]], [[0.93506634, 0.4568491, 0.87901175], [0.7937005, 1.0, 0x7FC00000]], [[1.0, 1.0, 1.0], [1.0, 1.0, 0x7FC00000]], [[0.40878722, -0.19069894, 0.22639291], [0.125, -1.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 1.0, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[-0.20141332, -2.3502066, -0.38687098], [-0.6931472, 0.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 4.7e-05 loc("abs_of_logistic, atan2_of_logistic, cbrt_of_logistic, ceil_of_logistic, divide_of_logistic, floor_of_logistic, imag_of_logistic, log_of_logistic")
  %concatenate_3 = stablehlo.concatenate %log_plus_one, %logistic_3, %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[0.5975029, 0.09107346, 0.5183048], [0.4054651, 0.6931472, 0x7FC00000]], [[0.69372123, 0.5238193, 0.6635554], [0.62245935, 0.7310586, 0x7FC00000]], [[-0.81757444, -0.09534947, -0.6791787], [-0.5, -1.0, 0xFFC00000]], [[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]], [[0.875, 0.09375, 0.625], [0.5, 1.0, 0x7FC00000]], [[0.81757444, 0.09534947, 0.6791787], [0.5, 1.0, 0x7FC00000]], [[0.6791787, 0.09534947, 0.81757444], [0x7FC00000, 1.0, 0.5]], [[1.0, 0.0, 1.0], [1.0, 1.0, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_logistic, logistic_of_logistic, negate_of_logistic, real_of_logistic, reduce_precision_of_logistic, remainder_of_logistic, reverse_of_logistic, round_nearest_afz_of_logistic")
  %reshape_2 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>) -> tensor<44xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[1.0, 0.0, 1.0, 0.0, 1.0, 0x7FC00000, 1.1059521, 3.2384772, 1.2134111, 1.4142135, 1.0, 0x7FC00000, 2.0, 0.09534947, 3.0, 0.5, 1.0, 0.5, 0.9046505, 0.81757444, 0.6791787, 1.0, 0.5621765, 0.5, 0.9041982, 0.30878708, 0.824123, 0.70710677, 1.0, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0x7FC00000, 0.67374754, 0.095061556, 0.59098524, 0.46211717, 0.7615942, 0x7FC00000, 0.09534947, 0.6791787]> : tensor<44xf32>, tolerance = 6.5e-05 loc("round_nearest_even_of_logistic, rsqrt_of_logistic, select_of_logistic, sort_of_logistic, sqrt_of_logistic, subtract_of_logistic, tanh_of_logistic, dynamic_slice_of_logistic")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_11 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<61xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[0.5, 0x7FC00000, 0.91292393, 0.7745282, 1.5, 0x7FC00000, 0.81757444, 0.09534947, 0.6791787, 0.5, 1.0, 0x7FC00000, 0.81757444, 0.09534947, 0.6791787, 0.5, 1.0, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 0.81757444, 0.09534947, 0.6791787, 2.0, 2.0, 2.0, -0.5, 3.0, 0.81757444, 0.09534947, 0.6791787, 0.5, 1.0, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 0.81757444, 0.09534947, 0.6791787, -0.5, 0.5, 1.0, 0x7FC00000, 0.5, 0.81757444, 0.5, 0.09534947, 1.0, 0.6791787, 0x7FC00000, 0.81757444, 0.09534947, 0.6791787, 0.5, 1.0, 0x7FC00000]> : tensor<61xf32>, tolerance = 8.0e-05 loc("slice_of_logistic, reduce_window_of_logistic, broadcast_in_dim_of_logistic, pad_of_logistic, concatenate_of_logistic, dynamic_update_slice_of_logistic, transpose_of_logistic, reshape_of_logistic")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[false, false, false], [false, false, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, false]]]> : tensor<3x2x3xi1> loc("compare_of_logistic, convert_of_logistic, is_finite_of_logistic")
  check.expect_almost_eq_const %complex, dense<[[[(0.81757444, 2.0), (0.09534947, -0.5), (0.6791787, 3.0)], [(0.5, 4.0), (1.0, -1.0), (0x7FC00000, 0.5)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("complex_of_logistic")
  %reshape_18 = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_21 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_22 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_23 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_24 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_25 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<54xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.6839926, 0.6179604, 0.77808887, 0.812447, 0.57958734, 0.71280986, 2.2649994, 1.1000432, 1.9722573, 1.6487212, 2.7182817, 0x7FC00000, 1.2649993, 0.100043215, 0.97225726, 0.6487213, 1.7182819, 0x7FC00000, 1.6351489, -0.047674734, 2.0375361, 2.0, -1.0, 0x7FC00000, 0.66842794, 0.009091521, 0.4612837, 0.25, 1.0, 0x7FC00000, 0.7294889, 0.7862092, 0.6281542, 0.583035, 0.8149101, 0.7013573, 1.0665157, 1.2722647, 0.8073039, 0.71762836, 1.4060179, 0.9839332, 1.3851489, -0.30930108, 0x7FC00000, 4.4527235, 4.2860484, 0x7FC00000, -0.56757444, 0.40465054, 0x7FC00000, 1.3851489, -0.30930108, 0x7FC00000]> : tensor<54xf32>, tolerance = 8.9e-05 loc("cosine_of_logistic, exponential_of_logistic, exponential_minus_one_of_logistic, multiply_of_logistic, power_of_logistic, sine_of_logistic, tan_of_logistic, dot_general_of_logistic")
  return
}
