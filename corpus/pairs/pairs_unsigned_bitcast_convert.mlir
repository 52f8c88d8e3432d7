// Pairs of ops: what takes the unsigned result of bitcast_convert. The values are those of scripts/oracle.
func.func @main() {
  %i8 = stablehlo.constant dense<[[[-1, 2, -3], [127, -128, 7]]]> : tensor<1x2x3xi8>
  %ui8 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__3 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__4 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__6 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4]]> : tensor<3x2xui8>
  %ui8__7 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__8 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %bitcast_convert = stablehlo.bitcast_convert %i8 : (tensor<1x2x3xi8>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %bitcast_convert, %bitcast_convert : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[254, 4, 250], [254, 0, 14]]]> : tensor<1x2x3xui8> loc("add_of_bitcast_convert")
  %and = stablehlo.and %bitcast_convert, %ui8 : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[1, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("and_of_bitcast_convert")
  %bitcast_convert_2 = stablehlo.bitcast_convert %bitcast_convert : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert_2, dense<[[[-1, 2, -3], [127, -128, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_bitcast_convert")
  %clamp = stablehlo.clamp %bitcast_convert, %ui8__4, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[100, 5, 100], [100, 100, 7]]]> : tensor<1x2x3xui8> loc("clamp_of_bitcast_convert")
  %compare = stablehlo.compare GE, %bitcast_convert, %bitcast_convert : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<true> : tensor<1x2x3xi1> loc("compare_of_bitcast_convert")
  %convert = stablehlo.convert %bitcast_convert : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[255, 2, 253], [127, 128, 7]]]> : tensor<1x2x3xi32> loc("convert_of_bitcast_convert")
  %count_leading_zeros = stablehlo.count_leading_zeros %bitcast_convert : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[0, 6, 0], [1, 0, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_bitcast_convert")
  %divide = stablehlo.divide %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[85, 0, 126], [18, 0, 1]]]> : tensor<1x2x3xui8> loc("divide_of_bitcast_convert")
  %dot_general = stablehlo.dot_general %bitcast_convert, %ui8__6, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[19, 253], [83, 23]]]> : tensor<1x2x2xui8> loc("dot_general_of_bitcast_convert")
  %maximum = stablehlo.maximum %bitcast_convert, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[255, 2, 253], [127, 128, 7]]]> : tensor<1x2x3xui8> loc("maximum_of_bitcast_convert")
  %minimum = stablehlo.minimum %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[3, 2, 2], [7, 128, 4]]]> : tensor<1x2x3xui8> loc("minimum_of_bitcast_convert")
  %multiply = stablehlo.multiply %ui8__4, %bitcast_convert : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[253, 10, 250], [121, 0, 28]]]> : tensor<1x2x3xui8> loc("multiply_of_bitcast_convert")
  %negate = stablehlo.negate %bitcast_convert : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[1, 254, 3], [129, 128, 249]]]> : tensor<1x2x3xui8> loc("negate_of_bitcast_convert")
  %not = stablehlo.not %bitcast_convert : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[0, 253, 2], [128, 127, 248]]]> : tensor<1x2x3xui8> loc("not_of_bitcast_convert")
  %or = stablehlo.or %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[255, 7, 255], [127, 250, 7]]]> : tensor<1x2x3xui8> loc("or_of_bitcast_convert")
  %popcnt = stablehlo.popcnt %bitcast_convert : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[8, 1, 7], [7, 1, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_bitcast_convert")
  %power = stablehlo.power %bitcast_convert, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[1, 2, 229], [1, 0, 7]]]> : tensor<1x2x3xui8> loc("power_of_bitcast_convert")
  %reduce = stablehlo.reduce(%bitcast_convert init: %ui8__8) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[255, 128]]> : tensor<1x2xui8> loc("reduce_of_bitcast_convert")
  %reduce_window = "stablehlo.reduce_window"(%bitcast_convert, %ui8__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[1, 255], [255, 135]]]> : tensor<1x2x2xui8> loc("reduce_window_of_bitcast_convert")
  %remainder = stablehlo.remainder %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 2, 1], [1, 128, 3]]]> : tensor<1x2x3xui8> loc("remainder_of_bitcast_convert")
  %select = stablehlo.select %i1, %bitcast_convert, %ui8__4 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[255, 5, 253], [7, 250, 7]]]> : tensor<1x2x3xui8> loc("select_of_bitcast_convert")
  %shift_left = stablehlo.shift_left %bitcast_convert, %ui8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[254, 4, 250], [254, 0, 14]]]> : tensor<1x2x3xui8> loc("shift_left_of_bitcast_convert")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %bitcast_convert, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[255, 1, 255], [127, 224, 3]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_bitcast_convert")
  %shift_right_logical = stablehlo.shift_right_logical %bitcast_convert, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[63, 1, 31], [127, 32, 3]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_bitcast_convert")
  %sort = "stablehlo.sort"(%bitcast_convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[255, 253, 2], [128, 127, 7]]]> : tensor<1x2x3xui8> loc("sort_of_bitcast_convert")
  %subtract = stablehlo.subtract %bitcast_convert, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[255, 2, 253], [127, 128, 7]]]> : tensor<1x2x3xui8> loc("subtract_of_bitcast_convert")
  %xor = stablehlo.xor %bitcast_convert, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[252, 7, 255], [120, 122, 3]]]> : tensor<1x2x3xui8> loc("xor_of_bitcast_convert")
  return
}
