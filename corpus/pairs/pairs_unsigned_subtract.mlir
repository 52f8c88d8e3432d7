// Pairs of ops: what takes the unsigned result of subtract. The values are those of scripts/oracle.
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
  %subtract = stablehlo.subtract %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %subtract, %subtract : tensor<1x2x3xui8>
  %and = stablehlo.and %subtract, %ui8__3 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %subtract : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %subtract, %ui8__2, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare GE, %subtract, %subtract : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %subtract : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %subtract : tensor<1x2x3xui8>
  %divide = stablehlo.divide %subtract, %ui8__2 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %subtract, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %subtract, %ui8__6 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %subtract, %ui8__2 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %ui8__2, %subtract : tensor<1x2x3xui8>
  %negate = stablehlo.negate %subtract : tensor<1x2x3xui8>
  %not = stablehlo.not %subtract : tensor<1x2x3xui8>
  %or = stablehlo.or %subtract, %ui8__2 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %subtract : tensor<1x2x3xui8>
  %power = stablehlo.power %subtract, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%subtract init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%subtract, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %subtract, %ui8__2 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %subtract, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %subtract, %ui8__3 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %subtract, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %subtract, %ui8__8 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%subtract) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract_2 = stablehlo.subtract %subtract, %ui8__6 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %subtract, %ui8__2 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[252, 250, 2], [240, 12, 6]], [[0, 1, 1], [0, 0, 1]], [[100, 100, 2], [100, 100, 4]], [[0, 0, 7], [0, 0, 6]], [[84, 50, 0], [35, 0, 0]], [[254, 253, 1], [248, 134, 3]], [[3, 5, 1], [7, 134, 3]], [[250, 241, 2], [200, 220, 12]]]> : tensor<8x2x3xui8> loc("add_of_subtract, and_of_subtract, clamp_of_subtract, count_leading_zeros_of_subtract, divide_of_subtract, maximum_of_subtract, minimum_of_subtract, multiply_of_subtract")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[2, 3, 255], [8, 122, 253]], [[1, 2, 254], [7, 121, 252]], [[255, 253, 3], [255, 254, 7]], [[7, 7, 1], [5, 3, 2]], [[4, 253, 1], [1, 36, 3]], [[2, 3, 1], [3, 134, 3]], [[254, 5, 1], [7, 250, 3]], [[252, 250, 2], [240, 12, 6]]]> : tensor<8x2x3xui8> loc("negate_of_subtract, not_of_subtract, or_of_subtract, popcnt_of_subtract, power_of_subtract, remainder_of_subtract, select_of_subtract, shift_left_of_subtract")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract_2 : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[255, 254, 0, 248, 225, 1, 63, 126, 0, 248, 33, 1, 254, 253, 1, 248, 134, 3, 254, 253, 1, 248, 134, 3, 253, 248, 3, 255, 124, 7, 238, 229, 226, 142, 251, 254, 126, 137, 254, 248]> : tensor<40xui8> loc("shift_right_arithmetic_of_subtract, shift_right_logical_of_subtract, sort_of_subtract, subtract_of_subtract, xor_of_subtract, dot_general_of_subtract, reduce_window_of_subtract, reduce_of_subtract")
  check.expect_eq_const %bitcast_convert, dense<[[[-2, -3, 1], [-8, -122, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_subtract")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_subtract")
  check.expect_eq_const %convert, dense<[[[254, 253, 1], [248, 134, 3]]]> : tensor<1x2x3xi32> loc("convert_of_subtract")
  return
}
