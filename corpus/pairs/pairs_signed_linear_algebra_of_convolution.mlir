// Pairs of ops: what takes the signed result of convolution. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[1, -2, 3, 2147483647], [-2147483648, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__2 = stablehlo.constant dense<[[[3, 5], [-2, 7]], [[2, -3], [3, 5]]]> : tensor<2x2x2xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__4 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__5 = stablehlo.constant dense<6> : tensor<i32>
  %i32__6 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__7 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3]]> : tensor<3x2xi32>
  %i32__8 = stablehlo.constant dense<0> : tensor<i32>
  %i32__9 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__10 = stablehlo.constant dense<9> : tensor<i32>
  %i32__11 = stablehlo.constant dense<[[[3, 5]]]> : tensor<1x1x2xi32>
  %i32__12 = stablehlo.constant dense<1> : tensor<i32>
  %i32__13 = stablehlo.constant dense<2> : tensor<i32>
  %i32__14 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %convolution = stablehlo.convolution (%i32, %i32__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<2x2x2xi32>) -> tensor<1x2x3xi32>
  %abs = stablehlo.abs %convolution : tensor<1x2x3xi32>
  %add = stablehlo.add %convolution, %i32__3 : tensor<1x2x3xi32>
  %and = stablehlo.and %i32__3, %convolution : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %convolution : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %convolution, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %i32__4, %convolution, %i32__5 : (tensor<i32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LE, %i32__3, %convolution : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %convolution, %convolution, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %convolution : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %count_leading_zeros = stablehlo.count_leading_zeros %convolution : tensor<1x2x3xi32>
  %divide = stablehlo.divide %convolution, %i32__3 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %convolution, %i32__7, contracting_dims = [2] x [0] : (tensor<1x2x3xi32>, tensor<3x2xi32>) -> tensor<1x2x2xi32>
  %dynamic_slice = stablehlo.dynamic_slice %convolution, %i32__8, %i32__9, %i32__10, sizes = [1, 2, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %convolution, %i32__11, %i32__8, %i32__12, %i32__13 : (tensor<1x2x3xi32>, tensor<1x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
  %maximum = stablehlo.maximum %i32__3, %convolution : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %convolution, %convolution : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %convolution, %i32__6 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %convolution : tensor<1x2x3xi32>
  %not = stablehlo.not %convolution : tensor<1x2x3xi32>
  %or = stablehlo.or %convolution, %convolution : tensor<1x2x3xi32>
  %pad = stablehlo.pad %convolution, %i32__8, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3x3xi32>
  %popcnt = stablehlo.popcnt %convolution : tensor<1x2x3xi32>
  %power = stablehlo.power %convolution, %i32__14 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%convolution init: %i32__8) across dimensions = [1] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }
  %reduce_window = "stablehlo.reduce_window"(%convolution, %i32__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_3 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %remainder = stablehlo.remainder %convolution, %i32__3 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %convolution : (tensor<1x2x3xi32>) -> tensor<3x2xi32>
  %reverse = stablehlo.reverse %convolution, dims = [1, 2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %i32__3, %convolution : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %convolution, %i32__14 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %convolution, %i32__14 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %convolution, %i32__14 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %convolution : tensor<1x2x3xi32>
  %slice = stablehlo.slice %convolution [0:1, 0:2, 1:3] : (tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  %sort = "stablehlo.sort"(%convolution) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %convolution, %convolution : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %convolution, dims = [2, 0, 1] : (tensor<1x2x3xi32>) -> tensor<3x1x2xi32>
  %xor = stablehlo.xor %convolution, %i32__3 : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %count_leading_zeros, %divide, %dynamic_update_slice, %maximum, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[42, 47, 2147483576], [2147483605, 22, 2147483617]], [[45, -42, -2147483578], [-2147483598, -20, -2147483620]], [[2, 1, -2147483576], [3, 2, -2147483619]], [[6, -3, -3], [-3, -3, -3]], [[26, 0, 0], [0, 0, 0]], [[14, -9, 1073741788], [-306783372, -11, 715827872]], [[42, -47, -2147483576], [-2147483605, 3, 5]], [[42, 5, -2], [7, 2, -3]]]> : tensor<8x2x3xi32> loc("abs_of_convolution, add_of_convolution, and_of_convolution, clamp_of_convolution, count_leading_zeros_of_convolution, divide_of_convolution, dynamic_update_slice_of_convolution, maximum_of_convolution")
  %concatenate_3 = stablehlo.concatenate %minimum, %multiply, %negate, %not, %or, %popcnt, %power, %reduce_window, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[42, -47, -2147483576], [-2147483605, -22, -2147483617]], [[0, 0, 0], [0, 0, 0]], [[-42, 47, 2147483576], [2147483605, 22, 2147483617]], [[-43, 46, 2147483575], [2147483604, 21, 2147483616]], [[42, -47, -2147483576], [-2147483605, -22, -2147483617]], [[3, 28, 3], [5, 29, 6]], [[1764, -47, 373248], [1, 484, -2147483617]], [[42, -5, -2147483623], [-2147483605, -2147483627, -2147483639]]]> : tensor<8x2x3xi32> loc("minimum_of_convolution, multiply_of_convolution, negate_of_convolution, not_of_convolution, or_of_convolution, popcnt_of_convolution, power_of_convolution, reduce_window_of_convolution")
  %concatenate_4 = stablehlo.concatenate %remainder, %reverse, %select, %shift_left, %shift_right_arithmetic, %shift_right_logical, %sign, %sort, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_4, dense<[[[0, -2, 0], [-1, 0, -1]], [[-2147483617, -22, -2147483605], [-2147483576, -47, 42]], [[3, -47, -2], [-2147483605, -22, -3]], [[168, -94, 576], [-2147483605, -88, 62]], [[10, -24, -268435447], [-2147483605, -6, -1073741809]], [[10, 2147483624, 268435465], [-2147483605, 1073741818, 1073741839]], [[1, -1, -1], [-1, -1, -1]], [[42, -47, -2147483576], [-22, -2147483605, -2147483617]]]> : tensor<8x2x3xi32> loc("remainder_of_convolution, reverse_of_convolution, select_of_convolution, shift_left_of_convolution, shift_right_arithmetic_of_convolution, shift_right_logical_of_convolution, sign_of_convolution, sort_of_convolution")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %dot_general : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_5 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_6 = stablehlo.reshape %slice : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_7 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x3xi32>) -> tensor<3xi32>
  %reshape_9 = stablehlo.reshape %pad : (tensor<1x3x3xi32>) -> tensor<9xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<12xi32>, tensor<3xi32>, tensor<9xi32>) -> tensor<48xi32>
  check.expect_eq_const %concatenate_5, dense<[0, 0, 0, 0, 0, 0, 41, -44, 2147483574, -2147483604, -24, 2147483618, 364, 2147483313, -2147483413, -32, -47, -2147483576, -22, -2147483617, -47, -2147483576, -22, -2147483617, 42, -47, -2147483576, 42, -47, -2147483576, -2147483605, -22, -2147483617, -2147483605, -22, -2147483617, -2147483563, -69, 103, -47, -2147483576, 0, 0, 0, 0, -22, -2147483617, 0]> : tensor<48xi32> loc("subtract_of_convolution, xor_of_convolution, dot_general_of_convolution, dynamic_slice_of_convolution, slice_of_convolution, concatenate_of_convolution, reduce_of_convolution, pad_of_convolution")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_11 = stablehlo.reshape %transpose : (tensor<3x1x2xi32>) -> tensor<6xi32>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<3x2xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xi32>, tensor<6xi32>, tensor<6xi32>) -> tensor<24xi32>
  check.expect_eq_const %concatenate_6, dense<[42, -47, -2147483576, -2147483605, -22, -2147483617, 42, -47, -2147483576, -2147483605, -22, -2147483617, 42, -2147483605, -47, -22, -2147483576, -2147483617, 42, -47, -2147483576, -2147483605, -22, -2147483617]> : tensor<24xi32> loc("broadcast_in_dim_of_convolution, transpose_of_convolution, reshape_of_convolution")
  check.expect_eq_const %bitcast_convert, dense<[[[[42, 0], [-47, -1], [72, -32768]], [[43, -32768], [-22, -1], [31, -32768]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_convolution")
  check.expect_eq_const %compare, dense<[[[true, false, false], [false, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_convolution")
  check.expect_eq_const %convert, dense<[[[42.0, -47.0, -2147483500.0], [-2147483600.0, -22.0, -2147483600.0]]]> : tensor<1x2x3xf32> loc("convert_of_convolution")
  return
}
