// Pairs of ops: what takes the unsigned result of minimum. The values are those of scripts/oracle.
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
  %minimum = stablehlo.minimum %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__2, %minimum : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[4, 7, 4], [14, 122, 8]]]> : tensor<1x2x3xui8> loc("add_of_minimum")
  %and = stablehlo.and %minimum, %minimum : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[1, 2, 2], [7, 128, 4]]]> : tensor<1x2x3xui8> loc("and_of_minimum")
  %bitcast_convert = stablehlo.bitcast_convert %minimum : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[1, 2, 2], [7, -128, 4]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_minimum")
  %clamp = stablehlo.clamp %ui8__3, %minimum, %ui8__4 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[2, 2, 2], [7, 100, 4]]]> : tensor<1x2x3xui8> loc("clamp_of_minimum")
  %compare = stablehlo.compare LE, %ui8__2, %minimum : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_minimum")
  %convert = stablehlo.convert %minimum : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[1, 2, 2], [7, 128, 4]]]> : tensor<1x2x3xi32> loc("convert_of_minimum")
  %count_leading_zeros = stablehlo.count_leading_zeros %minimum : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[7, 6, 6], [5, 0, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_minimum")
  %divide = stablehlo.divide %minimum, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("divide_of_minimum")
  %dot_general = stablehlo.dot_general %ui8__6, %minimum, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[38, 134, 26]], [[51, 132, 32]], [[22, 244, 4]], [[38, 134, 26]]]> : tensor<4x1x3xui8> loc("dot_general_of_minimum")
  %maximum = stablehlo.maximum %minimum, %minimum : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[1, 2, 2], [7, 128, 4]]]> : tensor<1x2x3xui8> loc("maximum_of_minimum")
  %minimum_2 = stablehlo.minimum %minimum, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum_2, dense<0> : tensor<1x2x3xui8> loc("minimum_of_minimum")
  %multiply = stablehlo.multiply %minimum, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[3, 10, 4], [49, 0, 16]]]> : tensor<1x2x3xui8> loc("multiply_of_minimum")
  %negate = stablehlo.negate %minimum : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[255, 254, 254], [249, 128, 252]]]> : tensor<1x2x3xui8> loc("negate_of_minimum")
  %not = stablehlo.not %minimum : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[254, 253, 253], [248, 127, 251]]]> : tensor<1x2x3xui8> loc("not_of_minimum")
  %or = stablehlo.or %minimum, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[1, 3, 3], [7, 129, 5]]]> : tensor<1x2x3xui8> loc("or_of_minimum")
  %popcnt = stablehlo.popcnt %minimum : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[1, 1, 1], [3, 1, 1]]]> : tensor<1x2x3xui8> loc("popcnt_of_minimum")
  %power = stablehlo.power %minimum, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[1, 2, 8], [1, 0, 4]]]> : tensor<1x2x3xui8> loc("power_of_minimum")
  %reduce = stablehlo.reduce(%minimum init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[8, 130, 6]]> : tensor<1x3xui8> loc("reduce_of_minimum")
  %reduce_window = "stablehlo.reduce_window"(%minimum, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[1, 3, 4], [7, 135, 132]]]> : tensor<1x2x3xui8> loc("reduce_window_of_minimum")
  %remainder = stablehlo.remainder %minimum, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[1, 2, 0], [0, 128, 0]]]> : tensor<1x2x3xui8> loc("remainder_of_minimum")
  %select = stablehlo.select %i1, %ui8__2, %minimum : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 2, 2], [7, 128, 4]]]> : tensor<1x2x3xui8> loc("select_of_minimum")
  %shift_left = stablehlo.shift_left %minimum, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[4, 4, 16], [7, 0, 8]]]> : tensor<1x2x3xui8> loc("shift_left_of_minimum")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %minimum, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 1, 1], [3, 192, 2]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_minimum")
  %shift_right_logical = stablehlo.shift_right_logical %minimum, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 1, 0], [7, 32, 2]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_minimum")
  %sort = "stablehlo.sort"(%minimum) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[2, 2, 1], [128, 7, 4]]]> : tensor<1x2x3xui8> loc("sort_of_minimum")
  %subtract = stablehlo.subtract %minimum, %minimum : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<0> : tensor<1x2x3xui8> loc("subtract_of_minimum")
  %xor = stablehlo.xor %minimum, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[0, 3, 3], [6, 129, 5]]]> : tensor<1x2x3xui8> loc("xor_of_minimum")
  return
}
