// Pairs of ops: what takes the unsigned result of multiply. The values are those of scripts/oracle.
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
  %multiply = stablehlo.multiply %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %multiply, %ui8__2 : tensor<1x2x3xui8>
  %and = stablehlo.and %ui8__2, %multiply : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %multiply : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__3, %multiply, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %multiply, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %multiply : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %multiply : tensor<1x2x3xui8>
  %divide = stablehlo.divide %multiply, %ui8__6 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %multiply, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %ui8__2, %multiply : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %multiply, %multiply : tensor<1x2x3xui8>
  %multiply_2 = stablehlo.multiply %multiply, %ui8__5 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %multiply : tensor<1x2x3xui8>
  %not = stablehlo.not %multiply : tensor<1x2x3xui8>
  %or = stablehlo.or %multiply, %multiply : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %multiply : tensor<1x2x3xui8>
  %power = stablehlo.power %multiply, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%multiply init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%multiply, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %multiply, %ui8__6 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %multiply, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %multiply, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %multiply, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %multiply, %ui8__10 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%multiply) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %ui8__2, %multiply : tensor<1x2x3xui8>
  %xor = stablehlo.xor %multiply, %multiply : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply_2, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[6, 15, 8], [0, 250, 32]], [[3, 0, 2], [1, 0, 4]], [[3, 10, 6], [100, 2, 28]], [[6, 4, 5], [0, 8, 3]], [[1, 5, 3], [124, 0, 14]], [[3, 10, 6], [249, 250, 28]], [[3, 10, 6], [249, 0, 28]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xui8> loc("add_of_multiply, and_of_multiply, clamp_of_multiply, count_leading_zeros_of_multiply, divide_of_multiply, maximum_of_multiply, minimum_of_multiply, multiply_of_multiply")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[253, 246, 250], [7, 0, 228]], [[252, 245, 249], [6, 255, 227]], [[3, 10, 6], [249, 0, 28]], [[2, 2, 2], [6, 0, 3]], [[9, 10, 216], [1, 0, 28]], [[1, 0, 0], [1, 0, 0]], [[3, 5, 6], [7, 250, 28]], [[12, 20, 48], [249, 0, 56]]]> : tensor<8x2x3xui8> loc("negate_of_multiply, not_of_multiply, or_of_multiply, popcnt_of_multiply, power_of_multiply, remainder_of_multiply, select_of_multiply, shift_left_of_multiply")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[0, 5, 0, 249, 0, 14, 1, 5, 3, 124, 0, 14, 10, 6, 3, 249, 28, 0, 0, 251, 252, 14, 250, 232, 0, 0, 0, 0, 0, 0, 249, 109, 67, 77, 13, 16, 249, 28, 10, 249]> : tensor<40xui8> loc("shift_right_arithmetic_of_multiply, shift_right_logical_of_multiply, sort_of_multiply, subtract_of_multiply, xor_of_multiply, dot_general_of_multiply, reduce_window_of_multiply, reduce_of_multiply")
  check.expect_eq_const %bitcast_convert, dense<[[[3, 10, 6], [-7, 0, 28]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_multiply")
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_multiply")
  check.expect_eq_const %convert, dense<[[[3, 10, 6], [249, 0, 28]]]> : tensor<1x2x3xi32> loc("convert_of_multiply")
  return
}
