// Pairs of ops: what takes the unsigned result of or. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %or = stablehlo.or %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__2, %or : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[6, 12, 5], [6, 244, 11]]]> : tensor<1x2x3xui8> loc("add_of_or")
  %and = stablehlo.and %or, %or : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[3, 7, 3], [255, 250, 7]]]> : tensor<1x2x3xui8> loc("and_of_or")
  %bitcast_convert = stablehlo.bitcast_convert %or : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[3, 7, 3], [-1, -6, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_or")
  %clamp = stablehlo.clamp %ui8__3, %or, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[3, 7, 3], [100, 100, 7]]]> : tensor<1x2x3xui8> loc("clamp_of_or")
  %compare = stablehlo.compare LE, %ui8__2, %or : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_or")
  %convert = stablehlo.convert %or : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[3, 7, 3], [255, 250, 7]]]> : tensor<1x2x3xi32> loc("convert_of_or")
  %count_leading_zeros = stablehlo.count_leading_zeros %or : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[6, 5, 6], [0, 0, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_or")
  %divide = stablehlo.divide %or, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[1, 1, 1], [36, 1, 1]]]> : tensor<1x2x3xui8> loc("divide_of_or")
  %dot_general = stablehlo.dot_general %ui8__6, %or, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[4, 247, 44]], [[255, 228, 55]], [[234, 190, 10]], [[4, 247, 44]]]> : tensor<4x1x3xui8> loc("dot_general_of_or")
  %maximum = stablehlo.maximum %or, %or : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 7, 3], [255, 250, 7]]]> : tensor<1x2x3xui8> loc("maximum_of_or")
  %minimum = stablehlo.minimum %or, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xui8> loc("minimum_of_or")
  %multiply = stablehlo.multiply %or, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[9, 35, 6], [249, 36, 28]]]> : tensor<1x2x3xui8> loc("multiply_of_or")
  %negate = stablehlo.negate %or : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[253, 249, 253], [1, 6, 249]]]> : tensor<1x2x3xui8> loc("negate_of_or")
  %not = stablehlo.not %or : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[252, 248, 252], [0, 5, 248]]]> : tensor<1x2x3xui8> loc("not_of_or")
  %or_2 = stablehlo.or %or, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %or_2, dense<[[[3, 7, 3], [255, 251, 7]]]> : tensor<1x2x3xui8> loc("or_of_or")
  %popcnt = stablehlo.popcnt %or : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[2, 3, 2], [8, 6, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_or")
  %power = stablehlo.power %or, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[9, 7, 27], [1, 36, 7]]]> : tensor<1x2x3xui8> loc("power_of_or")
  %reduce = stablehlo.reduce(%or init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[2, 1, 10]]> : tensor<1x3xui8> loc("reduce_of_or")
  %reduce_window = "stablehlo.reduce_window"(%or, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[3, 10, 10], [255, 249, 1]]]> : tensor<1x2x3xui8> loc("reduce_window_of_or")
  %remainder = stablehlo.remainder %or, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 2, 1], [3, 0, 3]]]> : tensor<1x2x3xui8> loc("remainder_of_or")
  %select = stablehlo.select %i1, %ui8__2, %or : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 7, 2], [255, 250, 4]]]> : tensor<1x2x3xui8> loc("select_of_or")
  %shift_left = stablehlo.shift_left %or, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[12, 14, 24], [255, 232, 14]]]> : tensor<1x2x3xui8> loc("shift_left_of_or")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %or, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 3, 1], [255, 253, 3]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_or")
  %shift_right_logical = stablehlo.shift_right_logical %or, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 3, 0], [255, 62, 3]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_or")
  %sort = "stablehlo.sort"(%or) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[7, 3, 3], [255, 250, 7]]]> : tensor<1x2x3xui8> loc("sort_of_or")
  %subtract = stablehlo.subtract %or, %or : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<0> : tensor<1x2x3xui8> loc("subtract_of_or")
  %xor = stablehlo.xor %or, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[2, 6, 2], [254, 251, 6]]]> : tensor<1x2x3xui8> loc("xor_of_or")
  return
}
