// Pairs of ops: what takes the unsigned result of select. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %select = stablehlo.select %i1, %ui8, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  %add = stablehlo.add %select, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[1, 5, 3], [7, 250, 7]]]> : tensor<1x2x3xui8> loc("add_of_select")
  %and = stablehlo.and %select, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[1, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8> loc("and_of_select")
  %bitcast_convert = stablehlo.bitcast_convert %select : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[1, 5, 3], [7, -6, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_select")
  %clamp = stablehlo.clamp %ui8__4, %select, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[2, 5, 3], [7, 100, 7]]]> : tensor<1x2x3xui8> loc("clamp_of_select")
  %compare = stablehlo.compare LT, %select, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_select")
  %convert = stablehlo.convert %select : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[1, 5, 3], [7, 250, 7]]]> : tensor<1x2x3xi32> loc("convert_of_select")
  %count_leading_zeros = stablehlo.count_leading_zeros %select : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[7, 5, 6], [5, 0, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_select")
  %divide = stablehlo.divide %select, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 1, 1], [1, 1, 1]]]> : tensor<1x2x3xui8> loc("divide_of_select")
  %dot_general = stablehlo.dot_general %ui8__6, %select, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[38, 241, 44]], [[51, 224, 55]], [[22, 202, 10]], [[38, 241, 44]]]> : tensor<4x1x3xui8> loc("dot_general_of_select")
  %maximum = stablehlo.maximum %select, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 5, 3], [7, 250, 7]]]> : tensor<1x2x3xui8> loc("maximum_of_select")
  %minimum = stablehlo.minimum %ui8__2, %select : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[1, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_select")
  %multiply = stablehlo.multiply %select, %select : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[1, 25, 9], [49, 36, 49]]]> : tensor<1x2x3xui8> loc("multiply_of_select")
  %negate = stablehlo.negate %select : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[255, 251, 253], [249, 6, 249]]]> : tensor<1x2x3xui8> loc("negate_of_select")
  %not = stablehlo.not %select : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[254, 250, 252], [248, 5, 248]]]> : tensor<1x2x3xui8> loc("not_of_select")
  %or = stablehlo.or %ui8__2, %select : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 5, 3], [7, 250, 7]]]> : tensor<1x2x3xui8> loc("or_of_select")
  %popcnt = stablehlo.popcnt %select : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[1, 2, 2], [3, 6, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_select")
  %power = stablehlo.power %select, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[1, 25, 9], [49, 36, 49]]]> : tensor<1x2x3xui8> loc("power_of_select")
  %reduce = stablehlo.reduce(%select init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[8, 255, 10]]> : tensor<1x3xui8> loc("reduce_of_select")
  %reduce_window = "stablehlo.reduce_window"(%select, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[1, 6, 8], [7, 1, 1]]]> : tensor<1x2x3xui8> loc("reduce_window_of_select")
  %remainder = stablehlo.remainder %select, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[1, 0, 1], [0, 0, 3]]]> : tensor<1x2x3xui8> loc("remainder_of_select")
  %select_2 = stablehlo.select %i1, %ui8__2, %select : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select_2, dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8> loc("select_of_select")
  %shift_left = stablehlo.shift_left %select, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[4, 10, 24], [7, 232, 14]]]> : tensor<1x2x3xui8> loc("shift_left_of_select")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %select, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 2, 0], [7, 254, 3]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_select")
  %shift_right_logical = stablehlo.shift_right_logical %select, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2, 0], [7, 62, 3]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_select")
  %sort = "stablehlo.sort"(%select) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[5, 3, 1], [250, 7, 7]]]> : tensor<1x2x3xui8> loc("sort_of_select")
  %subtract = stablehlo.subtract %select, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[254, 0, 1], [0, 0, 3]]]> : tensor<1x2x3xui8> loc("subtract_of_select")
  %xor = stablehlo.xor %ui8__2, %select : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[2, 0, 1], [0, 0, 3]]]> : tensor<1x2x3xui8> loc("xor_of_select")
  return
}
