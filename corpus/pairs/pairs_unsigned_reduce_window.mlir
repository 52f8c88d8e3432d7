// Pairs of ops: what takes the unsigned result of reduce_window. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3, 255], [128, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<ui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__8 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce_window = "stablehlo.reduce_window"(%ui8, %ui8__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add : tensor<ui8>
  }) : (tensor<1x2x4xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %add_2 = stablehlo.add %ui8__3, %reduce_window : tensor<1x2x3xui8>
  %and = stablehlo.and %reduce_window, %reduce_window : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %reduce_window : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__4, %reduce_window, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LE, %ui8__3, %reduce_window : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %reduce_window : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %reduce_window : tensor<1x2x3xui8>
  %divide = stablehlo.divide %reduce_window, %ui8__3 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__7, %reduce_window, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %reduce_window, %reduce_window : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %reduce_window, %ui8__6 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %reduce_window, %ui8__3 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %reduce_window : tensor<1x2x3xui8>
  %not = stablehlo.not %reduce_window : tensor<1x2x3xui8>
  %or = stablehlo.or %reduce_window, %ui8__8 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %reduce_window : tensor<1x2x3xui8>
  %power = stablehlo.power %reduce_window, %ui8__9 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%reduce_window init: %ui8__2) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left_2: tensor<ui8>, %right_2: tensor<ui8>) {
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }
  %reduce_window_2 = "stablehlo.reduce_window"(%reduce_window, %ui8__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<ui8>
    stablehlo.return %add_4 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %reduce_window, %ui8__3 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__3, %reduce_window : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %reduce_window, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reduce_window, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %reduce_window, %ui8__9 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%reduce_window) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<ui8>, %right_4: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_4, %right_4 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %reduce_window, %reduce_window : tensor<1x2x3xui8>
  %xor = stablehlo.xor %reduce_window, %ui8__8 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add_2, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[6, 10, 4], [142, 7, 18]], [[3, 5, 2], [135, 13, 14]], [[3, 5, 2], [100, 13, 14]], [[6, 5, 6], [0, 4, 4]], [[1, 1, 1], [19, 0, 3]], [[3, 5, 2], [135, 13, 14]], [[0, 0, 0], [0, 0, 0]], [[9, 25, 4], [177, 178, 56]]]> : tensor<8x2x3xui8> loc("add_of_reduce_window, and_of_reduce_window, clamp_of_reduce_window, count_leading_zeros_of_reduce_window, divide_of_reduce_window, maximum_of_reduce_window, minimum_of_reduce_window, multiply_of_reduce_window")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window_2, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[253, 251, 254], [121, 243, 242]], [[252, 250, 253], [120, 242, 241]], [[3, 5, 3], [135, 13, 15]], [[2, 2, 1], [4, 3, 3]], [[9, 5, 8], [1, 169, 14]], [[3, 8, 7], [135, 148, 27]], [[0, 0, 0], [2, 13, 2]], [[3, 5, 2], [135, 13, 4]]]> : tensor<8x2x3xui8> loc("negate_of_reduce_window, not_of_reduce_window, or_of_reduce_window, popcnt_of_reduce_window, power_of_reduce_window, reduce_window_of_reduce_window, remainder_of_reduce_window, select_of_reduce_window")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[12, 10, 16, 135, 52, 28, 1, 2, 1, 195, 6, 7, 0, 2, 0, 135, 3, 7, 5, 3, 2, 135, 14, 13, 0, 0, 0, 0, 0, 0, 2, 4, 3, 134, 12, 15, 138, 18, 16, 172, 80, 76, 183, 101, 102, 10, 22, 44, 172, 80, 76]> : tensor<51xui8> loc("shift_left_of_reduce_window, shift_right_arithmetic_of_reduce_window, shift_right_logical_of_reduce_window, sort_of_reduce_window, subtract_of_reduce_window, xor_of_reduce_window, reduce_of_reduce_window, dot_general_of_reduce_window")
  check.expect_eq_const %bitcast_convert, dense<[[[3, 5, 2], [-121, 13, 14]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_reduce_window")
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_reduce_window")
  check.expect_eq_const %convert, dense<[[[3, 5, 2], [135, 13, 14]]]> : tensor<1x2x3xi32> loc("convert_of_reduce_window")
  return
}
