// Pairs of ops: what takes the unsigned result of select. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %add = stablehlo.add %select, %ui8__3 : tensor<1x2x3xui8>
  %and = stablehlo.and %select, %ui8__2 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %select : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__4, %select, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %select, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %select : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %select : tensor<1x2x3xui8>
  %divide = stablehlo.divide %select, %ui8__2 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__6, %select, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %select, %ui8__2 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %ui8__2, %select : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %select, %select : tensor<1x2x3xui8>
  %negate = stablehlo.negate %select : tensor<1x2x3xui8>
  %not = stablehlo.not %select : tensor<1x2x3xui8>
  %or = stablehlo.or %ui8__2, %select : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %select : tensor<1x2x3xui8>
  %power = stablehlo.power %select, %ui8__7 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%select init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%select, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %select, %ui8__2 : tensor<1x2x3xui8>
  %select_2 = stablehlo.select %i1, %ui8__2, %select : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %select, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %select, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %select, %ui8__9 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%select) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %select, %ui8__2 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %ui8__2, %select : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[1, 5, 3], [7, 250, 7]], [[1, 5, 2], [7, 250, 4]], [[2, 5, 3], [7, 100, 7]], [[7, 5, 6], [5, 0, 5]], [[0, 1, 1], [1, 1, 1]], [[3, 5, 3], [7, 250, 7]], [[1, 5, 2], [7, 250, 4]], [[1, 25, 9], [49, 36, 49]]]> : tensor<8x2x3xui8> loc("add_of_select, and_of_select, clamp_of_select, count_leading_zeros_of_select, divide_of_select, maximum_of_select, minimum_of_select, multiply_of_select")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select_2, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[255, 251, 253], [249, 6, 249]], [[254, 250, 252], [248, 5, 248]], [[3, 5, 3], [7, 250, 7]], [[1, 2, 2], [3, 6, 3]], [[1, 25, 9], [49, 36, 49]], [[1, 6, 8], [7, 1, 1]], [[1, 0, 1], [0, 0, 3]], [[3, 5, 2], [7, 250, 4]]]> : tensor<8x2x3xui8> loc("negate_of_select, not_of_select, or_of_select, popcnt_of_select, power_of_select, reduce_window_of_select, remainder_of_select, select_of_select")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[4, 10, 24, 7, 232, 14, 0, 2, 0, 7, 254, 3, 0, 2, 0, 7, 62, 3, 5, 3, 1, 250, 7, 7, 254, 0, 1, 0, 0, 3, 2, 0, 1, 0, 0, 3, 8, 255, 10, 38, 241, 44, 51, 224, 55, 22, 202, 10, 38, 241, 44]> : tensor<51xui8> loc("shift_left_of_select, shift_right_arithmetic_of_select, shift_right_logical_of_select, sort_of_select, subtract_of_select, xor_of_select, reduce_of_select, dot_general_of_select")
  check.expect_eq_const %bitcast_convert, dense<[[[1, 5, 3], [7, -6, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_select")
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_select")
  check.expect_eq_const %convert, dense<[[[1, 5, 3], [7, 250, 7]]]> : tensor<1x2x3xi32> loc("convert_of_select")
  return
}
