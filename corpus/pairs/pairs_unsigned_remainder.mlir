// Pairs of ops: what takes the unsigned result of remainder. The values are those of scripts/oracle.
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
  %remainder = stablehlo.remainder %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %remainder, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[4, 7, 3], [10, 122, 7]]]> : tensor<1x2x3xui8> loc("add_of_remainder")
  %and = stablehlo.and %ui8__2, %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[1, 0, 0], [3, 128, 0]]]> : tensor<1x2x3xui8> loc("and_of_remainder")
  %bitcast_convert = stablehlo.bitcast_convert %remainder : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[1, 2, 1], [3, -128, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_remainder")
  %clamp = stablehlo.clamp %ui8__3, %remainder, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[2, 2, 2], [3, 100, 3]]]> : tensor<1x2x3xui8> loc("clamp_of_remainder")
  %compare = stablehlo.compare LT, %remainder, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_remainder")
  %convert = stablehlo.convert %remainder : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[1, 2, 1], [3, 128, 3]]]> : tensor<1x2x3xi32> loc("convert_of_remainder")
  %count_leading_zeros = stablehlo.count_leading_zeros %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[7, 6, 7], [6, 0, 6]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_remainder")
  %divide = stablehlo.divide %remainder, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 1, 0], [1, 64, 1]]]> : tensor<1x2x3xui8> loc("divide_of_remainder")
  %dot_general = stablehlo.dot_general %remainder, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[1, 23], [247, 155]]]> : tensor<1x2x2xui8> loc("dot_general_of_remainder")
  %maximum = stablehlo.maximum %ui8__2, %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8> loc("maximum_of_remainder")
  %minimum = stablehlo.minimum %remainder, %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[1, 2, 1], [3, 128, 3]]]> : tensor<1x2x3xui8> loc("minimum_of_remainder")
  %multiply = stablehlo.multiply %remainder, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<0> : tensor<1x2x3xui8> loc("multiply_of_remainder")
  %negate = stablehlo.negate %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[255, 254, 255], [253, 128, 253]]]> : tensor<1x2x3xui8> loc("negate_of_remainder")
  %not = stablehlo.not %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[254, 253, 254], [252, 127, 252]]]> : tensor<1x2x3xui8> loc("not_of_remainder")
  %or = stablehlo.or %remainder, %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[1, 2, 1], [3, 128, 3]]]> : tensor<1x2x3xui8> loc("or_of_remainder")
  %popcnt = stablehlo.popcnt %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[1, 1, 1], [2, 1, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_remainder")
  %power = stablehlo.power %remainder, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[1, 2, 1], [1, 0, 3]]]> : tensor<1x2x3xui8> loc("power_of_remainder")
  %reduce = stablehlo.reduce(%remainder init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[2, 128]]> : tensor<1x2xui8> loc("reduce_of_remainder")
  %reduce_window = "stablehlo.reduce_window"(%remainder, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[3, 3], [131, 131]]]> : tensor<1x2x2xui8> loc("reduce_window_of_remainder")
  %remainder_2 = stablehlo.remainder %remainder, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder_2, dense<[[[1, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("remainder_of_remainder")
  %select = stablehlo.select %i1, %remainder, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[1, 5, 1], [7, 250, 3]]]> : tensor<1x2x3xui8> loc("select_of_remainder")
  %shift_left = stablehlo.shift_left %remainder, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[4, 4, 8], [3, 0, 6]]]> : tensor<1x2x3xui8> loc("shift_left_of_remainder")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %remainder, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 1, 0], [3, 224, 1]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_remainder")
  %shift_right_logical = stablehlo.shift_right_logical %remainder, %ui8__10 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 1, 0], [1, 64, 1]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_remainder")
  %sort = "stablehlo.sort"(%remainder) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[2, 1, 1], [128, 3, 3]]]> : tensor<1x2x3xui8> loc("sort_of_remainder")
  %subtract = stablehlo.subtract %ui8__2, %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[2, 3, 1], [4, 122, 1]]]> : tensor<1x2x3xui8> loc("subtract_of_remainder")
  %xor = stablehlo.xor %remainder, %remainder : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<0> : tensor<1x2x3xui8> loc("xor_of_remainder")
  return
}
