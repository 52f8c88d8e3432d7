// Rewrites. Each check is a row of rows/bits.txt: its operands break the rewrite where its condition does not hold.
func.func private @popcount_of_power(%x: tensor<3xi32>) -> tensor<3xi1> {
  %popcnt = stablehlo.popcnt %x : tensor<3xi32>
  %literal = stablehlo.constant dense<1> : tensor<3xi32>
  %compare = stablehlo.compare EQ, %popcnt, %literal : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @rotate_by_shifts(%x: tensor<2xui8>, %y: tensor<2xui8>) -> tensor<2xui8> {
  %shift_left = stablehlo.shift_left %x, %y : tensor<2xui8>
  %literal = stablehlo.constant dense<8> : tensor<2xui8>
  %subtract = stablehlo.subtract %literal, %y : tensor<2xui8>
  %shift_right_logical = stablehlo.shift_right_logical %x, %subtract : tensor<2xui8>
  %or = stablehlo.or %shift_left, %shift_right_logical : tensor<2xui8>
  return %or : tensor<2xui8>
}

func.func private @and_of_compares_narrowed(%x: tensor<3xi32>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<3> : tensor<3xi32>
  %compare = stablehlo.compare GT, %x, %literal : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %literal_2 = stablehlo.constant dense<7> : tensor<3xi32>
  %compare_2 = stablehlo.compare LT, %x, %literal_2 : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %and = stablehlo.and %compare, %compare_2 : tensor<3xi1>
  return %and : tensor<3xi1>
}

func.func private @xor_of_equal_compares(%x: tensor<3xi32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0> : tensor<3xi32>
  %compare = stablehlo.compare NE, %x, %literal : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %literal_2 = stablehlo.constant dense<0> : tensor<3xi32>
  %compare_2 = stablehlo.compare NE, %x, %literal_2 : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %xor = stablehlo.xor %compare, %compare_2 : tensor<3xi1>
  %convert = stablehlo.convert %xor : (tensor<3xi1>) -> tensor<3xf32>
  %literal_3 = stablehlo.constant dense<0> : tensor<3xi32>
  %compare_3 = stablehlo.compare NE, %x, %literal_3 : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %literal_4 = stablehlo.constant dense<0> : tensor<3xi32>
  %compare_4 = stablehlo.compare NE, %x, %literal_4 : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %xor_2 = stablehlo.xor %compare_3, %compare_4 : tensor<3xi1>
  %convert_2 = stablehlo.convert %xor_2 : (tensor<3xi1>) -> tensor<3xf32>
  %atan2 = stablehlo.atan2 %convert, %convert_2 : tensor<3xf32>
  return %atan2 : tensor<3xf32>
}

func.func private @mask_through_select(%x: tensor<2xi32>, %y: tensor<2xi32>, %p: tensor<2xi1>) -> tensor<2xi32> {
  %select = stablehlo.select %p, %x, %y : tensor<2xi1>, tensor<2xi32>
  %literal = stablehlo.constant dense<1> : tensor<2xi32>
  %and = stablehlo.and %select, %literal : tensor<2xi32>
  return %and : tensor<2xi32>
}

func.func @main() {
  // popcount_of_power: x is not zero
  %popcount_of_power.x = stablehlo.constant dense<[0, 8, 6]> : tensor<3xi32>
  %popcount_of_power = call @popcount_of_power(%popcount_of_power.x) : (tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %popcount_of_power, dense<[false, true, false]> : tensor<3xi1> loc("popcount_of_power")
  // rotate_by_shifts: no bit comes back
  %rotate_by_shifts.x = stablehlo.constant dense<[129, 6]> : tensor<2xui8>
  %rotate_by_shifts.y = stablehlo.constant dense<[1, 3]> : tensor<2xui8>
  %rotate_by_shifts = call @rotate_by_shifts(%rotate_by_shifts.x, %rotate_by_shifts.y) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %rotate_by_shifts, dense<[3, 48]> : tensor<2xui8> loc("rotate_by_shifts")
  // and_of_compares_narrowed: the comparison is unsigned
  %and_of_compares_narrowed.x = stablehlo.constant dense<[-10, 5, 8]> : tensor<3xi32>
  %and_of_compares_narrowed = call @and_of_compares_narrowed(%and_of_compares_narrowed.x) : (tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %and_of_compares_narrowed, dense<[false, true, false]> : tensor<3xi1> loc("and_of_compares_narrowed")
  // or_of_compares_merged: equality is kept
  %or_of_compares_merged.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %or_of_compares_merged.y = stablehlo.constant dense<[3, 7]> : tensor<2xi32>
  %or_of_compares_merged.compare = stablehlo.compare EQ, %or_of_compares_merged.x, %or_of_compares_merged.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %or_of_compares_merged.compare_2 = stablehlo.compare LT, %or_of_compares_merged.x, %or_of_compares_merged.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %or_of_compares_merged.or = stablehlo.or %or_of_compares_merged.compare, %or_of_compares_merged.compare_2 : tensor<2xi1>
  check.expect_eq_const %or_of_compares_merged.or, dense<true> : tensor<2xi1> loc("or_of_compares_merged")
  // and_of_compares_to_false: one of the comparisons is strict
  %and_of_compares_to_false.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %and_of_compares_to_false.y = stablehlo.constant dense<[3, 7]> : tensor<2xi32>
  %and_of_compares_to_false.compare = stablehlo.compare LE, %and_of_compares_to_false.x, %and_of_compares_to_false.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %and_of_compares_to_false.compare_2 = stablehlo.compare GE, %and_of_compares_to_false.x, %and_of_compares_to_false.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %and_of_compares_to_false.and = stablehlo.and %and_of_compares_to_false.compare, %and_of_compares_to_false.compare_2 : tensor<2xi1>
  check.expect_eq_const %and_of_compares_to_false.and, dense<[true, false]> : tensor<2xi1> loc("and_of_compares_to_false")
  // xor_of_compares_i32: the operands are ordered and differ
  %xor_of_compares_i32.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %xor_of_compares_i32.y = stablehlo.constant dense<[3, 7]> : tensor<2xi32>
  %xor_of_compares_i32.compare = stablehlo.compare LT, %xor_of_compares_i32.x, %xor_of_compares_i32.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %xor_of_compares_i32.compare_2 = stablehlo.compare GT, %xor_of_compares_i32.x, %xor_of_compares_i32.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %xor_of_compares_i32.xor = stablehlo.xor %xor_of_compares_i32.compare, %xor_of_compares_i32.compare_2 : tensor<2xi1>
  check.expect_eq_const %xor_of_compares_i32.xor, dense<[false, true]> : tensor<2xi1> loc("xor_of_compares_i32")
  // xor_of_compares_f32: the operands are ordered and differ
  %xor_of_compares_f32.x = stablehlo.constant dense<[0x7FC00000, 5.0]> : tensor<2xf32>
  %xor_of_compares_f32.y = stablehlo.constant dense<[3.0, 7.0]> : tensor<2xf32>
  %xor_of_compares_f32.compare = stablehlo.compare LT, %xor_of_compares_f32.x, %xor_of_compares_f32.y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %xor_of_compares_f32.compare_2 = stablehlo.compare GT, %xor_of_compares_f32.x, %xor_of_compares_f32.y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %xor_of_compares_f32.xor = stablehlo.xor %xor_of_compares_f32.compare, %xor_of_compares_f32.compare_2 : tensor<2xi1>
  check.expect_eq_const %xor_of_compares_f32.xor, dense<[false, true]> : tensor<2xi1> loc("xor_of_compares_f32")
  // xor_of_equal_compares: never: atan2 of two zeros is zero
  %xor_of_equal_compares.x = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %xor_of_equal_compares = call @xor_of_equal_compares(%xor_of_equal_compares.x) : (tensor<3xi32>) -> tensor<3xf32>
  check.expect_almost_eq_const %xor_of_equal_compares, dense<0.0> : tensor<3xf32> loc("xor_of_equal_compares")
  // mask_through_select: both branches get the mask
  %mask_through_select.x = stablehlo.constant dense<[6, 7]> : tensor<2xi32>
  %mask_through_select.y = stablehlo.constant dense<[9, 8]> : tensor<2xi32>
  %mask_through_select.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %mask_through_select = call @mask_through_select(%mask_through_select.x, %mask_through_select.y, %mask_through_select.p) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi1>) -> tensor<2xi32>
  check.expect_eq_const %mask_through_select, dense<0> : tensor<2xi32> loc("mask_through_select")
  // and_reassociated_with_or: x has no bit outside of z
  %and_reassociated_with_or.x = stablehlo.constant dense<[12, 5]> : tensor<2xi32>
  %and_reassociated_with_or.y = stablehlo.constant dense<[10, 3]> : tensor<2xi32>
  %and_reassociated_with_or.z = stablehlo.constant dense<[6, 4]> : tensor<2xi32>
  %and_reassociated_with_or.or = stablehlo.or %and_reassociated_with_or.x, %and_reassociated_with_or.y : tensor<2xi32>
  %and_reassociated_with_or.and = stablehlo.and %and_reassociated_with_or.or, %and_reassociated_with_or.z : tensor<2xi32>
  check.expect_eq_const %and_reassociated_with_or.and, dense<[6, 4]> : tensor<2xi32> loc("and_reassociated_with_or")
  return
}
