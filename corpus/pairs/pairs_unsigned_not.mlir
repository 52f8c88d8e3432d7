// Pairs of ops: what takes the unsigned result of not. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %not = stablehlo.not %ui8 : tensor<1x2x3xui8>
  %add = stablehlo.add %not, %not : tensor<1x2x3xui8>
  %and = stablehlo.and %not, %ui8__2 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %not : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__3, %not, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare GE, %not, %not : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %not : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %not : tensor<1x2x3xui8>
  %divide = stablehlo.divide %not, %ui8__5 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %not, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %not, %ui8__6 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %not, %ui8__5 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %ui8__5, %not : tensor<1x2x3xui8>
  %negate = stablehlo.negate %not : tensor<1x2x3xui8>
  %not_2 = stablehlo.not %not : tensor<1x2x3xui8>
  %or = stablehlo.or %not, %ui8__5 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %not : tensor<1x2x3xui8>
  %power = stablehlo.power %not, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%not init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%not, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %not, %ui8__5 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %not, %ui8__5 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %not, %ui8__2 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %not, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %not, %ui8__8 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%not) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %not, %ui8__6 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %not, %ui8__5 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[252, 250, 248], [0, 254, 240]], [[0, 1, 0], [0, 1, 0]], [[100, 100, 100], [2, 100, 100]], [[0, 0, 0], [8, 1, 0]], [[84, 50, 126], [0, 0, 62]], [[254, 253, 252], [0, 127, 248]], [[3, 5, 2], [0, 127, 4]], [[250, 241, 248], [0, 6, 224]]]> : tensor<8x2x3xui8> loc("add_of_not, and_of_not, clamp_of_not, count_leading_zeros_of_not, divide_of_not, maximum_of_not, minimum_of_not, multiply_of_not")
  %concatenate_2 = stablehlo.concatenate %negate, %not_2, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[2, 3, 4], [0, 129, 8]], [[1, 2, 3], [255, 128, 7]], [[255, 253, 254], [7, 255, 252]], [[7, 7, 6], [0, 7, 5]], [[4, 253, 192], [1, 1, 248]], [[2, 3, 0], [0, 127, 0]], [[254, 5, 252], [7, 250, 248]], [[252, 250, 248], [0, 254, 240]]]> : tensor<8x2x3xui8> loc("negate_of_not, not_of_not, or_of_not, popcnt_of_not, power_of_not, remainder_of_not, select_of_not, shift_left_of_not")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[255, 254, 255, 0, 31, 252, 63, 126, 31, 0, 31, 124, 254, 253, 252, 248, 127, 0, 254, 253, 252, 0, 127, 248, 253, 248, 254, 7, 133, 252, 12, 209, 46, 89, 251, 249, 127, 119, 254, 248]> : tensor<40xui8> loc("shift_right_arithmetic_of_not, shift_right_logical_of_not, sort_of_not, subtract_of_not, xor_of_not, dot_general_of_not, reduce_window_of_not, reduce_of_not")
  check.expect_eq_const %bitcast_convert, dense<[[[-2, -3, -4], [0, 127, -8]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_not")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_not")
  check.expect_eq_const %convert, dense<[[[254, 253, 252], [0, 127, 248]]]> : tensor<1x2x3xi32> loc("convert_of_not")
  return
}
