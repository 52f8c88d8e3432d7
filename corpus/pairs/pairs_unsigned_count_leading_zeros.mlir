// Pairs of ops: what takes the unsigned result of count_leading_zeros. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %count_leading_zeros = stablehlo.count_leading_zeros %ui8 : tensor<1x2x3xui8>
  %add = stablehlo.add %count_leading_zeros, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[7, 6, 6], [0, 0, 5]]]> : tensor<1x2x3xui8> loc("add_of_count_leading_zeros")
  %and = stablehlo.and %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[3, 4, 2], [0, 0, 4]]]> : tensor<1x2x3xui8> loc("and_of_count_leading_zeros")
  %bitcast_convert = stablehlo.bitcast_convert %count_leading_zeros : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[7, 6, 6], [0, 0, 5]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_count_leading_zeros")
  %clamp = stablehlo.clamp %count_leading_zeros, %ui8__3, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[7, 6, 6], [7, 100, 5]]]> : tensor<1x2x3xui8> loc("clamp_of_count_leading_zeros")
  %compare = stablehlo.compare LT, %count_leading_zeros, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_count_leading_zeros")
  %convert = stablehlo.convert %count_leading_zeros : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[7, 6, 6], [0, 0, 5]]]> : tensor<1x2x3xi32> loc("convert_of_count_leading_zeros")
  %count_leading_zeros_2 = stablehlo.count_leading_zeros %count_leading_zeros : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros_2, dense<[[[5, 5, 5], [8, 8, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_count_leading_zeros")
  %divide = stablehlo.divide %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[2, 1, 3], [0, 0, 1]]]> : tensor<1x2x3xui8> loc("divide_of_count_leading_zeros")
  %dot_general = stablehlo.dot_general %ui8__6, %count_leading_zeros, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[21, 18, 43]], [[14, 12, 47]], [[214, 220, 240]], [[21, 18, 43]]]> : tensor<4x1x3xui8> loc("dot_general_of_count_leading_zeros")
  %maximum = stablehlo.maximum %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[7, 6, 6], [7, 250, 5]]]> : tensor<1x2x3xui8> loc("maximum_of_count_leading_zeros")
  %minimum = stablehlo.minimum %ui8__3, %count_leading_zeros : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[3, 5, 2], [0, 0, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_count_leading_zeros")
  %multiply = stablehlo.multiply %count_leading_zeros, %count_leading_zeros : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[49, 36, 36], [0, 0, 25]]]> : tensor<1x2x3xui8> loc("multiply_of_count_leading_zeros")
  %negate = stablehlo.negate %count_leading_zeros : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[249, 250, 250], [0, 0, 251]]]> : tensor<1x2x3xui8> loc("negate_of_count_leading_zeros")
  %not = stablehlo.not %count_leading_zeros : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[248, 249, 249], [255, 255, 250]]]> : tensor<1x2x3xui8> loc("not_of_count_leading_zeros")
  %or = stablehlo.or %ui8__3, %count_leading_zeros : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[7, 7, 6], [7, 250, 5]]]> : tensor<1x2x3xui8> loc("or_of_count_leading_zeros")
  %popcnt = stablehlo.popcnt %count_leading_zeros : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[3, 2, 2], [0, 0, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_count_leading_zeros")
  %power = stablehlo.power %count_leading_zeros, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[49, 36, 36], [0, 0, 25]]]> : tensor<1x2x3xui8> loc("power_of_count_leading_zeros")
  %reduce = stablehlo.reduce(%count_leading_zeros init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[7, 6, 11]]> : tensor<1x3xui8> loc("reduce_of_count_leading_zeros")
  %reduce_window = "stablehlo.reduce_window"(%count_leading_zeros, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[7, 13, 12], [0, 0, 5]]]> : tensor<1x2x3xui8> loc("reduce_window_of_count_leading_zeros")
  %remainder = stablehlo.remainder %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[1, 1, 0], [0, 0, 1]]]> : tensor<1x2x3xui8> loc("remainder_of_count_leading_zeros")
  %select = stablehlo.select %i1, %ui8__3, %count_leading_zeros : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 6, 2], [0, 0, 4]]]> : tensor<1x2x3xui8> loc("select_of_count_leading_zeros")
  %shift_left = stablehlo.shift_left %count_leading_zeros, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[28, 12, 48], [0, 0, 10]]]> : tensor<1x2x3xui8> loc("shift_left_of_count_leading_zeros")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %count_leading_zeros, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 3, 0], [0, 0, 2]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_count_leading_zeros")
  %shift_right_logical = stablehlo.shift_right_logical %count_leading_zeros, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[1, 3, 0], [0, 0, 2]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_count_leading_zeros")
  %sort = "stablehlo.sort"(%count_leading_zeros) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[7, 6, 6], [5, 0, 0]]]> : tensor<1x2x3xui8> loc("sort_of_count_leading_zeros")
  %subtract = stablehlo.subtract %count_leading_zeros, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[4, 1, 4], [249, 6, 1]]]> : tensor<1x2x3xui8> loc("subtract_of_count_leading_zeros")
  %xor = stablehlo.xor %ui8__3, %count_leading_zeros : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[4, 3, 4], [7, 250, 1]]]> : tensor<1x2x3xui8> loc("xor_of_count_leading_zeros")
  return
}
