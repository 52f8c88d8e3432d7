// Pairs of ops: what takes the unsigned result of maximum. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %maximum = stablehlo.maximum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %maximum, %maximum : tensor<1x2x3xui8>
  %and = stablehlo.and %maximum, %ui8__3 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %maximum : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__4, %maximum, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare GE, %maximum, %maximum : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %maximum : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %maximum : tensor<1x2x3xui8>
  %divide = stablehlo.divide %maximum, %ui8__2 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %maximum, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum_2 = stablehlo.maximum %maximum, %ui8__6 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %maximum, %ui8__2 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %ui8__2, %maximum : tensor<1x2x3xui8>
  %negate = stablehlo.negate %maximum : tensor<1x2x3xui8>
  %not = stablehlo.not %maximum : tensor<1x2x3xui8>
  %or = stablehlo.or %maximum, %ui8__2 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %maximum : tensor<1x2x3xui8>
  %power = stablehlo.power %maximum, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%maximum init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%maximum, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %maximum, %ui8__2 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %maximum, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %maximum, %ui8__3 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %maximum, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %maximum, %ui8__8 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%maximum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %maximum, %ui8__6 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %maximum, %ui8__2 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum_2, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[6, 10, 6], [254, 244, 14]], [[1, 1, 1], [1, 0, 1]], [[3, 5, 3], [100, 100, 7]], [[6, 5, 6], [0, 0, 5]], [[1, 1, 1], [36, 1, 1]], [[3, 5, 3], [255, 250, 7]], [[3, 5, 2], [7, 250, 4]], [[9, 25, 6], [249, 36, 28]]]> : tensor<8x2x3xui8> loc("add_of_maximum, and_of_maximum, clamp_of_maximum, count_leading_zeros_of_maximum, divide_of_maximum, maximum_of_maximum, minimum_of_maximum, multiply_of_maximum")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[253, 251, 253], [1, 6, 249]], [[252, 250, 252], [0, 5, 248]], [[3, 5, 3], [255, 250, 7]], [[2, 2, 2], [8, 6, 3]], [[9, 5, 27], [1, 36, 7]], [[0, 0, 1], [3, 0, 3]], [[3, 5, 3], [7, 250, 7]], [[6, 10, 6], [254, 244, 14]]]> : tensor<8x2x3xui8> loc("negate_of_maximum, not_of_maximum, or_of_maximum, popcnt_of_maximum, power_of_maximum, remainder_of_maximum, select_of_maximum, shift_left_of_maximum")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[0, 2, 0, 255, 254, 3, 0, 2, 0, 255, 62, 3, 5, 3, 3, 255, 250, 7, 3, 5, 3, 255, 250, 7, 0, 0, 1, 248, 0, 3, 1, 62, 199, 237, 8, 8, 249, 1, 5, 255]> : tensor<40xui8> loc("shift_right_arithmetic_of_maximum, shift_right_logical_of_maximum, sort_of_maximum, subtract_of_maximum, xor_of_maximum, dot_general_of_maximum, reduce_window_of_maximum, reduce_of_maximum")
  check.expect_eq_const %bitcast_convert, dense<[[[3, 5, 3], [-1, -6, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_maximum")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_maximum")
  check.expect_eq_const %convert, dense<[[[3, 5, 3], [255, 250, 7]]]> : tensor<1x2x3xi32> loc("convert_of_maximum")
  return
}
