// Pairs of ops: what takes the unsigned result of shift_left. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %shift_left = stablehlo.shift_left %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %shift_left, %shift_left : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[8, 8, 48], [254, 0, 28]]]> : tensor<1x2x3xui8> loc("add_of_shift_left")
  %and = stablehlo.and %shift_left, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[0, 0, 0], [1, 0, 0]]]> : tensor<1x2x3xui8> loc("and_of_shift_left")
  %bitcast_convert = stablehlo.bitcast_convert %shift_left : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[4, 4, 24], [-1, 0, 14]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_shift_left")
  %clamp = stablehlo.clamp %ui8__4, %shift_left, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[4, 4, 24], [100, 2, 14]]]> : tensor<1x2x3xui8> loc("clamp_of_shift_left")
  %compare = stablehlo.compare GE, %shift_left, %shift_left : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_shift_left")
  %convert = stablehlo.convert %shift_left : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[4, 4, 24], [255, 0, 14]]]> : tensor<1x2x3xi32> loc("convert_of_shift_left")
  %count_leading_zeros = stablehlo.count_leading_zeros %shift_left : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[5, 5, 3], [0, 8, 4]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_shift_left")
  %divide = stablehlo.divide %shift_left, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[1, 0, 12], [36, 0, 3]]]> : tensor<1x2x3xui8> loc("divide_of_shift_left")
  %dot_general = stablehlo.dot_general %shift_left, %ui8__8, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[132, 144], [169, 51]]]> : tensor<1x2x2xui8> loc("dot_general_of_shift_left")
  %maximum = stablehlo.maximum %shift_left, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[4, 4, 24], [255, 0, 14]]]> : tensor<1x2x3xui8> loc("maximum_of_shift_left")
  %minimum = stablehlo.minimum %shift_left, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[3, 4, 2], [7, 0, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_shift_left")
  %multiply = stablehlo.multiply %ui8__6, %shift_left : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[12, 20, 48], [249, 0, 56]]]> : tensor<1x2x3xui8> loc("multiply_of_shift_left")
  %negate = stablehlo.negate %shift_left : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[252, 252, 232], [1, 0, 242]]]> : tensor<1x2x3xui8> loc("negate_of_shift_left")
  %not = stablehlo.not %shift_left : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[251, 251, 231], [0, 255, 241]]]> : tensor<1x2x3xui8> loc("not_of_shift_left")
  %or = stablehlo.or %shift_left, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[7, 5, 26], [255, 250, 14]]]> : tensor<1x2x3xui8> loc("or_of_shift_left")
  %popcnt = stablehlo.popcnt %shift_left : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[1, 1, 2], [8, 0, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_shift_left")
  %power = stablehlo.power %shift_left, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[16, 4, 0], [1, 0, 14]]]> : tensor<1x2x3xui8> loc("power_of_shift_left")
  %reduce = stablehlo.reduce(%shift_left init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[24, 255]]> : tensor<1x2xui8> loc("reduce_of_shift_left")
  %reduce_window = "stablehlo.reduce_window"(%shift_left, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[8, 28], [255, 14]]]> : tensor<1x2x2xui8> loc("reduce_window_of_shift_left")
  %remainder = stablehlo.remainder %shift_left, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[1, 4, 0], [3, 0, 2]]]> : tensor<1x2x3xui8> loc("remainder_of_shift_left")
  %select = stablehlo.select %i1, %shift_left, %ui8__6 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[4, 5, 24], [7, 250, 14]]]> : tensor<1x2x3xui8> loc("select_of_shift_left")
  %shift_left_2 = stablehlo.shift_left %shift_left, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left_2, dense<[[[8, 8, 48], [254, 0, 28]]]> : tensor<1x2x3xui8> loc("shift_left_of_shift_left")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_left, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 2, 3], [255, 0, 7]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_shift_left")
  %shift_right_logical = stablehlo.shift_right_logical %shift_left, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[1, 2, 3], [255, 0, 7]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_shift_left")
  %sort = "stablehlo.sort"(%shift_left) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[24, 4, 4], [255, 14, 0]]]> : tensor<1x2x3xui8> loc("sort_of_shift_left")
  %subtract = stablehlo.subtract %shift_left, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[4, 4, 24], [255, 0, 14]]]> : tensor<1x2x3xui8> loc("subtract_of_shift_left")
  %xor = stablehlo.xor %shift_left, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[7, 1, 26], [248, 250, 10]]]> : tensor<1x2x3xui8> loc("xor_of_shift_left")
  return
}
