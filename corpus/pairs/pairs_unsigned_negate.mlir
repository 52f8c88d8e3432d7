// Pairs of ops: what takes the unsigned result of negate. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %negate = stablehlo.negate %ui8 : tensor<1x2x3xui8>
  %add = stablehlo.add %negate, %ui8__2 : tensor<1x2x3xui8>
  %and = stablehlo.and %negate, %ui8__3 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %negate : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__4, %negate, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LT, %negate, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %negate : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %negate : tensor<1x2x3xui8>
  %divide = stablehlo.divide %negate, %ui8__3 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__6, %negate, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %negate, %ui8__3 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %ui8__3, %negate : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %negate, %negate : tensor<1x2x3xui8>
  %negate_2 = stablehlo.negate %negate : tensor<1x2x3xui8>
  %not = stablehlo.not %negate : tensor<1x2x3xui8>
  %or = stablehlo.or %ui8__3, %negate : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %negate : tensor<1x2x3xui8>
  %power = stablehlo.power %negate, %ui8__7 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%negate init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%negate, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %negate, %ui8__3 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__3, %negate : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %negate, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %negate, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %negate, %ui8__9 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%negate) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %negate, %ui8__3 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %ui8__3, %negate : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[255, 254, 253], [1, 128, 249]], [[3, 4, 0], [1, 128, 0]], [[100, 100, 100], [2, 100, 100]], [[0, 0, 0], [7, 0, 0]], [[85, 50, 126], [0, 0, 62]], [[255, 254, 253], [7, 250, 249]], [[3, 5, 2], [1, 128, 4]], [[1, 4, 9], [1, 0, 49]]]> : tensor<8x2x3xui8> loc("add_of_negate, and_of_negate, clamp_of_negate, count_leading_zeros_of_negate, divide_of_negate, maximum_of_negate, minimum_of_negate, multiply_of_negate")
  %concatenate_2 = stablehlo.concatenate %negate_2, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[1, 2, 3], [255, 128, 7]], [[0, 1, 2], [254, 127, 6]], [[255, 255, 255], [7, 250, 253]], [[8, 7, 7], [1, 1, 6]], [[1, 4, 9], [1, 0, 49]], [[255, 253, 251], [1, 129, 121]], [[0, 4, 1], [1, 128, 1]], [[3, 254, 2], [1, 128, 4]]]> : tensor<8x2x3xui8> loc("negate_of_negate, not_of_negate, or_of_negate, popcnt_of_negate, power_of_negate, reduce_window_of_negate, remainder_of_negate, select_of_negate")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[252, 252, 232, 1, 0, 242, 255, 255, 255, 1, 224, 252, 63, 127, 31, 1, 32, 124, 255, 254, 253, 249, 128, 1, 252, 249, 251, 250, 134, 245, 252, 251, 255, 6, 122, 253, 0, 126, 246, 2, 122, 212, 5, 124, 201, 10, 12, 246, 2, 122, 212]> : tensor<51xui8> loc("shift_left_of_negate, shift_right_arithmetic_of_negate, shift_right_logical_of_negate, sort_of_negate, subtract_of_negate, xor_of_negate, reduce_of_negate, dot_general_of_negate")
  check.expect_eq_const %bitcast_convert, dense<[[[-1, -2, -3], [1, -128, -7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_negate")
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_negate")
  check.expect_eq_const %convert, dense<[[[255, 254, 253], [1, 128, 249]]]> : tensor<1x2x3xi32> loc("convert_of_negate")
  return
}
