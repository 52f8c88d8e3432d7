// Pairs of ops: what takes the unsigned result of and. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %and = stablehlo.and %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %and, %ui8__3 : tensor<1x2x3xui8>
  %and_2 = stablehlo.and %and, %ui8__2 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %and : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %and, %ui8__2, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %and, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %and : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %and : tensor<1x2x3xui8>
  %divide = stablehlo.divide %and, %ui8__2 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__6, %and, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %and, %ui8__2 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %ui8__2, %and : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %and, %and : tensor<1x2x3xui8>
  %negate = stablehlo.negate %and : tensor<1x2x3xui8>
  %not = stablehlo.not %and : tensor<1x2x3xui8>
  %or = stablehlo.or %ui8__2, %and : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %and : tensor<1x2x3xui8>
  %power = stablehlo.power %and, %ui8__7 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%and init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%and, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %and, %ui8__2 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__2, %and : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %and, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %and, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %and, %ui8__9 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%and) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %and, %ui8__2 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %ui8__2, %and : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and_2, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[1, 0, 2], [7, 128, 4]], [[1, 0, 2], [7, 128, 4]], [[3, 5, 2], [7, 100, 4]], [[7, 8, 6], [5, 0, 5]], [[0, 0, 1], [1, 0, 1]], [[3, 5, 2], [7, 250, 4]], [[1, 0, 2], [7, 128, 4]], [[1, 0, 4], [49, 0, 16]]]> : tensor<8x2x3xui8> loc("add_of_and, and_of_and, clamp_of_and, count_leading_zeros_of_and, divide_of_and, maximum_of_and, minimum_of_and, multiply_of_and")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[255, 0, 254], [249, 128, 252]], [[254, 255, 253], [248, 127, 251]], [[3, 5, 2], [7, 250, 4]], [[1, 0, 1], [3, 1, 1]], [[1, 0, 4], [49, 0, 16]], [[1, 1, 2], [7, 135, 132]], [[1, 0, 0], [0, 128, 0]], [[3, 0, 2], [7, 128, 4]]]> : tensor<8x2x3xui8> loc("negate_of_and, not_of_and, or_of_and, popcnt_of_and, power_of_and, reduce_window_of_and, remainder_of_and, select_of_and")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[4, 0, 16, 7, 0, 8, 0, 0, 0, 7, 224, 2, 0, 0, 0, 7, 32, 2, 2, 1, 0, 128, 7, 4, 254, 251, 0, 0, 134, 0, 2, 5, 0, 0, 122, 0, 8, 128, 6, 38, 128, 26, 51, 128, 32, 22, 0, 4, 38, 128, 26]> : tensor<51xui8> loc("shift_left_of_and, shift_right_arithmetic_of_and, shift_right_logical_of_and, sort_of_and, subtract_of_and, xor_of_and, reduce_of_and, dot_general_of_and")
  check.expect_eq_const %bitcast_convert, dense<[[[1, 0, 2], [7, -128, 4]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_and")
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_and")
  check.expect_eq_const %convert, dense<[[[1, 0, 2], [7, 128, 4]]]> : tensor<1x2x3xi32> loc("convert_of_and")
  return
}
