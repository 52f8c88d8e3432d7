// Pairs of ops: what takes the unsigned result of maximum. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %maximum = stablehlo.maximum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %maximum, %maximum : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[6, 10, 6], [254, 244, 14]]]> : tensor<1x2x3xui8> loc("add_of_maximum")
  %and = stablehlo.and %maximum, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[1, 1, 1], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("and_of_maximum")
  %bitcast_convert = stablehlo.bitcast_convert %maximum : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[3, 5, 3], [-1, -6, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_maximum")
  %clamp = stablehlo.clamp %ui8__4, %maximum, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[3, 5, 3], [100, 100, 7]]]> : tensor<1x2x3xui8> loc("clamp_of_maximum")
  %compare = stablehlo.compare GE, %maximum, %maximum : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_maximum")
  %convert = stablehlo.convert %maximum : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[3, 5, 3], [255, 250, 7]]]> : tensor<1x2x3xi32> loc("convert_of_maximum")
  %count_leading_zeros = stablehlo.count_leading_zeros %maximum : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[6, 5, 6], [0, 0, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_maximum")
  %divide = stablehlo.divide %maximum, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[1, 1, 1], [36, 1, 1]]]> : tensor<1x2x3xui8> loc("divide_of_maximum")
  %dot_general = stablehlo.dot_general %maximum, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[1, 62], [199, 237]]]> : tensor<1x2x2xui8> loc("dot_general_of_maximum")
  %maximum_2 = stablehlo.maximum %maximum, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum_2, dense<[[[3, 5, 3], [255, 250, 7]]]> : tensor<1x2x3xui8> loc("maximum_of_maximum")
  %minimum = stablehlo.minimum %maximum, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_maximum")
  %multiply = stablehlo.multiply %ui8__2, %maximum : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[9, 25, 6], [249, 36, 28]]]> : tensor<1x2x3xui8> loc("multiply_of_maximum")
  %negate = stablehlo.negate %maximum : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[253, 251, 253], [1, 6, 249]]]> : tensor<1x2x3xui8> loc("negate_of_maximum")
  %not = stablehlo.not %maximum : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[252, 250, 252], [0, 5, 248]]]> : tensor<1x2x3xui8> loc("not_of_maximum")
  %or = stablehlo.or %maximum, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 5, 3], [255, 250, 7]]]> : tensor<1x2x3xui8> loc("or_of_maximum")
  %popcnt = stablehlo.popcnt %maximum : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[2, 2, 2], [8, 6, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_maximum")
  %power = stablehlo.power %maximum, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[9, 5, 27], [1, 36, 7]]]> : tensor<1x2x3xui8> loc("power_of_maximum")
  %reduce = stablehlo.reduce(%maximum init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[5, 255]]> : tensor<1x2xui8> loc("reduce_of_maximum")
  %reduce_window = "stablehlo.reduce_window"(%maximum, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[8, 8], [249, 1]]]> : tensor<1x2x2xui8> loc("reduce_window_of_maximum")
  %remainder = stablehlo.remainder %maximum, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 0, 1], [3, 0, 3]]]> : tensor<1x2x3xui8> loc("remainder_of_maximum")
  %select = stablehlo.select %i1, %maximum, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 5, 3], [7, 250, 7]]]> : tensor<1x2x3xui8> loc("select_of_maximum")
  %shift_left = stablehlo.shift_left %maximum, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[6, 10, 6], [254, 244, 14]]]> : tensor<1x2x3xui8> loc("shift_left_of_maximum")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %maximum, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 2, 0], [255, 254, 3]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_maximum")
  %shift_right_logical = stablehlo.shift_right_logical %maximum, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2, 0], [255, 62, 3]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_maximum")
  %sort = "stablehlo.sort"(%maximum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[5, 3, 3], [255, 250, 7]]]> : tensor<1x2x3xui8> loc("sort_of_maximum")
  %subtract = stablehlo.subtract %maximum, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[3, 5, 3], [255, 250, 7]]]> : tensor<1x2x3xui8> loc("subtract_of_maximum")
  %xor = stablehlo.xor %maximum, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[0, 0, 1], [248, 0, 3]]]> : tensor<1x2x3xui8> loc("xor_of_maximum")
  return
}
