// Pairs of ops: what takes the float result of real. The values are those of scripts/oracle.
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
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %real : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %real, %real : tensor<1x2x3xf32>
  %real_2 = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %real_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %real, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %real : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %real : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %real, %f32__2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32, %real : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__3, %real, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %real : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %real_3 = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %real_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %real, %f32 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__4, %real, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %real, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__5, %real, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %real : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %real : tensor<1x2x3xf32>
  %floor = stablehlo.floor %real : tensor<1x2x3xf32>
  %imag = stablehlo.imag %real : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %real : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %real : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %real : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %real : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %real, %f32 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %real : tensor<1x2x3xf32>
  %pad = stablehlo.pad %real, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %real, %f32__7 : tensor<1x2x3xf32>
  %real_4 = stablehlo.real %real : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %real, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%real, %f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %real, %f32__7 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %real : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %real, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %real : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %real : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %real : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %real : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %real_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %real [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%real_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %real : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %real, %real : tensor<1x2x3xf32>
  %tan = stablehlo.tan %real_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %real : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %real, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real_4, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.0, 3.0, 0.5], [2.0, 1.0, 4.0]], [[1.0, -3.0, 1.0], [2.0, -1.0, 4.0]], [[0.5, 6.0, 0.16666667], [0.5, 1.0, 8.0]], [[1.0, -3.0, 0.0], [2.0, -1.0, 4.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[2.0, 1.5, 1.5], [8.0, 1.0, 2.0]], [[-1.0, 3.0, -0.5], [-2.0, 1.0, -4.0]], [[1.0, -3.0, 0.5], [2.0, -1.0, 4.0]]]> : tensor<8x2x3xf32> loc("abs_of_real, ceil_of_real, divide_of_real, floor_of_real, imag_of_real, multiply_of_real, negate_of_real, real_of_real")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.0, -3.0, 0.5], [2.0, -1.0, 4.0]], [[1.0, -1.0, 0.5], [0.0, -1.0, 0.0]], [[0.5, -3.0, 1.0], [4.0, -1.0, 2.0]], [[1.0, -3.0, 1.0], [2.0, -1.0, 4.0]], [[1.0, -3.0, 0.0], [2.0, -1.0, 4.0]], [[2.0, -3.0, 3.0], [2.0, -1.0, 0.5]], [[1.0, 0.5, -3.0], [4.0, 2.0, -1.0]], [[1.0, 0x7FC00000, 0.70710677], [1.4142135, 0x7FC00000, 2.0]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_real, remainder_of_real, reverse_of_real, round_nearest_afz_of_real, round_nearest_even_of_real, select_of_real, sort_of_real, sqrt_of_real")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.0, 0.5, 2.0, 4.0, -2.0, -2.5, 1.0, 3.0, 1.0, -3.0, 0.5, 2.0, -1.0, 4.0, 1.0, -3.0, 0.5, 2.0, -1.0, 4.0, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0, -3.0, 0.5, 2.0, 2.0, 2.0, -0.5, 3.0, 1.0, -3.0, 0.5, 2.0, -1.0, 4.0, 2.0, -0.5, 3.0, 4.0, 1.0, -3.0, 0.5, -0.5, 2.0, -1.0, 4.0, 0.5]> : tensor<57xf32> loc("subtract_of_real, dynamic_slice_of_real, slice_of_real, reduce_window_of_real, broadcast_in_dim_of_real, pad_of_real, concatenate_of_real, dynamic_update_slice_of_real")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.0, 2.0, -3.0, -1.0, 0.5, 4.0, 1.0, -5.5, -1.0, 11.0, -13.0, 17.5, 0.0, 2.5, 1.5, 1.0, -5.5, -1.0, 1.0, -3.0, 0.5, 2.0, -1.0, 4.0]> : tensor<24xf32> loc("transpose_of_real, dot_general_of_real, reshape_of_real")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.7853982, -2.3561945, 0.7853982], [0.7853982, -2.3561945, 0.7853982]], [[1.0, -1.4422495, 0.7937005], [1.2599211, -1.0, 1.587401]], [[0.0, 0x7FC00000, -0.6931472], [0.6931472, 0x7FC00000, 1.3862944]], [[0.6931472, 0x7FC00000, 0.4054651], [1.0986123, 0xFF800000, 1.609438]], [[0.7310586, 0.047425874, 0.62245935], [0.880797, 0.26894143, 0.98201376]], [[1.0, 0x7FC00000, 1.4142135], [0.70710677, 0x7FC00000, 0.5]], [[0.7615942, -0.9950548, 0.46211717], [0.9640276, -0.7615942, 0.9993293]]]> : tensor<7x2x3xf32> loc("atan2_of_real, cbrt_of_real, log_of_real, log_plus_one_of_real, logistic_of_real, rsqrt_of_real, tanh_of_real")
  check.expect_eq_const %bitcast_convert, dense<[[[1065353216, -1069547520, 1056964608], [1073741824, -1082130432, 1082130432]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_real")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, true, false], [false, true, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_real, convert_of_real, is_finite_of_real")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.0), (-0.5, -3.0), (3.0, 0.5)], [(4.0, 2.0), (-1.0, -1.0), (0.5, 4.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_real")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.5403023, -0.9899925, 0.87758255], [-0.41614684, 0.5403023, -0.6536436]], [[2.7182817, 0.049787067, 1.6487212], [7.389056, 0.36787945, 54.59815]], [[1.7182819, -0.95021296, 0.6487213], [6.389056, -0.63212055, 53.59815]], [[1.0, 9.0, 0.25], [4.0, 1.0, 16.0]], [[0.84147096, -0.14112, 0.47942555], [0.9092974, -0.84147096, -0.7568025]], [[1.5574077, 0.14254655, 0.5463025], [-2.1850398, -1.5574077, 1.1578213]]]> : tensor<6x2x3xf32> loc("cosine_of_real, exponential_of_real, exponential_minus_one_of_real, power_of_real, sine_of_real, tan_of_real")
  return
}
