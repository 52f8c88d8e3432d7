// Pairs of ops: what takes the unsigned result of divide. The values are those of scripts/oracle.
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
  %divide = stablehlo.divide %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %divide, %divide : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[0, 0, 2], [72, 0, 2]]]> : tensor<1x2x3xui8> loc("add_of_divide")
  %and = stablehlo.and %divide, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[0, 0, 1], [0, 0, 1]]]> : tensor<1x2x3xui8> loc("and_of_divide")
  %bitcast_convert = stablehlo.bitcast_convert %divide : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[0, 0, 1], [36, 0, 1]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_divide")
  %clamp = stablehlo.clamp %divide, %ui8__2, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[3, 5, 2], [36, 100, 4]]]> : tensor<1x2x3xui8> loc("clamp_of_divide")
  %compare = stablehlo.compare GE, %divide, %divide : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_divide")
  %convert = stablehlo.convert %divide : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[0, 0, 1], [36, 0, 1]]]> : tensor<1x2x3xi32> loc("convert_of_divide")
  %count_leading_zeros = stablehlo.count_leading_zeros %divide : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[8, 8, 7], [2, 8, 7]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_divide")
  %divide_2 = stablehlo.divide %divide, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %divide_2, dense<[[[0, 0, 0], [5, 0, 0]]]> : tensor<1x2x3xui8> loc("divide_of_divide")
  %dot_general = stablehlo.dot_general %divide, %ui8__7, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[250, 4], [102, 184]]]> : tensor<1x2x2xui8> loc("dot_general_of_divide")
  %maximum = stablehlo.maximum %divide, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[0, 0, 1], [36, 0, 1]]]> : tensor<1x2x3xui8> loc("maximum_of_divide")
  %minimum = stablehlo.minimum %divide, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[0, 0, 1], [7, 0, 1]]]> : tensor<1x2x3xui8> loc("minimum_of_divide")
  %multiply = stablehlo.multiply %ui8__2, %divide : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[0, 0, 2], [252, 0, 4]]]> : tensor<1x2x3xui8> loc("multiply_of_divide")
  %negate = stablehlo.negate %divide : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[0, 0, 255], [220, 0, 255]]]> : tensor<1x2x3xui8> loc("negate_of_divide")
  %not = stablehlo.not %divide : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[255, 255, 254], [219, 255, 254]]]> : tensor<1x2x3xui8> loc("not_of_divide")
  %or = stablehlo.or %divide, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 5, 3], [39, 250, 5]]]> : tensor<1x2x3xui8> loc("or_of_divide")
  %popcnt = stablehlo.popcnt %divide : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[0, 0, 1], [2, 0, 1]]]> : tensor<1x2x3xui8> loc("popcnt_of_divide")
  %power = stablehlo.power %divide, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[0, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("power_of_divide")
  %reduce = stablehlo.reduce(%divide init: %ui8__9) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[1, 36]]> : tensor<1x2xui8> loc("reduce_of_divide")
  %reduce_window = "stablehlo.reduce_window"(%divide, %ui8__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[0, 1], [36, 1]]]> : tensor<1x2x2xui8> loc("reduce_window_of_divide")
  %remainder = stablehlo.remainder %divide, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("remainder_of_divide")
  %select = stablehlo.select %i1, %divide, %ui8__2 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[0, 5, 1], [7, 250, 1]]]> : tensor<1x2x3xui8> loc("select_of_divide")
  %shift_left = stablehlo.shift_left %divide, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[0, 0, 2], [72, 0, 2]]]> : tensor<1x2x3xui8> loc("shift_left_of_divide")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %divide, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 0, 0], [36, 0, 0]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_divide")
  %shift_right_logical = stablehlo.shift_right_logical %divide, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 0, 0], [36, 0, 0]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_divide")
  %sort = "stablehlo.sort"(%divide) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[1, 0, 0], [36, 1, 0]]]> : tensor<1x2x3xui8> loc("sort_of_divide")
  %subtract = stablehlo.subtract %divide, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[0, 0, 1], [36, 0, 1]]]> : tensor<1x2x3xui8> loc("subtract_of_divide")
  %xor = stablehlo.xor %divide, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[3, 5, 3], [35, 250, 5]]]> : tensor<1x2x3xui8> loc("xor_of_divide")
  return
}
