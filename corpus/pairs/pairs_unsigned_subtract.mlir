// Pairs of ops: what takes the unsigned result of subtract. The values are those of scripts/oracle.
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
  %subtract = stablehlo.subtract %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %subtract, %subtract : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[252, 250, 2], [240, 12, 6]]]> : tensor<1x2x3xui8> loc("add_of_subtract")
  %and = stablehlo.and %subtract, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[0, 1, 1], [0, 0, 1]]]> : tensor<1x2x3xui8> loc("and_of_subtract")
  %bitcast_convert = stablehlo.bitcast_convert %subtract : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[-2, -3, 1], [-8, -122, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_subtract")
  %clamp = stablehlo.clamp %subtract, %ui8__2, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[100, 100, 2], [100, 100, 4]]]> : tensor<1x2x3xui8> loc("clamp_of_subtract")
  %compare = stablehlo.compare GE, %subtract, %subtract : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_subtract")
  %convert = stablehlo.convert %subtract : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[254, 253, 1], [248, 134, 3]]]> : tensor<1x2x3xi32> loc("convert_of_subtract")
  %count_leading_zeros = stablehlo.count_leading_zeros %subtract : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 0, 7], [0, 0, 6]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_subtract")
  %divide = stablehlo.divide %subtract, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[84, 50, 0], [35, 0, 0]]]> : tensor<1x2x3xui8> loc("divide_of_subtract")
  %dot_general = stablehlo.dot_general %subtract, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[238, 229], [226, 142]]]> : tensor<1x2x2xui8> loc("dot_general_of_subtract")
  %maximum = stablehlo.maximum %subtract, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[254, 253, 1], [248, 134, 3]]]> : tensor<1x2x3xui8> loc("maximum_of_subtract")
  %minimum = stablehlo.minimum %subtract, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[3, 5, 1], [7, 134, 3]]]> : tensor<1x2x3xui8> loc("minimum_of_subtract")
  %multiply = stablehlo.multiply %ui8__2, %subtract : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[250, 241, 2], [200, 220, 12]]]> : tensor<1x2x3xui8> loc("multiply_of_subtract")
  %negate = stablehlo.negate %subtract : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[2, 3, 255], [8, 122, 253]]]> : tensor<1x2x3xui8> loc("negate_of_subtract")
  %not = stablehlo.not %subtract : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[1, 2, 254], [7, 121, 252]]]> : tensor<1x2x3xui8> loc("not_of_subtract")
  %or = stablehlo.or %subtract, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[255, 253, 3], [255, 254, 7]]]> : tensor<1x2x3xui8> loc("or_of_subtract")
  %popcnt = stablehlo.popcnt %subtract : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[7, 7, 1], [5, 3, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_subtract")
  %power = stablehlo.power %subtract, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[4, 253, 1], [1, 36, 3]]]> : tensor<1x2x3xui8> loc("power_of_subtract")
  %reduce = stablehlo.reduce(%subtract init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[254, 248]]> : tensor<1x2xui8> loc("reduce_of_subtract")
  %reduce_window = "stablehlo.reduce_window"(%subtract, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[251, 254], [126, 137]]]> : tensor<1x2x2xui8> loc("reduce_window_of_subtract")
  %remainder = stablehlo.remainder %subtract, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[2, 3, 1], [3, 134, 3]]]> : tensor<1x2x3xui8> loc("remainder_of_subtract")
  %select = stablehlo.select %i1, %subtract, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[254, 5, 1], [7, 250, 3]]]> : tensor<1x2x3xui8> loc("select_of_subtract")
  %shift_left = stablehlo.shift_left %subtract, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[252, 250, 2], [240, 12, 6]]]> : tensor<1x2x3xui8> loc("shift_left_of_subtract")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %subtract, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[255, 254, 0], [248, 225, 1]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_subtract")
  %shift_right_logical = stablehlo.shift_right_logical %subtract, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[63, 126, 0], [248, 33, 1]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_subtract")
  %sort = "stablehlo.sort"(%subtract) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[254, 253, 1], [248, 134, 3]]]> : tensor<1x2x3xui8> loc("sort_of_subtract")
  %subtract_2 = stablehlo.subtract %subtract, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract_2, dense<[[[254, 253, 1], [248, 134, 3]]]> : tensor<1x2x3xui8> loc("subtract_of_subtract")
  %xor = stablehlo.xor %subtract, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[253, 248, 3], [255, 124, 7]]]> : tensor<1x2x3xui8> loc("xor_of_subtract")
  return
}
