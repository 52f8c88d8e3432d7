// Pairs of ops: what takes the unsigned result of iota. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__3 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__7 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xui8>
  %add = stablehlo.add %iota, %ui8 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[3, 6, 4], [7, 251, 6]]]> : tensor<1x2x3xui8> loc("add_of_iota")
  %and = stablehlo.and %ui8, %iota : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[0, 1, 2], [0, 0, 0]]]> : tensor<1x2x3xui8> loc("and_of_iota")
  %bitcast_convert = stablehlo.bitcast_convert %iota : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1, 2], [0, 1, 2]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_iota")
  %clamp = stablehlo.clamp %iota, %ui8, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[3, 5, 2], [7, 100, 4]]]> : tensor<1x2x3xui8> loc("clamp_of_iota")
  %compare = stablehlo.compare LT, %iota, %ui8 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, false], [true, true, true]]]> : tensor<1x2x3xi1> loc("compare_of_iota")
  %convert = stablehlo.convert %iota : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[0, 1, 2], [0, 1, 2]]]> : tensor<1x2x3xi32> loc("convert_of_iota")
  %count_leading_zeros = stablehlo.count_leading_zeros %iota : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[8, 7, 6], [8, 7, 6]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_iota")
  %divide = stablehlo.divide %iota, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 0, 1], [0, 0, 1]]]> : tensor<1x2x3xui8> loc("divide_of_iota")
  %dot_general = stablehlo.dot_general %iota, %ui8__6, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[246, 15], [246, 15]]]> : tensor<1x2x2xui8> loc("dot_general_of_iota")
  %maximum = stablehlo.maximum %ui8, %iota : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8> loc("maximum_of_iota")
  %minimum = stablehlo.minimum %iota, %iota : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[0, 1, 2], [0, 1, 2]]]> : tensor<1x2x3xui8> loc("minimum_of_iota")
  %multiply = stablehlo.multiply %iota, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<0> : tensor<1x2x3xui8> loc("multiply_of_iota")
  %negate = stablehlo.negate %iota : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[0, 255, 254], [0, 255, 254]]]> : tensor<1x2x3xui8> loc("negate_of_iota")
  %not = stablehlo.not %iota : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[255, 254, 253], [255, 254, 253]]]> : tensor<1x2x3xui8> loc("not_of_iota")
  %or = stablehlo.or %iota, %iota : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[0, 1, 2], [0, 1, 2]]]> : tensor<1x2x3xui8> loc("or_of_iota")
  %popcnt = stablehlo.popcnt %iota : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[0, 1, 1], [0, 1, 1]]]> : tensor<1x2x3xui8> loc("popcnt_of_iota")
  %power = stablehlo.power %iota, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[0, 1, 8], [1, 1, 2]]]> : tensor<1x2x3xui8> loc("power_of_iota")
  %reduce = stablehlo.reduce(%iota init: %ui8__8) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<2> : tensor<1x2xui8> loc("reduce_of_iota")
  %reduce_window = "stablehlo.reduce_window"(%iota, %ui8__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[1, 3], [1, 3]]]> : tensor<1x2x2xui8> loc("reduce_window_of_iota")
  %remainder = stablehlo.remainder %iota, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 1, 0], [0, 1, 0]]]> : tensor<1x2x3xui8> loc("remainder_of_iota")
  %select = stablehlo.select %i1, %iota, %ui8 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[0, 5, 2], [7, 250, 2]]]> : tensor<1x2x3xui8> loc("select_of_iota")
  %shift_left = stablehlo.shift_left %iota, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[0, 2, 16], [0, 4, 4]]]> : tensor<1x2x3xui8> loc("shift_left_of_iota")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %iota, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 0, 0], [0, 0, 1]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_iota")
  %shift_right_logical = stablehlo.shift_right_logical %iota, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 0, 1], [0, 0, 1]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_iota")
  %sort = "stablehlo.sort"(%iota) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[2, 1, 0], [2, 1, 0]]]> : tensor<1x2x3xui8> loc("sort_of_iota")
  %subtract = stablehlo.subtract %ui8, %iota : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[3, 4, 0], [7, 249, 2]]]> : tensor<1x2x3xui8> loc("subtract_of_iota")
  %xor = stablehlo.xor %iota, %iota : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<0> : tensor<1x2x3xui8> loc("xor_of_iota")
  return
}
