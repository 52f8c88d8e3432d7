// Pairs of ops: what takes the float result of pad. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25], [0.75, 0.5]]]> : tensor<1x2x2xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__11 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__12 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %pad = stablehlo.pad %f32, %f32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %abs = stablehlo.abs %pad : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %pad, %pad : tensor<1x2x3xf32>
  %pad_2 = stablehlo.pad %f32__3, %f32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %pad_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %pad, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %pad : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %pad : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %pad, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %pad, %f32__4 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__6, %pad, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %pad : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %pad_3 = stablehlo.pad %f32__7, %f32__2, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %pad_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %pad, %f32__4 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__8, %pad, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %pad, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__9, %pad, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %pad : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %pad : tensor<1x2x3xf32>
  %floor = stablehlo.floor %pad : tensor<1x2x3xf32>
  %imag = stablehlo.imag %pad : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %pad : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %pad : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %pad : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %pad : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %pad, %f32__4 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %pad : tensor<1x2x3xf32>
  %pad_4 = stablehlo.pad %pad, %f32__10, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %pad, %f32__11 : tensor<1x2x3xf32>
  %real = stablehlo.real %pad : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %pad, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%pad, %f32__12) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %pad, %f32__11 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %pad : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %pad, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %pad : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %pad : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %pad : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__4, %pad : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %pad_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %pad [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%pad_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %pad : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %pad, %pad : tensor<1x2x3xf32>
  %tan = stablehlo.tan %pad_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %pad : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %pad, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]], [[1.0, 1.0, 2.0], [1.0, 1.0, 1.0]], [[0.5, -2.0, 0.5], [0.25, -1.0, 1.5]], [[1.0, 1.0, 1.0], [1.0, 1.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[2.0, -0.5, 4.5], [4.0, -1.0, 0.375]], [[-1.0, -1.0, -1.5], [-1.0, -1.0, -0.75]], [[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]]]> : tensor<8x2x3xf32> loc("abs_of_pad, ceil_of_pad, divide_of_pad, floor_of_pad, imag_of_pad, multiply_of_pad, negate_of_pad, real_of_pad")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]], [[1.0, 1.0, 1.5], [1.0, 1.0, 0.75]], [[1.5, 1.0, 1.0], [0.75, 1.0, 1.0]], [[1.0, 1.0, 2.0], [1.0, 1.0, 1.0]], [[1.0, 1.0, 2.0], [1.0, 1.0, 1.0]], [[2.0, 1.0, 3.0], [1.0, 1.0, 0.5]], [[1.5, 1.0, 1.0], [1.0, 1.0, 0.75]], [[1.0, 1.0, 1.2247449], [1.0, 1.0, 0.8660254]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_pad, remainder_of_pad, reverse_of_pad, round_nearest_afz_of_pad, round_nearest_even_of_pad, select_of_pad, sort_of_pad, sqrt_of_pad")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad_4 : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.5, 1.0, 0.75, 2.0, 2.5, 2.0, 1.75, 1.0, 1.0, 1.5, 1.0, 1.0, 0.75, 1.0, 1.0, 1.5, 1.0, 1.0, 0.75, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, -0.5, 3.0, 1.0, 1.0, 1.5, 1.0, 1.0, 0.75, 2.0, -0.5, 3.0, 4.0, 1.0, 1.0, 1.5, -0.5, 1.0, 1.0, 0.75, 0.5]> : tensor<57xf32> loc("subtract_of_pad, dynamic_slice_of_pad, slice_of_pad, reduce_window_of_pad, broadcast_in_dim_of_pad, pad_of_pad, concatenate_of_pad, dynamic_update_slice_of_pad")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.0, 1.0, 1.0, 1.0, 1.5, 0.75, 1.5, 1.5, 2.625, 7.0, 7.0, 7.5, -0.5, -0.5, -1.125, 1.5, 1.5, 2.625, 1.0, 1.0, 1.5, 1.0, 1.0, 0.75]> : tensor<24xf32> loc("transpose_of_pad, dot_general_of_pad, reshape_of_pad")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.7853982, 0.7853982, 0.7853982], [0.7853982, 0.7853982, 0.7853982]], [[1.0, 1.0, 1.1447142], [1.0, 1.0, 0.9085603]], [[0.0, 0.0, 0.4054651], [0.0, 0.0, -0.2876821]], [[0.6931472, 0.6931472, 0.91629076], [0.6931472, 0.6931472, 0.5596158]], [[0.7310586, 0.7310586, 0.81757444], [0.7310586, 0.7310586, 0.6791787]], [[1.0, 1.0, 0.8164966], [1.0, 1.0, 1.1547005]], [[0.7615942, 0.7615942, 0.90514827], [0.7615942, 0.7615942, 0.63514894]]]> : tensor<7x2x3xf32> loc("atan2_of_pad, cbrt_of_pad, log_of_pad, log_plus_one_of_pad, logistic_of_pad, rsqrt_of_pad, tanh_of_pad")
  check.expect_eq_const %bitcast_convert, dense<[[[1065353216, 1065353216, 1069547520], [1065353216, 1065353216, 1061158912]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_pad")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, false], [false, false, false]], [[true, true, true], [true, true, true]], [[true, true, true], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_pad, convert_of_pad, is_finite_of_pad")
  check.expect_eq_const %complex, dense<[[[(1.0, 2.0), (1.0, -0.5), (1.5, 3.0)], [(1.0, 4.0), (1.0, -1.0), (0.75, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_pad")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.5403023, 0.5403023, 0.0707372], [0.5403023, 0.5403023, 0.73168886]], [[2.7182817, 2.7182817, 4.481689], [2.7182817, 2.7182817, 2.117]], [[1.7182819, 1.7182819, 3.481689], [1.7182819, 1.7182819, 1.117]], [[1.0, 1.0, 2.25], [1.0, 1.0, 0.5625]], [[0.84147096, 0.84147096, 0.997495], [0.84147096, 0.84147096, 0.6816388]], [[1.5574077, 1.5574077, 14.10142], [1.5574077, 1.5574077, 0.93159646]]]> : tensor<6x2x3xf32> loc("cosine_of_pad, exponential_of_pad, exponential_minus_one_of_pad, power_of_pad, sine_of_pad, tan_of_pad")
  return
}
