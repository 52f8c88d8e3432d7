// Pairs of ops: what takes the unsigned result of negate. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__7 = stablehlo.constant dense<2> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %negate = stablehlo.negate %ui8 : tensor<1x2x3xui8>
  %add = stablehlo.add %negate, %ui8__2 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[255, 254, 253], [1, 128, 249]]]> : tensor<1x2x3xui8> loc("add_of_negate")
  %and = stablehlo.and %negate, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[3, 4, 0], [1, 128, 0]]]> : tensor<1x2x3xui8> loc("and_of_negate")
  %bitcast_convert = stablehlo.bitcast_convert %negate : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[-1, -2, -3], [1, -128, -7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_negate")
  %clamp = stablehlo.clamp %ui8__4, %negate, %ui8__5 : (tensor<ui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[100, 100, 100], [2, 100, 100]]]> : tensor<1x2x3xui8> loc("clamp_of_negate")
  %compare = stablehlo.compare LT, %negate, %ui8__2 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_negate")
  %convert = stablehlo.convert %negate : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[255, 254, 253], [1, 128, 249]]]> : tensor<1x2x3xi32> loc("convert_of_negate")
  %count_leading_zeros = stablehlo.count_leading_zeros %negate : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 0, 0], [7, 0, 0]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_negate")
  %divide = stablehlo.divide %negate, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[85, 50, 126], [0, 0, 62]]]> : tensor<1x2x3xui8> loc("divide_of_negate")
  %dot_general = stablehlo.dot_general %ui8__6, %negate, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general, dense<[[[2, 122, 212]], [[5, 124, 201]], [[10, 12, 246]], [[2, 122, 212]]]> : tensor<4x1x3xui8> loc("dot_general_of_negate")
  %maximum = stablehlo.maximum %negate, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[255, 254, 253], [7, 250, 249]]]> : tensor<1x2x3xui8> loc("maximum_of_negate")
  %minimum = stablehlo.minimum %ui8__3, %negate : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[3, 5, 2], [1, 128, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_negate")
  %multiply = stablehlo.multiply %negate, %negate : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[1, 4, 9], [1, 0, 49]]]> : tensor<1x2x3xui8> loc("multiply_of_negate")
  %negate_2 = stablehlo.negate %negate : tensor<1x2x3xui8>
  check.expect_eq_const %negate_2, dense<[[[1, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8> loc("negate_of_negate")
  %not = stablehlo.not %negate : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[0, 1, 2], [254, 127, 6]]]> : tensor<1x2x3xui8> loc("not_of_negate")
  %or = stablehlo.or %ui8__3, %negate : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[255, 255, 255], [7, 250, 253]]]> : tensor<1x2x3xui8> loc("or_of_negate")
  %popcnt = stablehlo.popcnt %negate : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[8, 7, 7], [1, 1, 6]]]> : tensor<1x2x3xui8> loc("popcnt_of_negate")
  %power = stablehlo.power %negate, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[1, 4, 9], [1, 0, 49]]]> : tensor<1x2x3xui8> loc("power_of_negate")
  %reduce = stablehlo.reduce(%negate init: %ui8__8) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[0, 126, 246]]> : tensor<1x3xui8> loc("reduce_of_negate")
  %reduce_window = "stablehlo.reduce_window"(%negate, %ui8__8) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[255, 253, 251], [1, 129, 121]]]> : tensor<1x2x3xui8> loc("reduce_window_of_negate")
  %remainder = stablehlo.remainder %negate, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 4, 1], [1, 128, 1]]]> : tensor<1x2x3xui8> loc("remainder_of_negate")
  %select = stablehlo.select %i1, %ui8__3, %negate : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 254, 2], [1, 128, 4]]]> : tensor<1x2x3xui8> loc("select_of_negate")
  %shift_left = stablehlo.shift_left %negate, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[252, 252, 232], [1, 0, 242]]]> : tensor<1x2x3xui8> loc("shift_left_of_negate")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %negate, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[255, 255, 255], [1, 224, 252]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_negate")
  %shift_right_logical = stablehlo.shift_right_logical %negate, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[63, 127, 31], [1, 32, 124]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_negate")
  %sort = "stablehlo.sort"(%negate) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[255, 254, 253], [249, 128, 1]]]> : tensor<1x2x3xui8> loc("sort_of_negate")
  %subtract = stablehlo.subtract %negate, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[252, 249, 251], [250, 134, 245]]]> : tensor<1x2x3xui8> loc("subtract_of_negate")
  %xor = stablehlo.xor %ui8__3, %negate : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[252, 251, 255], [6, 122, 253]]]> : tensor<1x2x3xui8> loc("xor_of_negate")
  return
}
