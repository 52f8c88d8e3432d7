// Pairs of ops: what takes the unsigned result of popcnt. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__10 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %ui8 : tensor<1x2x3xui8>
  %add = stablehlo.add %popcnt, %ui8__2 : tensor<1x2x3xui8>
  %and = stablehlo.and %ui8__2, %popcnt : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %popcnt : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__3, %popcnt, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %popcnt, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %popcnt : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %popcnt : tensor<1x2x3xui8>
  %divide = stablehlo.divide %popcnt, %ui8__6 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %popcnt, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %ui8__2, %popcnt : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %popcnt, %popcnt : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %popcnt, %ui8__5 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %popcnt : tensor<1x2x3xui8>
  %not = stablehlo.not %popcnt : tensor<1x2x3xui8>
  %or = stablehlo.or %popcnt, %popcnt : tensor<1x2x3xui8>
  %popcnt_2 = stablehlo.popcnt %popcnt : tensor<1x2x3xui8>
  %power = stablehlo.power %popcnt, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%popcnt init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%popcnt, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %popcnt, %ui8__6 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %popcnt, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %popcnt, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %popcnt, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %popcnt, %ui8__10 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%popcnt) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %ui8__2, %popcnt : tensor<1x2x3xui8>
  %xor = stablehlo.xor %popcnt, %popcnt : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[4, 6, 4], [15, 251, 7]], [[1, 1, 2], [0, 0, 0]], [[2, 2, 2], [8, 2, 3]], [[7, 7, 6], [4, 7, 6]], [[0, 0, 1], [4, 0, 1]], [[3, 5, 2], [8, 250, 4]], [[1, 1, 2], [8, 1, 3]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xui8> loc("add_of_popcnt, and_of_popcnt, clamp_of_popcnt, count_leading_zeros_of_popcnt, divide_of_popcnt, maximum_of_popcnt, minimum_of_popcnt, multiply_of_popcnt")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt_2, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[255, 255, 254], [248, 255, 253]], [[254, 254, 253], [247, 254, 252]], [[1, 1, 2], [8, 1, 3]], [[1, 1, 1], [1, 1, 2]], [[1, 1, 8], [1, 1, 3]], [[1, 1, 0], [0, 1, 1]], [[1, 5, 2], [7, 250, 3]], [[4, 2, 16], [8, 4, 6]]]> : tensor<8x2x3xui8> loc("negate_of_popcnt, not_of_popcnt, or_of_popcnt, popcnt_of_popcnt, power_of_popcnt, remainder_of_popcnt, select_of_popcnt, shift_left_of_popcnt")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[0, 0, 0, 8, 0, 1, 0, 0, 1, 4, 0, 1, 2, 1, 1, 8, 3, 1, 2, 4, 0, 255, 249, 1, 0, 0, 0, 0, 0, 0, 249, 20, 8, 59, 2, 3, 9, 4, 2, 8]> : tensor<40xui8> loc("shift_right_arithmetic_of_popcnt, shift_right_logical_of_popcnt, sort_of_popcnt, subtract_of_popcnt, xor_of_popcnt, dot_general_of_popcnt, reduce_window_of_popcnt, reduce_of_popcnt")
  check.expect_eq_const %bitcast_convert, dense<[[[1, 1, 2], [8, 1, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_popcnt")
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_popcnt")
  check.expect_eq_const %convert, dense<[[[1, 1, 2], [8, 1, 3]]]> : tensor<1x2x3xi32> loc("convert_of_popcnt")
  return
}
