// Pairs of ops: what takes the unsigned result of multiply. The values are those of scripts/oracle.
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
  %multiply = stablehlo.multiply %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %multiply, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[6, 15, 8], [0, 250, 32]]]> : tensor<1x2x3xui8> loc("add_of_multiply")
  %and = stablehlo.and %ui8__2, %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[3, 0, 2], [1, 0, 4]]]> : tensor<1x2x3xui8> loc("and_of_multiply")
  %bitcast_convert = stablehlo.bitcast_convert %multiply : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[3, 10, 6], [-7, 0, 28]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_multiply")
  %clamp = stablehlo.clamp %ui8__3, %multiply, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[3, 10, 6], [100, 2, 28]]]> : tensor<1x2x3xui8> loc("clamp_of_multiply")
  %compare = stablehlo.compare LT, %multiply, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_multiply")
  %convert = stablehlo.convert %multiply : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[3, 10, 6], [249, 0, 28]]]> : tensor<1x2x3xi32> loc("convert_of_multiply")
  %count_leading_zeros = stablehlo.count_leading_zeros %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[6, 4, 5], [0, 8, 3]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_multiply")
  %divide = stablehlo.divide %multiply, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[1, 5, 3], [124, 0, 14]]]> : tensor<1x2x3xui8> loc("divide_of_multiply")
  %dot_general = stablehlo.dot_general %multiply, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[249, 109], [67, 77]]]> : tensor<1x2x2xui8> loc("dot_general_of_multiply")
  %maximum = stablehlo.maximum %ui8__2, %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 10, 6], [249, 250, 28]]]> : tensor<1x2x3xui8> loc("maximum_of_multiply")
  %minimum = stablehlo.minimum %multiply, %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[3, 10, 6], [249, 0, 28]]]> : tensor<1x2x3xui8> loc("minimum_of_multiply")
  %multiply_2 = stablehlo.multiply %multiply, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply_2, dense<0> : tensor<1x2x3xui8> loc("multiply_of_multiply")
  %negate = stablehlo.negate %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[253, 246, 250], [7, 0, 228]]]> : tensor<1x2x3xui8> loc("negate_of_multiply")
  %not = stablehlo.not %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[252, 245, 249], [6, 255, 227]]]> : tensor<1x2x3xui8> loc("not_of_multiply")
  %or = stablehlo.or %multiply, %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 10, 6], [249, 0, 28]]]> : tensor<1x2x3xui8> loc("or_of_multiply")
  %popcnt = stablehlo.popcnt %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[2, 2, 2], [6, 0, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_multiply")
  %power = stablehlo.power %multiply, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[9, 10, 216], [1, 0, 28]]]> : tensor<1x2x3xui8> loc("power_of_multiply")
  %reduce = stablehlo.reduce(%multiply init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[10, 249]]> : tensor<1x2xui8> loc("reduce_of_multiply")
  %reduce_window = "stablehlo.reduce_window"(%multiply, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[13, 16], [249, 28]]]> : tensor<1x2x2xui8> loc("reduce_window_of_multiply")
  %remainder = stablehlo.remainder %multiply, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[1, 0, 0], [1, 0, 0]]]> : tensor<1x2x3xui8> loc("remainder_of_multiply")
  %select = stablehlo.select %i1, %multiply, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 5, 6], [7, 250, 28]]]> : tensor<1x2x3xui8> loc("select_of_multiply")
  %shift_left = stablehlo.shift_left %multiply, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[12, 20, 48], [249, 0, 56]]]> : tensor<1x2x3xui8> loc("shift_left_of_multiply")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %multiply, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 5, 0], [249, 0, 14]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_multiply")
  %shift_right_logical = stablehlo.shift_right_logical %multiply, %ui8__10 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[1, 5, 3], [124, 0, 14]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_multiply")
  %sort = "stablehlo.sort"(%multiply) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[10, 6, 3], [249, 28, 0]]]> : tensor<1x2x3xui8> loc("sort_of_multiply")
  %subtract = stablehlo.subtract %ui8__2, %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[0, 251, 252], [14, 250, 232]]]> : tensor<1x2x3xui8> loc("subtract_of_multiply")
  %xor = stablehlo.xor %multiply, %multiply : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<0> : tensor<1x2x3xui8> loc("xor_of_multiply")
  return
}
