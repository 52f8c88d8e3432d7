// Pairs of ops: what takes the unsigned result of xor. The values are those of scripts/oracle.
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
  %xor = stablehlo.xor %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__2, %xor : tensor<1x2x3xui8>
  %and = stablehlo.and %xor, %xor : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %xor : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %xor, %ui8__2, %ui8__4 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LE, %ui8__2, %xor : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %xor : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %xor : tensor<1x2x3xui8>
  %divide = stablehlo.divide %xor, %ui8__2 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__6, %xor, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %xor, %xor : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %xor, %ui8__5 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %xor, %ui8__2 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %xor : tensor<1x2x3xui8>
  %not = stablehlo.not %xor : tensor<1x2x3xui8>
  %or = stablehlo.or %xor, %ui8__7 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %xor : tensor<1x2x3xui8>
  %power = stablehlo.power %xor, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%xor init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%xor, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %xor, %ui8__2 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__2, %xor : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %xor, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %xor, %ui8__7 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %xor, %ui8__8 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%xor) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %xor, %xor : tensor<1x2x3xui8>
  %xor_2 = stablehlo.xor %xor, %ui8__7 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[5, 12, 3], [255, 116, 7]], [[2, 7, 1], [248, 122, 3]], [[3, 7, 2], [100, 100, 4]], [[6, 5, 7], [0, 1, 6]], [[0, 1, 0], [35, 0, 0]], [[2, 7, 1], [248, 122, 3]], [[0, 0, 0], [0, 0, 0]], [[6, 35, 2], [200, 36, 12]]]> : tensor<8x2x3xui8> loc("add_of_xor, and_of_xor, clamp_of_xor, count_leading_zeros_of_xor, divide_of_xor, maximum_of_xor, minimum_of_xor, multiply_of_xor")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[254, 249, 255], [8, 134, 253]], [[253, 248, 254], [7, 133, 252]], [[3, 7, 1], [249, 123, 3]], [[1, 3, 1], [5, 5, 2]], [[4, 7, 1], [1, 36, 3]], [[2, 9, 8], [248, 114, 125]], [[2, 2, 1], [3, 122, 3]], [[3, 7, 2], [248, 122, 4]]]> : tensor<8x2x3xui8> loc("negate_of_xor, not_of_xor, or_of_xor, popcnt_of_xor, power_of_xor, reduce_window_of_xor, remainder_of_xor, select_of_xor")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor_2 : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[8, 14, 8, 248, 232, 6, 1, 3, 0, 252, 61, 1, 0, 3, 0, 248, 30, 1, 7, 2, 1, 248, 122, 3, 0, 0, 0, 0, 0, 0, 3, 6, 0, 249, 123, 2, 250, 129, 4, 222, 119, 18, 204, 100, 23, 212, 190, 6, 222, 119, 18]> : tensor<51xui8> loc("shift_left_of_xor, shift_right_arithmetic_of_xor, shift_right_logical_of_xor, sort_of_xor, subtract_of_xor, xor_of_xor, reduce_of_xor, dot_general_of_xor")
  check.expect_eq_const %bitcast_convert, dense<[[[2, 7, 1], [-8, 122, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_xor")
  check.expect_eq_const %compare, dense<[[[false, true, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_xor")
  check.expect_eq_const %convert, dense<[[[2, 7, 1], [248, 122, 3]]]> : tensor<1x2x3xi32> loc("convert_of_xor")
  return
}
