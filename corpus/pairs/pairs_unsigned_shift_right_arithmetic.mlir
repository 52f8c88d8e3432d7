// Pairs of ops: what takes the unsigned result of shift_right_arithmetic. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__8 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__3, %shift_right_arithmetic : tensor<1x2x3xui8>
  %and = stablehlo.and %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__4, %shift_right_arithmetic, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LE, %ui8__3, %shift_right_arithmetic : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %shift_right_arithmetic : tensor<1x2x3xui8>
  %divide = stablehlo.divide %shift_right_arithmetic, %ui8__3 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__7, %shift_right_arithmetic, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %shift_right_arithmetic, %ui8__6 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %shift_right_arithmetic, %ui8__3 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %shift_right_arithmetic : tensor<1x2x3xui8>
  %not = stablehlo.not %shift_right_arithmetic : tensor<1x2x3xui8>
  %or = stablehlo.or %shift_right_arithmetic, %ui8__8 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %shift_right_arithmetic : tensor<1x2x3xui8>
  %power = stablehlo.power %shift_right_arithmetic, %ui8__2 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%shift_right_arithmetic init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%shift_right_arithmetic, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %shift_right_arithmetic, %ui8__3 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__3, %shift_right_arithmetic : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %shift_right_arithmetic, %ui8__2 : tensor<1x2x3xui8>
  %shift_right_arithmetic_2 = stablehlo.shift_right_arithmetic %shift_right_arithmetic, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %shift_right_arithmetic, %ui8__2 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%shift_right_arithmetic) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xui8>
  %xor = stablehlo.xor %shift_right_arithmetic, %ui8__8 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[3, 6, 2], [6, 218, 7]], [[0, 1, 0], [255, 224, 3]], [[2, 2, 2], [100, 100, 3]], [[8, 7, 8], [0, 0, 6]], [[0, 0, 0], [36, 0, 0]], [[0, 1, 0], [255, 224, 3]], [[0, 0, 0], [0, 0, 0]], [[0, 5, 0], [249, 192, 12]]]> : tensor<8x2x3xui8> loc("add_of_shift_right_arithmetic, and_of_shift_right_arithmetic, clamp_of_shift_right_arithmetic, count_leading_zeros_of_shift_right_arithmetic, divide_of_shift_right_arithmetic, maximum_of_shift_right_arithmetic, minimum_of_shift_right_arithmetic, multiply_of_shift_right_arithmetic")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[0, 255, 0], [1, 32, 253]], [[255, 254, 255], [0, 31, 252]], [[1, 1, 1], [255, 225, 3]], [[0, 1, 0], [8, 3, 2]], [[0, 1, 0], [1, 0, 3]], [[0, 1, 1], [255, 223, 227]], [[0, 1, 0], [3, 224, 3]], [[3, 1, 2], [255, 224, 4]]]> : tensor<8x2x3xui8> loc("negate_of_shift_right_arithmetic, not_of_shift_right_arithmetic, or_of_shift_right_arithmetic, popcnt_of_shift_right_arithmetic, power_of_shift_right_arithmetic, reduce_window_of_shift_right_arithmetic, remainder_of_shift_right_arithmetic, select_of_shift_right_arithmetic")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic_2 : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[0, 2, 0, 255, 128, 6, 0, 0, 0, 255, 240, 1, 0, 0, 0, 255, 56, 1, 1, 0, 0, 255, 224, 3, 0, 0, 0, 0, 0, 0, 1, 0, 1, 254, 225, 2, 255, 225, 3, 251, 99, 15, 249, 34, 21, 252, 122, 12, 251, 99, 15]> : tensor<51xui8> loc("shift_left_of_shift_right_arithmetic, shift_right_arithmetic_of_shift_right_arithmetic, shift_right_logical_of_shift_right_arithmetic, sort_of_shift_right_arithmetic, subtract_of_shift_right_arithmetic, xor_of_shift_right_arithmetic, reduce_of_shift_right_arithmetic, dot_general_of_shift_right_arithmetic")
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1, 0], [-1, -32, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_shift_right_arithmetic")
  check.expect_eq_const %compare, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_shift_right_arithmetic")
  check.expect_eq_const %convert, dense<[[[0, 1, 0], [255, 224, 3]]]> : tensor<1x2x3xi32> loc("convert_of_shift_right_arithmetic")
  return
}
