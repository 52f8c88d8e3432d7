// Pairs of ops: what takes the unsigned result of sort. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[5, 2, 3], [9, 4, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%ui8) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %compare = stablehlo.compare GT, %left, %right : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %sort, %ui8__2 : tensor<1x2x3xui8>
  %and = stablehlo.and %sort, %ui8__3 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %sort : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__4, %sort, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare_2 = stablehlo.compare LT, %sort, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %sort : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %sort : tensor<1x2x3xui8>
  %divide = stablehlo.divide %sort, %ui8__3 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__6, %sort, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %sort, %ui8__3 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %ui8__3, %sort : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %sort, %sort : tensor<1x2x3xui8>
  %negate = stablehlo.negate %sort : tensor<1x2x3xui8>
  %not = stablehlo.not %sort : tensor<1x2x3xui8>
  %or = stablehlo.or %ui8__3, %sort : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %sort : tensor<1x2x3xui8>
  %power = stablehlo.power %sort, %ui8__7 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%sort init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left_2: tensor<ui8>, %right_2: tensor<ui8>) {
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%sort, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %add_3 = stablehlo.add %left_3, %right_3 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %sort, %ui8__3 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__3, %sort : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %sort, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %sort, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %sort, %ui8__9 : tensor<1x2x3xui8>
  %sort_2 = "stablehlo.sort"(%sort) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<ui8>, %right_4: tensor<ui8>):
    %compare_3 = stablehlo.compare GT, %left_4, %right_4 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %sort, %ui8__3 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %ui8__3, %sort : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[5, 3, 2], [9, 7, 4]], [[1, 1, 2], [1, 2, 4]], [[5, 3, 2], [9, 7, 4]], [[5, 6, 6], [4, 5, 5]], [[1, 0, 1], [1, 0, 1]], [[5, 5, 2], [9, 250, 4]], [[3, 3, 2], [7, 7, 4]], [[25, 9, 4], [81, 49, 16]]]> : tensor<8x2x3xui8> loc("add_of_sort, and_of_sort, clamp_of_sort, count_leading_zeros_of_sort, divide_of_sort, maximum_of_sort, minimum_of_sort, multiply_of_sort")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[251, 253, 254], [247, 249, 252]], [[250, 252, 253], [246, 248, 251]], [[7, 7, 2], [15, 255, 4]], [[2, 2, 1], [2, 3, 1]], [[25, 9, 4], [81, 49, 16]], [[5, 8, 5], [9, 16, 11]], [[2, 3, 0], [2, 7, 0]], [[3, 3, 2], [9, 7, 4]]]> : tensor<8x2x3xui8> loc("negate_of_sort, not_of_sort, or_of_sort, popcnt_of_sort, power_of_sort, reduce_window_of_sort, remainder_of_sort, select_of_sort")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort_2 : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[20, 6, 16, 9, 28, 8, 1, 1, 0, 9, 1, 2, 1, 1, 0, 9, 1, 2, 5, 3, 2, 9, 7, 4, 2, 254, 0, 2, 13, 0, 6, 6, 0, 14, 253, 0, 14, 10, 6, 60, 44, 26, 73, 55, 32, 6, 10, 4, 60, 44, 26]> : tensor<51xui8> loc("shift_left_of_sort, shift_right_arithmetic_of_sort, shift_right_logical_of_sort, sort_of_sort, subtract_of_sort, xor_of_sort, reduce_of_sort, dot_general_of_sort")
  check.expect_eq_const %bitcast_convert, dense<[[[5, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_sort")
  check.expect_eq_const %compare_2, dense<false> : tensor<1x2x3xi1> loc("compare_of_sort")
  check.expect_eq_const %convert, dense<[[[5, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xi32> loc("convert_of_sort")
  return
}
