// Pairs of ops: what takes the unsigned result of remainder. The values are those of scripts/oracle.
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
  %remainder = stablehlo.remainder %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %remainder, %ui8__2 : tensor<1x2x3xui8>
  %and = stablehlo.and %ui8__2, %remainder : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %remainder : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__3, %remainder, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %remainder, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %remainder : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %remainder : tensor<1x2x3xui8>
  %divide = stablehlo.divide %remainder, %ui8__6 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %remainder, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %ui8__2, %remainder : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %remainder, %remainder : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %remainder, %ui8__5 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %remainder : tensor<1x2x3xui8>
  %not = stablehlo.not %remainder : tensor<1x2x3xui8>
  %or = stablehlo.or %remainder, %remainder : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %remainder : tensor<1x2x3xui8>
  %power = stablehlo.power %remainder, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%remainder init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%remainder, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder_2 = stablehlo.remainder %remainder, %ui8__6 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %remainder, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %remainder, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %remainder, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %remainder, %ui8__10 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%remainder) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %ui8__2, %remainder : tensor<1x2x3xui8>
  %xor = stablehlo.xor %remainder, %remainder : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[4, 7, 3], [10, 122, 7]], [[1, 0, 0], [3, 128, 0]], [[2, 2, 2], [3, 100, 3]], [[7, 6, 7], [6, 0, 6]], [[0, 1, 0], [1, 64, 1]], [[3, 5, 2], [7, 250, 4]], [[1, 2, 1], [3, 128, 3]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xui8> loc("add_of_remainder, and_of_remainder, clamp_of_remainder, count_leading_zeros_of_remainder, divide_of_remainder, maximum_of_remainder, minimum_of_remainder, multiply_of_remainder")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder_2, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[255, 254, 255], [253, 128, 253]], [[254, 253, 254], [252, 127, 252]], [[1, 2, 1], [3, 128, 3]], [[1, 1, 1], [2, 1, 2]], [[1, 2, 1], [1, 0, 3]], [[1, 0, 1], [1, 0, 1]], [[1, 5, 1], [7, 250, 3]], [[4, 4, 8], [3, 0, 6]]]> : tensor<8x2x3xui8> loc("negate_of_remainder, not_of_remainder, or_of_remainder, popcnt_of_remainder, power_of_remainder, remainder_of_remainder, select_of_remainder, shift_left_of_remainder")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[0, 1, 0, 3, 224, 1, 0, 1, 0, 1, 64, 1, 2, 1, 1, 128, 3, 3, 2, 3, 1, 4, 122, 1, 0, 0, 0, 0, 0, 0, 1, 23, 247, 155, 3, 3, 131, 131, 2, 128]> : tensor<40xui8> loc("shift_right_arithmetic_of_remainder, shift_right_logical_of_remainder, sort_of_remainder, subtract_of_remainder, xor_of_remainder, dot_general_of_remainder, reduce_window_of_remainder, reduce_of_remainder")
  check.expect_eq_const %bitcast_convert, dense<[[[1, 2, 1], [3, -128, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_remainder")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_remainder")
  check.expect_eq_const %convert, dense<[[[1, 2, 1], [3, 128, 3]]]> : tensor<1x2x3xi32> loc("convert_of_remainder")
  return
}
