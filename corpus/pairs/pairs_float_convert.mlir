// Pairs of ops: what takes the float result of convert. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32__2 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__4 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__6 = stablehlo.constant dense<2> : tensor<i32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %convert : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %convert, %f32 : tensor<1x2x3xf32>
  %convert_2 = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %convert_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %convert, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %convert : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %convert : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32, %convert : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %convert, %f32 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__3, %convert, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert_3 = stablehlo.convert %convert : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %convert_4 = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %convert_4 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %convert, %convert : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__4, %convert, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %convert, %i32__3, %i32__4, %i32__5, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__5, %convert, %i32__3, %i32__6, %i32__3 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %convert : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %convert : tensor<1x2x3xf32>
  %floor = stablehlo.floor %convert : tensor<1x2x3xf32>
  %imag = stablehlo.imag %convert : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %convert : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %convert : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %convert : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %convert : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %convert, %convert : tensor<1x2x3xf32>
  %negate = stablehlo.negate %convert : tensor<1x2x3xf32>
  %pad = stablehlo.pad %convert, %f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %convert, %f32 : tensor<1x2x3xf32>
  %real = stablehlo.real %convert : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %convert, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%convert, %f32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32, %convert : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %convert : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %convert, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %convert : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %convert : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %convert : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32, %convert : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %convert_4 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %convert [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%convert_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %convert : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %convert, %f32 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %convert_4 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %convert : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %convert, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.0, 2.0, 3.0], [2147483600.0, 2147483600.0, 7.0]], [[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]], [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]], [[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.0, 4.0, 9.0], [4.611686e+18, 4.611686e+18, 49.0]], [[-1.0, 2.0, -3.0], [-2147483600.0, 2147483600.0, -7.0]], [[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<8x2x3xf32> loc("abs_of_convert, ceil_of_convert, divide_of_convert, floor_of_convert, imag_of_convert, multiply_of_convert, negate_of_convert, real_of_convert")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.0, -2.0, 3.0], [0x7F800000, 0xFF800000, 7.0]], [[0.0, -0.5, 0.0], [4.0, -1.0, 0.5]], [[3.0, -2.0, 1.0], [7.0, -2147483600.0, 2147483600.0]], [[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]], [[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]], [[2.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 0.5]], [[5.0, 3.0, -2.0], [9.0, 7.0, -4.0]], [[1.0, 0x7FC00000, 1.7320508], [46340.95, 0x7FC00000, 2.6457512]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_convert, remainder_of_convert, reverse_of_convert, round_nearest_afz_of_convert, round_nearest_even_of_convert, select_of_convert, sort_of_convert, sqrt_of_convert")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[-1.0, -1.5, 0.0, 2147483600.0, -2147483600.0, 6.5, -2.0, 3.0, 2147483600.0, 7.0, -1.0, 1.0, 0.0, -2147483600.0, 1.0, -2.0, 3.0, 2147483600.0, -2147483600.0, 7.0, 1.0, -2.0, 3.0, 2147483600.0, -2147483600.0, 7.0, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0, -2.0, 3.0, 2.0, 2.0, 2.0, -0.5, 3.0, 1.0, -2.0, 3.0, 2147483600.0, -2147483600.0, 7.0, 2.0, -0.5, 3.0, 4.0, 1.0, -2.0, 3.0, -0.5, 2147483600.0, -2147483600.0, 7.0, 0.5]> : tensor<57xf32> loc("subtract_of_convert, dynamic_slice_of_convert, slice_of_convert, reduce_window_of_convert, broadcast_in_dim_of_convert, pad_of_convert, concatenate_of_convert, dynamic_update_slice_of_convert")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.0, 2147483600.0, -2.0, -2147483600.0, 3.0, 7.0, -1073741800.0, 1073741800.0, 2.5, 8589935000.0, -8589935000.0, 37.0, 1073741800.0, -1073741800.0, 0.5, -1073741800.0, 1073741800.0, 2.5, 1.0, -2.0, 3.0, 2147483600.0, -2147483600.0, 7.0]> : tensor<24xf32> loc("transpose_of_convert, dot_general_of_convert, reshape_of_convert")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.4636476, -1.815775, 0.7853982], [1.5707964, -1.5707964, 1.4994888]], [[1.0, -1.2599211, 1.4422495], [1290.1592, -1290.1592, 1.9129312]], [[0.0, 0x7FC00000, 1.0986123], [21.487562, 0x7FC00000, 1.9459101]], [[0.6931472, 0x7FC00000, 1.3862944], [21.487562, 0x7FC00000, 2.0794415]], [[0.7310586, 0.11920292, 0.95257413], [1.0, 0.0, 0.999089]], [[1.0, 0x7FC00000, 0.57735026], [0.000021579186, 0x7FC00000, 0.37796447]], [[0.7615942, -0.9640276, 0.9950548], [1.0, -1.0, 0.99999833]]]> : tensor<7x2x3xf32> loc("atan2_of_convert, cbrt_of_convert, log_of_convert, log_plus_one_of_convert, logistic_of_convert, rsqrt_of_convert, tanh_of_convert")
  check.expect_eq_const %bitcast_convert, dense<[[[1084227584, -1073741824, 1077936128], [1091567616, -1065353216, 1088421888]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_convert")
  %concatenate_7 = stablehlo.concatenate %compare, %convert_3, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, true], [true, false, true]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_convert, convert_of_convert, is_finite_of_convert")
  check.expect_eq_const %complex, dense<[[[(1.0, 2.0), (-2.0, -0.5), (3.0, 3.0)], [(2147483600.0, 4.0), (-2147483600.0, -1.0), (7.0, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_convert")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.2836622, -0.41614684, -0.9899925], [-0.91113025, -0.6536436, 0.75390226]], [[2.7182817, 0.13533528, 20.085537], [0x7F800000, 0.0, 1096.6332]], [[1.7182819, -0.86466473, 19.085537], [0x7F800000, -1.0, 1095.6332]], [[1.0, 0x7FC00000, 27.0], [2.1267648e+37, -4.656613e-10, 2.6457512]], [[-0.9589243, -0.9092974, 0.14112], [0.4121185, 0.7568025, 0.6569866]], [[-3.380515, 2.1850398, -0.14254655], [-0.45231566, -1.1578213, 0.871448]]]> : tensor<6x2x3xf32> loc("cosine_of_convert, exponential_of_convert, exponential_minus_one_of_convert, power_of_convert, sine_of_convert, tan_of_convert")
  return
}
