// Pairs of ops: what takes the float result of cosine. The values are those of scripts/oracle.
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
  %cosine = stablehlo.cosine %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %cosine : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %cosine : tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %cosine, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %cosine : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %cosine : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__2, %cosine : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %cosine, %cosine : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__4, %cosine, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %cosine : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %cosine_2 = stablehlo.cosine %f32__5 : tensor<1x2x3xf32>
  %cosine_3 = stablehlo.cosine %cosine_2 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %cosine, %cosine : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__6, %cosine, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %cosine, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__7, %cosine, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %cosine : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %cosine : tensor<1x2x3xf32>
  %floor = stablehlo.floor %cosine : tensor<1x2x3xf32>
  %imag = stablehlo.imag %cosine : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %cosine : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %cosine : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %cosine : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %cosine : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %cosine, %cosine : tensor<1x2x3xf32>
  %negate = stablehlo.negate %cosine : tensor<1x2x3xf32>
  %pad = stablehlo.pad %cosine, %f32__8, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %cosine, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %cosine : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %cosine, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%cosine, %f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__2, %cosine : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %cosine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %cosine, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %cosine : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %cosine : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %cosine : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %cosine : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %cosine_2 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %cosine [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %cosine_4 = stablehlo.cosine %f32__5 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%cosine_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %cosine : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %cosine, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %cosine_2 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %cosine : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %cosine, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %atan2, %cbrt, %ceil, %divide, %floor, %imag, %log, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.0707372, 0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]], [[1.5354425, -2.469321, 1.3315705], [1.3258177, 0x7FC00000, 0x7FC00000]], [[0.41357026, -0.8564327, 0.90110517], [1.0, 0x7FC00000, 0x7FC00000]], [[1.0, -0.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]], [[1.0, 1.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]], [[0.0, -1.0, 0.0], [1.0, 0x7FC00000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[-2.6487837, 0x7FC00000, -0.31239992], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 5.3e-05 loc("abs_of_cosine, atan2_of_cosine, cbrt_of_cosine, ceil_of_cosine, divide_of_cosine, floor_of_cosine, imag_of_cosine, log_of_cosine")
  %concatenate_3 = stablehlo.concatenate %log_plus_one, %logistic, %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_almost_eq_const %concatenate_3, dense<[[[0.06834738, -0.9893283, 0.5490971], [0.6931472, 0x7FC00000, 0x7FC00000]], [[0.51767695, 0.34792477, 0.6751758], [0.7310586, 0x7FC00000, 0x7FC00000]], [[-0.0707372, 0.62817365, -0.73168886], [-1.0, 0xFFC00000, 0xFFC00000]], [[0.0707372, -0.62817365, 0.73168886], [1.0, 0x7FC00000, 0x7FC00000]], [[0.078125, -0.625, 0.75], [1.0, 0x7FC00000, 0x7FC00000]], [[0.019358456, -0.5, 0.07324457], [0.0, 0x7FC00000, 0x7FC00000]], [[0.73168886, -0.62817365, 0.0707372], [0x7FC00000, 0x7FC00000, 1.0]], [[0.0, -1.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32>, tolerance = 2.0e-05 loc("log_plus_one_of_cosine, logistic_of_cosine, negate_of_cosine, real_of_cosine, reduce_precision_of_cosine, remainder_of_cosine, reverse_of_cosine, round_nearest_afz_of_cosine")
  %reshape_2 = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %rsqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_8 = stablehlo.reshape %tanh : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>) -> tensor<44xf32>
  check.expect_almost_eq_const %concatenate_4, dense<[0.0, -1.0, 1.0, 1.0, 0x7FC00000, 0x7FC00000, 3.7598982, 0x7FC00000, 1.16906, 1.0, 0x7FC00000, 0x7FC00000, 2.0, -0.62817365, 3.0, 1.0, 0x7FC00000, 0.5, 0.73168886, 0.0707372, -0.62817365, 0.87758255, 0.31532237, -0.9899925, 0.26596466, 0x7FC00000, 0.8553881, 1.0, 0x7FC00000, 0x7FC00000, -1.9292628, -0.12817365, -2.268311, -3.0, 0x7FC00000, 0x7FC00000, 0.07061945, -0.55679333, 0.62409747, 0.7615942, 0x7FC00000, 0x7FC00000, -0.62817365, 0.73168886]> : tensor<44xf32>, tolerance = 7.5e-05 loc("round_nearest_even_of_cosine, rsqrt_of_cosine, select_of_cosine, sort_of_cosine, sqrt_of_cosine, subtract_of_cosine, tanh_of_cosine, dynamic_slice_of_cosine")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_11 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_12 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<61xf32>
  check.expect_almost_eq_const %concatenate_5, dense<[1.0, 0x7FC00000, -0.55743647, 0.10351521, 0x7FC00000, 0x7FC00000, 0.0707372, -0.62817365, 0.73168886, 1.0, 0x7FC00000, 0x7FC00000, 0.0707372, -0.62817365, 0.73168886, 1.0, 0x7FC00000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 0.0707372, -0.62817365, 0.73168886, 2.0, 2.0, 2.0, -0.5, 3.0, 0.0707372, -0.62817365, 0.73168886, 1.0, 0x7FC00000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 0.0707372, -0.62817365, 0.73168886, -0.5, 1.0, 0x7FC00000, 0x7FC00000, 0.5, 0.0707372, 1.0, -0.62817365, 0x7FC00000, 0.73168886, 0x7FC00000, 0.0707372, -0.62817365, 0.73168886, 1.0, 0x7FC00000, 0x7FC00000]> : tensor<61xf32>, tolerance = 8.0e-05 loc("slice_of_cosine, reduce_window_of_cosine, broadcast_in_dim_of_cosine, pad_of_cosine, concatenate_of_cosine, dynamic_update_slice_of_cosine, transpose_of_cosine, reshape_of_cosine")
  %concatenate_6 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_6, dense<[[[false, false, false], [false, false, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_cosine, convert_of_cosine, is_finite_of_cosine")
  check.expect_almost_eq_const %complex, dense<[[[(0.0707372, 0.0707372), (-0.62817365, -0.62817365), (0.73168886, 0.73168886)], [(1.0, 1.0), (0x7FC00000, 0x7FC00000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("complex_of_cosine")
  %reshape_18 = stablehlo.reshape %cosine_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_19 = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_20 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_21 = stablehlo.reshape %multiply : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_22 = stablehlo.reshape %power : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_23 = stablehlo.reshape %sine : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_24 = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_25 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12xf32>) -> tensor<54xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[0.99749917, 0.8091021, 0.7440471, 0.6390125, 0.54869616, 0.95069647, 1.0732992, 0.5335654, 2.078588, 2.7182817, 0x7FC00000, 0x7FC00000, 0.073299125, -0.4664346, 1.0785881, 1.7182819, 0x7FC00000, 0x7FC00000, 0.0050037513, 0.39460212, 0.53536856, 1.0, 0x7FC00000, 0x7FC00000, 0.0050037513, 0x7FC00000, 0.39172322, 1.0, 0x7FC00000, 0x7FC00000, 0.07067822, -0.58766806, 0.6681272, 0.76919633, -0.83602184, 0.31012297, 0.07085542, -0.7263212, 0.8979636, 1.2037266, -1.5236518, 0.3262061, -0.3585256, 0x7FC00000, 0x7FC00000, 4.2122116, 0x7FC00000, 0x7FC00000, 0.42926282, 0x7FC00000, 0x7FC00000, -0.3585256, 0x7FC00000, 0x7FC00000]> : tensor<54xf32>, tolerance = 8.4e-05 loc("cosine_of_cosine, exponential_of_cosine, exponential_minus_one_of_cosine, multiply_of_cosine, power_of_cosine, sine_of_cosine, tan_of_cosine, dot_general_of_cosine")
  return
}
