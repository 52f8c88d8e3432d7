// Pairs of ops: what takes the unsigned result of clamp. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__2 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %clamp = stablehlo.clamp %ui8, %ui8__2, %ui8__3 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__4, %clamp : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[5, 7, 5], [107, 94, 11]]]> : tensor<1x2x3xui8> loc("add_of_clamp")
  %and = stablehlo.and %clamp, %clamp : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[2, 2, 3], [100, 100, 7]]]> : tensor<1x2x3xui8> loc("and_of_clamp")
  %bitcast_convert = stablehlo.bitcast_convert %clamp : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[2, 2, 3], [100, 100, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_clamp")
  %clamp_2 = stablehlo.clamp %clamp, %ui8__4, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp_2, dense<[[[3, 5, 3], [100, 100, 7]]]> : tensor<1x2x3xui8> loc("clamp_of_clamp")
  %compare = stablehlo.compare LE, %ui8__4, %clamp : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_clamp")
  %convert = stablehlo.convert %clamp : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[2, 2, 3], [100, 100, 7]]]> : tensor<1x2x3xi32> loc("convert_of_clamp")
  %count_leading_zeros = stablehlo.count_leading_zeros %clamp : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[6, 6, 6], [1, 1, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_clamp")
  %divide = stablehlo.divide %clamp, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 0, 1], [14, 0, 1]]]> : tensor<1x2x3xui8> loc("divide_of_clamp")
  %dot_general = stablehlo.dot_general %ui8__6, %clamp, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[250, 250, 44]], [[192, 192, 55]], [[132, 132, 10]], [[250, 250, 44]]]> : tensor<4x1x3xui8> loc("dot_general_of_clamp")
  %maximum = stablehlo.maximum %clamp, %clamp : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[2, 2, 3], [100, 100, 7]]]> : tensor<1x2x3xui8> loc("maximum_of_clamp")
  %minimum = stablehlo.minimum %clamp, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xui8> loc("minimum_of_clamp")
  %multiply = stablehlo.multiply %clamp, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[6, 10, 6], [188, 168, 28]]]> : tensor<1x2x3xui8> loc("multiply_of_clamp")
  %negate = stablehlo.negate %clamp : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[254, 254, 253], [156, 156, 249]]]> : tensor<1x2x3xui8> loc("negate_of_clamp")
  %not = stablehlo.not %clamp : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[253, 253, 252], [155, 155, 248]]]> : tensor<1x2x3xui8> loc("not_of_clamp")
  %or = stablehlo.or %clamp, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 3, 3], [101, 101, 7]]]> : tensor<1x2x3xui8> loc("or_of_clamp")
  %popcnt = stablehlo.popcnt %clamp : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[1, 1, 2], [3, 3, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_clamp")
  %power = stablehlo.power %clamp, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[4, 2, 27], [1, 16, 7]]]> : tensor<1x2x3xui8> loc("power_of_clamp")
  %reduce = stablehlo.reduce(%clamp init: %ui8__9) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[102, 102, 10]]> : tensor<1x3xui8> loc("reduce_of_clamp")
  %reduce_window = "stablehlo.reduce_window"(%clamp, %ui8__9) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[2, 4, 5], [100, 200, 107]]]> : tensor<1x2x3xui8> loc("reduce_window_of_clamp")
  %remainder = stablehlo.remainder %clamp, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[2, 2, 1], [2, 100, 3]]]> : tensor<1x2x3xui8> loc("remainder_of_clamp")
  %select = stablehlo.select %i1, %ui8__4, %clamp : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 2, 2], [100, 100, 4]]]> : tensor<1x2x3xui8> loc("select_of_clamp")
  %shift_left = stablehlo.shift_left %clamp, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[8, 4, 24], [100, 144, 14]]]> : tensor<1x2x3xui8> loc("shift_left_of_clamp")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %clamp, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 1, 1], [50, 50, 3]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_clamp")
  %shift_right_logical = stablehlo.shift_right_logical %clamp, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 1, 0], [100, 25, 3]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_clamp")
  %sort = "stablehlo.sort"(%clamp) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[3, 2, 2], [100, 100, 7]]]> : tensor<1x2x3xui8> loc("sort_of_clamp")
  %subtract = stablehlo.subtract %clamp, %clamp : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<0> : tensor<1x2x3xui8> loc("subtract_of_clamp")
  %xor = stablehlo.xor %clamp, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[3, 3, 2], [101, 101, 6]]]> : tensor<1x2x3xui8> loc("xor_of_clamp")
  return
}
