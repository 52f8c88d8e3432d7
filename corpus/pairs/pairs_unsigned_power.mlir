// Pairs of ops: what takes the unsigned result of power. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__8 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %power = stablehlo.power %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %power, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[1, 2, 27], [1, 0, 7]]]> : tensor<1x2x3xui8> loc("add_of_power")
  %and = stablehlo.and %power, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[1, 0, 2], [1, 0, 4]]]> : tensor<1x2x3xui8> loc("and_of_power")
  %bitcast_convert = stablehlo.bitcast_convert %power : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[1, 2, 27], [1, 0, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_power")
  %clamp = stablehlo.clamp %ui8__5, %power, %ui8__6 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[2, 2, 27], [2, 2, 7]]]> : tensor<1x2x3xui8> loc("clamp_of_power")
  %compare = stablehlo.compare LT, %power, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_power")
  %convert = stablehlo.convert %power : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[1, 2, 27], [1, 0, 7]]]> : tensor<1x2x3xi32> loc("convert_of_power")
  %count_leading_zeros = stablehlo.count_leading_zeros %power : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[7, 6, 3], [7, 8, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_power")
  %divide = stablehlo.divide %power, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 0, 13], [0, 0, 1]]]> : tensor<1x2x3xui8> loc("divide_of_power")
  %dot_general = stablehlo.dot_general %ui8__7, %power, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[8, 6, 116]], [[9, 4, 103]], [[254, 244, 122]], [[8, 6, 116]]]> : tensor<4x1x3xui8> loc("dot_general_of_power")
  %maximum = stablehlo.maximum %power, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 5, 27], [7, 250, 7]]]> : tensor<1x2x3xui8> loc("maximum_of_power")
  %minimum = stablehlo.minimum %ui8__4, %power : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[1, 2, 2], [1, 0, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_power")
  %multiply = stablehlo.multiply %power, %power : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[1, 4, 217], [1, 0, 49]]]> : tensor<1x2x3xui8> loc("multiply_of_power")
  %negate = stablehlo.negate %power : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[255, 254, 229], [255, 0, 249]]]> : tensor<1x2x3xui8> loc("negate_of_power")
  %not = stablehlo.not %power : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[254, 253, 228], [254, 255, 248]]]> : tensor<1x2x3xui8> loc("not_of_power")
  %or = stablehlo.or %ui8__4, %power : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 7, 27], [7, 250, 7]]]> : tensor<1x2x3xui8> loc("or_of_power")
  %popcnt = stablehlo.popcnt %power : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[1, 1, 4], [1, 0, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_power")
  %power_2 = stablehlo.power %power, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power_2, dense<[[[1, 4, 217], [1, 0, 49]]]> : tensor<1x2x3xui8> loc("power_of_power")
  %reduce = stablehlo.reduce(%power init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[2, 2, 34]]> : tensor<1x3xui8> loc("reduce_of_power")
  %reduce_window = "stablehlo.reduce_window"(%power, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[1, 3, 29], [1, 1, 7]]]> : tensor<1x2x3xui8> loc("reduce_window_of_power")
  %remainder = stablehlo.remainder %power, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[1, 2, 1], [1, 0, 3]]]> : tensor<1x2x3xui8> loc("remainder_of_power")
  %select = stablehlo.select %i1, %ui8__4, %power : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 2, 2], [1, 0, 4]]]> : tensor<1x2x3xui8> loc("select_of_power")
  %shift_left = stablehlo.shift_left %power, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[4, 4, 216], [1, 0, 14]]]> : tensor<1x2x3xui8> loc("shift_left_of_power")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %power, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 1, 3], [1, 0, 3]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_power")
  %shift_right_logical = stablehlo.shift_right_logical %power, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 1, 3], [1, 0, 3]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_power")
  %sort = "stablehlo.sort"(%power) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[27, 2, 1], [7, 1, 0]]]> : tensor<1x2x3xui8> loc("sort_of_power")
  %subtract = stablehlo.subtract %power, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[254, 253, 25], [250, 6, 3]]]> : tensor<1x2x3xui8> loc("subtract_of_power")
  %xor = stablehlo.xor %ui8__4, %power : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[2, 7, 25], [6, 250, 3]]]> : tensor<1x2x3xui8> loc("xor_of_power")
  return
}
