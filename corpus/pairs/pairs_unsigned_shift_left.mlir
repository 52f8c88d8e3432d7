// Pairs of ops: what takes the unsigned result of shift_left. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %shift_left = stablehlo.shift_left %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %shift_left, %shift_left : tensor<1x2x3xui8>
  %and = stablehlo.and %shift_left, %ui8__3 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %shift_left : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__4, %shift_left, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare GE, %shift_left, %shift_left : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %shift_left : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %shift_left : tensor<1x2x3xui8>
  %divide = stablehlo.divide %shift_left, %ui8__6 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %shift_left, %ui8__8, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %shift_left, %ui8__7 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %shift_left, %ui8__6 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %ui8__6, %shift_left : tensor<1x2x3xui8>
  %negate = stablehlo.negate %shift_left : tensor<1x2x3xui8>
  %not = stablehlo.not %shift_left : tensor<1x2x3xui8>
  %or = stablehlo.or %shift_left, %ui8__6 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %shift_left : tensor<1x2x3xui8>
  %power = stablehlo.power %shift_left, %ui8__2 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%shift_left init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%shift_left, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %shift_left, %ui8__6 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %shift_left, %ui8__6 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left_2 = stablehlo.shift_left %shift_left, %ui8__3 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_left, %ui8__2 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %shift_left, %ui8__2 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%shift_left) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %shift_left, %ui8__7 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %shift_left, %ui8__6 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[8, 8, 48], [254, 0, 28]], [[0, 0, 0], [1, 0, 0]], [[4, 4, 24], [100, 2, 14]], [[5, 5, 3], [0, 8, 4]], [[1, 0, 12], [36, 0, 3]], [[4, 4, 24], [255, 0, 14]], [[3, 4, 2], [7, 0, 4]], [[12, 20, 48], [249, 0, 56]]]> : tensor<8x2x3xui8> loc("add_of_shift_left, and_of_shift_left, clamp_of_shift_left, count_leading_zeros_of_shift_left, divide_of_shift_left, maximum_of_shift_left, minimum_of_shift_left, multiply_of_shift_left")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left_2, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[252, 252, 232], [1, 0, 242]], [[251, 251, 231], [0, 255, 241]], [[7, 5, 26], [255, 250, 14]], [[1, 1, 2], [8, 0, 3]], [[16, 4, 0], [1, 0, 14]], [[1, 4, 0], [3, 0, 2]], [[4, 5, 24], [7, 250, 14]], [[8, 8, 48], [254, 0, 28]]]> : tensor<8x2x3xui8> loc("negate_of_shift_left, not_of_shift_left, or_of_shift_left, popcnt_of_shift_left, power_of_shift_left, remainder_of_shift_left, select_of_shift_left, shift_left_of_shift_left")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[1, 2, 3, 255, 0, 7, 1, 2, 3, 255, 0, 7, 24, 4, 4, 255, 14, 0, 4, 4, 24, 255, 0, 14, 7, 1, 26, 248, 250, 10, 132, 144, 169, 51, 8, 28, 255, 14, 24, 255]> : tensor<40xui8> loc("shift_right_arithmetic_of_shift_left, shift_right_logical_of_shift_left, sort_of_shift_left, subtract_of_shift_left, xor_of_shift_left, dot_general_of_shift_left, reduce_window_of_shift_left, reduce_of_shift_left")
  check.expect_eq_const %bitcast_convert, dense<[[[4, 4, 24], [-1, 0, 14]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_shift_left")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_shift_left")
  check.expect_eq_const %convert, dense<[[[4, 4, 24], [255, 0, 14]]]> : tensor<1x2x3xi32> loc("convert_of_shift_left")
  return
}
