// Pairs of ops: what takes the unsigned result of and. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %and = stablehlo.and %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %and, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[1, 0, 2], [7, 128, 4]]]> : tensor<1x2x3xui8> loc("add_of_and")
  %and_2 = stablehlo.and %and, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %and_2, dense<[[[1, 0, 2], [7, 128, 4]]]> : tensor<1x2x3xui8> loc("and_of_and")
  %bitcast_convert = stablehlo.bitcast_convert %and : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[1, 0, 2], [7, -128, 4]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_and")
  %clamp = stablehlo.clamp %and, %ui8__2, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[3, 5, 2], [7, 100, 4]]]> : tensor<1x2x3xui8> loc("clamp_of_and")
  %compare = stablehlo.compare LT, %and, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_and")
  %convert = stablehlo.convert %and : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[1, 0, 2], [7, 128, 4]]]> : tensor<1x2x3xi32> loc("convert_of_and")
  %count_leading_zeros = stablehlo.count_leading_zeros %and : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[7, 8, 6], [5, 0, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_and")
  %divide = stablehlo.divide %and, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("divide_of_and")
  %dot_general = stablehlo.dot_general %ui8__6, %and, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[38, 128, 26]], [[51, 128, 32]], [[22, 0, 4]], [[38, 128, 26]]]> : tensor<4x1x3xui8> loc("dot_general_of_and")
  %maximum = stablehlo.maximum %and, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8> loc("maximum_of_and")
  %minimum = stablehlo.minimum %ui8__2, %and : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[1, 0, 2], [7, 128, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_and")
  %multiply = stablehlo.multiply %and, %and : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[1, 0, 4], [49, 0, 16]]]> : tensor<1x2x3xui8> loc("multiply_of_and")
  %negate = stablehlo.negate %and : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[255, 0, 254], [249, 128, 252]]]> : tensor<1x2x3xui8> loc("negate_of_and")
  %not = stablehlo.not %and : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[254, 255, 253], [248, 127, 251]]]> : tensor<1x2x3xui8> loc("not_of_and")
  %or = stablehlo.or %ui8__2, %and : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8> loc("or_of_and")
  %popcnt = stablehlo.popcnt %and : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[1, 0, 1], [3, 1, 1]]]> : tensor<1x2x3xui8> loc("popcnt_of_and")
  %power = stablehlo.power %and, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[1, 0, 4], [49, 0, 16]]]> : tensor<1x2x3xui8> loc("power_of_and")
  %reduce = stablehlo.reduce(%and init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[8, 128, 6]]> : tensor<1x3xui8> loc("reduce_of_and")
  %reduce_window = "stablehlo.reduce_window"(%and, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[1, 1, 2], [7, 135, 132]]]> : tensor<1x2x3xui8> loc("reduce_window_of_and")
  %remainder = stablehlo.remainder %and, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[1, 0, 0], [0, 128, 0]]]> : tensor<1x2x3xui8> loc("remainder_of_and")
  %select = stablehlo.select %i1, %ui8__2, %and : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 0, 2], [7, 128, 4]]]> : tensor<1x2x3xui8> loc("select_of_and")
  %shift_left = stablehlo.shift_left %and, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[4, 0, 16], [7, 0, 8]]]> : tensor<1x2x3xui8> loc("shift_left_of_and")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %and, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 0, 0], [7, 224, 2]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_and")
  %shift_right_logical = stablehlo.shift_right_logical %and, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 0, 0], [7, 32, 2]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_and")
  %sort = "stablehlo.sort"(%and) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[2, 1, 0], [128, 7, 4]]]> : tensor<1x2x3xui8> loc("sort_of_and")
  %subtract = stablehlo.subtract %and, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[254, 251, 0], [0, 134, 0]]]> : tensor<1x2x3xui8> loc("subtract_of_and")
  %xor = stablehlo.xor %ui8__2, %and : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[2, 5, 0], [0, 122, 0]]]> : tensor<1x2x3xui8> loc("xor_of_and")
  return
}
