// Pairs of ops: what takes the unsigned result of bitcast_convert. The values are those of scripts/oracle.
func.func @main() {
  %i8 = stablehlo.constant dense<[[[-1, 2, -3], [127, -128, 7]]]> : tensor<1x2x3xi8>
  %ui8 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__3 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__7 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %bitcast_convert = stablehlo.bitcast_convert %i8 : (tensor<1x2x3xi8>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %bitcast_convert, %bitcast_convert : tensor<1x2x3xui8>
  %and = stablehlo.and %bitcast_convert, %ui8 : tensor<1x2x3xui8>
  %bitcast_convert_2 = stablehlo.bitcast_convert %bitcast_convert : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %bitcast_convert, %ui8__4, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare GE, %bitcast_convert, %bitcast_convert : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %bitcast_convert : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %bitcast_convert : tensor<1x2x3xui8>
  %divide = stablehlo.divide %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %bitcast_convert, %ui8__6, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %bitcast_convert, %ui8__5 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %ui8__4, %bitcast_convert : tensor<1x2x3xui8>
  %negate = stablehlo.negate %bitcast_convert : tensor<1x2x3xui8>
  %not = stablehlo.not %bitcast_convert : tensor<1x2x3xui8>
  %or = stablehlo.or %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %bitcast_convert : tensor<1x2x3xui8>
  %power = stablehlo.power %bitcast_convert, %ui8__7 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%bitcast_convert init: %ui8__8) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%bitcast_convert, %ui8__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %bitcast_convert, %ui8__4 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %bitcast_convert, %ui8 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %bitcast_convert, %ui8__7 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %bitcast_convert, %ui8__7 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%bitcast_convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %bitcast_convert, %ui8__5 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[254, 4, 250], [254, 0, 14]], [[1, 0, 1], [1, 0, 1]], [[100, 5, 100], [100, 100, 7]], [[0, 6, 0], [1, 0, 5]], [[85, 0, 126], [18, 0, 1]], [[255, 2, 253], [127, 128, 7]], [[3, 2, 2], [7, 128, 4]], [[253, 10, 250], [121, 0, 28]]]> : tensor<8x2x3xui8> loc("add_of_bitcast_convert, and_of_bitcast_convert, clamp_of_bitcast_convert, count_leading_zeros_of_bitcast_convert, divide_of_bitcast_convert, maximum_of_bitcast_convert, minimum_of_bitcast_convert, multiply_of_bitcast_convert")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[1, 254, 3], [129, 128, 249]], [[0, 253, 2], [128, 127, 248]], [[255, 7, 255], [127, 250, 7]], [[8, 1, 7], [7, 1, 3]], [[1, 2, 229], [1, 0, 7]], [[0, 2, 1], [1, 128, 3]], [[255, 5, 253], [7, 250, 7]], [[254, 4, 250], [254, 0, 14]]]> : tensor<8x2x3xui8> loc("negate_of_bitcast_convert, not_of_bitcast_convert, or_of_bitcast_convert, popcnt_of_bitcast_convert, power_of_bitcast_convert, remainder_of_bitcast_convert, select_of_bitcast_convert, shift_left_of_bitcast_convert")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[255, 1, 255, 127, 224, 3, 63, 1, 31, 127, 32, 3, 255, 253, 2, 128, 127, 7, 255, 2, 253, 127, 128, 7, 252, 7, 255, 120, 122, 3, 19, 253, 83, 23, 1, 255, 255, 135, 255, 128]> : tensor<40xui8> loc("shift_right_arithmetic_of_bitcast_convert, shift_right_logical_of_bitcast_convert, sort_of_bitcast_convert, subtract_of_bitcast_convert, xor_of_bitcast_convert, dot_general_of_bitcast_convert, reduce_window_of_bitcast_convert, reduce_of_bitcast_convert")
  check.expect_eq_const %bitcast_convert_2, dense<[[[-1, 2, -3], [127, -128, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_bitcast_convert")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_bitcast_convert")
  check.expect_eq_const %convert, dense<[[[255, 2, 253], [127, 128, 7]]]> : tensor<1x2x3xi32> loc("convert_of_bitcast_convert")
  return
}
