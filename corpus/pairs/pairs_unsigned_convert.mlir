// Pairs of ops: what takes the unsigned result of convert. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[300, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xi32>
  %ui8 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__3 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__7 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %convert, %ui8 : tensor<1x2x3xui8>
  %and = stablehlo.and %ui8, %convert : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %convert : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %convert, %ui8, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %convert, %ui8 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert_2 = stablehlo.convert %convert : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %convert : tensor<1x2x3xui8>
  %divide = stablehlo.divide %convert, %ui8__5 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %convert, %ui8__6, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %ui8, %convert : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %convert, %convert : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %convert, %ui8__4 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %convert : tensor<1x2x3xui8>
  %not = stablehlo.not %convert : tensor<1x2x3xui8>
  %or = stablehlo.or %convert, %convert : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %convert : tensor<1x2x3xui8>
  %power = stablehlo.power %convert, %ui8__7 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%convert init: %ui8__8) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%convert, %ui8__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %convert, %ui8__5 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %convert, %ui8 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %convert, %ui8__7 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %convert, %ui8__7 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %convert, %ui8__9 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %ui8, %convert : tensor<1x2x3xui8>
  %xor = stablehlo.xor %convert, %convert : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[47, 7, 5], [6, 122, 11]], [[0, 0, 2], [7, 128, 4]], [[44, 5, 3], [100, 100, 7]], [[2, 6, 6], [0, 0, 5]], [[22, 1, 1], [127, 64, 3]], [[44, 5, 3], [255, 250, 7]], [[44, 2, 3], [255, 128, 7]], [[0, 0, 0], [0, 0, 0]]]> : tensor<8x2x3xui8> loc("add_of_convert, and_of_convert, clamp_of_convert, count_leading_zeros_of_convert, divide_of_convert, maximum_of_convert, minimum_of_convert, multiply_of_convert")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[212, 254, 253], [1, 128, 249]], [[211, 253, 252], [0, 127, 248]], [[44, 2, 3], [255, 128, 7]], [[3, 1, 2], [8, 1, 3]], [[144, 2, 27], [1, 0, 7]], [[0, 0, 1], [1, 0, 1]], [[44, 5, 3], [7, 250, 7]], [[176, 4, 24], [255, 0, 14]]]> : tensor<8x2x3xui8> loc("negate_of_convert, not_of_convert, or_of_convert, popcnt_of_convert, power_of_convert, remainder_of_convert, select_of_convert, shift_left_of_convert")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[11, 1, 0, 255, 224, 3, 22, 1, 1, 127, 64, 3, 44, 3, 2, 255, 128, 7, 215, 3, 255, 8, 122, 253, 0, 0, 0, 0, 0, 0, 118, 246, 211, 151, 46, 5, 127, 135, 44, 255]> : tensor<40xui8> loc("shift_right_arithmetic_of_convert, shift_right_logical_of_convert, sort_of_convert, subtract_of_convert, xor_of_convert, dot_general_of_convert, reduce_window_of_convert, reduce_of_convert")
  check.expect_eq_const %bitcast_convert, dense<[[[44, 2, 3], [-1, -128, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_convert")
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_convert")
  check.expect_eq_const %convert_2, dense<[[[44, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xi32> loc("convert_of_convert")
  return
}
