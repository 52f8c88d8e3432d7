// Pairs of ops: what takes the unsigned result of or. The values are those of scripts/oracle.
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
  %or = stablehlo.or %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__2, %or : tensor<1x2x3xui8>
  %and = stablehlo.and %or, %or : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %or : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__3, %or, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LE, %ui8__2, %or : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %or : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %or : tensor<1x2x3xui8>
  %divide = stablehlo.divide %or, %ui8__2 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__6, %or, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %or, %or : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %or, %ui8__5 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %or, %ui8__2 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %or : tensor<1x2x3xui8>
  %not = stablehlo.not %or : tensor<1x2x3xui8>
  %or_2 = stablehlo.or %or, %ui8__7 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %or : tensor<1x2x3xui8>
  %power = stablehlo.power %or, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%or init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%or, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %or, %ui8__2 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__2, %or : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %or, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %or, %ui8__7 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %or, %ui8__8 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%or) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %or, %or : tensor<1x2x3xui8>
  %xor = stablehlo.xor %or, %ui8__7 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[6, 12, 5], [6, 244, 11]], [[3, 7, 3], [255, 250, 7]], [[3, 7, 3], [100, 100, 7]], [[6, 5, 6], [0, 0, 5]], [[1, 1, 1], [36, 1, 1]], [[3, 7, 3], [255, 250, 7]], [[0, 0, 0], [0, 0, 0]], [[9, 35, 6], [249, 36, 28]]]> : tensor<8x2x3xui8> loc("add_of_or, and_of_or, clamp_of_or, count_leading_zeros_of_or, divide_of_or, maximum_of_or, minimum_of_or, multiply_of_or")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or_2, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[253, 249, 253], [1, 6, 249]], [[252, 248, 252], [0, 5, 248]], [[3, 7, 3], [255, 251, 7]], [[2, 3, 2], [8, 6, 3]], [[9, 7, 27], [1, 36, 7]], [[3, 10, 10], [255, 249, 1]], [[0, 2, 1], [3, 0, 3]], [[3, 7, 2], [255, 250, 4]]]> : tensor<8x2x3xui8> loc("negate_of_or, not_of_or, or_of_or, popcnt_of_or, power_of_or, reduce_window_of_or, remainder_of_or, select_of_or")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[12, 14, 24, 255, 232, 14, 1, 3, 1, 255, 253, 3, 0, 3, 0, 255, 62, 3, 7, 3, 3, 255, 250, 7, 0, 0, 0, 0, 0, 0, 2, 6, 2, 254, 251, 6, 2, 1, 10, 4, 247, 44, 255, 228, 55, 234, 190, 10, 4, 247, 44]> : tensor<51xui8> loc("shift_left_of_or, shift_right_arithmetic_of_or, shift_right_logical_of_or, sort_of_or, subtract_of_or, xor_of_or, reduce_of_or, dot_general_of_or")
  check.expect_eq_const %bitcast_convert, dense<[[[3, 7, 3], [-1, -6, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_or")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_or")
  check.expect_eq_const %convert, dense<[[[3, 7, 3], [255, 250, 7]]]> : tensor<1x2x3xi32> loc("convert_of_or")
  return
}
