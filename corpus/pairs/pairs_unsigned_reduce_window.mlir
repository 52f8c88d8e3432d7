// Pairs of ops: what takes the unsigned result of reduce_window. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3, 255], [128, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<ui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__8 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce_window = "stablehlo.reduce_window"(%ui8, %ui8__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add : tensor<ui8>
  }) : (tensor<1x2x4xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %add_2 = stablehlo.add %ui8__3, %reduce_window : tensor<1x2x3xui8>
  check.expect_eq_const %add_2, dense<[[[6, 10, 4], [142, 7, 18]]]> : tensor<1x2x3xui8> loc("add_of_reduce_window")
  %and = stablehlo.and %reduce_window, %reduce_window : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[3, 5, 2], [135, 13, 14]]]> : tensor<1x2x3xui8> loc("and_of_reduce_window")
  %bitcast_convert = stablehlo.bitcast_convert %reduce_window : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[3, 5, 2], [-121, 13, 14]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_reduce_window")
  %clamp = stablehlo.clamp %ui8__4, %reduce_window, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[3, 5, 2], [100, 13, 14]]]> : tensor<1x2x3xui8> loc("clamp_of_reduce_window")
  %compare = stablehlo.compare LE, %ui8__3, %reduce_window : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_reduce_window")
  %convert = stablehlo.convert %reduce_window : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[3, 5, 2], [135, 13, 14]]]> : tensor<1x2x3xi32> loc("convert_of_reduce_window")
  %count_leading_zeros = stablehlo.count_leading_zeros %reduce_window : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[6, 5, 6], [0, 4, 4]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_reduce_window")
  %divide = stablehlo.divide %reduce_window, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[1, 1, 1], [19, 0, 3]]]> : tensor<1x2x3xui8> loc("divide_of_reduce_window")
  %dot_general = stablehlo.dot_general %ui8__7, %reduce_window, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[172, 80, 76]], [[183, 101, 102]], [[10, 22, 44]], [[172, 80, 76]]]> : tensor<4x1x3xui8> loc("dot_general_of_reduce_window")
  %maximum = stablehlo.maximum %reduce_window, %reduce_window : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[3, 5, 2], [135, 13, 14]]]> : tensor<1x2x3xui8> loc("maximum_of_reduce_window")
  %minimum = stablehlo.minimum %reduce_window, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xui8> loc("minimum_of_reduce_window")
  %multiply = stablehlo.multiply %reduce_window, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[9, 25, 4], [177, 178, 56]]]> : tensor<1x2x3xui8> loc("multiply_of_reduce_window")
  %negate = stablehlo.negate %reduce_window : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[253, 251, 254], [121, 243, 242]]]> : tensor<1x2x3xui8> loc("negate_of_reduce_window")
  %not = stablehlo.not %reduce_window : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[252, 250, 253], [120, 242, 241]]]> : tensor<1x2x3xui8> loc("not_of_reduce_window")
  %or = stablehlo.or %reduce_window, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 5, 3], [135, 13, 15]]]> : tensor<1x2x3xui8> loc("or_of_reduce_window")
  %popcnt = stablehlo.popcnt %reduce_window : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[2, 2, 1], [4, 3, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_reduce_window")
  %power = stablehlo.power %reduce_window, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[9, 5, 8], [1, 169, 14]]]> : tensor<1x2x3xui8> loc("power_of_reduce_window")
  %reduce = stablehlo.reduce(%reduce_window init: %ui8__2) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left_2: tensor<ui8>, %right_2: tensor<ui8>) {
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[138, 18, 16]]> : tensor<1x3xui8> loc("reduce_of_reduce_window")
  %reduce_window_2 = "stablehlo.reduce_window"(%reduce_window, %ui8__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<ui8>
    stablehlo.return %add_4 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window_2, dense<[[[3, 8, 7], [135, 148, 27]]]> : tensor<1x2x3xui8> loc("reduce_window_of_reduce_window")
  %remainder = stablehlo.remainder %reduce_window, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 0, 0], [2, 13, 2]]]> : tensor<1x2x3xui8> loc("remainder_of_reduce_window")
  %select = stablehlo.select %i1, %ui8__3, %reduce_window : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 5, 2], [135, 13, 4]]]> : tensor<1x2x3xui8> loc("select_of_reduce_window")
  %shift_left = stablehlo.shift_left %reduce_window, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[12, 10, 16], [135, 52, 28]]]> : tensor<1x2x3xui8> loc("shift_left_of_reduce_window")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reduce_window, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[1, 2, 1], [195, 6, 7]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_reduce_window")
  %shift_right_logical = stablehlo.shift_right_logical %reduce_window, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 2, 0], [135, 3, 7]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_reduce_window")
  %sort = "stablehlo.sort"(%reduce_window) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_4: tensor<ui8>, %right_4: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_4, %right_4 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[5, 3, 2], [135, 14, 13]]]> : tensor<1x2x3xui8> loc("sort_of_reduce_window")
  %subtract = stablehlo.subtract %reduce_window, %reduce_window : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<0> : tensor<1x2x3xui8> loc("subtract_of_reduce_window")
  %xor = stablehlo.xor %reduce_window, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[2, 4, 3], [134, 12, 15]]]> : tensor<1x2x3xui8> loc("xor_of_reduce_window")
  return
}
