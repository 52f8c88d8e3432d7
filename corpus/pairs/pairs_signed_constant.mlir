// Pairs of ops: what takes the signed result of constant. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<1> : tensor<1x2x3xi32>
  %i32__2 = stablehlo.constant dense<-3> : tensor<i32>
  %i32__3 = stablehlo.constant dense<6> : tensor<i32>
  %i32__4 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<0> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[3, 5], [-2, 7], [2, -3], [3, 5]]> : tensor<4x2xi32>
  %i32__7 = stablehlo.constant dense<0> : tensor<i32>
  %i32__8 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__9 = stablehlo.constant dense<9> : tensor<i32>
  %i32__10 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5], [-2, 7, 2, -3]]]> : tensor<1x3x4xi32>
  %i32__11 = stablehlo.constant dense<2> : tensor<i32>
  %i32__12 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__13 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %constant = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %abs = stablehlo.abs %constant : tensor<1x2x3xi32>
  %add = stablehlo.add %constant, %constant : tensor<1x2x3xi32>
  %and = stablehlo.and %constant, %i32 : tensor<1x2x3xi32>
  %bitcast_convert = stablehlo.bitcast_convert %constant : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %constant, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<2x2x3xi32>
  %clamp = stablehlo.clamp %constant, %i32__4, %i32__3 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %compare = stablehlo.compare LT, %constant, %i32__5 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %constant, %constant, dim = 2 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x6xi32>
  %convert = stablehlo.convert %constant : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %divide = stablehlo.divide %constant, %i32__4 : tensor<1x2x3xi32>
  %dot_general = stablehlo.dot_general %i32__6, %constant, contracting_dims = [1] x [1] : (tensor<4x2xi32>, tensor<1x2x3xi32>) -> tensor<4x1x3xi32>
  %dynamic_slice = stablehlo.dynamic_slice %constant, %i32__7, %i32__8, %i32__9, sizes = [1, 1, 2] : (tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i32__10, %constant, %i32__7, %i32__11, %i32__7 : (tensor<1x3x4xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi32>
  %maximum = stablehlo.maximum %constant, %constant : tensor<1x2x3xi32>
  %minimum = stablehlo.minimum %constant, %i32__5 : tensor<1x2x3xi32>
  %multiply = stablehlo.multiply %constant, %i32__4 : tensor<1x2x3xi32>
  %negate = stablehlo.negate %constant : tensor<1x2x3xi32>
  %not = stablehlo.not %constant : tensor<1x2x3xi32>
  %or = stablehlo.or %constant, %i32 : tensor<1x2x3xi32>
  %pad = stablehlo.pad %constant, %i32__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x5xi32>
  %popcnt = stablehlo.popcnt %constant : tensor<1x2x3xi32>
  %power = stablehlo.power %constant, %i32__12 : tensor<1x2x3xi32>
  %reduce = stablehlo.reduce(%constant init: %i32__13) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%constant, %i32__7) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<i32>) -> tensor<1x2x2xi32>
  %remainder = stablehlo.remainder %constant, %i32__4 : tensor<1x2x3xi32>
  %reshape = stablehlo.reshape %constant : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reverse = stablehlo.reverse %constant, dims = [2] : tensor<1x2x3xi32>
  %select = stablehlo.select %i1, %constant, %i32__4 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %shift_left = stablehlo.shift_left %constant, %i32__12 : tensor<1x2x3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %constant, %i32__12 : tensor<1x2x3xi32>
  %shift_right_logical = stablehlo.shift_right_logical %constant, %i32 : tensor<1x2x3xi32>
  %sign = stablehlo.sign %constant : tensor<1x2x3xi32>
  %slice = stablehlo.slice %constant [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %sort = "stablehlo.sort"(%constant) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %subtract = stablehlo.subtract %constant, %i32__5 : tensor<1x2x3xi32>
  %transpose = stablehlo.transpose %constant, dims = [2, 1, 0] : (tensor<1x2x3xi32>) -> tensor<3x2x1xi32>
  %xor = stablehlo.xor %i32__4, %constant : tensor<1x2x3xi32>
  %concatenate_2 = stablehlo.concatenate %abs, %add, %and, %clamp, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 3], [2147483647, -2147483648, 7]], [[2, -4, 6], [-2, 0, 14]], [[1, 0, 1], [1, 0, 1]], [[3, 5, 3], [6, 2, 6]], [[0, 0, -1], [306783378, -1073741824, -2]], [[1, -2, 3], [2147483647, -2147483648, 7]], [[0, -2, 0], [0, -2147483648, 0]], [[3, -10, -6], [2147483641, 0, -21]]]> : tensor<8x2x3xi32> loc("abs_of_constant, add_of_constant, and_of_constant, clamp_of_constant, divide_of_constant, maximum_of_constant, minimum_of_constant, multiply_of_constant")
  %concatenate_3 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %reverse, %select, dim = 0 : (tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<8x2x3xi32>
  check.expect_eq_const %concatenate_3, dense<[[[-1, 2, -3], [-2147483647, -2147483648, -7]], [[-2, 1, -4], [-2147483648, 2147483647, -8]], [[1, -1, 3], [2147483647, -2147483647, 7]], [[1, 31, 2], [31, 1, 3]], [[1, -2, 27], [1, 0, 7]], [[1, -2, 1], [1, 0, 1]], [[3, -2, 1], [7, -2147483648, 2147483647]], [[1, 5, 3], [7, 2, 7]]]> : tensor<8x2x3xi32> loc("negate_of_constant, not_of_constant, or_of_constant, popcnt_of_constant, power_of_constant, remainder_of_constant, reverse_of_constant, select_of_constant")
  %reshape_2 = stablehlo.reshape %shift_left : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_3 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_4 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_5 = stablehlo.reshape %sign : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_6 = stablehlo.reshape %sort : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_7 = stablehlo.reshape %subtract : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_8 = stablehlo.reshape %xor : (tensor<1x2x3xi32>) -> tensor<6xi32>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>) -> tensor<44xi32>
  check.expect_eq_const %concatenate_4, dense<[4, -4, 24, 2147483647, 0, 14, 0, -1, 0, 2147483647, -536870912, 3, 0, 2147483647, 1, 1073741823, 1073741824, 3, 1, -1, 1, 1, -1, 1, 3, 1, -2, 2147483647, 7, -2147483648, 1, -2, 3, 2147483647, -2147483648, 7, 2, -5, -3, 2147483640, -2147483646, -6, -2, 3]> : tensor<44xi32> loc("shift_left_of_constant, shift_right_arithmetic_of_constant, shift_right_logical_of_constant, sign_of_constant, sort_of_constant, subtract_of_constant, xor_of_constant, dynamic_slice_of_constant")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_11 = stablehlo.reshape %reduce : (tensor<1x2xi32>) -> tensor<2xi32>
  %reshape_12 = stablehlo.reshape %reduce_window : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xi32>) -> tensor<10xi32>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x2x6xi32>) -> tensor<12xi32>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xi32>) -> tensor<12xi32>
  %reshape_16 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xi32>) -> tensor<12xi32>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x2x1xi32>) -> tensor<6xi32>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<10xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<6xi32>) -> tensor<60xi32>
  check.expect_eq_const %concatenate_5, dense<[2147483647, 7, 3, 2147483647, -1, 1, -1, -2147483641, 6, 6, 6, 6, 6, 1, -2, 3, 6, 6, 1, -2, 3, 1, -2, 3, 2147483647, -2147483648, 7, 2147483647, -2147483648, 7, 3, 5, -2, 7, 1, -2, 3, 5, 2147483647, -2147483648, 7, -3, 1, -2, 3, 2147483647, -2147483648, 7, 1, -2, 3, 2147483647, -2147483648, 7, 1, 2147483647, -2, -2147483648, 3, 7]> : tensor<60xi32> loc("slice_of_constant, reduce_of_constant, reduce_window_of_constant, pad_of_constant, concatenate_of_constant, dynamic_update_slice_of_constant, broadcast_in_dim_of_constant, transpose_of_constant")
  %reshape_18 = stablehlo.reshape %dot_general : (tensor<4x1x3xi32>) -> tensor<12xi32>
  %reshape_19 = stablehlo.reshape %reshape : (tensor<6xi32>) -> tensor<6xi32>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<12xi32>, tensor<6xi32>) -> tensor<18xi32>
  check.expect_eq_const %concatenate_6, dense<[2147483646, 2147483642, 44, 2147483639, -2147483644, 43, -2147483643, 2147483644, -15, 2147483646, 2147483642, 44, 1, -2, 3, 2147483647, -2147483648, 7]> : tensor<18xi32> loc("dot_general_of_constant, reshape_of_constant")
  check.expect_eq_const %bitcast_convert, dense<[[[[1, 0], [-2, -1], [3, 0]], [[-1, 32767], [0, -32768], [7, 0]]]]> : tensor<1x2x3x2xi16> loc("bitcast_convert_of_constant")
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_constant")
  check.expect_eq_const %convert, dense<[[[1.0, -2.0, 3.0], [2147483600.0, -2147483600.0, 7.0]]]> : tensor<1x2x3xf32> loc("convert_of_constant")
  return
}
