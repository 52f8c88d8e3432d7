// Pairs of ops: what takes the float result of reduce. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[2.0, -0.5, 3.0]]]> : tensor<1x1x3xf32>
  %f32__7 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5], [2.0, -0.5]]> : tensor<4x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0, 4.0], [-1.0, 0.5, 2.0, -0.5], [3.0, 4.0, -1.0, 0.5]]]> : tensor<1x3x4xf32>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %f32__9 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__10 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce = stablehlo.reduce(%f32 init: %f32__2) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }
  %abs = stablehlo.abs %reduce : tensor<1x2x3xf32>
  %add_2 = stablehlo.add %f32__3, %reduce : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %reduce, %reduce : tensor<1x2x3xf32>
  %reduce_2 = stablehlo.reduce(%f32__4 init: %f32__2) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_2: tensor<f32>, %right_2: tensor<f32>) {
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }
  %bitcast_convert = stablehlo.bitcast_convert %reduce_2 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  %cbrt = stablehlo.cbrt %reduce : tensor<1x2x3xf32>
  %ceil = stablehlo.ceil %reduce : tensor<1x2x3xf32>
  %compare = stablehlo.compare LT, %reduce, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %complex = stablehlo.complex %f32__3, %reduce : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %f32__6, %reduce, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %convert = stablehlo.convert %reduce : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %reduce_3 = stablehlo.reduce(%f32__4 init: %f32__2) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_3: tensor<f32>, %right_3: tensor<f32>) {
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }
  %cosine = stablehlo.cosine %reduce_3 : tensor<1x2x3xf32>
  %divide = stablehlo.divide %reduce, %f32__3 : tensor<1x2x3xf32>
  %dot_general = stablehlo.dot_general %f32__7, %reduce, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<1x2x3xf32>) -> tensor<4x1x3xf32>
  %dynamic_slice = stablehlo.dynamic_slice %reduce, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32__8, %reduce, %i32, %i32__4, %i32 : (tensor<1x3x4xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
  %exponential = stablehlo.exponential %reduce : tensor<1x2x3xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %reduce : tensor<1x2x3xf32>
  %floor = stablehlo.floor %reduce : tensor<1x2x3xf32>
  %imag = stablehlo.imag %reduce : tensor<1x2x3xf32>
  %is_finite = stablehlo.is_finite %reduce : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  %log = stablehlo.log %reduce : tensor<1x2x3xf32>
  %log_plus_one = stablehlo.log_plus_one %reduce : tensor<1x2x3xf32>
  %logistic = stablehlo.logistic %reduce : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %reduce, %f32__3 : tensor<1x2x3xf32>
  %negate = stablehlo.negate %reduce : tensor<1x2x3xf32>
  %pad = stablehlo.pad %reduce, %f32__9, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x5xf32>
  %power = stablehlo.power %reduce, %f32__10 : tensor<1x2x3xf32>
  %real = stablehlo.real %reduce : tensor<1x2x3xf32>
  %reduce_precision = stablehlo.reduce_precision %reduce, format = e5m2 : tensor<1x2x3xf32>
  %reduce_window = "stablehlo.reduce_window"(%reduce, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %remainder = stablehlo.remainder %reduce, %f32__10 : tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %reduce : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reverse = stablehlo.reverse %reduce, dims = [2] : tensor<1x2x3xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %reduce : tensor<1x2x3xf32>
  %round_nearest_even = stablehlo.round_nearest_even %reduce : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %reduce : tensor<1x2x3xf32>
  %select = stablehlo.select %i1, %f32__3, %reduce : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %sign = stablehlo.sign %reduce : tensor<1x2x3xf32>
  %sine = stablehlo.sine %reduce_3 : tensor<1x2x3xf32>
  %slice = stablehlo.slice %reduce [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  %sort = "stablehlo.sort"(%reduce_2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_5, %right_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %sqrt = stablehlo.sqrt %reduce : tensor<1x2x3xf32>
  %subtract = stablehlo.subtract %reduce, %f32__5 : tensor<1x2x3xf32>
  %tan = stablehlo.tan %reduce_3 : tensor<1x2x3xf32>
  %tanh = stablehlo.tanh %reduce : tensor<1x2x3xf32>
  %transpose = stablehlo.transpose %reduce, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  %concatenate_2 = stablehlo.concatenate %abs, %add_2, %ceil, %divide, %floor, %imag, %multiply, %negate, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_2, dense<[[[1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]], [[3.5, 0x7F800000, 0x7FC00000], [8.5, 3.25, 5.75]], [[2.0, 0x7F800000, 0x7FC00000], [5.0, 5.0, 6.0]], [[0.75, 0xFF800000, 0x7FC00000], [1.125, -4.25, 10.5]], [[1.0, 0x7F800000, 0x7FC00000], [4.0, 4.0, 5.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[3.0, 0xFF800000, 0x7FC00000], [18.0, -4.25, 2.625]], [[-1.5, 0xFF800000, 0xFFC00000], [-4.5, -4.25, -5.25]]]> : tensor<8x2x3xf32> loc("abs_of_reduce, add_of_reduce, ceil_of_reduce, divide_of_reduce, floor_of_reduce, imag_of_reduce, multiply_of_reduce, negate_of_reduce")
  %concatenate_3 = stablehlo.concatenate %real, %reduce_precision, %remainder, %reverse, %round_nearest_afz, %round_nearest_even, %select, %sign, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<8x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[1.5, 0x7F800000, 0x7FC00000], [4.5, 4.25, 5.25]], [[1.5, 0x7F800000, 0x7FC00000], [4.0, 4.0, 5.0]], [[1.5, 0x7FC00000, 0x7FC00000], [0.5, 0.25, 1.25]], [[0x7FC00000, 0x7F800000, 1.5], [5.25, 4.25, 4.5]], [[2.0, 0x7F800000, 0x7FC00000], [5.0, 4.0, 5.0]], [[2.0, 0x7F800000, 0x7FC00000], [4.0, 4.0, 5.0]], [[2.0, 0x7F800000, 3.0], [4.5, 4.25, 0.5]], [[1.0, 1.0, 0x7FC00000], [1.0, 1.0, 1.0]]]> : tensor<8x2x3xf32> loc("real_of_reduce, reduce_precision_of_reduce, remainder_of_reduce, reverse_of_reduce, round_nearest_afz_of_reduce, round_nearest_even_of_reduce, select_of_reduce, sign_of_reduce")
  %reshape_2 = stablehlo.reshape %sort : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %sqrt : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_6 = stablehlo.reshape %slice : (tensor<1x2x2xf32>) -> tensor<4xf32>
  %reshape_7 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %reshape_8 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xf32>) -> tensor<12xf32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x2x5xf32>) -> tensor<10xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<12xf32>, tensor<10xf32>) -> tensor<50xf32>
  check.expect_eq_const %concatenate_4, dense<[5.25, 2.0, 2.0, 5.25, 4.5, 4.25, 1.2247449, 0x7F800000, 0x7FC00000, 2.1213202, 2.0615528, 2.291288, 1.5, 0x7F800000, 0x7FC00000, 4.5, 4.25, 5.25, 0x7F800000, 0x7FC00000, 8.75, 9.5, 0x7F800000, 0x7FC00000, 4.25, 5.25, 0x7F800000, 0x7FC00000, 1.5, 0x7F800000, 0x7FC00000, 4.5, 4.25, 5.25, 1.5, 0x7F800000, 0x7FC00000, 4.5, 4.25, 5.25, 2.0, 2.0, 2.0, 2.0, 2.0, 1.5, 0x7F800000, 0x7FC00000, 2.0, 2.0]> : tensor<50xf32> loc("sort_of_reduce, sqrt_of_reduce, subtract_of_reduce, reduce_window_of_reduce, slice_of_reduce, dynamic_slice_of_reduce, broadcast_in_dim_of_reduce, pad_of_reduce")
  %reshape_10 = stablehlo.reshape %concatenate : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_11 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xf32>) -> tensor<12xf32>
  %reshape_12 = stablehlo.reshape %transpose : (tensor<3x2x1xf32>) -> tensor<6xf32>
  %reshape_13 = stablehlo.reshape %dot_general : (tensor<4x1x3xf32>) -> tensor<12xf32>
  %reshape_14 = stablehlo.reshape %reshape : (tensor<6xf32>) -> tensor<6xf32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, dim = 0 : (tensor<9xf32>, tensor<12xf32>, tensor<6xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<45xf32>
  check.expect_eq_const %concatenate_5, dense<[2.0, -0.5, 3.0, 1.5, 0x7F800000, 0x7FC00000, 4.5, 4.25, 5.25, 2.0, -0.5, 3.0, 4.0, 1.5, 0x7F800000, 0x7FC00000, -0.5, 4.5, 4.25, 5.25, 0.5, 1.5, 4.5, 0x7F800000, 4.25, 0x7FC00000, 5.25, 0.75, 0x7F800000, 0x7FC00000, 22.5, 0x7F800000, 0x7FC00000, 0.75, 0xFF800000, 0x7FC00000, 0.75, 0x7F800000, 0x7FC00000, 1.5, 0x7F800000, 0x7FC00000, 4.5, 4.25, 5.25]> : tensor<45xf32> loc("concatenate_of_reduce, dynamic_update_slice_of_reduce, transpose_of_reduce, dot_general_of_reduce, reshape_of_reduce")
  %concatenate_6 = stablehlo.concatenate %atan2, %cbrt, %log, %log_plus_one, %logistic, %rsqrt, %tanh, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<7x2x3xf32>
  check.expect_almost_eq_const %concatenate_6, dense<[[[0.7853982, 0.7853982, 0x7FC00000], [0.7853982, 0.7853982, 0.7853982]], [[1.1447142, 0x7F800000, 0x7FC00000], [1.6509637, 1.6198059, 1.7380133]], [[0.4054651, 0x7F800000, 0x7FC00000], [1.5040774, 1.446919, 1.658228]], [[0.91629076, 0x7F800000, 0x7FC00000], [1.704748, 1.658228, 1.8325815]], [[0.81757444, 1.0, 0x7FC00000], [0.9890131, 0.9859364, 0.99477994]], [[0.8164966, 0.0, 0x7FC00000], [0.47140452, 0.48507124, 0.4364358]], [[0.90514827, 1.0, 0x7FC00000], [0.99975324, 0.99959314, 0.9999449]]]> : tensor<7x2x3xf32> loc("atan2_of_reduce, cbrt_of_reduce, log_of_reduce, log_plus_one_of_reduce, logistic_of_reduce, rsqrt_of_reduce, tanh_of_reduce")
  check.expect_eq_const %bitcast_convert, dense<[[[1073741824, 1084751872, 1073741824], [1083179008, 1082654720, 1084751872]]]> : tensor<1x2x3xi32> loc("bitcast_convert_of_reduce")
  %concatenate_7 = stablehlo.concatenate %compare, %convert, %is_finite, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate_7, dense<[[[false, false, false], [false, false, false]], [[true, true, true], [true, true, true]], [[true, false, false], [true, true, true]]]> : tensor<3x2x3xi1> loc("compare_of_reduce, convert_of_reduce, is_finite_of_reduce")
  check.expect_eq_const %complex, dense<[[[(2.0, 1.5), (-0.5, 0x7F800000), (3.0, 0x7FC00000)], [(4.0, 4.5), (-1.0, 4.25), (0.5, 5.25)]]]> : tensor<1x2x3xcomplex<f32>> loc("complex_of_reduce")
  %concatenate_8 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<6x2x3xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[[-0.41614684, 0.5120855, -0.41614684], [-0.2107958, -0.44608748, 0.5120855]], [[4.481689, 0x7F800000, 0x7FC00000], [90.01713, 70.105415, 190.56627]], [[3.481689, 0x7F800000, 0x7FC00000], [89.01713, 69.105415, 189.56627]], [[2.25, 0x7F800000, 0x7FC00000], [20.25, 18.0625, 27.5625]], [[0.9092974, -0.8589345, 0.9092974], [-0.9775301, -0.8949894, -0.8589345]], [[-2.1850398, -1.6773264, -2.1850398], [4.637332, 2.006309, -1.6773264]]]> : tensor<6x2x3xf32> loc("cosine_of_reduce, exponential_of_reduce, exponential_minus_one_of_reduce, power_of_reduce, sine_of_reduce, tan_of_reduce")
  return
}
