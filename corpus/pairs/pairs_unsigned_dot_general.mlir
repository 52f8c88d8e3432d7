// Pairs of ops: what takes the unsigned result of dot_general. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3, 255], [128, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__2 = stablehlo.constant dense<[[3, 5, 2], [7, 250, 4], [3, 5, 2], [7, 250, 4]]> : tensor<4x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__8 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__10 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dot_general = stablehlo.dot_general %ui8, %ui8__2, contracting_dims = [2] x [0] : (tensor<1x2x4xui8>, tensor<4x3xui8>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__3, %dot_general : tensor<1x2x3xui8>
  %and = stablehlo.and %dot_general, %dot_general : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %dot_general : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %dot_general, %ui8__3, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LE, %ui8__3, %dot_general : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %dot_general : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %dot_general : tensor<1x2x3xui8>
  %divide = stablehlo.divide %dot_general, %ui8__3 : tensor<1x2x3xui8>
  %dot_general_2 = stablehlo.dot_general %ui8__7, %dot_general, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %dot_general, %dot_general : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %dot_general, %ui8__6 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %dot_general, %ui8__3 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %dot_general : tensor<1x2x3xui8>
  %not = stablehlo.not %dot_general : tensor<1x2x3xui8>
  %or = stablehlo.or %dot_general, %ui8__8 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %dot_general : tensor<1x2x3xui8>
  %power = stablehlo.power %dot_general, %ui8__9 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%dot_general init: %ui8__10) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%dot_general, %ui8__10) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %dot_general, %ui8__3 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__3, %dot_general : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %dot_general, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %dot_general, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %dot_general, %ui8__9 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%dot_general) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %dot_general, %dot_general : tensor<1x2x3xui8>
  %xor = stablehlo.xor %dot_general, %ui8__8 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[22, 19, 14], [2, 62, 76]], [[19, 14, 12], [251, 68, 72]], [[19, 14, 12], [100, 100, 72]], [[3, 4, 4], [0, 1, 1]], [[6, 2, 6], [35, 0, 18]], [[19, 14, 12], [251, 68, 72]], [[0, 0, 0], [0, 0, 0]], [[57, 70, 24], [221, 104, 32]]]> : tensor<8x2x3xui8> loc("add_of_dot_general, and_of_dot_general, clamp_of_dot_general, count_leading_zeros_of_dot_general, divide_of_dot_general, maximum_of_dot_general, minimum_of_dot_general, multiply_of_dot_general")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[237, 242, 244], [5, 188, 184]], [[236, 241, 243], [4, 187, 183]], [[19, 15, 13], [251, 69, 73]], [[3, 3, 2], [7, 2, 2]], [[105, 14, 192], [1, 16, 72]], [[19, 33, 26], [251, 63, 140]], [[1, 4, 0], [6, 68, 0]], [[3, 14, 2], [251, 68, 4]]]> : tensor<8x2x3xui8> loc("negate_of_dot_general, not_of_dot_general, or_of_dot_general, popcnt_of_dot_general, power_of_dot_general, reduce_window_of_dot_general, remainder_of_dot_general, select_of_dot_general")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general_2 : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[76, 28, 96, 251, 16, 144, 9, 7, 6, 253, 34, 36, 4, 7, 1, 251, 17, 36, 19, 14, 12, 251, 72, 68, 0, 0, 0, 0, 0, 0, 18, 15, 13, 250, 69, 73, 14, 82, 84, 32, 126, 140, 3, 248, 16, 122, 188, 216, 32, 126, 140]> : tensor<51xui8> loc("shift_left_of_dot_general, shift_right_arithmetic_of_dot_general, shift_right_logical_of_dot_general, sort_of_dot_general, subtract_of_dot_general, xor_of_dot_general, reduce_of_dot_general, dot_general_of_dot_general")
  check.expect_eq_const %bitcast_convert, dense<[[[19, 14, 12], [-5, 68, 72]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_dot_general")
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_dot_general")
  check.expect_eq_const %convert, dense<[[[19, 14, 12], [251, 68, 72]]]> : tensor<1x2x3xi32> loc("convert_of_dot_general")
  return
}
