// Pairs of ops: what takes the unsigned result of count_leading_zeros. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %count_leading_zeros = stablehlo.count_leading_zeros %ui8 : tensor<1x2x3xui8>
  %add = stablehlo.add %count_leading_zeros, %ui8__2 : tensor<1x2x3xui8>
  %and = stablehlo.and %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %count_leading_zeros : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %count_leading_zeros, %ui8__3, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %count_leading_zeros, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %count_leading_zeros : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %count_leading_zeros : tensor<1x2x3xui8>
  %divide = stablehlo.divide %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__6, %count_leading_zeros, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %ui8__3, %count_leading_zeros : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %count_leading_zeros, %count_leading_zeros : tensor<1x2x3xui8>
  %negate = stablehlo.negate %count_leading_zeros : tensor<1x2x3xui8>
  %not = stablehlo.not %count_leading_zeros : tensor<1x2x3xui8>
  %or = stablehlo.or %ui8__3, %count_leading_zeros : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %count_leading_zeros : tensor<1x2x3xui8>
  %power = stablehlo.power %count_leading_zeros, %ui8__7 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%count_leading_zeros init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%count_leading_zeros, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__3, %count_leading_zeros : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %count_leading_zeros, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %count_leading_zeros, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %count_leading_zeros, %ui8__9 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%count_leading_zeros) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %ui8__3, %count_leading_zeros : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros_2, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[7, 6, 6], [0, 0, 5]], [[3, 4, 2], [0, 0, 4]], [[7, 6, 6], [7, 100, 5]], [[5, 5, 5], [8, 8, 5]], [[2, 1, 3], [0, 0, 1]], [[7, 6, 6], [7, 250, 5]], [[3, 5, 2], [0, 0, 4]], [[49, 36, 36], [0, 0, 25]]]> : tensor<8x2x3xui8> loc("add_of_count_leading_zeros, and_of_count_leading_zeros, clamp_of_count_leading_zeros, count_leading_zeros_of_count_leading_zeros, divide_of_count_leading_zeros, maximum_of_count_leading_zeros, minimum_of_count_leading_zeros, multiply_of_count_leading_zeros")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[249, 250, 250], [0, 0, 251]], [[248, 249, 249], [255, 255, 250]], [[7, 7, 6], [7, 250, 5]], [[3, 2, 2], [0, 0, 2]], [[49, 36, 36], [0, 0, 25]], [[7, 13, 12], [0, 0, 5]], [[1, 1, 0], [0, 0, 1]], [[3, 6, 2], [0, 0, 4]]]> : tensor<8x2x3xui8> loc("negate_of_count_leading_zeros, not_of_count_leading_zeros, or_of_count_leading_zeros, popcnt_of_count_leading_zeros, power_of_count_leading_zeros, reduce_window_of_count_leading_zeros, remainder_of_count_leading_zeros, select_of_count_leading_zeros")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[28, 12, 48, 0, 0, 10, 1, 3, 0, 0, 0, 2, 1, 3, 0, 0, 0, 2, 7, 6, 6, 5, 0, 0, 4, 1, 4, 249, 6, 1, 4, 3, 4, 7, 250, 1, 7, 6, 11, 21, 18, 43, 14, 12, 47, 214, 220, 240, 21, 18, 43]> : tensor<51xui8> loc("shift_left_of_count_leading_zeros, shift_right_arithmetic_of_count_leading_zeros, shift_right_logical_of_count_leading_zeros, sort_of_count_leading_zeros, subtract_of_count_leading_zeros, xor_of_count_leading_zeros, reduce_of_count_leading_zeros, dot_general_of_count_leading_zeros")
  check.expect_eq_const %bitcast_convert, dense<[[[7, 6, 6], [0, 0, 5]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_count_leading_zeros")
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_count_leading_zeros")
  check.expect_eq_const %convert, dense<[[[7, 6, 6], [0, 0, 5]]]> : tensor<1x2x3xi32> loc("convert_of_count_leading_zeros")
  return
}
