// Pairs of ops: what takes the unsigned result of add. The values are those of scripts/oracle.
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
  %add = stablehlo.add %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add_2 = stablehlo.add %add, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %add_2, dense<[[[7, 12, 7], [13, 116, 15]]]> : tensor<1x2x3xui8> loc("add_of_add")
  %and = stablehlo.and %ui8__2, %add : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[0, 5, 0], [6, 122, 0]]]> : tensor<1x2x3xui8> loc("and_of_add")
  %bitcast_convert = stablehlo.bitcast_convert %add : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[4, 7, 5], [6, 122, 11]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_add")
  %clamp = stablehlo.clamp %add, %ui8__2, %ui8__4 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[4, 7, 5], [7, 100, 11]]]> : tensor<1x2x3xui8> loc("clamp_of_add")
  %compare = stablehlo.compare LT, %add, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_add")
  %convert = stablehlo.convert %add : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[4, 7, 5], [6, 122, 11]]]> : tensor<1x2x3xi32> loc("convert_of_add")
  %count_leading_zeros = stablehlo.count_leading_zeros %add : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[5, 5, 5], [5, 1, 4]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_add")
  %divide = stablehlo.divide %add, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[2, 3, 2], [3, 61, 5]]]> : tensor<1x2x3xui8> loc("divide_of_add")
  %dot_general = stablehlo.dot_general %add, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[252, 89], [196, 160]]]> : tensor<1x2x2xui8> loc("dot_general_of_add")
  %maximum = stablehlo.maximum %ui8__2, %add : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[4, 7, 5], [7, 250, 11]]]> : tensor<1x2x3xui8> loc("maximum_of_add")
  %minimum = stablehlo.minimum %add, %add : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[4, 7, 5], [6, 122, 11]]]> : tensor<1x2x3xui8> loc("minimum_of_add")
  %multiply = stablehlo.multiply %add, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<0> : tensor<1x2x3xui8> loc("multiply_of_add")
  %negate = stablehlo.negate %add : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[252, 249, 251], [250, 134, 245]]]> : tensor<1x2x3xui8> loc("negate_of_add")
  %not = stablehlo.not %add : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[251, 248, 250], [249, 133, 244]]]> : tensor<1x2x3xui8> loc("not_of_add")
  %or = stablehlo.or %add, %add : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[4, 7, 5], [6, 122, 11]]]> : tensor<1x2x3xui8> loc("or_of_add")
  %popcnt = stablehlo.popcnt %add : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[1, 3, 2], [2, 5, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_add")
  %power = stablehlo.power %add, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[16, 7, 125], [1, 36, 11]]]> : tensor<1x2x3xui8> loc("power_of_add")
  %reduce = stablehlo.reduce(%add init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[7, 122]]> : tensor<1x2xui8> loc("reduce_of_add")
  %reduce_window = "stablehlo.reduce_window"(%add, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_3 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[11, 12], [128, 133]]]> : tensor<1x2x2xui8> loc("reduce_window_of_add")
  %remainder = stablehlo.remainder %add, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 1, 1], [0, 0, 1]]]> : tensor<1x2x3xui8> loc("remainder_of_add")
  %select = stablehlo.select %i1, %add, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[4, 5, 5], [7, 250, 11]]]> : tensor<1x2x3xui8> loc("select_of_add")
  %shift_left = stablehlo.shift_left %add, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[16, 14, 40], [6, 232, 22]]]> : tensor<1x2x3xui8> loc("shift_left_of_add")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %add, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 3, 0], [6, 30, 5]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_add")
  %shift_right_logical = stablehlo.shift_right_logical %add, %ui8__10 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[2, 3, 2], [3, 61, 5]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_add")
  %sort = "stablehlo.sort"(%add) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[7, 5, 4], [122, 11, 6]]]> : tensor<1x2x3xui8> loc("sort_of_add")
  %subtract = stablehlo.subtract %ui8__2, %add : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[255, 254, 253], [1, 128, 249]]]> : tensor<1x2x3xui8> loc("subtract_of_add")
  %xor = stablehlo.xor %add, %add : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<0> : tensor<1x2x3xui8> loc("xor_of_add")
  return
}
