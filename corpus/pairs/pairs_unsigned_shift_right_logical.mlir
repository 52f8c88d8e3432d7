// Pairs of ops: what takes the unsigned result of shift_right_logical. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__10 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %shift_right_logical = stablehlo.shift_right_logical %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %shift_right_logical, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[3, 6, 2], [6, 26, 7]]]> : tensor<1x2x3xui8> loc("add_of_shift_right_logical")
  %and = stablehlo.and %ui8__3, %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[0, 1, 0], [7, 32, 0]]]> : tensor<1x2x3xui8> loc("and_of_shift_right_logical")
  %bitcast_convert = stablehlo.bitcast_convert %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1, 0], [-1, 32, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_shift_right_logical")
  %clamp = stablehlo.clamp %ui8__4, %shift_right_logical, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[2, 2, 2], [100, 32, 3]]]> : tensor<1x2x3xui8> loc("clamp_of_shift_right_logical")
  %compare = stablehlo.compare LT, %shift_right_logical, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_shift_right_logical")
  %convert = stablehlo.convert %shift_right_logical : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[0, 1, 0], [255, 32, 3]]]> : tensor<1x2x3xi32> loc("convert_of_shift_right_logical")
  %count_leading_zeros = stablehlo.count_leading_zeros %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[8, 7, 8], [0, 2, 6]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_shift_right_logical")
  %divide = stablehlo.divide %shift_right_logical, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 0, 0], [127, 16, 1]]]> : tensor<1x2x3xui8> loc("divide_of_shift_right_logical")
  %dot_general = stablehlo.dot_general %shift_right_logical, %ui8__8, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[2, 7], [43, 231]]]> : tensor<1x2x2xui8> loc("dot_general_of_shift_right_logical")
  %maximum = stablehlo.maximum %ui8__3, %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2], [255, 250, 4]]]> : tensor<1x2x3xui8> loc("maximum_of_shift_right_logical")
  %minimum = stablehlo.minimum %shift_right_logical, %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[0, 1, 0], [255, 32, 3]]]> : tensor<1x2x3xui8> loc("minimum_of_shift_right_logical")
  %multiply = stablehlo.multiply %shift_right_logical, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<0> : tensor<1x2x3xui8> loc("multiply_of_shift_right_logical")
  %negate = stablehlo.negate %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[0, 255, 0], [1, 224, 253]]]> : tensor<1x2x3xui8> loc("negate_of_shift_right_logical")
  %not = stablehlo.not %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[255, 254, 255], [0, 223, 252]]]> : tensor<1x2x3xui8> loc("not_of_shift_right_logical")
  %or = stablehlo.or %shift_right_logical, %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[0, 1, 0], [255, 32, 3]]]> : tensor<1x2x3xui8> loc("or_of_shift_right_logical")
  %popcnt = stablehlo.popcnt %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[0, 1, 0], [8, 1, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_shift_right_logical")
  %power = stablehlo.power %shift_right_logical, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[0, 1, 0], [1, 0, 3]]]> : tensor<1x2x3xui8> loc("power_of_shift_right_logical")
  %reduce = stablehlo.reduce(%shift_right_logical init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[1, 255]]> : tensor<1x2xui8> loc("reduce_of_shift_right_logical")
  %reduce_window = "stablehlo.reduce_window"(%shift_right_logical, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[1, 1], [31, 35]]]> : tensor<1x2x2xui8> loc("reduce_window_of_shift_right_logical")
  %remainder = stablehlo.remainder %shift_right_logical, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 1, 0], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("remainder_of_shift_right_logical")
  %select = stablehlo.select %i1, %shift_right_logical, %ui8__3 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[0, 5, 0], [7, 250, 3]]]> : tensor<1x2x3xui8> loc("select_of_shift_right_logical")
  %shift_left = stablehlo.shift_left %shift_right_logical, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[0, 2, 0], [255, 128, 6]]]> : tensor<1x2x3xui8> loc("shift_left_of_shift_right_logical")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_right_logical, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 0, 0], [255, 8, 1]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_shift_right_logical")
  %shift_right_logical_2 = stablehlo.shift_right_logical %shift_right_logical, %ui8__10 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical_2, dense<[[[0, 0, 0], [127, 16, 1]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_shift_right_logical")
  %sort = "stablehlo.sort"(%shift_right_logical) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[1, 0, 0], [255, 32, 3]]]> : tensor<1x2x3xui8> loc("sort_of_shift_right_logical")
  %subtract = stablehlo.subtract %ui8__3, %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[3, 4, 2], [8, 218, 1]]]> : tensor<1x2x3xui8> loc("subtract_of_shift_right_logical")
  %xor = stablehlo.xor %shift_right_logical, %shift_right_logical : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<0> : tensor<1x2x3xui8> loc("xor_of_shift_right_logical")
  return
}
