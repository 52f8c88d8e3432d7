// Pairs of ops: what takes the float result of sqrt. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.25, 4.0, 0.25], [9.0, 1.0, 6.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %sqrt = stablehlo.sqrt %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %sqrt : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %sqrt, %f32__2 : tensor<1x2x3xf32>
  %sqrt_2 = stablehlo.sqrt %f32__3 : tensor<1x2x3xf32>
  %bitcast_convert = stablehlo.bitcast_convert %sqrt_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sqrt, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %sqrt : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %sqrt : tensor<1x2x3xf32>
  %compare = stablehlo.compare LE, %f32__2, %sqrt : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__2, %sqrt : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__5, %sqrt, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %sqrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %sqrt_3 = stablehlo.sqrt %f32__6 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %sqrt_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %sqrt, %sqrt : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %sqrt, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %sqrt, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %sqrt, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %sqrt : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %sqrt : tensor<1x2x3xf32>
  %floor = stablehlo.floor %sqrt : tensor<1x2x3xf32>
  %imag = stablehlo.imag %sqrt : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %sqrt : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %sqrt : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %sqrt : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %sqrt : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %sqrt, %sqrt : tensor<1x2x3xf32>
  %negate = stablehlo.negate %sqrt : tensor<1x2x3xf32>
  %pad = stablehlo.pad %sqrt, %f32__9, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %sqrt, %f32__2 : tensor<1x2x3xf32>
  %real = stablehlo.real %sqrt : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %sqrt, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%sqrt, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %f32__2, %sqrt : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %sqrt, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %sqrt : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %sqrt : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %sqrt : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__2, %sqrt : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sine = stablehlo.sine %sqrt_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %sqrt [0:1, 1:2, 0:3:2] : (tensor<1x2x3xf32>) -> tensor<1x1x2xf32>
  %sort = "stablehlo.sort"(%sqrt_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt_4 = stablehlo.sqrt %sqrt : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %sqrt, %f32__2 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %sqrt_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %sqrt : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %sqrt, dims = [2, 0, 1] : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %ceil, %divide, %floor, %imag, %multiply, %negate, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.2247449, 0x7FC00000, 0.8660254], [0.0, 0x7F800000, 0x7FC00000]], [[2.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.0, 0x7FC00000, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[1.0, 0x7FC00000, 0.0], [-0.0, 0x7F800000, 0x7FC00000]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.5000001, 0x7FC00000, 0.75], [0.0, 0x7F800000, 0x7FC00000]], [[-1.2247449, 0xFFC00000, -0.8660254], [0.0, 0xFF800000, 0xFFC00000]], [[1.2247449, 0x7FC00000, 0.8660254], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("abs_of_sqrt, ceil_of_sqrt, divide_of_sqrt, floor_of_sqrt, imag_of_sqrt, multiply_of_sqrt, negate_of_sqrt, real_of_sqrt")
  %concatenate_3 = stablehlo.concatenate %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sort, %sqrt_4, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.25, 0x7FC00000, 0.875], [-0.0, 0x7F800000, 0x7FC00000]], [[0.7752551, 0x7FC00000, 0.40192384], [0x7FC00000, -1.0, 0x7FC00000]], [[0.8660254, 0x7FC00000, 1.2247449], [0x7FC00000, 0x7F800000, -0.0]], [[1.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[1.0, 0x7FC00000, 1.0], [-0.0, 0x7F800000, 0x7FC00000]], [[2.0, 0x7FC00000, 3.0], [-0.0, 0x7F800000, 0.5]], [[1.5, 1.2247449, 0.8660254], [0x7F800000, 0.5, -0.0]], [[1.106682, 0x7FC00000, 0.9306049], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<8x2x3xf32> loc("reduce_precision_of_sqrt, remainder_of_sqrt, reverse_of_sqrt, round_nearest_afz_of_sqrt, round_nearest_even_of_sqrt, select_of_sqrt, sort_of_sqrt, sqrt_of_sqrt")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_7 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<12xf32>, tensor<10xf32>, tensor<9xf32>, tensor<12xf32>) -> tensor<57xf32>
  check.expect_eq_const %concatenate_4, dense<[-0.7752551, 0x7FC00000, -2.1339746, -4.0, 0x7F800000, 0x7FC00000, 0x7FC00000, 0.8660254, -0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000, 1.2247449, 0x7FC00000, 0.8660254, -0.0, 0x7F800000, 0x7FC00000, 1.2247449, 0x7FC00000, 0.8660254, -0.0, 0x7F800000, 0x7FC00000, 2.0, 2.0, 2.0, 2.0, 2.0, 1.2247449, 0x7FC00000, 0.8660254, 2.0, 2.0, 2.0, -0.5, 3.0, 1.2247449, 0x7FC00000, 0.8660254, -0.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 1.2247449, 0x7FC00000, 0.8660254, -0.5, -0.0, 0x7F800000, 0x7FC00000, 0.5]> : tensor<57xf32> loc("subtract_of_sqrt, dynamic_slice_of_sqrt, slice_of_sqrt, reduce_window_of_sqrt, broadcast_in_dim_of_sqrt, pad_of_sqrt, concatenate_of_sqrt, dynamic_update_slice_of_sqrt")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_5, dense<[1.2247449, -0.0, 0x7FC00000, 0x7F800000, 0.8660254, 0x7FC00000, 2.4494898, 0x7FC00000, 0x7FC00000, 3.6742349, 0x7FC00000, 0x7FC00000, -1.2247449, 0x7FC00000, 0x7FC00000, 2.4494898, 0x7FC00000, 0x7FC00000, 1.2247449, 0x7FC00000, 0.8660254, -0.0, 0x7F800000, 0x7FC00000]> : tensor<24xf32> loc("transpose_of_sqrt, dot_general_of_sqrt, reshape_of_sqrt")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.54946727, 0x7FC00000, 0.2810349], [-0.0, 1.5707964, 0x7FC00000]], [[1.0699131, 0x7FC00000, 0.9531843], [-0.0, 0x7F800000, 0x7FC00000]], [[0.2027326, 0x7FC00000, -0.14384106], [0xFF800000, 0x7F800000, 0x7FC00000]], [[0.79964226, 0x7FC00000, 0.6238107], [-0.0, 0x7F800000, 0x7FC00000]], [[0.7728975, 0x7FC00000, 0.70391804], [0.5, 1.0, 0x7FC00000]], [[0.903602, 0x7FC00000, 1.07457], [0xFF800000, 0.0, 0x7FC00000]], [[0.84104824, 0x7FC00000, 0.6993491], [-0.0, 1.0, 0x7FC00000]]]> : tensor<7x2x3xf32> loc("atan2_of_sqrt, cbrt_of_sqrt, log_of_sqrt, log_plus_one_of_sqrt, logistic_of_sqrt, rsqrt_of_sqrt, tanh_of_sqrt")
  check.expect_eq_const %bitcast_convert, dense<[[[1067238513, 1069547520, 1063105495], [-2147483648, 2139095040, 1056964608]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_sqrt")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, false], [false, true, false]], [[true, true, true], [false, true, true]], [[true, false, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("compare_of_sqrt, convert_of_sqrt, is_finite_of_sqrt")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.2247449), (-0.5, 0x7FC00000), (3.0, 0.8660254)], [(4.0, -0.0), (-1.0, 0x7F800000), (0.5, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_sqrt")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[0.0707372, -0.41614684, 0.87758255], [-0.9899925, 0.5403023, -0.8011436]], [[3.403298, 0x7FC00000, 2.3774426], [1.0, 0x7F800000, 0x7FC00000]], [[2.403298, 0x7FC00000, 1.3774426], [-0.0, 0x7F800000, 0x7FC00000]], [[1.5000001, 0x7FC00000, 0.649519], [0.0, 0.0, 0x7FC00000]], [[0.997495, 0.9092974, 0.47942555], [0.14112, 0.84147096, 0.5984721]], [[14.10142, -2.1850398, 0.5463025], [-0.14254655, 1.5574077, -0.7470223]]]> : tensor<6x2x3xf32> loc("cosine_of_sqrt, exponential_of_sqrt, exponential_minus_one_of_sqrt, power_of_sqrt, sine_of_sqrt, tan_of_sqrt")
  return
}
