// Pairs of ops: what takes the unsigned result of shift_right_logical. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__10 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %shift_right_logical, %ui8__3 : tensor<1x2x3xui8>
  %and = stablehlo.and %ui8__3, %shift_right_logical : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__4, %shift_right_logical, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %shift_right_logical, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %shift_right_logical : tensor<1x2x3xui8>
  %divide = stablehlo.divide %shift_right_logical, %ui8__7 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %shift_right_logical, %ui8__8, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %ui8__3, %shift_right_logical : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %shift_right_logical, %shift_right_logical : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %shift_right_logical, %ui8__6 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %shift_right_logical : tensor<1x2x3xui8>
  %not = stablehlo.not %shift_right_logical : tensor<1x2x3xui8>
  %or = stablehlo.or %shift_right_logical, %shift_right_logical : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %shift_right_logical : tensor<1x2x3xui8>
  %power = stablehlo.power %shift_right_logical, %ui8__2 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%shift_right_logical init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%shift_right_logical, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %shift_right_logical, %ui8__7 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %shift_right_logical, %ui8__3 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %shift_right_logical, %ui8__2 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_right_logical, %ui8__2 : tensor<1x2x3xui8>
  %shift_right_logical_2 = stablehlo.shift_right_logical %shift_right_logical, %ui8__10 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%shift_right_logical) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %ui8__3, %shift_right_logical : tensor<1x2x3xui8>
  %xor = stablehlo.xor %shift_right_logical, %shift_right_logical : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[3, 6, 2], [6, 26, 7]], [[0, 1, 0], [7, 32, 0]], [[2, 2, 2], [100, 32, 3]], [[8, 7, 8], [0, 2, 6]], [[0, 0, 0], [127, 16, 1]], [[3, 5, 2], [255, 250, 4]], [[0, 1, 0], [255, 32, 3]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xui8> loc("add_of_shift_right_logical, and_of_shift_right_logical, clamp_of_shift_right_logical, count_leading_zeros_of_shift_right_logical, divide_of_shift_right_logical, maximum_of_shift_right_logical, minimum_of_shift_right_logical, multiply_of_shift_right_logical")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[0, 255, 0], [1, 224, 253]], [[255, 254, 255], [0, 223, 252]], [[0, 1, 0], [255, 32, 3]], [[0, 1, 0], [8, 1, 2]], [[0, 1, 0], [1, 0, 3]], [[0, 1, 0], [1, 0, 1]], [[0, 5, 0], [7, 250, 3]], [[0, 2, 0], [255, 128, 6]]]> : tensor<8x2x3xui8> loc("negate_of_shift_right_logical, not_of_shift_right_logical, or_of_shift_right_logical, popcnt_of_shift_right_logical, power_of_shift_right_logical, remainder_of_shift_right_logical, select_of_shift_right_logical, shift_left_of_shift_right_logical")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical_2 : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[0, 0, 0, 255, 8, 1, 0, 0, 0, 127, 16, 1, 1, 0, 0, 255, 32, 3, 3, 4, 2, 8, 218, 1, 0, 0, 0, 0, 0, 0, 2, 7, 43, 231, 1, 1, 31, 35, 1, 255]> : tensor<40xui8> loc("shift_right_arithmetic_of_shift_right_logical, shift_right_logical_of_shift_right_logical, sort_of_shift_right_logical, subtract_of_shift_right_logical, xor_of_shift_right_logical, dot_general_of_shift_right_logical, reduce_window_of_shift_right_logical, reduce_of_shift_right_logical")
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1, 0], [-1, 32, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_shift_right_logical")
  check.expect_eq_const %compare, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_shift_right_logical")
  check.expect_eq_const %convert, dense<[[[0, 1, 0], [255, 32, 3]]]> : tensor<1x2x3xi32> loc("convert_of_shift_right_logical")
  return
}
