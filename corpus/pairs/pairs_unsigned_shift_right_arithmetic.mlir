// Pairs of ops: what takes the unsigned result of shift_right_arithmetic. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__8 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %ui8, %ui8__2 : tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__3, %shift_right_arithmetic : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[3, 6, 2], [6, 218, 7]]]> : tensor<1x2x3xui8> loc("add_of_shift_right_arithmetic")
  %and = stablehlo.and %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[0, 1, 0], [255, 224, 3]]]> : tensor<1x2x3xui8> loc("and_of_shift_right_arithmetic")
  %bitcast_convert = stablehlo.bitcast_convert %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[0, 1, 0], [-1, -32, 3]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_shift_right_arithmetic")
  %clamp = stablehlo.clamp %ui8__4, %shift_right_arithmetic, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[2, 2, 2], [100, 100, 3]]]> : tensor<1x2x3xui8> loc("clamp_of_shift_right_arithmetic")
  %compare = stablehlo.compare LE, %ui8__3, %shift_right_arithmetic : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_shift_right_arithmetic")
  %convert = stablehlo.convert %shift_right_arithmetic : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[0, 1, 0], [255, 224, 3]]]> : tensor<1x2x3xi32> loc("convert_of_shift_right_arithmetic")
  %count_leading_zeros = stablehlo.count_leading_zeros %shift_right_arithmetic : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[8, 7, 8], [0, 0, 6]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_shift_right_arithmetic")
  %divide = stablehlo.divide %shift_right_arithmetic, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 0, 0], [36, 0, 0]]]> : tensor<1x2x3xui8> loc("divide_of_shift_right_arithmetic")
  %dot_general = stablehlo.dot_general %ui8__7, %shift_right_arithmetic, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[251, 99, 15]], [[249, 34, 21]], [[252, 122, 12]], [[251, 99, 15]]]> : tensor<4x1x3xui8> loc("dot_general_of_shift_right_arithmetic")
  %maximum = stablehlo.maximum %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[0, 1, 0], [255, 224, 3]]]> : tensor<1x2x3xui8> loc("maximum_of_shift_right_arithmetic")
  %minimum = stablehlo.minimum %shift_right_arithmetic, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xui8> loc("minimum_of_shift_right_arithmetic")
  %multiply = stablehlo.multiply %shift_right_arithmetic, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[0, 5, 0], [249, 192, 12]]]> : tensor<1x2x3xui8> loc("multiply_of_shift_right_arithmetic")
  %negate = stablehlo.negate %shift_right_arithmetic : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[0, 255, 0], [1, 32, 253]]]> : tensor<1x2x3xui8> loc("negate_of_shift_right_arithmetic")
  %not = stablehlo.not %shift_right_arithmetic : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[255, 254, 255], [0, 31, 252]]]> : tensor<1x2x3xui8> loc("not_of_shift_right_arithmetic")
  %or = stablehlo.or %shift_right_arithmetic, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[1, 1, 1], [255, 225, 3]]]> : tensor<1x2x3xui8> loc("or_of_shift_right_arithmetic")
  %popcnt = stablehlo.popcnt %shift_right_arithmetic : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[0, 1, 0], [8, 3, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_shift_right_arithmetic")
  %power = stablehlo.power %shift_right_arithmetic, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[0, 1, 0], [1, 0, 3]]]> : tensor<1x2x3xui8> loc("power_of_shift_right_arithmetic")
  %reduce = stablehlo.reduce(%shift_right_arithmetic init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[255, 225, 3]]> : tensor<1x3xui8> loc("reduce_of_shift_right_arithmetic")
  %reduce_window = "stablehlo.reduce_window"(%shift_right_arithmetic, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[0, 1, 1], [255, 223, 227]]]> : tensor<1x2x3xui8> loc("reduce_window_of_shift_right_arithmetic")
  %remainder = stablehlo.remainder %shift_right_arithmetic, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 1, 0], [3, 224, 3]]]> : tensor<1x2x3xui8> loc("remainder_of_shift_right_arithmetic")
  %select = stablehlo.select %i1, %ui8__3, %shift_right_arithmetic : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 1, 2], [255, 224, 4]]]> : tensor<1x2x3xui8> loc("select_of_shift_right_arithmetic")
  %shift_left = stablehlo.shift_left %shift_right_arithmetic, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[0, 2, 0], [255, 128, 6]]]> : tensor<1x2x3xui8> loc("shift_left_of_shift_right_arithmetic")
  %shift_right_arithmetic_2 = stablehlo.shift_right_arithmetic %shift_right_arithmetic, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic_2, dense<[[[0, 0, 0], [255, 240, 1]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_shift_right_arithmetic")
  %shift_right_logical = stablehlo.shift_right_logical %shift_right_arithmetic, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 0, 0], [255, 56, 1]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_shift_right_arithmetic")
  %sort = "stablehlo.sort"(%shift_right_arithmetic) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[1, 0, 0], [255, 224, 3]]]> : tensor<1x2x3xui8> loc("sort_of_shift_right_arithmetic")
  %subtract = stablehlo.subtract %shift_right_arithmetic, %shift_right_arithmetic : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<0> : tensor<1x2x3xui8> loc("subtract_of_shift_right_arithmetic")
  %xor = stablehlo.xor %shift_right_arithmetic, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[1, 0, 1], [254, 225, 2]]]> : tensor<1x2x3xui8> loc("xor_of_shift_right_arithmetic")
  return
}
