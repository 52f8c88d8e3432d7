// Pairs of ops: what takes the unsigned result of power. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__8 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %power = stablehlo.power %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %power, %ui8__3 : tensor<1x2x3xui8>
  %and = stablehlo.and %power, %ui8__4 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %power : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__5, %power, %ui8__6 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %power, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %power : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %power : tensor<1x2x3xui8>
  %divide = stablehlo.divide %power, %ui8__4 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__7, %power, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %power, %ui8__4 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %ui8__4, %power : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %power, %power : tensor<1x2x3xui8>
  %negate = stablehlo.negate %power : tensor<1x2x3xui8>
  %not = stablehlo.not %power : tensor<1x2x3xui8>
  %or = stablehlo.or %ui8__4, %power : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %power : tensor<1x2x3xui8>
  %power_2 = stablehlo.power %power, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%power init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%power, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %power, %ui8__4 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__4, %power : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %power, %ui8__2 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %power, %ui8__2 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %power, %ui8__2 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%power) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %power, %ui8__4 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %ui8__4, %power : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[1, 2, 27], [1, 0, 7]], [[1, 0, 2], [1, 0, 4]], [[2, 2, 27], [2, 2, 7]], [[7, 6, 3], [7, 8, 5]], [[0, 0, 13], [0, 0, 1]], [[3, 5, 27], [7, 250, 7]], [[1, 2, 2], [1, 0, 4]], [[1, 4, 217], [1, 0, 49]]]> : tensor<8x2x3xui8> loc("add_of_power, and_of_power, clamp_of_power, count_leading_zeros_of_power, divide_of_power, maximum_of_power, minimum_of_power, multiply_of_power")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power_2, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[255, 254, 229], [255, 0, 249]], [[254, 253, 228], [254, 255, 248]], [[3, 7, 27], [7, 250, 7]], [[1, 1, 4], [1, 0, 3]], [[1, 4, 217], [1, 0, 49]], [[1, 3, 29], [1, 1, 7]], [[1, 2, 1], [1, 0, 3]], [[3, 2, 2], [1, 0, 4]]]> : tensor<8x2x3xui8> loc("negate_of_power, not_of_power, or_of_power, popcnt_of_power, power_of_power, reduce_window_of_power, remainder_of_power, select_of_power")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[4, 4, 216, 1, 0, 14, 0, 1, 3, 1, 0, 3, 0, 1, 3, 1, 0, 3, 27, 2, 1, 7, 1, 0, 254, 253, 25, 250, 6, 3, 2, 7, 25, 6, 250, 3, 2, 2, 34, 8, 6, 116, 9, 4, 103, 254, 244, 122, 8, 6, 116]> : tensor<51xui8> loc("shift_left_of_power, shift_right_arithmetic_of_power, shift_right_logical_of_power, sort_of_power, subtract_of_power, xor_of_power, reduce_of_power, dot_general_of_power")
  check.expect_eq_const %bitcast_convert, dense<[[[1, 2, 27], [1, 0, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_power")
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_power")
  check.expect_eq_const %convert, dense<[[[1, 2, 27], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("convert_of_power")
  return
}
