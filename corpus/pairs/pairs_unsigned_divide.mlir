// Pairs of ops: what takes the unsigned result of divide. The values are those of scripts/oracle.
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
  %divide = stablehlo.divide %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %divide, %divide : tensor<1x2x3xui8>
  %and = stablehlo.and %divide, %ui8__3 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %divide : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %divide, %ui8__2, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare GE, %divide, %divide : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %divide : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %divide : tensor<1x2x3xui8>
  %divide_2 = stablehlo.divide %divide, %ui8__2 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %divide, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %divide, %ui8__6 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %divide, %ui8__2 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %ui8__2, %divide : tensor<1x2x3xui8>
  %negate = stablehlo.negate %divide : tensor<1x2x3xui8>
  %not = stablehlo.not %divide : tensor<1x2x3xui8>
  %or = stablehlo.or %divide, %ui8__2 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %divide : tensor<1x2x3xui8>
  %power = stablehlo.power %divide, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%divide init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%divide, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %divide, %ui8__2 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %divide, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %divide, %ui8__3 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %divide, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %divide, %ui8__8 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%divide) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %divide, %ui8__6 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %divide, %ui8__2 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide_2, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[0, 0, 2], [72, 0, 2]], [[0, 0, 1], [0, 0, 1]], [[3, 5, 2], [36, 100, 4]], [[8, 8, 7], [2, 8, 7]], [[0, 0, 0], [5, 0, 0]], [[0, 0, 1], [36, 0, 1]], [[0, 0, 1], [7, 0, 1]], [[0, 0, 2], [252, 0, 4]]]> : tensor<8x2x3xui8> loc("add_of_divide, and_of_divide, clamp_of_divide, count_leading_zeros_of_divide, divide_of_divide, maximum_of_divide, minimum_of_divide, multiply_of_divide")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[0, 0, 255], [220, 0, 255]], [[255, 255, 254], [219, 255, 254]], [[3, 5, 3], [39, 250, 5]], [[0, 0, 1], [2, 0, 1]], [[0, 0, 1], [1, 0, 1]], [[0, 0, 1], [1, 0, 1]], [[0, 5, 1], [7, 250, 1]], [[0, 0, 2], [72, 0, 2]]]> : tensor<8x2x3xui8> loc("negate_of_divide, not_of_divide, or_of_divide, popcnt_of_divide, power_of_divide, remainder_of_divide, select_of_divide, shift_left_of_divide")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[0, 0, 0, 36, 0, 0, 0, 0, 0, 36, 0, 0, 1, 0, 0, 36, 1, 0, 0, 0, 1, 36, 0, 1, 3, 5, 3, 35, 250, 5, 250, 4, 102, 184, 0, 1, 36, 1, 1, 36]> : tensor<40xui8> loc("shift_right_arithmetic_of_divide, shift_right_logical_of_divide, sort_of_divide, subtract_of_divide, xor_of_divide, dot_general_of_divide, reduce_window_of_divide, reduce_of_divide")
  check.expect_eq_const %bitcast_convert, dense<[[[0, 0, 1], [36, 0, 1]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_divide")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_divide")
  check.expect_eq_const %convert, dense<[[[0, 0, 1], [36, 0, 1]]]> : tensor<1x2x3xi32> loc("convert_of_divide")
  return
}
