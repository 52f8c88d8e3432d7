// Pairs of ops: what takes the float result of imag. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__4 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %imag = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %imag : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %imag, %imag : tensor<1x2x3xf32>
  %imag_2 = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %imag_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %imag, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %imag : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %imag : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %imag, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %imag, %f32 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__3, %imag, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %imag : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %imag_3 = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %imag_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %imag, %f32 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__4, %imag, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %imag, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__5, %imag, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %imag : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %imag : tensor<1x2x3xf32>
  %floor = stablehlo.floor %imag : tensor<1x2x3xf32>
  %imag_4 = stablehlo.imag %imag : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %imag : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %imag : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %imag : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %imag : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %imag, %f32 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %imag : tensor<1x2x3xf32>
  %pad = stablehlo.pad %imag, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %imag, %f32__7 : tensor<1x2x3xf32>
  %real = stablehlo.real %imag : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %imag, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%imag, %f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %imag, %f32__7 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %imag : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %imag, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %imag : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %imag : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %imag : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %imag : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %imag_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %imag [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%imag_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %imag : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %imag, %imag : tensor<1x2x3xf32>
  %tan = stablehlo.tan %imag_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %imag : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %imag, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag_4, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[2.0, 0.5, 1.0], [1.0, 2.0, 3.0]], [[2.0, 1.0, -1.0], [1.0, -2.0, -3.0]], [[1.0, -1.0, -0.33333334], [0.25, 2.0, -6.0]], [[2.0, 0.0, -1.0], [1.0, -2.0, -3.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[4.0, -0.25, -3.0], [4.0, 2.0, -1.5]], [[-2.0, -0.5, 1.0], [-1.0, 2.0, 3.0]], [[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]]]> : tensor<8x2x3xf32> loc("abs_of_imag, ceil_of_imag, divide_of_imag, floor_of_imag, imag_of_imag, multiply_of_imag, negate_of_imag, real_of_imag")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]], [[0.0, 0.5, -1.0], [1.0, -0.0, -1.0]], [[-1.0, 0.5, 2.0], [-3.0, -2.0, 1.0]], [[2.0, 1.0, -1.0], [1.0, -2.0, -3.0]], [[2.0, 0.0, -1.0], [1.0, -2.0, -3.0]], [[2.0, 0.5, 3.0], [1.0, -2.0, 0.5]], [[2.0, 0.5, -1.0], [1.0, -2.0, -3.0]], [[1.4142135, 0.70710677, 0x7FC00000], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_imag, remainder_of_imag, reverse_of_imag, round_nearest_afz_of_imag, round_nearest_even_of_imag, select_of_imag, sort_of_imag, sqrt_of_imag")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, -1.0, 1.0, -3.0, 2.5, -0.5, -1.0, -5.0, 2.0, 0.5, -1.0, 1.0, -2.0, -3.0, 2.0, 0.5, -1.0, 1.0, -2.0, -3.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 0.5, -1.0, 2.0, 2.0, 2.0, -0.5, 3.0, 2.0, 0.5, -1.0, 1.0, -2.0, -3.0, 2.0, -0.5, 3.0, 4.0, 2.0, 0.5, -1.0, -0.5, 1.0, -2.0, -3.0, 0.5]> : tensor<57xf32> loc("subtract_of_imag, dynamic_slice_of_imag, slice_of_imag, reduce_window_of_imag, broadcast_in_dim_of_imag, pad_of_imag, concatenate_of_imag, dynamic_update_slice_of_imag")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[2.0, 1.0, 0.5, -2.0, -1.0, -3.0, 3.5, 2.0, -0.5, 10.0, -6.5, -15.0, -1.5, -1.5, -0.5, 3.5, 2.0, -0.5, 2.0, 0.5, -1.0, 1.0, -2.0, -3.0]> : tensor<24xf32> loc("transpose_of_imag, dot_general_of_imag, reshape_of_imag")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.7853982, 0.7853982, -2.3561945], [0.7853982, -2.3561945, -2.3561945]], [[1.2599211, 0.7937005, -1.0], [1.0, -1.2599211, -1.4422495]], [[0.6931472, -0.6931472, 0x7FC00000], [0.0, 0x7FC00000, 0x7FC00000]], [[1.0986123, 0.4054651, 0xFF800000], [0.6931472, 0x7FC00000, 0x7FC00000]], [[0.880797, 0.62245935, 0.26894143], [0.7310586, 0.11920292, 0.047425874]], [[0.70710677, 1.4142135, 0x7FC00000], [1.0, 0x7FC00000, 0x7FC00000]], [[0.9640276, 0.46211717, -0.7615942], [0.7615942, -0.9640276, -0.9950548]]]> : tensor<7x2x3xf32> loc("atan2_of_imag, cbrt_of_imag, log_of_imag, log_plus_one_of_imag, logistic_of_imag, rsqrt_of_imag, tanh_of_imag")
  check.expect_eq_const %bitcast_convert, dense<[[[1073741824, 1056964608, -1082130432], [1065353216, -1073741824, -1069547520]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_imag")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, true], [false, true, true]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_imag, convert_of_imag, is_finite_of_imag")
  check.expect_eq_const %complex, dense<[[[(2.0, 2.0), (0.5, -0.5), (-1.0, 3.0)], [(1.0, 4.0), (-2.0, -1.0), (-3.0, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_imag")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.41614684, 0.87758255, 0.5403023], [0.5403023, -0.41614684, -0.9899925]], [[7.389056, 1.6487212, 0.36787945], [2.7182817, 0.13533528, 0.049787067]], [[6.389056, 0.6487213, -0.63212055], [1.7182819, -0.86466473, -0.95021296]], [[4.0, 0.25, 1.0], [1.0, 4.0, 9.0]], [[0.9092974, 0.47942555, -0.84147096], [0.84147096, -0.9092974, -0.14112]], [[-2.1850398, 0.5463025, -1.5574077], [1.5574077, 2.1850398, 0.14254655]]]> : tensor<6x2x3xf32> loc("cosine_of_imag, exponential_of_imag, exponential_minus_one_of_imag, power_of_imag, sine_of_imag, tan_of_imag")
  return
}
