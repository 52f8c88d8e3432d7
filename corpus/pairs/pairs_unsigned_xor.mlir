// Pairs of ops: what takes the unsigned result of xor. The values are those of scripts/oracle.
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
  %xor = stablehlo.xor %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__2, %xor : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[5, 12, 3], [255, 116, 7]]]> : tensor<1x2x3xui8> loc("add_of_xor")
  %and = stablehlo.and %xor, %xor : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[2, 7, 1], [248, 122, 3]]]> : tensor<1x2x3xui8> loc("and_of_xor")
  %bitcast_convert = stablehlo.bitcast_convert %xor : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[2, 7, 1], [-8, 122, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_xor")
  %clamp = stablehlo.clamp %xor, %ui8__2, %ui8__4 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[3, 7, 2], [100, 100, 4]]]> : tensor<1x2x3xui8> loc("clamp_of_xor")
  %compare = stablehlo.compare LE, %ui8__2, %xor : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_xor")
  %convert = stablehlo.convert %xor : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[2, 7, 1], [248, 122, 3]]]> : tensor<1x2x3xi32> loc("convert_of_xor")
  %count_leading_zeros = stablehlo.count_leading_zeros %xor : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[6, 5, 7], [0, 1, 6]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_xor")
  %divide = stablehlo.divide %xor, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 1, 0], [35, 0, 0]]]> : tensor<1x2x3xui8> loc("divide_of_xor")
  %dot_general = stablehlo.dot_general %ui8__6, %xor, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[222, 119, 18]], [[204, 100, 23]], [[212, 190, 6]], [[222, 119, 18]]]> : tensor<4x1x3xui8> loc("dot_general_of_xor")
  %maximum = stablehlo.maximum %xor, %xor : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[2, 7, 1], [248, 122, 3]]]> : tensor<1x2x3xui8> loc("maximum_of_xor")
  %minimum = stablehlo.minimum %xor, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xui8> loc("minimum_of_xor")
  %multiply = stablehlo.multiply %xor, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[6, 35, 2], [200, 36, 12]]]> : tensor<1x2x3xui8> loc("multiply_of_xor")
  %negate = stablehlo.negate %xor : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[254, 249, 255], [8, 134, 253]]]> : tensor<1x2x3xui8> loc("negate_of_xor")
  %not = stablehlo.not %xor : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[253, 248, 254], [7, 133, 252]]]> : tensor<1x2x3xui8> loc("not_of_xor")
  %or = stablehlo.or %xor, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 7, 1], [249, 123, 3]]]> : tensor<1x2x3xui8> loc("or_of_xor")
  %popcnt = stablehlo.popcnt %xor : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[1, 3, 1], [5, 5, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_xor")
  %power = stablehlo.power %xor, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[4, 7, 1], [1, 36, 3]]]> : tensor<1x2x3xui8> loc("power_of_xor")
  %reduce = stablehlo.reduce(%xor init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[250, 129, 4]]> : tensor<1x3xui8> loc("reduce_of_xor")
  %reduce_window = "stablehlo.reduce_window"(%xor, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[2, 9, 8], [248, 114, 125]]]> : tensor<1x2x3xui8> loc("reduce_window_of_xor")
  %remainder = stablehlo.remainder %xor, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[2, 2, 1], [3, 122, 3]]]> : tensor<1x2x3xui8> loc("remainder_of_xor")
  %select = stablehlo.select %i1, %ui8__2, %xor : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 7, 2], [248, 122, 4]]]> : tensor<1x2x3xui8> loc("select_of_xor")
  %shift_left = stablehlo.shift_left %xor, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[8, 14, 8], [248, 232, 6]]]> : tensor<1x2x3xui8> loc("shift_left_of_xor")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %xor, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 3, 0], [252, 61, 1]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_xor")
  %shift_right_logical = stablehlo.shift_right_logical %xor, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 3, 0], [248, 30, 1]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_xor")
  %sort = "stablehlo.sort"(%xor) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[7, 2, 1], [248, 122, 3]]]> : tensor<1x2x3xui8> loc("sort_of_xor")
  %subtract = stablehlo.subtract %xor, %xor : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<0> : tensor<1x2x3xui8> loc("subtract_of_xor")
  %xor_2 = stablehlo.xor %xor, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %xor_2, dense<[[[3, 6, 0], [249, 123, 2]]]> : tensor<1x2x3xui8> loc("xor_of_xor")
  return
}
