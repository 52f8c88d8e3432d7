// Pairs of ops: what takes the unsigned result of clamp. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__2 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %clamp = stablehlo.clamp %ui8, %ui8__2, %ui8__3 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__4, %clamp : tensor<1x2x3xui8>
  %and = stablehlo.and %clamp, %clamp : tensor<1x2x3xui8>
  %bitcast_convert = stablehlo.bitcast_convert %clamp : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  %clamp_2 = stablehlo.clamp %clamp, %ui8__4, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %compare = stablehlo.compare LE, %ui8__4, %clamp : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  %convert = stablehlo.convert %clamp : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  %count_leading_zeros = stablehlo.count_leading_zeros %clamp : tensor<1x2x3xui8>
  %divide = stablehlo.divide %clamp, %ui8__4 : tensor<1x2x3xui8>
  %dot_general = stablehlo.dot_general %ui8__6, %clamp, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  %maximum = stablehlo.maximum %clamp, %clamp : tensor<1x2x3xui8>
  %minimum = stablehlo.minimum %clamp, %ui8__5 : tensor<1x2x3xui8>
  %multiply = stablehlo.multiply %clamp, %ui8__4 : tensor<1x2x3xui8>
  %negate = stablehlo.negate %clamp : tensor<1x2x3xui8>
  %not = stablehlo.not %clamp : tensor<1x2x3xui8>
  %or = stablehlo.or %clamp, %ui8__7 : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %clamp : tensor<1x2x3xui8>
  %power = stablehlo.power %clamp, %ui8__8 : tensor<1x2x3xui8>
  %reduce = stablehlo.reduce(%clamp init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  %reduce_window = "stablehlo.reduce_window"(%clamp, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %remainder = stablehlo.remainder %clamp, %ui8__4 : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8__4, %clamp : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %shift_left = stablehlo.shift_left %clamp, %ui8__8 : tensor<1x2x3xui8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %clamp, %ui8__7 : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %clamp, %ui8__8 : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%clamp) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %subtract = stablehlo.subtract %clamp, %clamp : tensor<1x2x3xui8>
  %xor = stablehlo.xor %clamp, %ui8__7 : tensor<1x2x3xui8>
  %concatenate = stablehlo.concatenate %add, %and, %clamp_2, %count_leading_zeros, %divide, %maximum, %minimum, %multiply, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate, dense<[[[5, 7, 5], [107, 94, 11]], [[2, 2, 3], [100, 100, 7]], [[3, 5, 3], [100, 100, 7]], [[6, 6, 6], [1, 1, 5]], [[0, 0, 1], [14, 0, 1]], [[2, 2, 3], [100, 100, 7]], [[0, 0, 0], [0, 0, 0]], [[6, 10, 6], [188, 168, 28]]]> : tensor<8x2x3xui8> loc("add_of_clamp, and_of_clamp, clamp_of_clamp, count_leading_zeros_of_clamp, divide_of_clamp, maximum_of_clamp, minimum_of_clamp, multiply_of_clamp")
  %concatenate_2 = stablehlo.concatenate %negate, %not, %or, %popcnt, %power, %reduce_window, %remainder, %select, dim = 0 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<8x2x3xui8>
  check.expect_eq_const %concatenate_2, dense<[[[254, 254, 253], [156, 156, 249]], [[253, 253, 252], [155, 155, 248]], [[3, 3, 3], [101, 101, 7]], [[1, 1, 2], [3, 3, 3]], [[4, 2, 27], [1, 16, 7]], [[2, 4, 5], [100, 200, 107]], [[2, 2, 1], [2, 100, 3]], [[3, 2, 2], [100, 100, 4]]]> : tensor<8x2x3xui8> loc("negate_of_clamp, not_of_clamp, or_of_clamp, popcnt_of_clamp, power_of_clamp, reduce_window_of_clamp, remainder_of_clamp, select_of_clamp")
  %reshape = stablehlo.reshape %shift_left : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_2 = stablehlo.reshape %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_3 = stablehlo.reshape %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_5 = stablehlo.reshape %subtract : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_6 = stablehlo.reshape %xor : (tensor<1x2x3xui8>) -> tensor<6xui8>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xui8>) -> tensor<3xui8>
  %reshape_8 = stablehlo.reshape %dot_general : (tensor<4x1x3xui8>) -> tensor<12xui8>
  %concatenate_3 = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, dim = 0 : (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<3xui8>, tensor<12xui8>) -> tensor<51xui8>
  check.expect_eq_const %concatenate_3, dense<[8, 4, 24, 100, 144, 14, 1, 1, 1, 50, 50, 3, 0, 1, 0, 100, 25, 3, 3, 2, 2, 100, 100, 7, 0, 0, 0, 0, 0, 0, 3, 3, 2, 101, 101, 6, 102, 102, 10, 250, 250, 44, 192, 192, 55, 132, 132, 10, 250, 250, 44]> : tensor<51xui8> loc("shift_left_of_clamp, shift_right_arithmetic_of_clamp, shift_right_logical_of_clamp, sort_of_clamp, subtract_of_clamp, xor_of_clamp, reduce_of_clamp, dot_general_of_clamp")
  check.expect_eq_const %bitcast_convert, dense<[[[2, 2, 3], [100, 100, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_clamp")
  check.expect_eq_const %compare, dense<[[[false, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_clamp")
  check.expect_eq_const %convert, dense<[[[2, 2, 3], [100, 100, 7]]]> : tensor<1x2x3xi32> loc("convert_of_clamp")
  return
}
