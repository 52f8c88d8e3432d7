// Pairs of ops: what takes the unsigned result of iota. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__3 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__7 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xui8>
  %add = stablehlo.add %iota, %ui8 : tensor<1x2x3xui8>
  %and = stablehlo.and %ui8, %iota : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %iota : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %iota, %ui8, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %iota, %ui8 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %iota : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %iota : tensor<1x2x3xui8>
  %divide = stablehlo.divide %iota, %ui8__5 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %iota, %ui8__6, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %ui8, %iota : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %iota, %iota : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %iota, %ui8__4 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %iota : tensor<1x2x3xui8>
  %not = stablehlo.not %iota : tensor<1x2x3xui8>
  %or = stablehlo.or %iota, %iota : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %iota : tensor<1x2x3xui8>
  %power = stablehlo.power %iota, %ui8__7 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%iota init: %ui8__8) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%iota, %ui8__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %iota, %ui8__5 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %iota, %ui8 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %iota, %ui8__7 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %iota, %ui8__7 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %iota, %ui8__9 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%iota) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %ui8, %iota : tensor<1x2x3xui8>
  %xor = stablehlo.xor %iota, %iota : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[3, 6, 4], [7, 251, 6]], [[0, 1, 2], [0, 0, 0]], [[3, 5, 2], [7, 100, 4]], [[8, 7, 6], [8, 7, 6]], [[0, 0, 1], [0, 0, 1]], [[3, 5, 2], [7, 250, 4]], [[0, 1, 2], [0, 1, 2]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xui8> loc("add_of_iota, and_of_iota, clamp_of_iota, count_leading_zeros_of_iota, divide_of_iota, maximum_of_iota, minimum_of_iota, multiply_of_iota")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[0, 255, 254], [0, 255, 254]], [[255, 254, 253], [255, 254, 253]], [[0, 1, 2], [0, 1, 2]], [[0, 1, 1], [0, 1, 1]], [[0, 1, 8], [1, 1, 2]], [[0, 1, 0], [0, 1, 0]], [[0, 5, 2], [7, 250, 2]], [[0, 2, 16], [0, 4, 4]]]> : tensor<8x2x3xui8> loc("negate_of_iota, not_of_iota, or_of_iota, popcnt_of_iota, power_of_iota, remainder_of_iota, select_of_iota, shift_left_of_iota")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 2, 1, 0, 2, 1, 0, 3, 4, 0, 7, 249, 2, 0, 0, 0, 0, 0, 0, 246, 15, 246, 15, 1, 3, 1, 3, 2, 2]> : tensor<40xui8> loc("shift_right_arithmetic_of_iota, shift_right_logical_of_iota, sort_of_iota, subtract_of_iota, xor_of_iota, dot_general_of_iota, reduce_window_of_iota, reduce_of_iota")
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1, 2], [0, 1, 2]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_iota")
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_iota")
  check.expect_eq_const %convert, dense<[[[0, 1, 2], [0, 1, 2]]]> : tensor<1x2x3xi32> loc("convert_of_iota")
  return
}
