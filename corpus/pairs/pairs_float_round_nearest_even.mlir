// Pairs of ops: what takes the float result of round_nearest_even. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %round_nearest_even = stablehlo.round_nearest_even %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %round_nearest_even : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32__2, %round_nearest_even : tensor<1x2x3xf32>
  %round_nearest_even_2 = stablehlo.round_nearest_even %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %round_nearest_even_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %round_nearest_even, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
  %cbrt = stablehlo.cbrt %round_nearest_even : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %round_nearest_even : tensor<1x2x3xf32>
  %compare = stablehlo.compare GE, %round_nearest_even, %round_nearest_even : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %round_nearest_even : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %round_nearest_even, %round_nearest_even, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  %convert = stablehlo.convert %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %round_nearest_even_3 = stablehlo.round_nearest_even %f32__5 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %round_nearest_even_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %round_nearest_even, %f32__6 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %round_nearest_even, %f32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  %dynamic_slice = stablehlo.dynamic_slice %round_nearest_even, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %round_nearest_even, %f32__8, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %round_nearest_even : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %round_nearest_even : tensor<1x2x3xf32>
  %floor = stablehlo.floor %round_nearest_even : tensor<1x2x3xf32>
  %imag = stablehlo.imag %round_nearest_even : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %round_nearest_even : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %round_nearest_even : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %round_nearest_even : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %round_nearest_even, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %round_nearest_even : tensor<1x2x3xf32>
  %pad = stablehlo.pad %round_nearest_even, %f32__9, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  %power = stablehlo.power %round_nearest_even, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %round_nearest_even : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %round_nearest_even, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%round_nearest_even, %f32__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %remainder = stablehlo.remainder %round_nearest_even, %round_nearest_even : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %round_nearest_even : (tensor<1x2x3xf32>) -> tensor<3x2xf32>
  %reverse = stablehlo.reverse %round_nearest_even, dims = [1, 2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %round_nearest_even : tensor<1x2x3xf32>
  %round_nearest_even_4 = stablehlo.round_nearest_even %round_nearest_even : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %round_nearest_even : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %round_nearest_even, %f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %round_nearest_even_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %round_nearest_even [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%round_nearest_even_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %round_nearest_even : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %f32__2, %round_nearest_even : tensor<1x2x3xf32>
  %tan = stablehlo.tan %round_nearest_even_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %round_nearest_even : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %round_nearest_even, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %dynamic_update_slice, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[2.0, 2.0, 1.0], [0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.0, -1.0, 0.5], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 2.0, -0.5]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, -0.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]], [[-2.0, 2.0, -1.0], [0.0, 0xFF800000, 0xFFC00000]]]> : tensor<8x2x3xf32> loc("abs_of_round_nearest_even, ceil_of_round_nearest_even, divide_of_round_nearest_even, dynamic_update_slice_of_round_nearest_even, floor_of_round_nearest_even, imag_of_round_nearest_even, multiply_of_round_nearest_even, negate_of_round_nearest_even")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %reduce_window, %remainder, %reverse, %round_nearest_afz, %round_nearest_even_4, %select, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, 0.0, -1.0], [0.0, 0x7F800000, 0x7FC00000]], [[0.0, -0.0, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[0x7FC00000, 0x7F800000, -0.0], [1.0, -2.0, 2.0]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -2.0, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, -0.5, 1.0], [4.0, -1.0, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("real_of_round_nearest_even, reduce_precision_of_round_nearest_even, reduce_window_of_round_nearest_even, remainder_of_round_nearest_even, reverse_of_round_nearest_even, round_nearest_afz_of_round_nearest_even, round_nearest_even_of_round_nearest_even, select_of_round_nearest_even")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %dot_general : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x2x6xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<12xf32>, tensor<9xf32>) -> tensor<51xf32>
  check.expect_eq_const %concatenate_4, dense<[2.0, 2.0, 1.0, 0x7F800000, 0.0, -0.0, 1.4142135, 0x7FC00000, 1.0, -0.0, 0x7F800000, 0x7FC00000, 0.0, 1.5, 2.0, 4.0, 0xFF800000, 0x7FC00000, -3.0, -8.5, 0x7FC00000, 0x7FC00000, -2.0, 1.0, 0x7F800000, 0x7FC00000, -2.0, 1.0, 0x7F800000, 0x7FC00000, 2.0, -2.0, 1.0, 2.0, -2.0, 1.0, -0.0, 0x7F800000, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000, -2.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0x7F800000, 0x7FC00000, 0.0]> : tensor<51xf32> loc("sort_of_round_nearest_even, sqrt_of_round_nearest_even, subtract_of_round_nearest_even, dot_general_of_round_nearest_even, dynamic_slice_of_round_nearest_even, slice_of_round_nearest_even, concatenate_of_round_nearest_even, pad_of_round_nearest_even")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xf32>) -> tensor<12xf32>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<3x2xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[2.0, -2.0, 1.0, -0.0, 0x7F800000, 0x7FC00000, 2.0, -2.0, 1.0, -0.0, 0x7F800000, 0x7FC00000, 2.0, -2.0, 1.0, -0.0, 0x7F800000, 0x7FC00000, 2.0, -0.0, -2.0, 0x7F800000, 1.0, 0x7FC00000]> : tensor<24xf32> loc("broadcast_in_dim_of_round_nearest_even, reshape_of_round_nearest_even, transpose_of_round_nearest_even")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.7853982, -2.896614, 1.2490457], [1.5707964, -0.0, 0x7FC00000]], [[1.2599211, -1.2599211, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.6931472, 0x7FC00000, 0.0], [0xFF800000, 0x7F800000, 0x7FC00000]], [[1.0986123, 0x7FC00000, 0.6931472], [-0.0, 0x7F800000, 0x7FC00000]], [[0.880797, 0.11920292, 0.7310586], [0.5, 1.0, 0x7FC00000]], [[0.70710677, 0x7FC00000, 1.0], [0xFF800000, 0.0, 0x7FC00000]], [[0.9640276, -0.9640276, 0.7615942], [-0.0, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_round_nearest_even, cbrt_of_round_nearest_even, log_of_round_nearest_even, log_plus_one_of_round_nearest_even, logistic_of_round_nearest_even, rsqrt_of_round_nearest_even, tanh_of_round_nearest_even")
  check.expect_eq_const %bitcast_convert, dense<[[[1073741824, 1073741824, 1065353216], [-2147483648, 2139095040, 0]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_round_nearest_even")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[true, true, true], [true, true, false]], [[true, true, true], [false, true, true]], [[true, true, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_round_nearest_even, convert_of_round_nearest_even, is_finite_of_round_nearest_even")
  check.expect_eq_const %complex, dense<[[[(2.0, 2.0), (-0.5, -2.0), (3.0, 1.0)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_round_nearest_even")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.41614684, -0.41614684, 0.5403023], [1.0, -0.9899925, 0.5403023]], [[7.389056, 0.13533528, 2.7182817], [1.0, 0x7F800000, 0x7FC00000]], [[6.389056, -0.86466473, 1.7182819], [-0.0, 0x7F800000, 0x7FC00000]], [[4.0, 0x7FC00000, 1.0], [0.0, 0.0, 0x7FC00000]], [[0.9092974, 0.9092974, 0.84147096], [0.0, 0.14112, 0.84147096]], [[-2.1850398, -2.1850398, 1.5574077], [0.0, -0.14254655, 1.5574077]]]> : tensor<6x2x3xf32> loc("cosine_of_round_nearest_even, exponential_of_round_nearest_even, exponential_minus_one_of_round_nearest_even, power_of_round_nearest_even, sine_of_round_nearest_even, tan_of_round_nearest_even")
  return
}
