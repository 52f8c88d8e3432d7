// Rewrites. Each check is a row of rows/iotas.txt: its operands break the rewrite where its condition does not hold.
func.func private @iota_not_negative(%x: tensor<200xi8>) -> tensor<i1> {
  %iota = stablehlo.iota dim = 0 : tensor<200xi8>
  %compare = stablehlo.compare LT, %iota, %x : (tensor<200xi8>, tensor<200xi8>) -> tensor<200xi1>
  %literal = stablehlo.constant dense<false> : tensor<i1>
  %reduce = stablehlo.reduce(%compare init: %literal) applies stablehlo.or across dimensions = [0] : (tensor<200xi1>, tensor<i1>) -> tensor<i1>
  return %reduce : tensor<i1>
}

func.func private @iota_all_less(%x: tensor<4xi1>) -> tensor<4xi1> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<3> : tensor<4xi32>
  %compare = stablehlo.compare LT, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %and = stablehlo.and %compare, %x : tensor<4xi1>
  return %and : tensor<4xi1>
}

func.func private @iota_all_less_or_equal(%x: tensor<4xi1>) -> tensor<4xi1> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<2> : tensor<4xi32>
  %compare = stablehlo.compare LE, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %and = stablehlo.and %compare, %x : tensor<4xi1>
  return %and : tensor<4xi1>
}

func.func private @iota_all_greater(%x: tensor<4xi1>) -> tensor<4xi1> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<0> : tensor<4xi32>
  %compare = stablehlo.compare GT, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %and = stablehlo.and %compare, %x : tensor<4xi1>
  return %and : tensor<4xi1>
}

func.func private @iota_none_greater(%x: tensor<4xi1>) -> tensor<4xi1> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<3> : tensor<4xi32>
  %compare = stablehlo.compare GE, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %and = stablehlo.and %compare, %x : tensor<4xi1>
  return %and : tensor<4xi1>
}

func.func private @iota_equal_outside(%x: tensor<4xi1>) -> tensor<4xi1> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<3> : tensor<4xi32>
  %compare = stablehlo.compare EQ, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %and = stablehlo.and %compare, %x : tensor<4xi1>
  return %and : tensor<4xi1>
}

func.func private @iota_not_equal(%x: tensor<4xi1>) -> tensor<4xi1> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<0> : tensor<4xi32>
  %compare = stablehlo.compare NE, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %and = stablehlo.and %compare, %x : tensor<4xi1>
  return %and : tensor<4xi1>
}

func.func private @iota_compare_unsigned(%x: tensor<4xi1>) -> tensor<4xi1> {
  %iota = stablehlo.iota dim = 0 : tensor<4xui8>
  %literal = stablehlo.constant dense<255> : tensor<4xui8>
  %compare = stablehlo.compare LT, %iota, %literal : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %and = stablehlo.and %compare, %x : tensor<4xi1>
  return %and : tensor<4xi1>
}

func.func private @iota_shifted_compare(%x: tensor<4xi1>) -> tensor<4xi1> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<2> : tensor<4xi32>
  %subtract = stablehlo.subtract %iota, %literal : tensor<4xi32>
  %literal_2 = stablehlo.constant dense<1> : tensor<4xi32>
  %compare = stablehlo.compare LT, %subtract, %literal_2 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %and = stablehlo.and %compare, %x : tensor<4xi1>
  return %and : tensor<4xi1>
}

func.func private @iota_minimum(%x: tensor<4xi32>) -> tensor<4xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<2> : tensor<4xi32>
  %minimum = stablehlo.minimum %iota, %literal : tensor<4xi32>
  %add = stablehlo.add %minimum, %x : tensor<4xi32>
  return %add : tensor<4xi32>
}

func.func private @iota_maximum(%x: tensor<4xi32>) -> tensor<4xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<1> : tensor<4xi32>
  %maximum = stablehlo.maximum %iota, %literal : tensor<4xi32>
  %add = stablehlo.add %maximum, %x : tensor<4xi32>
  return %add : tensor<4xi32>
}

func.func private @iota_clamped(%x: tensor<4xi32>) -> tensor<4xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<1> : tensor<4xi32>
  %literal_2 = stablehlo.constant dense<2> : tensor<4xi32>
  %clamp = stablehlo.clamp %literal, %iota, %literal_2 : tensor<4xi32>
  %add = stablehlo.add %clamp, %x : tensor<4xi32>
  return %add : tensor<4xi32>
}

func.func private @iota_select_as_concat(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<1> : tensor<4xi32>
  %compare = stablehlo.compare LT, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %select = stablehlo.select %compare, %x, %y : tensor<4xi1>, tensor<4xi32>
  return %select : tensor<4xi32>
}

func.func private @iota_select_less_or_equal(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<1> : tensor<4xi32>
  %compare = stablehlo.compare LE, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %select = stablehlo.select %compare, %x, %y : tensor<4xi1>, tensor<4xi32>
  return %select : tensor<4xi32>
}

func.func private @iota_select_greater(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<1> : tensor<4xi32>
  %compare = stablehlo.compare GT, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %select = stablehlo.select %compare, %x, %y : tensor<4xi1>, tensor<4xi32>
  return %select : tensor<4xi32>
}

func.func @main() {
  // iota_of_unit: the dimension of the iota has size 1
  %iota_of_unit.x = stablehlo.constant dense<1> : tensor<3x1xi32>
  %iota_of_unit.iota = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %iota_of_unit.add = stablehlo.add %iota_of_unit.iota, %iota_of_unit.x : tensor<3x1xi32>
  check.expect_eq_const %iota_of_unit.add, dense<[[1], [2], [3]]> : tensor<3x1xi32> loc("iota_of_unit")
  // iota_other_dimension: the dimension is kept
  %iota_other_dimension.x = stablehlo.constant dense<1> : tensor<2x3xi32>
  %iota_other_dimension.iota = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %iota_other_dimension.add = stablehlo.add %iota_other_dimension.iota, %iota_other_dimension.x : tensor<2x3xi32>
  check.expect_eq_const %iota_other_dimension.add, dense<[[1, 2, 3], [1, 2, 3]]> : tensor<2x3xi32> loc("iota_other_dimension")
  // iota_transposed: the dimension moves with the transposition
  %iota_transposed.x = stablehlo.constant dense<1> : tensor<3x2xi32>
  %iota_transposed.iota = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %iota_transposed.transpose = stablehlo.transpose %iota_transposed.iota, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %iota_transposed.add = stablehlo.add %iota_transposed.transpose, %iota_transposed.x : tensor<3x2xi32>
  check.expect_eq_const %iota_transposed.add, dense<[[1, 1], [2, 2], [3, 3]]> : tensor<3x2xi32> loc("iota_transposed")
  // iota_reshaped: the other dimensions have size 1
  %iota_reshaped.x = stablehlo.constant dense<0> : tensor<6xi32>
  %iota_reshaped.iota = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %iota_reshaped.reshape = stablehlo.reshape %iota_reshaped.iota : (tensor<2x3xi32>) -> tensor<6xi32>
  %iota_reshaped.add = stablehlo.add %iota_reshaped.reshape, %iota_reshaped.x : tensor<6xi32>
  check.expect_eq_const %iota_reshaped.add, dense<[0, 1, 2, 0, 1, 2]> : tensor<6xi32> loc("iota_reshaped")
  // iota_broadcast: the dimension is that of the broadcast
  %iota_broadcast.x = stablehlo.constant dense<0> : tensor<2x2xi32>
  %iota_broadcast.iota = stablehlo.iota dim = 0 : tensor<2xi32>
  %iota_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %iota_broadcast.iota, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
  %iota_broadcast.add = stablehlo.add %iota_broadcast.broadcast_in_dim, %iota_broadcast.x : tensor<2x2xi32>
  check.expect_eq_const %iota_broadcast.add, dense<[[0, 0], [1, 1]]> : tensor<2x2xi32> loc("iota_broadcast")
  // iota_reversed: the progression counts down
  %iota_reversed.x = stablehlo.constant dense<0> : tensor<4xi32>
  %iota_reversed.iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %iota_reversed.reverse = stablehlo.reverse %iota_reversed.iota, dims = [0] : tensor<4xi32>
  %iota_reversed.add = stablehlo.add %iota_reversed.reverse, %iota_reversed.x : tensor<4xi32>
  check.expect_eq_const %iota_reversed.add, dense<[3, 2, 1, 0]> : tensor<4xi32> loc("iota_reversed")
  // iota_sliced: the stride is 1
  %iota_sliced.x = stablehlo.constant dense<0> : tensor<2xi32>
  %iota_sliced.iota = stablehlo.iota dim = 0 : tensor<8xi32>
  %iota_sliced.slice = stablehlo.slice %iota_sliced.iota [2:8:3] : (tensor<8xi32>) -> tensor<2xi32>
  %iota_sliced.add = stablehlo.add %iota_sliced.slice, %iota_sliced.x : tensor<2xi32>
  check.expect_eq_const %iota_sliced.add, dense<[2, 5]> : tensor<2xi32> loc("iota_sliced")
  // iota_concatenated: the second part goes on where the first ends
  %iota_concatenated.x = stablehlo.constant dense<0> : tensor<4xi32>
  %iota_concatenated.iota = stablehlo.iota dim = 0 : tensor<2xi32>
  %iota_concatenated.iota_2 = stablehlo.iota dim = 0 : tensor<2xi32>
  %iota_concatenated.concatenate = stablehlo.concatenate %iota_concatenated.iota, %iota_concatenated.iota_2, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %iota_concatenated.add = stablehlo.add %iota_concatenated.concatenate, %iota_concatenated.x : tensor<4xi32>
  check.expect_eq_const %iota_concatenated.add, dense<[0, 1, 0, 1]> : tensor<4xi32> loc("iota_concatenated")
  // iota_wraps: the numbers fit into the type
  %iota_wraps.x = stablehlo.constant dense<0> : tensor<200xi32>
  %iota_wraps.iota = stablehlo.iota dim = 0 : tensor<200xi8>
  %iota_wraps.convert = stablehlo.convert %iota_wraps.iota : (tensor<200xi8>) -> tensor<200xi32>
  %iota_wraps.add = stablehlo.add %iota_wraps.convert, %iota_wraps.x : tensor<200xi32>
  check.expect_eq_const %iota_wraps.add, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57]> : tensor<200xi32> loc("iota_wraps")
  // iota_not_negative: the dimension fits into the type
  %iota_not_negative.x = stablehlo.constant dense<0> : tensor<200xi8>
  %iota_not_negative = call @iota_not_negative(%iota_not_negative.x) : (tensor<200xi8>) -> tensor<i1>
  check.expect_eq_const %iota_not_negative, dense<true> : tensor<i1> loc("iota_not_negative")
  // iota_all_less: the constant is at least the size
  %iota_all_less.x = stablehlo.constant dense<true> : tensor<4xi1>
  %iota_all_less = call @iota_all_less(%iota_all_less.x) : (tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %iota_all_less, dense<[true, true, true, false]> : tensor<4xi1> loc("iota_all_less")
  // iota_all_less_or_equal: the constant is at least the last number
  %iota_all_less_or_equal.x = stablehlo.constant dense<true> : tensor<4xi1>
  %iota_all_less_or_equal = call @iota_all_less_or_equal(%iota_all_less_or_equal.x) : (tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %iota_all_less_or_equal, dense<[true, true, true, false]> : tensor<4xi1> loc("iota_all_less_or_equal")
  // iota_all_greater: the constant is negative
  %iota_all_greater.x = stablehlo.constant dense<true> : tensor<4xi1>
  %iota_all_greater = call @iota_all_greater(%iota_all_greater.x) : (tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %iota_all_greater, dense<[false, true, true, true]> : tensor<4xi1> loc("iota_all_greater")
  // iota_none_greater: the constant is above the last number
  %iota_none_greater.x = stablehlo.constant dense<true> : tensor<4xi1>
  %iota_none_greater = call @iota_none_greater(%iota_none_greater.x) : (tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %iota_none_greater, dense<[false, false, false, true]> : tensor<4xi1> loc("iota_none_greater")
  // iota_equal_outside: the constant is outside of the numbers
  %iota_equal_outside.x = stablehlo.constant dense<true> : tensor<4xi1>
  %iota_equal_outside = call @iota_equal_outside(%iota_equal_outside.x) : (tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %iota_equal_outside, dense<[false, false, false, true]> : tensor<4xi1> loc("iota_equal_outside")
  // iota_not_equal: the constant is the first number
  %iota_not_equal.x = stablehlo.constant dense<true> : tensor<4xi1>
  %iota_not_equal = call @iota_not_equal(%iota_not_equal.x) : (tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %iota_not_equal, dense<[false, true, true, true]> : tensor<4xi1> loc("iota_not_equal")
  // iota_compare_unsigned: the constant is signed
  %iota_compare_unsigned.x = stablehlo.constant dense<true> : tensor<4xi1>
  %iota_compare_unsigned = call @iota_compare_unsigned(%iota_compare_unsigned.x) : (tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %iota_compare_unsigned, dense<true> : tensor<4xi1> loc("iota_compare_unsigned")
  // iota_shifted_compare: nothing is added to the progression
  %iota_shifted_compare.x = stablehlo.constant dense<true> : tensor<4xi1>
  %iota_shifted_compare = call @iota_shifted_compare(%iota_shifted_compare.x) : (tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %iota_shifted_compare, dense<[true, true, true, false]> : tensor<4xi1> loc("iota_shifted_compare")
  // iota_minimum: the constant is at least the last number
  %iota_minimum.x = stablehlo.constant dense<0> : tensor<4xi32>
  %iota_minimum = call @iota_minimum(%iota_minimum.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %iota_minimum, dense<[0, 1, 2, 2]> : tensor<4xi32> loc("iota_minimum")
  // iota_maximum: the constant is at most the first number
  %iota_maximum.x = stablehlo.constant dense<0> : tensor<4xi32>
  %iota_maximum = call @iota_maximum(%iota_maximum.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %iota_maximum, dense<[1, 1, 2, 3]> : tensor<4xi32> loc("iota_maximum")
  // iota_clamped: the bounds enclose the numbers
  %iota_clamped.x = stablehlo.constant dense<0> : tensor<4xi32>
  %iota_clamped = call @iota_clamped(%iota_clamped.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %iota_clamped, dense<[1, 1, 2, 2]> : tensor<4xi32> loc("iota_clamped")
  // iota_select_as_concat: the cut is at the constant
  %iota_select_as_concat.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %iota_select_as_concat.y = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %iota_select_as_concat = call @iota_select_as_concat(%iota_select_as_concat.x, %iota_select_as_concat.y) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %iota_select_as_concat, dense<[1, 6, 7, 8]> : tensor<4xi32> loc("iota_select_as_concat")
  // iota_select_less_or_equal: the comparison is strict
  %iota_select_less_or_equal.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %iota_select_less_or_equal.y = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %iota_select_less_or_equal = call @iota_select_less_or_equal(%iota_select_less_or_equal.x, %iota_select_less_or_equal.y) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %iota_select_less_or_equal, dense<[1, 2, 7, 8]> : tensor<4xi32> loc("iota_select_less_or_equal")
  // iota_select_greater: the branches change places
  %iota_select_greater.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %iota_select_greater.y = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %iota_select_greater = call @iota_select_greater(%iota_select_greater.x, %iota_select_greater.y) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %iota_select_greater, dense<[5, 6, 3, 4]> : tensor<4xi32> loc("iota_select_greater")
  return
}
