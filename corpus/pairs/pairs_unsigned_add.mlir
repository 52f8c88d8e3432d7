// Pairs of ops: what takes the unsigned result of add. The values are those of scripts/oracle.
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
  %add = stablehlo.add %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add_2 = stablehlo.add %add, %ui8__2 : tensor<1x2x3xui8>
  %and = stablehlo.and %ui8__2, %add : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %add : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %add, %ui8__2, %ui8__4 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %add, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %add : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %add : tensor<1x2x3xui8>
  %divide = stablehlo.divide %add, %ui8__6 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %add, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %ui8__2, %add : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %add, %add : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %add, %ui8__5 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %add : tensor<1x2x3xui8>
  %not = stablehlo.not %add : tensor<1x2x3xui8>
  %or = stablehlo.or %add, %add : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %add : tensor<1x2x3xui8>
  %power = stablehlo.power %add, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%add init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%add, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_3 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %add, %ui8__6 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %add, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %add, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %add, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %add, %ui8__10 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%add) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %ui8__2, %add : tensor<1x2x3xui8>
  %xor = stablehlo.xor %add, %add : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add_2, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[7, 12, 7], [13, 116, 15]], [[0, 5, 0], [6, 122, 0]], [[4, 7, 5], [7, 100, 11]], [[5, 5, 5], [5, 1, 4]], [[2, 3, 2], [3, 61, 5]], [[4, 7, 5], [7, 250, 11]], [[4, 7, 5], [6, 122, 11]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xui8> loc("add_of_add, and_of_add, clamp_of_add, count_leading_zeros_of_add, divide_of_add, maximum_of_add, minimum_of_add, multiply_of_add")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[252, 249, 251], [250, 134, 245]], [[251, 248, 250], [249, 133, 244]], [[4, 7, 5], [6, 122, 11]], [[1, 3, 2], [2, 5, 3]], [[16, 7, 125], [1, 36, 11]], [[0, 1, 1], [0, 0, 1]], [[4, 5, 5], [7, 250, 11]], [[16, 14, 40], [6, 232, 22]]]> : tensor<8x2x3xui8> loc("negate_of_add, not_of_add, or_of_add, popcnt_of_add, power_of_add, remainder_of_add, select_of_add, shift_left_of_add")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[1, 3, 0, 6, 30, 5, 2, 3, 2, 3, 61, 5, 7, 5, 4, 122, 11, 6, 255, 254, 253, 1, 128, 249, 0, 0, 0, 0, 0, 0, 252, 89, 196, 160, 11, 12, 128, 133, 7, 122]> : tensor<40xui8> loc("shift_right_arithmetic_of_add, shift_right_logical_of_add, sort_of_add, subtract_of_add, xor_of_add, dot_general_of_add, reduce_window_of_add, reduce_of_add")
  check.expect_eq_const %bitcast_convert, dense<[[[4, 7, 5], [6, 122, 11]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_add")
  check.expect_eq_const %compare, dense<[[[false, false, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_add")
  check.expect_eq_const %convert, dense<[[[4, 7, 5], [6, 122, 11]]]> : tensor<1x2x3xi32> loc("convert_of_add")
  return
}
