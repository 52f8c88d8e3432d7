// Pairs of ops: what takes the unsigned result of sort. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[5, 2, 3], [9, 4, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %sort = "stablehlo.sort"(%ui8) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %compare = stablehlo.compare GT, %left, %right : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %sort, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[5, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xui8> loc("add_of_sort")
  %and = stablehlo.and %sort, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[1, 1, 2], [1, 2, 4]]]> : tensor<1x2x3xui8> loc("and_of_sort")
  %bitcast_convert = stablehlo.bitcast_convert %sort : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[5, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_sort")
  %clamp = stablehlo.clamp %ui8__4, %sort, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[5, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xui8> loc("clamp_of_sort")
  %compare_2 = stablehlo.compare LT, %sort, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare_2, dense<false> : tensor<1x2x3xi1> loc("compare_of_sort")
  %convert = stablehlo.convert %sort : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[5, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xi32> loc("convert_of_sort")
  %count_leading_zeros = stablehlo.count_leading_zeros %sort : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[5, 6, 6], [4, 5, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_sort")
  %divide = stablehlo.divide %sort, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[1, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("divide_of_sort")
  %dot_general = stablehlo.dot_general %ui8__6, %sort, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[60, 44, 26]], [[73, 55, 32]], [[6, 10, 4]], [[60, 44, 26]]]> : tensor<4x1x3xui8> loc("dot_general_of_sort")
  %maximum = stablehlo.maximum %sort, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[5, 5, 2], [9, 250, 4]]]> : tensor<1x2x3xui8> loc("maximum_of_sort")
  %minimum = stablehlo.minimum %ui8__3, %sort : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[3, 3, 2], [7, 7, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_sort")
  %multiply = stablehlo.multiply %sort, %sort : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[25, 9, 4], [81, 49, 16]]]> : tensor<1x2x3xui8> loc("multiply_of_sort")
  %negate = stablehlo.negate %sort : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[251, 253, 254], [247, 249, 252]]]> : tensor<1x2x3xui8> loc("negate_of_sort")
  %not = stablehlo.not %sort : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[250, 252, 253], [246, 248, 251]]]> : tensor<1x2x3xui8> loc("not_of_sort")
  %or = stablehlo.or %ui8__3, %sort : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[7, 7, 2], [15, 255, 4]]]> : tensor<1x2x3xui8> loc("or_of_sort")
  %popcnt = stablehlo.popcnt %sort : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[2, 2, 1], [2, 3, 1]]]> : tensor<1x2x3xui8> loc("popcnt_of_sort")
  %power = stablehlo.power %sort, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[25, 9, 4], [81, 49, 16]]]> : tensor<1x2x3xui8> loc("power_of_sort")
  %reduce = stablehlo.reduce(%sort init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left_2: tensor<ui8>, %right_2: tensor<ui8>) {
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[14, 10, 6]]> : tensor<1x3xui8> loc("reduce_of_sort")
  %reduce_window = "stablehlo.reduce_window"(%sort, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %add_3 = stablehlo.add %left_3, %right_3 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[5, 8, 5], [9, 16, 11]]]> : tensor<1x2x3xui8> loc("reduce_window_of_sort")
  %remainder = stablehlo.remainder %sort, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[2, 3, 0], [2, 7, 0]]]> : tensor<1x2x3xui8> loc("remainder_of_sort")
  %select = stablehlo.select %i1, %ui8__3, %sort : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xui8> loc("select_of_sort")
  %shift_left = stablehlo.shift_left %sort, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[20, 6, 16], [9, 28, 8]]]> : tensor<1x2x3xui8> loc("shift_left_of_sort")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %sort, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 1, 0], [9, 1, 2]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_sort")
  %shift_right_logical = stablehlo.shift_right_logical %sort, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[1, 1, 0], [9, 1, 2]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_sort")
  %sort_2 = "stablehlo.sort"(%sort) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<ui8>, %right_4: tensor<ui8>):
    %compare_3 = stablehlo.compare GT, %left_4, %right_4 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort_2, dense<[[[5, 3, 2], [9, 7, 4]]]> : tensor<1x2x3xui8> loc("sort_of_sort")
  %subtract = stablehlo.subtract %sort, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[2, 254, 0], [2, 13, 0]]]> : tensor<1x2x3xui8> loc("subtract_of_sort")
  %xor = stablehlo.xor %ui8__3, %sort : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[6, 6, 0], [14, 253, 0]]]> : tensor<1x2x3xui8> loc("xor_of_sort")
  return
}
