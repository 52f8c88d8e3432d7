// Pairs of ops: what takes the unsigned result of reduce. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[[1, 2, 3], [255, 128, 7]], [[6, 8, 1], [10, 12, 11]]]]> : tensor<1x2x2x3xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<ui8>
  %ui8__3 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce = stablehlo.reduce(%ui8 init: %ui8__2) across dimensions = [2] : (tensor<1x2x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add : tensor<ui8>
  }
  %add_2 = stablehlo.add %reduce, %reduce : tensor<1x2x3xui8>
  %and = stablehlo.and %reduce, %ui8__3 : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %reduce : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp = stablehlo.clamp %ui8__4, %reduce, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare GE, %reduce, %reduce : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %reduce : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %reduce : tensor<1x2x3xui8>
  %divide = stablehlo.divide %reduce, %ui8__6 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %reduce, %ui8__8, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  %maximum = stablehlo.maximum %reduce, %ui8__7 : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %reduce, %ui8__6 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %ui8__6, %reduce : tensor<1x2x3xui8>
  %negate = stablehlo.negate %reduce : tensor<1x2x3xui8>
  %not = stablehlo.not %reduce : tensor<1x2x3xui8>
  %or = stablehlo.or %reduce, %ui8__6 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %reduce : tensor<1x2x3xui8>
  %power = stablehlo.power %reduce, %ui8__9 : tensor<1x2x3xui8>
  %reduce_2 = stablehlo.reduce(%reduce init: %ui8__2) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %reduce_window = "stablehlo.reduce_window"(%reduce, %ui8__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  %remainder = stablehlo.remainder %reduce, %ui8__6 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %reduce, %ui8__6 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %reduce, %ui8__3 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reduce, %ui8__9 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %reduce, %ui8__9 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%reduce) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %reduce, %ui8__7 : tensor<1x2x3xui8>
  %xor = stablehlo.xor %reduce, %ui8__6 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add_2, %and, %clamp, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[0, 4, 20], [32, 40, 24]], [[0, 0, 0], [0, 0, 0]], [[2, 100, 10], [16, 20, 12]], [[8, 0, 4], [3, 3, 4]], [[0, 26, 5], [2, 0, 3]], [[0, 130, 10], [16, 20, 12]], [[0, 5, 2], [7, 20, 4]], [[0, 138, 20], [112, 136, 48]]]> : tensor<8x2x3xui8> loc("add_of_reduce, and_of_reduce, clamp_of_reduce, count_leading_zeros_of_reduce, divide_of_reduce, maximum_of_reduce, minimum_of_reduce, multiply_of_reduce")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %remainder, %select, %shift_left, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[0, 126, 246], [240, 236, 244]], [[255, 125, 245], [239, 235, 243]], [[3, 135, 10], [23, 254, 12]], [[0, 2, 2], [1, 2, 2]], [[0, 130, 232], [1, 144, 12]], [[0, 0, 0], [2, 20, 0]], [[0, 5, 10], [7, 250, 12]], [[0, 4, 20], [32, 40, 24]]]> : tensor<8x2x3xui8> loc("negate_of_reduce, not_of_reduce, or_of_reduce, popcnt_of_reduce, power_of_reduce, remainder_of_reduce, select_of_reduce, shift_left_of_reduce")
  %reshape = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %dot_general : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_7 = stablehlo.reshape %reduce_window : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %reshape_8 = stablehlo.reshape %reduce_2 : (tensor<1x2xui8>) -> tensor<2xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<4xui8>, tensor<4xui8>, tensor<2xui8>) -> tensor<40xui8>
  check.expect_eq_const %concatenate_3, dense<[0, 193, 1, 16, 5, 6, 0, 65, 1, 16, 5, 6, 130, 10, 0, 20, 16, 12, 0, 130, 10, 16, 20, 12, 3, 135, 8, 23, 238, 8, 200, 182, 16, 12, 130, 140, 36, 32, 130, 20]> : tensor<40xui8> loc("shift_right_arithmetic_of_reduce, shift_right_logical_of_reduce, sort_of_reduce, subtract_of_reduce, xor_of_reduce, dot_general_of_reduce, reduce_window_of_reduce, reduce_of_reduce")
  check.expect_eq_const %bitcast_convert, dense<[[[0, -126, 10], [16, 20, 12]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_reduce")
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_reduce")
  check.expect_eq_const %convert, dense<[[[0, 130, 10], [16, 20, 12]]]> : tensor<1x2x3xi32> loc("convert_of_reduce")
  return
}
