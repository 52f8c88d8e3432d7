// Pairs of ops: what takes the unsigned result of minimum. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %minimum = stablehlo.minimum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__2, %minimum : tensor<1x2x3xui8>
  %and = stablehlo.and %minimum, %minimum : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %minimum : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__3, %minimum, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LE, %ui8__2, %minimum : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %minimum : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %minimum : tensor<1x2x3xui8>
  %divide = stablehlo.divide %minimum, %ui8__2 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__6, %minimum, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %minimum, %minimum : tensor<1x2x3xui8>
  %minimum_2 = stablehlo.minimum %minimum, %ui8__5 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %minimum, %ui8__2 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %minimum : tensor<1x2x3xui8>
  %not = stablehlo.not %minimum : tensor<1x2x3xui8>
  %or = stablehlo.or %minimum, %ui8__7 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %minimum : tensor<1x2x3xui8>
  %power = stablehlo.power %minimum, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%minimum init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%minimum, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %minimum, %ui8__2 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__2, %minimum : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %minimum, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %minimum, %ui8__7 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %minimum, %ui8__8 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%minimum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %minimum, %minimum : tensor<1x2x3xui8>
  %xor = stablehlo.xor %minimum, %ui8__7 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum_2, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[4, 7, 4], [14, 122, 8]], [[1, 2, 2], [7, 128, 4]], [[2, 2, 2], [7, 100, 4]], [[7, 6, 6], [5, 0, 5]], [[0, 0, 1], [1, 0, 1]], [[1, 2, 2], [7, 128, 4]], [[0, 0, 0], [0, 0, 0]], [[3, 10, 4], [49, 0, 16]]]> : tensor<8x2x3xui8> loc("add_of_minimum, and_of_minimum, clamp_of_minimum, count_leading_zeros_of_minimum, divide_of_minimum, maximum_of_minimum, minimum_of_minimum, multiply_of_minimum")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[255, 254, 254], [249, 128, 252]], [[254, 253, 253], [248, 127, 251]], [[1, 3, 3], [7, 129, 5]], [[1, 1, 1], [3, 1, 1]], [[1, 2, 8], [1, 0, 4]], [[1, 3, 4], [7, 135, 132]], [[1, 2, 0], [0, 128, 0]], [[3, 2, 2], [7, 128, 4]]]> : tensor<8x2x3xui8> loc("negate_of_minimum, not_of_minimum, or_of_minimum, popcnt_of_minimum, power_of_minimum, reduce_window_of_minimum, remainder_of_minimum, select_of_minimum")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[4, 4, 16, 7, 0, 8, 0, 1, 1, 3, 192, 2, 0, 1, 0, 7, 32, 2, 2, 2, 1, 128, 7, 4, 0, 0, 0, 0, 0, 0, 0, 3, 3, 6, 129, 5, 8, 130, 6, 38, 134, 26, 51, 132, 32, 22, 244, 4, 38, 134, 26]> : tensor<51xui8> loc("shift_left_of_minimum, shift_right_arithmetic_of_minimum, shift_right_logical_of_minimum, sort_of_minimum, subtract_of_minimum, xor_of_minimum, reduce_of_minimum, dot_general_of_minimum")
  check.expect_eq_const %bitcast_convert, dense<[[[1, 2, 2], [7, -128, 4]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_minimum")
  check.expect_eq_const %compare, dense<[[[false, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_minimum")
  check.expect_eq_const %convert, dense<[[[1, 2, 2], [7, 128, 4]]]> : tensor<1x2x3xi32> loc("convert_of_minimum")
  return
}
