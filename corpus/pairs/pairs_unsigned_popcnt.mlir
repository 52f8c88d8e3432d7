// Pairs of ops: what takes the unsigned result of popcnt. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__10 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %popcnt = stablehlo.popcnt %ui8 : tensor<1x2x3xui8>
  %add = stablehlo.add %popcnt, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[4, 6, 4], [15, 251, 7]]]> : tensor<1x2x3xui8> loc("add_of_popcnt")
  %and = stablehlo.and %ui8__2, %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[1, 1, 2], [0, 0, 0]]]> : tensor<1x2x3xui8> loc("and_of_popcnt")
  %bitcast_convert = stablehlo.bitcast_convert %popcnt : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[1, 1, 2], [8, 1, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_popcnt")
  %clamp = stablehlo.clamp %ui8__3, %popcnt, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[2, 2, 2], [8, 2, 3]]]> : tensor<1x2x3xui8> loc("clamp_of_popcnt")
  %compare = stablehlo.compare LT, %popcnt, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [false, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_popcnt")
  %convert = stablehlo.convert %popcnt : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[1, 1, 2], [8, 1, 3]]]> : tensor<1x2x3xi32> loc("convert_of_popcnt")
  %count_leading_zeros = stablehlo.count_leading_zeros %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[7, 7, 6], [4, 7, 6]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_popcnt")
  %divide = stablehlo.divide %popcnt, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 0, 1], [4, 0, 1]]]> : tensor<1x2x3xui8> loc("divide_of_popcnt")
  %dot_general = stablehlo.dot_general %popcnt, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[249, 20], [8, 59]]]> : tensor<1x2x2xui8> loc("dot_general_of_popcnt")
  %maximum = stablehlo.maximum %ui8__2, %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2], [8, 250, 4]]]> : tensor<1x2x3xui8> loc("maximum_of_popcnt")
  %minimum = stablehlo.minimum %popcnt, %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[1, 1, 2], [8, 1, 3]]]> : tensor<1x2x3xui8> loc("minimum_of_popcnt")
  %multiply = stablehlo.multiply %popcnt, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<0> : tensor<1x2x3xui8> loc("multiply_of_popcnt")
  %negate = stablehlo.negate %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[255, 255, 254], [248, 255, 253]]]> : tensor<1x2x3xui8> loc("negate_of_popcnt")
  %not = stablehlo.not %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[254, 254, 253], [247, 254, 252]]]> : tensor<1x2x3xui8> loc("not_of_popcnt")
  %or = stablehlo.or %popcnt, %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[1, 1, 2], [8, 1, 3]]]> : tensor<1x2x3xui8> loc("or_of_popcnt")
  %popcnt_2 = stablehlo.popcnt %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt_2, dense<[[[1, 1, 1], [1, 1, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_popcnt")
  %power = stablehlo.power %popcnt, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[1, 1, 8], [1, 1, 3]]]> : tensor<1x2x3xui8> loc("power_of_popcnt")
  %reduce = stablehlo.reduce(%popcnt init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[2, 8]]> : tensor<1x2xui8> loc("reduce_of_popcnt")
  %reduce_window = "stablehlo.reduce_window"(%popcnt, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[2, 3], [9, 4]]]> : tensor<1x2x2xui8> loc("reduce_window_of_popcnt")
  %remainder = stablehlo.remainder %popcnt, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[1, 1, 0], [0, 1, 1]]]> : tensor<1x2x3xui8> loc("remainder_of_popcnt")
  %select = stablehlo.select %i1, %popcnt, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[1, 5, 2], [7, 250, 3]]]> : tensor<1x2x3xui8> loc("select_of_popcnt")
  %shift_left = stablehlo.shift_left %popcnt, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[4, 2, 16], [8, 4, 6]]]> : tensor<1x2x3xui8> loc("shift_left_of_popcnt")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %popcnt, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 0, 0], [8, 0, 1]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_popcnt")
  %shift_right_logical = stablehlo.shift_right_logical %popcnt, %ui8__10 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 0, 1], [4, 0, 1]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_popcnt")
  %sort = "stablehlo.sort"(%popcnt) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[2, 1, 1], [8, 3, 1]]]> : tensor<1x2x3xui8> loc("sort_of_popcnt")
  %subtract = stablehlo.subtract %ui8__2, %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[2, 4, 0], [255, 249, 1]]]> : tensor<1x2x3xui8> loc("subtract_of_popcnt")
  %xor = stablehlo.xor %popcnt, %popcnt : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<0> : tensor<1x2x3xui8> loc("xor_of_popcnt")
  return
}
