// Rewrites. Each check is a row of rows/integers.txt: its operands break the rewrite where its condition does not hold.
func.func private @half_of_sum_ui8(%x: tensor<2xui8>, %y: tensor<2xui8>) -> tensor<2xui8> {
  %add = stablehlo.add %x, %y : tensor<2xui8>
  %literal = stablehlo.constant dense<2> : tensor<2xui8>
  %divide = stablehlo.divide %add, %literal : tensor<2xui8>
  return %divide : tensor<2xui8>
}

func.func private @half_of_sum_i32(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %add = stablehlo.add %x, %y : tensor<2xi32>
  %literal = stablehlo.constant dense<2> : tensor<2xi32>
  %divide = stablehlo.divide %add, %literal : tensor<2xi32>
  return %divide : tensor<2xi32>
}

func.func private @shifted_left_and_back_i8(%x: tensor<3xi8>) -> tensor<3xi8> {
  %literal = stablehlo.constant dense<4> : tensor<3xi8>
  %shift_left = stablehlo.shift_left %x, %literal : tensor<3xi8>
  %literal_2 = stablehlo.constant dense<4> : tensor<3xi8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_left, %literal_2 : tensor<3xi8>
  return %shift_right_arithmetic : tensor<3xi8>
}

func.func private @shifted_left_and_back_i32(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<4> : tensor<3xi32>
  %shift_left = stablehlo.shift_left %x, %literal : tensor<3xi32>
  %literal_2 = stablehlo.constant dense<4> : tensor<3xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_left, %literal_2 : tensor<3xi32>
  return %shift_right_arithmetic : tensor<3xi32>
}

func.func private @shifted_left_and_back_logical_ui8(%x: tensor<2xui8>) -> tensor<2xui8> {
  %literal = stablehlo.constant dense<4> : tensor<2xui8>
  %shift_left = stablehlo.shift_left %x, %literal : tensor<2xui8>
  %literal_2 = stablehlo.constant dense<4> : tensor<2xui8>
  %shift_right_logical = stablehlo.shift_right_logical %shift_left, %literal_2 : tensor<2xui8>
  return %shift_right_logical : tensor<2xui8>
}

func.func private @shifted_left_and_back_logical_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<4> : tensor<2xi32>
  %shift_left = stablehlo.shift_left %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<4> : tensor<2xi32>
  %shift_right_logical = stablehlo.shift_right_logical %shift_left, %literal_2 : tensor<2xi32>
  return %shift_right_logical : tensor<2xi32>
}

func.func private @shifted_left_and_back_logical_ui32(%x: tensor<2xui32>) -> tensor<2xui32> {
  %literal = stablehlo.constant dense<4> : tensor<2xui32>
  %shift_left = stablehlo.shift_left %x, %literal : tensor<2xui32>
  %literal_2 = stablehlo.constant dense<4> : tensor<2xui32>
  %shift_right_logical = stablehlo.shift_right_logical %shift_left, %literal_2 : tensor<2xui32>
  return %shift_right_logical : tensor<2xui32>
}

func.func private @shifted_right_and_back_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<3> : tensor<2xi32>
  %shift_right_logical = stablehlo.shift_right_logical %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<3> : tensor<2xi32>
  %shift_left = stablehlo.shift_left %shift_right_logical, %literal_2 : tensor<2xi32>
  return %shift_left : tensor<2xi32>
}

func.func private @shifted_right_and_back_ui8(%x: tensor<2xui8>) -> tensor<2xui8> {
  %literal = stablehlo.constant dense<3> : tensor<2xui8>
  %shift_right_logical = stablehlo.shift_right_logical %x, %literal : tensor<2xui8>
  %literal_2 = stablehlo.constant dense<3> : tensor<2xui8>
  %shift_left = stablehlo.shift_left %shift_right_logical, %literal_2 : tensor<2xui8>
  return %shift_left : tensor<2xui8>
}

func.func private @shift_kind_i8(%x: tensor<2xi8>) -> tensor<2xi8> {
  %literal = stablehlo.constant dense<1> : tensor<2xi8>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %x, %literal : tensor<2xi8>
  return %shift_right_arithmetic : tensor<2xi8>
}

func.func private @shift_kind_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<1> : tensor<2xi32>
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %x, %literal : tensor<2xi32>
  return %shift_right_arithmetic : tensor<2xi32>
}

func.func private @abs_not_negative_i8(%x: tensor<2xi8>) -> tensor<2xi1> {
  %abs = stablehlo.abs %x : tensor<2xi8>
  %literal = stablehlo.constant dense<0> : tensor<2xi8>
  %compare = stablehlo.compare GE, %abs, %literal : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @abs_not_negative_i16(%x: tensor<2xi16>) -> tensor<2xi1> {
  %abs = stablehlo.abs %x : tensor<2xi16>
  %literal = stablehlo.constant dense<0> : tensor<2xi16>
  %compare = stablehlo.compare GE, %abs, %literal : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @abs_not_negative_i32(%x: tensor<2xi32>) -> tensor<2xi1> {
  %abs = stablehlo.abs %x : tensor<2xi32>
  %literal = stablehlo.constant dense<0> : tensor<2xi32>
  %compare = stablehlo.compare GE, %abs, %literal : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func @main() {
  // divided_twice_ui8: the product of the divisors does not wrap around
  %divided_twice_ui8.x = stablehlo.constant dense<[200, 50]> : tensor<2xui8>
  %divided_twice_ui8.y = stablehlo.constant dense<[16, 5]> : tensor<2xui8>
  %divided_twice_ui8.z = stablehlo.constant dense<[17, 2]> : tensor<2xui8>
  %divided_twice_ui8.divide = stablehlo.divide %divided_twice_ui8.x, %divided_twice_ui8.y : tensor<2xui8>
  %divided_twice_ui8.divide_2 = stablehlo.divide %divided_twice_ui8.divide, %divided_twice_ui8.z : tensor<2xui8>
  check.expect_eq_const %divided_twice_ui8.divide_2, dense<[0, 5]> : tensor<2xui8> loc("divided_twice_ui8")
  // divided_twice_i32: the product of the divisors does not wrap around
  %divided_twice_i32.x = stablehlo.constant dense<[2000000000, 50]> : tensor<2xi32>
  %divided_twice_i32.y = stablehlo.constant dense<[65536, 5]> : tensor<2xi32>
  %divided_twice_i32.z = stablehlo.constant dense<[65537, 2]> : tensor<2xi32>
  %divided_twice_i32.divide = stablehlo.divide %divided_twice_i32.x, %divided_twice_i32.y : tensor<2xi32>
  %divided_twice_i32.divide_2 = stablehlo.divide %divided_twice_i32.divide, %divided_twice_i32.z : tensor<2xi32>
  check.expect_eq_const %divided_twice_i32.divide_2, dense<[0, 5]> : tensor<2xi32> loc("divided_twice_i32")
  // division_of_sum: both divisions are exact
  %division_of_sum.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %division_of_sum.y = stablehlo.constant dense<5> : tensor<2xi32>
  %division_of_sum.z = stablehlo.constant dense<[4, 2]> : tensor<2xi32>
  %division_of_sum.add = stablehlo.add %division_of_sum.x, %division_of_sum.y : tensor<2xi32>
  %division_of_sum.divide = stablehlo.divide %division_of_sum.add, %division_of_sum.z : tensor<2xi32>
  check.expect_eq_const %division_of_sum.divide, dense<[2, 5]> : tensor<2xi32> loc("division_of_sum")
  // product_of_quotients: the division is exact
  %product_of_quotients.x = stablehlo.constant dense<[7, 9]> : tensor<2xi32>
  %product_of_quotients.y = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  %product_of_quotients.z = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %product_of_quotients.divide = stablehlo.divide %product_of_quotients.x, %product_of_quotients.y : tensor<2xi32>
  %product_of_quotients.multiply = stablehlo.multiply %product_of_quotients.divide, %product_of_quotients.z : tensor<2xi32>
  check.expect_eq_const %product_of_quotients.multiply, dense<[9, 8]> : tensor<2xi32> loc("product_of_quotients")
  // half_of_sum_ui8: the sum does not wrap around, and both are even
  %half_of_sum_ui8.x = stablehlo.constant dense<[200, 3]> : tensor<2xui8>
  %half_of_sum_ui8.y = stablehlo.constant dense<[100, 5]> : tensor<2xui8>
  %half_of_sum_ui8 = call @half_of_sum_ui8(%half_of_sum_ui8.x, %half_of_sum_ui8.y) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %half_of_sum_ui8, dense<[22, 4]> : tensor<2xui8> loc("half_of_sum_ui8")
  // half_of_sum_i32: the sum does not wrap around, and both are even
  %half_of_sum_i32.x = stablehlo.constant dense<[2000000000, 3]> : tensor<2xi32>
  %half_of_sum_i32.y = stablehlo.constant dense<[2000000000, 5]> : tensor<2xi32>
  %half_of_sum_i32 = call @half_of_sum_i32(%half_of_sum_i32.x, %half_of_sum_i32.y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %half_of_sum_i32, dense<[-147483648, 4]> : tensor<2xi32> loc("half_of_sum_i32")
  // shifted_left_and_back_i8: no bit is lost
  %shifted_left_and_back_i8.x = stablehlo.constant dense<[100, -9, 7]> : tensor<3xi8>
  %shifted_left_and_back_i8 = call @shifted_left_and_back_i8(%shifted_left_and_back_i8.x) : (tensor<3xi8>) -> tensor<3xi8>
  check.expect_eq_const %shifted_left_and_back_i8, dense<[4, 7, 7]> : tensor<3xi8> loc("shifted_left_and_back_i8")
  // shifted_left_and_back_i32: no bit is lost
  %shifted_left_and_back_i32.x = stablehlo.constant dense<[2000000000, -9, 7]> : tensor<3xi32>
  %shifted_left_and_back_i32 = call @shifted_left_and_back_i32(%shifted_left_and_back_i32.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %shifted_left_and_back_i32, dense<[120951808, -9, 7]> : tensor<3xi32> loc("shifted_left_and_back_i32")
  // shifted_left_and_back_logical_ui8: no bit is lost
  %shifted_left_and_back_logical_ui8.x = stablehlo.constant dense<[200, 7]> : tensor<2xui8>
  %shifted_left_and_back_logical_ui8 = call @shifted_left_and_back_logical_ui8(%shifted_left_and_back_logical_ui8.x) : (tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %shifted_left_and_back_logical_ui8, dense<[8, 7]> : tensor<2xui8> loc("shifted_left_and_back_logical_ui8")
  // shifted_left_and_back_logical_i32: no bit is lost
  %shifted_left_and_back_logical_i32.x = stablehlo.constant dense<[-3, 7]> : tensor<2xi32>
  %shifted_left_and_back_logical_i32 = call @shifted_left_and_back_logical_i32(%shifted_left_and_back_logical_i32.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %shifted_left_and_back_logical_i32, dense<[268435453, 7]> : tensor<2xi32> loc("shifted_left_and_back_logical_i32")
  // shifted_left_and_back_logical_ui32: no bit is lost
  %shifted_left_and_back_logical_ui32.x = stablehlo.constant dense<[4000000000, 7]> : tensor<2xui32>
  %shifted_left_and_back_logical_ui32 = call @shifted_left_and_back_logical_ui32(%shifted_left_and_back_logical_ui32.x) : (tensor<2xui32>) -> tensor<2xui32>
  check.expect_eq_const %shifted_left_and_back_logical_ui32, dense<[241903616, 7]> : tensor<2xui32> loc("shifted_left_and_back_logical_ui32")
  // shifted_right_and_back_i32: the low bits are zero
  %shifted_right_and_back_i32.x = stablehlo.constant dense<[7, 16]> : tensor<2xi32>
  %shifted_right_and_back_i32 = call @shifted_right_and_back_i32(%shifted_right_and_back_i32.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %shifted_right_and_back_i32, dense<[0, 16]> : tensor<2xi32> loc("shifted_right_and_back_i32")
  // shifted_right_and_back_ui8: the low bits are zero
  %shifted_right_and_back_ui8.x = stablehlo.constant dense<[7, 16]> : tensor<2xui8>
  %shifted_right_and_back_ui8 = call @shifted_right_and_back_ui8(%shifted_right_and_back_ui8.x) : (tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %shifted_right_and_back_ui8, dense<[0, 16]> : tensor<2xui8> loc("shifted_right_and_back_ui8")
  // shifts_merged: the sum of the distances does not wrap around
  %shifts_merged.x = stablehlo.constant dense<[1, 3]> : tensor<2xui8>
  %shifts_merged.y = stablehlo.constant dense<[7, 1]> : tensor<2xui8>
  %shifts_merged.z = stablehlo.constant dense<[255, 2]> : tensor<2xui8>
  %shifts_merged.shift_left = stablehlo.shift_left %shifts_merged.x, %shifts_merged.y : tensor<2xui8>
  %shifts_merged.shift_left_2 = stablehlo.shift_left %shifts_merged.shift_left, %shifts_merged.z : tensor<2xui8>
  check.expect_eq_const %shifts_merged.shift_left_2, dense<[0, 24]> : tensor<2xui8> loc("shifts_merged")
  // shift_by_width_i8: the distance is less than the width: machines mask it
  %shift_by_width_i8.x = stablehlo.constant dense<[1, 3]> : tensor<2xi8>
  %shift_by_width_i8.y = stablehlo.constant dense<[8, 9]> : tensor<2xi8>
  %shift_by_width_i8.shift_left = stablehlo.shift_left %shift_by_width_i8.x, %shift_by_width_i8.y : tensor<2xi8>
  check.expect_eq_const %shift_by_width_i8.shift_left, dense<0> : tensor<2xi8> loc("shift_by_width_i8")
  // shift_by_width_ui8: the distance is less than the width: machines mask it
  %shift_by_width_ui8.x = stablehlo.constant dense<[1, 3]> : tensor<2xui8>
  %shift_by_width_ui8.y = stablehlo.constant dense<[8, 9]> : tensor<2xui8>
  %shift_by_width_ui8.shift_left = stablehlo.shift_left %shift_by_width_ui8.x, %shift_by_width_ui8.y : tensor<2xui8>
  check.expect_eq_const %shift_by_width_ui8.shift_left, dense<0> : tensor<2xui8> loc("shift_by_width_ui8")
  // shift_right_by_width: the distance is less than the width
  %shift_right_by_width.x = stablehlo.constant dense<[-5, 9]> : tensor<2xi32>
  %shift_right_by_width.y = stablehlo.constant dense<[32, 40]> : tensor<2xi32>
  %shift_right_by_width.shift_right_arithmetic = stablehlo.shift_right_arithmetic %shift_right_by_width.x, %shift_right_by_width.y : tensor<2xi32>
  check.expect_eq_const %shift_right_by_width.shift_right_arithmetic, dense<[-1, 0]> : tensor<2xi32> loc("shift_right_by_width")
  // shift_right_logical_by_width_ui32: the distance is less than the width
  %shift_right_logical_by_width_ui32.x = stablehlo.constant dense<[5, 4000000000]> : tensor<2xui32>
  %shift_right_logical_by_width_ui32.y = stablehlo.constant dense<[32, 33]> : tensor<2xui32>
  %shift_right_logical_by_width_ui32.shift_right_logical = stablehlo.shift_right_logical %shift_right_logical_by_width_ui32.x, %shift_right_logical_by_width_ui32.y : tensor<2xui32>
  check.expect_eq_const %shift_right_logical_by_width_ui32.shift_right_logical, dense<0> : tensor<2xui32> loc("shift_right_logical_by_width_ui32")
  // shift_right_logical_by_width_i32: the distance is less than the width
  %shift_right_logical_by_width_i32.x = stablehlo.constant dense<[-5, 9]> : tensor<2xi32>
  %shift_right_logical_by_width_i32.y = stablehlo.constant dense<[32, 33]> : tensor<2xi32>
  %shift_right_logical_by_width_i32.shift_right_logical = stablehlo.shift_right_logical %shift_right_logical_by_width_i32.x, %shift_right_logical_by_width_i32.y : tensor<2xi32>
  check.expect_eq_const %shift_right_logical_by_width_i32.shift_right_logical, dense<0> : tensor<2xi32> loc("shift_right_logical_by_width_i32")
  // shift_kind_i8: x is not negative
  %shift_kind_i8.x = stablehlo.constant dense<[-2, 6]> : tensor<2xi8>
  %shift_kind_i8 = call @shift_kind_i8(%shift_kind_i8.x) : (tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %shift_kind_i8, dense<[-1, 3]> : tensor<2xi8> loc("shift_kind_i8")
  // shift_kind_i32: x is not negative
  %shift_kind_i32.x = stablehlo.constant dense<[-2, 6]> : tensor<2xi32>
  %shift_kind_i32 = call @shift_kind_i32(%shift_kind_i32.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %shift_kind_i32, dense<[-1, 3]> : tensor<2xi32> loc("shift_kind_i32")
  // abs_not_negative_i8: x is not the least number
  %abs_not_negative_i8.x = stablehlo.constant dense<[-128, 5]> : tensor<2xi8>
  %abs_not_negative_i8 = call @abs_not_negative_i8(%abs_not_negative_i8.x) : (tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %abs_not_negative_i8, dense<[false, true]> : tensor<2xi1> loc("abs_not_negative_i8")
  // abs_not_negative_i16: x is not the least number
  %abs_not_negative_i16.x = stablehlo.constant dense<[-32768, 5]> : tensor<2xi16>
  %abs_not_negative_i16 = call @abs_not_negative_i16(%abs_not_negative_i16.x) : (tensor<2xi16>) -> tensor<2xi1>
  check.expect_eq_const %abs_not_negative_i16, dense<[false, true]> : tensor<2xi1> loc("abs_not_negative_i16")
  // abs_not_negative_i32: x is not the least number
  %abs_not_negative_i32.x = stablehlo.constant dense<[-2147483648, 5]> : tensor<2xi32>
  %abs_not_negative_i32 = call @abs_not_negative_i32(%abs_not_negative_i32.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %abs_not_negative_i32, dense<[false, true]> : tensor<2xi1> loc("abs_not_negative_i32")
  return
}
