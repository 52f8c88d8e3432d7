// Pairs of ops: what takes the float result of maximum. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__9 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__10 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__11 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__13 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %maximum = stablehlo.maximum %f32, %f32__2 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %maximum : tensor<1x2x3xf32>
  %add = stablehlo.add %maximum, %maximum : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %maximum, %f32__3 : tensor<1x2x3xf32>
  %maximum_2 = stablehlo.maximum %f32__4, %f32__2 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %maximum_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %maximum, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %maximum : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %maximum : tensor<1x2x3xf32>
  %clamp = stablehlo.clamp %f32__5, %maximum, %f32__6 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__2, %maximum : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %maximum, %maximum : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__8, %maximum, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %maximum : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %maximum_3 = stablehlo.maximum %f32__9, %f32__2 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %maximum_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %maximum, %maximum : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__10, %maximum, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %maximum, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__11, %maximum, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %maximum : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %maximum : tensor<1x2x3xf32>
  %floor = stablehlo.floor %maximum : tensor<1x2x3xf32>
  %imag = stablehlo.imag %maximum : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %maximum : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %maximum : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %maximum : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %maximum : tensor<1x2x3xf32>
  %minimum = stablehlo.minimum %maximum, %maximum : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %maximum, %f32__7 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %maximum : tensor<1x2x3xf32>
  %pad = stablehlo.pad %maximum, %f32__12, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %maximum, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %maximum : tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%maximum init: %f32__12) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  %reduce_precision = stablehlo.reduce_precision %maximum, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%maximum, %f32__12) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %maximum, %f32__13 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %maximum : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %maximum, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %maximum : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %maximum : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %maximum : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %maximum : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sign = stablehlo.sign %maximum : tensor<1x2x3xf32>
  %sine = stablehlo.sine %maximum_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %maximum [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%maximum_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %maximum : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %maximum, %f32__7 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %maximum_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %maximum : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %maximum, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %ceil, %clamp, %divide, %floor, %imag, %minimum, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[2.0, 0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[4.0, -1.0, 6.0], [8.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]], [[1.0, 1.0, 1.0], [1.0, 0x7FC00000, 0x7FC00000]], [[2.0, -1.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("abs_of_maximum, add_of_maximum, ceil_of_maximum, clamp_of_maximum, divide_of_maximum, floor_of_maximum, imag_of_maximum, minimum_of_maximum")
  %concatenate_3 = stablehlo.concatenate %multiply, %negate, %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[0.0, -0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]], [[-2.0, 0.5, -3.0], [-4.0, 0xFF800000, 0xFFC00000]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.5, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[0.0, -0.5, 1.0], [0.0, 0x7FC00000, 0x7FC00000]], [[3.0, -0.5, 2.0], [0x7FC00000, 0x7F800000, 4.0]], [[2.0, -1.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.0, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("multiply_of_maximum, negate_of_maximum, real_of_maximum, reduce_precision_of_maximum, remainder_of_maximum, reverse_of_maximum, round_nearest_afz_of_maximum, round_nearest_even_of_maximum")
  %reshape_2 = stablehlo.reshape %select : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sign : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_6 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_9 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<9xf32>) -> tensor<47xf32>
  check.expect_eq_const %concatenate_4, dense<[2.0, -0.5, 3.0, 4.0, 0x7F800000, 0.5, 1.0, -1.0, 1.0, 1.0, 1.0, 0x7FC00000, 3.0, 2.25, 2.0, 0x7F800000, 4.0, 0.5, 1.4142135, 0x7FC00000, 1.7320508, 2.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 0x7F800000, 0x7FC00000, 1.5, 2.5, 0x7F800000, 0x7FC00000, -0.5, 3.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 2.0, -0.5, 3.0, 4.0, 0x7F800000, 0x7FC00000]> : tensor<47xf32> loc("select_of_maximum, sign_of_maximum, sort_of_maximum, sqrt_of_maximum, subtract_of_maximum, reduce_window_of_maximum, slice_of_maximum, concatenate_of_maximum")
  %reshape_10 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_11 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_12 = stablehlo.reshape %reduce : (tensor<1x3xf32>) -> tensor<3xf32>
  %reshape_13 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_14 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_15 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %reshape_16 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<9xf32>, tensor<2xf32>, tensor<3xf32>, tensor<12xf32>, tensor<12xf32>, tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<62xf32>
  check.expect_eq_const %concatenate_5, dense<[-0.5, 3.0, 0.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7FC00000, 0.0, -0.5, 3.0, 6.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 2.0, -0.5, 3.0, -0.5, 4.0, 0x7F800000, 0x7FC00000, 0.5, 2.0, -0.5, 3.0, 4.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 0x7F800000, 0x7FC00000, 2.0, 4.0, -0.5, 0x7F800000, 3.0, 0x7FC00000, 2.0, 0xFF800000, 0x7FC00000, 22.0, 0x7F800000, 0x7FC00000, 0.0, 0x7F800000, 0x7FC00000, 2.0, 0xFF800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 0x7F800000, 0x7FC00000]> : tensor<62xf32> loc("pad_of_maximum, dynamic_slice_of_maximum, reduce_of_maximum, dynamic_update_slice_of_maximum, broadcast_in_dim_of_maximum, transpose_of_maximum, dot_general_of_maximum, reshape_of_maximum")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[1.1071488, -0.4636476, 1.2490457], [1.3258177, 1.5707964, 0x7FC00000]], [[1.2599211, -0.7937005, 1.4422495], [1.587401, 0x7F800000, 0x7FC00000]], [[0.6931472, 0x7FC00000, 1.0986123], [1.3862944, 0x7F800000, 0x7FC00000]], [[1.0986123, -0.6931472, 1.3862944], [1.609438, 0x7F800000, 0x7FC00000]], [[0.880797, 0.37754068, 0.95257413], [0.98201376, 1.0, 0x7FC00000]], [[0.70710677, 0x7FC00000, 0.57735026], [0.5, 0.0, 0x7FC00000]], [[0.9640276, -0.46211717, 0.9950548], [0.9993293, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_maximum, cbrt_of_maximum, log_of_maximum, log_plus_one_of_maximum, logistic_of_maximum, rsqrt_of_maximum, tanh_of_maximum")
  check.expect_eq_const %bitcast_convert, dense<[[[1073741824, 1074790400, 1077936128], [1082130432, 2139095040, 1056964608]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_maximum")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_maximum, convert_of_maximum, is_finite_of_maximum")
  check.expect_eq_const %complex, dense<[[[(2.0, 2.0), (-0.5, -0.5), (3.0, 3.0)], [(4.0, 4.0), (0x7F800000, 0x7F800000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_maximum")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.41614684, -0.62817365, -0.9899925], [-0.6536436, -0.9899925, 0.31532237]], [[7.389056, 0.60653067, 20.085537], [54.59815, 0x7F800000, 0x7FC00000]], [[6.389056, -0.39346933, 19.085537], [53.59815, 0x7F800000, 0x7FC00000]], [[4.0, 0x7FC00000, 27.0], [256.0, 0.0, 0x7FC00000]], [[0.9092974, 0.7780732, 0.14112], [-0.7568025, 0.14112, 0.9489846]], [[-2.1850398, -1.2386277, -0.14254655], [1.1578213, -0.14254655, 3.0095696]]]> : tensor<6x2x3xf32> loc("cosine_of_maximum, exponential_of_maximum, exponential_minus_one_of_maximum, power_of_maximum, sine_of_maximum, tan_of_maximum")
  return
}
