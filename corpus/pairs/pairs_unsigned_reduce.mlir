// Pairs of ops: what takes the unsigned result of reduce. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[[1, 2, 3], [255, 128, 7]], [[6, 8, 1], [10, 12, 11]]]]> : tensor<1x2x2x3xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<ui8>
  %ui8__3 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce = stablehlo.reduce(%ui8 init: %ui8__2) across dimensions = [2] : (tensor<1x2x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add : tensor<ui8>
  }
  %add_2 = stablehlo.add %reduce, %reduce : tensor<1x2x3xui8>
  check.expect_eq_const %add_2, dense<[[[0, 4, 20], [32, 40, 24]]]> : tensor<1x2x3xui8> loc("add_of_reduce")
  %and = stablehlo.and %reduce, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<0> : tensor<1x2x3xui8> loc("and_of_reduce")
  %bitcast_convert = stablehlo.bitcast_convert %reduce : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[0, -126, 10], [16, 20, 12]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_reduce")
  %clamp = stablehlo.clamp %ui8__4, %reduce, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[2, 100, 10], [16, 20, 12]]]> : tensor<1x2x3xui8> loc("clamp_of_reduce")
  %compare = stablehlo.compare GE, %reduce, %reduce : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_reduce")
  %convert = stablehlo.convert %reduce : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[0, 130, 10], [16, 20, 12]]]> : tensor<1x2x3xi32> loc("convert_of_reduce")
  %count_leading_zeros = stablehlo.count_leading_zeros %reduce : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[8, 0, 4], [3, 3, 4]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_reduce")
  %divide = stablehlo.divide %reduce, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[0, 26, 5], [2, 0, 3]]]> : tensor<1x2x3xui8> loc("divide_of_reduce")
  %dot_general = stablehlo.dot_general %reduce, %ui8__8, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[200, 182], [16, 12]]]> : tensor<1x2x2xui8> loc("dot_general_of_reduce")
  %maximum = stablehlo.maximum %reduce, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[0, 130, 10], [16, 20, 12]]]> : tensor<1x2x3xui8> loc("maximum_of_reduce")
  %minimum = stablehlo.minimum %reduce, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[0, 5, 2], [7, 20, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_reduce")
  %multiply = stablehlo.multiply %ui8__6, %reduce : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[0, 138, 20], [112, 136, 48]]]> : tensor<1x2x3xui8> loc("multiply_of_reduce")
  %negate = stablehlo.negate %reduce : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[0, 126, 246], [240, 236, 244]]]> : tensor<1x2x3xui8> loc("negate_of_reduce")
  %not = stablehlo.not %reduce : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[255, 125, 245], [239, 235, 243]]]> : tensor<1x2x3xui8> loc("not_of_reduce")
  %or = stablehlo.or %reduce, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[3, 135, 10], [23, 254, 12]]]> : tensor<1x2x3xui8> loc("or_of_reduce")
  %popcnt = stablehlo.popcnt %reduce : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[0, 2, 2], [1, 2, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_reduce")
  %power = stablehlo.power %reduce, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[0, 130, 232], [1, 144, 12]]]> : tensor<1x2x3xui8> loc("power_of_reduce")
  %reduce_2 = stablehlo.reduce(%reduce init: %ui8__2) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce_2, dense<[[130, 20]]> : tensor<1x2xui8> loc("reduce_of_reduce")
  %reduce_window = "stablehlo.reduce_window"(%reduce, %ui8__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[130, 140], [36, 32]]]> : tensor<1x2x2xui8> loc("reduce_window_of_reduce")
  %remainder = stablehlo.remainder %reduce, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 0, 0], [2, 20, 0]]]> : tensor<1x2x3xui8> loc("remainder_of_reduce")
  %select = stablehlo.select %i1, %reduce, %ui8__6 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[0, 5, 10], [7, 250, 12]]]> : tensor<1x2x3xui8> loc("select_of_reduce")
  %shift_left = stablehlo.shift_left %reduce, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[0, 4, 20], [32, 40, 24]]]> : tensor<1x2x3xui8> loc("shift_left_of_reduce")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %reduce, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[0, 193, 1], [16, 5, 6]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_reduce")
  %shift_right_logical = stablehlo.shift_right_logical %reduce, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[0, 65, 1], [16, 5, 6]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_reduce")
  %sort = "stablehlo.sort"(%reduce) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[130, 10, 0], [20, 16, 12]]]> : tensor<1x2x3xui8> loc("sort_of_reduce")
  %subtract = stablehlo.subtract %reduce, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[0, 130, 10], [16, 20, 12]]]> : tensor<1x2x3xui8> loc("subtract_of_reduce")
  %xor = stablehlo.xor %reduce, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[3, 135, 8], [23, 238, 8]]]> : tensor<1x2x3xui8> loc("xor_of_reduce")
  return
}
