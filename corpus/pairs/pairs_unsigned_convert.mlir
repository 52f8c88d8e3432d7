// Pairs of ops: what takes the unsigned result of convert. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[300, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xi32>
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
  %convert = stablehlo.convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %convert, %ui8 : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[47, 7, 5], [6, 122, 11]]]> : tensor<1x2x3xui8> loc("add_of_convert")
  %and = stablehlo.and %ui8, %convert : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[0, 0, 2], [7, 128, 4]]]> : tensor<1x2x3xui8> loc("and_of_convert")
  %bitcast_convert = stablehlo.bitcast_convert %convert : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[44, 2, 3], [-1, -128, 7]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_convert")
  %clamp = stablehlo.clamp %convert, %ui8, %ui8__3 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[44, 5, 3], [100, 100, 7]]]> : tensor<1x2x3xui8> loc("clamp_of_convert")
  %compare = stablehlo.compare LT, %convert, %ui8 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, true, false], [false, true, false]]]> : tensor<1x2x3xi1> loc("compare_of_convert")
  %convert_2 = stablehlo.convert %convert : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert_2, dense<[[[44, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xi32> loc("convert_of_convert")
  %count_leading_zeros = stablehlo.count_leading_zeros %convert : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[2, 6, 6], [0, 0, 5]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_convert")
  %divide = stablehlo.divide %convert, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[22, 1, 1], [127, 64, 3]]]> : tensor<1x2x3xui8> loc("divide_of_convert")
  %dot_general = stablehlo.dot_general %convert, %ui8__6, contracting_dims = [2] x [0] : (tensor<1x2x3xui8>, tensor<3x2xui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %dot_general, dense<[[[118, 246], [211, 151]]]> : tensor<1x2x2xui8> loc("dot_general_of_convert")
  %maximum = stablehlo.maximum %ui8, %convert : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[44, 5, 3], [255, 250, 7]]]> : tensor<1x2x3xui8> loc("maximum_of_convert")
  %minimum = stablehlo.minimum %convert, %convert : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<[[[44, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8> loc("minimum_of_convert")
  %multiply = stablehlo.multiply %convert, %ui8__4 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<0> : tensor<1x2x3xui8> loc("multiply_of_convert")
  %negate = stablehlo.negate %convert : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[212, 254, 253], [1, 128, 249]]]> : tensor<1x2x3xui8> loc("negate_of_convert")
  %not = stablehlo.not %convert : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[211, 253, 252], [0, 127, 248]]]> : tensor<1x2x3xui8> loc("not_of_convert")
  %or = stablehlo.or %convert, %convert : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[44, 2, 3], [255, 128, 7]]]> : tensor<1x2x3xui8> loc("or_of_convert")
  %popcnt = stablehlo.popcnt %convert : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[3, 1, 2], [8, 1, 3]]]> : tensor<1x2x3xui8> loc("popcnt_of_convert")
  %power = stablehlo.power %convert, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[144, 2, 27], [1, 0, 7]]]> : tensor<1x2x3xui8> loc("power_of_convert")
  %reduce = stablehlo.reduce(%convert init: %ui8__8) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  check.expect_eq_const %reduce, dense<[[44, 255]]> : tensor<1x2xui8> loc("reduce_of_convert")
  %reduce_window = "stablehlo.reduce_window"(%convert, %ui8__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x2xui8>
  check.expect_eq_const %reduce_window, dense<[[[46, 5], [127, 135]]]> : tensor<1x2x2xui8> loc("reduce_window_of_convert")
  %remainder = stablehlo.remainder %convert, %ui8__5 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[0, 0, 1], [1, 0, 1]]]> : tensor<1x2x3xui8> loc("remainder_of_convert")
  %select = stablehlo.select %i1, %convert, %ui8 : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[44, 5, 3], [7, 250, 7]]]> : tensor<1x2x3xui8> loc("select_of_convert")
  %shift_left = stablehlo.shift_left %convert, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[176, 4, 24], [255, 0, 14]]]> : tensor<1x2x3xui8> loc("shift_left_of_convert")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %convert, %ui8__7 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[11, 1, 0], [255, 224, 3]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_convert")
  %shift_right_logical = stablehlo.shift_right_logical %convert, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[22, 1, 1], [127, 64, 3]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_convert")
  %sort = "stablehlo.sort"(%convert) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[44, 3, 2], [255, 128, 7]]]> : tensor<1x2x3xui8> loc("sort_of_convert")
  %subtract = stablehlo.subtract %ui8, %convert : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<[[[215, 3, 255], [8, 122, 253]]]> : tensor<1x2x3xui8> loc("subtract_of_convert")
  %xor = stablehlo.xor %convert, %convert : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<0> : tensor<1x2x3xui8> loc("xor_of_convert")
  return
}
