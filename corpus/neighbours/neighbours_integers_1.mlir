// Rewrites. Each check is a row of rows/integers.txt: its operands break the rewrite where its condition does not hold.
func.func private @shift_left_of_product_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<8> : tensor<2xi32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
  return %multiply : tensor<2xi32>
}

func.func private @shift_left_of_product_ui16(%x: tensor<2xui16>) -> tensor<2xui16> {
  %literal = stablehlo.constant dense<8> : tensor<2xui16>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xui16>
  return %multiply : tensor<2xui16>
}

func.func private @divided_by_power_of_two_i32(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<4> : tensor<3xi32>
  %divide = stablehlo.divide %x, %literal : tensor<3xi32>
  return %divide : tensor<3xi32>
}

func.func private @divided_by_power_of_two_i8(%x: tensor<3xi8>) -> tensor<3xi8> {
  %literal = stablehlo.constant dense<4> : tensor<3xi8>
  %divide = stablehlo.divide %x, %literal : tensor<3xi8>
  return %divide : tensor<3xi8>
}

func.func private @divided_by_power_logical_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<4> : tensor<2xi32>
  %divide = stablehlo.divide %x, %literal : tensor<2xi32>
  return %divide : tensor<2xi32>
}

func.func private @divided_by_power_logical_i16(%x: tensor<2xi16>) -> tensor<2xi16> {
  %literal = stablehlo.constant dense<4> : tensor<2xi16>
  %divide = stablehlo.divide %x, %literal : tensor<2xi16>
  return %divide : tensor<2xi16>
}

func.func private @divided_by_least(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<-2147483648> : tensor<3xi32>
  %divide = stablehlo.divide %x, %literal : tensor<3xi32>
  return %divide : tensor<3xi32>
}

func.func private @remainder_by_power_of_two_i32(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<8> : tensor<3xi32>
  %remainder = stablehlo.remainder %x, %literal : tensor<3xi32>
  return %remainder : tensor<3xi32>
}

func.func private @remainder_by_power_of_two_i8(%x: tensor<3xi8>) -> tensor<3xi8> {
  %literal = stablehlo.constant dense<8> : tensor<3xi8>
  %remainder = stablehlo.remainder %x, %literal : tensor<3xi8>
  return %remainder : tensor<3xi8>
}

func.func private @remainder_by_negative(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<-5> : tensor<3xi32>
  %remainder = stablehlo.remainder %x, %literal : tensor<3xi32>
  return %remainder : tensor<3xi32>
}

func.func private @remainder_by_magic(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<3> : tensor<3xi32>
  %remainder = stablehlo.remainder %x, %literal : tensor<3xi32>
  return %remainder : tensor<3xi32>
}

func.func private @remainder_of_remainder(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<12> : tensor<3xi32>
  %remainder = stablehlo.remainder %x, %literal : tensor<3xi32>
  %literal_2 = stablehlo.constant dense<8> : tensor<3xi32>
  %remainder_2 = stablehlo.remainder %remainder, %literal_2 : tensor<3xi32>
  return %remainder_2 : tensor<3xi32>
}

func.func private @remainder_of_sum_i32(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<7> : tensor<3xi32>
  %add = stablehlo.add %x, %literal : tensor<3xi32>
  %literal_2 = stablehlo.constant dense<7> : tensor<3xi32>
  %remainder = stablehlo.remainder %add, %literal_2 : tensor<3xi32>
  return %remainder : tensor<3xi32>
}

func.func private @remainder_of_sum_ui8(%x: tensor<3xui8>) -> tensor<3xui8> {
  %literal = stablehlo.constant dense<7> : tensor<3xui8>
  %add = stablehlo.add %x, %literal : tensor<3xui8>
  %literal_2 = stablehlo.constant dense<7> : tensor<3xui8>
  %remainder = stablehlo.remainder %add, %literal_2 : tensor<3xui8>
  return %remainder : tensor<3xui8>
}

func.func private @remainder_of_product_three_ui8(%x: tensor<2xui8>) -> tensor<2xui8> {
  %literal = stablehlo.constant dense<6> : tensor<2xui8>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xui8>
  %literal_2 = stablehlo.constant dense<3> : tensor<2xui8>
  %remainder = stablehlo.remainder %multiply, %literal_2 : tensor<2xui8>
  return %remainder : tensor<2xui8>
}

func.func private @remainder_of_product_three_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<6> : tensor<2xi32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<3> : tensor<2xi32>
  %remainder = stablehlo.remainder %multiply, %literal_2 : tensor<2xi32>
  return %remainder : tensor<2xi32>
}

func.func private @divided_by_minus_one(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<-1> : tensor<2xi32>
  %divide = stablehlo.divide %x, %literal : tensor<2xi32>
  return %divide : tensor<2xi32>
}

func.func @main() {
  // divided_by_itself_i8: the product does not wrap around
  %divided_by_itself_i8.x = stablehlo.constant dense<[100, 3]> : tensor<2xi8>
  %divided_by_itself_i8.y = stablehlo.constant dense<[3, 5]> : tensor<2xi8>
  %divided_by_itself_i8.multiply = stablehlo.multiply %divided_by_itself_i8.x, %divided_by_itself_i8.y : tensor<2xi8>
  %divided_by_itself_i8.divide = stablehlo.divide %divided_by_itself_i8.multiply, %divided_by_itself_i8.y : tensor<2xi8>
  check.expect_eq_const %divided_by_itself_i8.divide, dense<[14, 3]> : tensor<2xi8> loc("divided_by_itself_i8")
  // divided_by_itself_i32: the product does not wrap around
  %divided_by_itself_i32.x = stablehlo.constant dense<[2000000000, 3]> : tensor<2xi32>
  %divided_by_itself_i32.y = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %divided_by_itself_i32.multiply = stablehlo.multiply %divided_by_itself_i32.x, %divided_by_itself_i32.y : tensor<2xi32>
  %divided_by_itself_i32.divide = stablehlo.divide %divided_by_itself_i32.multiply, %divided_by_itself_i32.y : tensor<2xi32>
  check.expect_eq_const %divided_by_itself_i32.divide, dense<[568344234, 3]> : tensor<2xi32> loc("divided_by_itself_i32")
  // divided_by_itself_ui8: the product does not wrap around
  %divided_by_itself_ui8.x = stablehlo.constant dense<[200, 3]> : tensor<2xui8>
  %divided_by_itself_ui8.y = stablehlo.constant dense<[3, 5]> : tensor<2xui8>
  %divided_by_itself_ui8.multiply = stablehlo.multiply %divided_by_itself_ui8.x, %divided_by_itself_ui8.y : tensor<2xui8>
  %divided_by_itself_ui8.divide = stablehlo.divide %divided_by_itself_ui8.multiply, %divided_by_itself_ui8.y : tensor<2xui8>
  check.expect_eq_const %divided_by_itself_ui8.divide, dense<[29, 3]> : tensor<2xui8> loc("divided_by_itself_ui8")
  // divided_by_itself_ui32: the product does not wrap around
  %divided_by_itself_ui32.x = stablehlo.constant dense<[4000000000, 3]> : tensor<2xui32>
  %divided_by_itself_ui32.y = stablehlo.constant dense<[3, 5]> : tensor<2xui32>
  %divided_by_itself_ui32.multiply = stablehlo.multiply %divided_by_itself_ui32.x, %divided_by_itself_ui32.y : tensor<2xui32>
  %divided_by_itself_ui32.divide = stablehlo.divide %divided_by_itself_ui32.multiply, %divided_by_itself_ui32.y : tensor<2xui32>
  check.expect_eq_const %divided_by_itself_ui32.divide, dense<[1136688469, 3]> : tensor<2xui32> loc("divided_by_itself_ui32")
  // quotient_times_i32: the division is exact
  %quotient_times_i32.x = stablehlo.constant dense<[7, -7, 8]> : tensor<3xi32>
  %quotient_times_i32.y = stablehlo.constant dense<[2, 2, 4]> : tensor<3xi32>
  %quotient_times_i32.divide = stablehlo.divide %quotient_times_i32.x, %quotient_times_i32.y : tensor<3xi32>
  %quotient_times_i32.multiply = stablehlo.multiply %quotient_times_i32.divide, %quotient_times_i32.y : tensor<3xi32>
  check.expect_eq_const %quotient_times_i32.multiply, dense<[6, -6, 8]> : tensor<3xi32> loc("quotient_times_i32")
  // quotient_times_ui8: the division is exact
  %quotient_times_ui8.x = stablehlo.constant dense<[7, 255, 8]> : tensor<3xui8>
  %quotient_times_ui8.y = stablehlo.constant dense<[2, 2, 4]> : tensor<3xui8>
  %quotient_times_ui8.divide = stablehlo.divide %quotient_times_ui8.x, %quotient_times_ui8.y : tensor<3xui8>
  %quotient_times_ui8.multiply = stablehlo.multiply %quotient_times_ui8.divide, %quotient_times_ui8.y : tensor<3xui8>
  check.expect_eq_const %quotient_times_ui8.multiply, dense<[6, 254, 8]> : tensor<3xui8> loc("quotient_times_ui8")
  // shift_left_of_product_i32: the shift is the logarithm of the factor
  %shift_left_of_product_i32.x = stablehlo.constant dense<[3, -5]> : tensor<2xi32>
  %shift_left_of_product_i32 = call @shift_left_of_product_i32(%shift_left_of_product_i32.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %shift_left_of_product_i32, dense<[24, -40]> : tensor<2xi32> loc("shift_left_of_product_i32")
  // shift_left_of_product_ui16: the shift is the logarithm of the factor
  %shift_left_of_product_ui16.x = stablehlo.constant dense<[3, 9000]> : tensor<2xui16>
  %shift_left_of_product_ui16 = call @shift_left_of_product_ui16(%shift_left_of_product_ui16.x) : (tensor<2xui16>) -> tensor<2xui16>
  check.expect_eq_const %shift_left_of_product_ui16, dense<[24, 6464]> : tensor<2xui16> loc("shift_left_of_product_ui16")
  // divided_by_power_of_two_i32: x is not negative
  %divided_by_power_of_two_i32.x = stablehlo.constant dense<[-7, -1, 9]> : tensor<3xi32>
  %divided_by_power_of_two_i32 = call @divided_by_power_of_two_i32(%divided_by_power_of_two_i32.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %divided_by_power_of_two_i32, dense<[-1, 0, 2]> : tensor<3xi32> loc("divided_by_power_of_two_i32")
  // divided_by_power_of_two_i8: x is not negative
  %divided_by_power_of_two_i8.x = stablehlo.constant dense<[-7, -1, 9]> : tensor<3xi8>
  %divided_by_power_of_two_i8 = call @divided_by_power_of_two_i8(%divided_by_power_of_two_i8.x) : (tensor<3xi8>) -> tensor<3xi8>
  check.expect_eq_const %divided_by_power_of_two_i8, dense<[-1, 0, 2]> : tensor<3xi8> loc("divided_by_power_of_two_i8")
  // divided_by_power_logical_i32: x is not negative
  %divided_by_power_logical_i32.x = stablehlo.constant dense<[-8, 9]> : tensor<2xi32>
  %divided_by_power_logical_i32 = call @divided_by_power_logical_i32(%divided_by_power_logical_i32.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %divided_by_power_logical_i32, dense<[-2, 2]> : tensor<2xi32> loc("divided_by_power_logical_i32")
  // divided_by_power_logical_i16: x is not negative
  %divided_by_power_logical_i16.x = stablehlo.constant dense<[-8, 9]> : tensor<2xi16>
  %divided_by_power_logical_i16 = call @divided_by_power_logical_i16(%divided_by_power_logical_i16.x) : (tensor<2xi16>) -> tensor<2xi16>
  check.expect_eq_const %divided_by_power_logical_i16, dense<[-2, 2]> : tensor<2xi16> loc("divided_by_power_logical_i16")
  // divided_by_least: x is 0 or the least number
  %divided_by_least.x = stablehlo.constant dense<[-5, 7, -2147483648]> : tensor<3xi32>
  %divided_by_least = call @divided_by_least(%divided_by_least.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %divided_by_least, dense<[0, 0, 1]> : tensor<3xi32> loc("divided_by_least")
  // remainder_by_power_of_two_i32: x is not negative
  %remainder_by_power_of_two_i32.x = stablehlo.constant dense<[-3, -8, 13]> : tensor<3xi32>
  %remainder_by_power_of_two_i32 = call @remainder_by_power_of_two_i32(%remainder_by_power_of_two_i32.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %remainder_by_power_of_two_i32, dense<[-3, 0, 5]> : tensor<3xi32> loc("remainder_by_power_of_two_i32")
  // remainder_by_power_of_two_i8: x is not negative
  %remainder_by_power_of_two_i8.x = stablehlo.constant dense<[-3, -8, 13]> : tensor<3xi8>
  %remainder_by_power_of_two_i8 = call @remainder_by_power_of_two_i8(%remainder_by_power_of_two_i8.x) : (tensor<3xi8>) -> tensor<3xi8>
  check.expect_eq_const %remainder_by_power_of_two_i8, dense<[-3, 0, 5]> : tensor<3xi8> loc("remainder_by_power_of_two_i8")
  // remainder_by_negative: never: the sign of the divisor does not matter
  %remainder_by_negative.x = stablehlo.constant dense<[7, -7, 10]> : tensor<3xi32>
  %remainder_by_negative = call @remainder_by_negative(%remainder_by_negative.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %remainder_by_negative, dense<[2, -2, 0]> : tensor<3xi32> loc("remainder_by_negative")
  // remainder_by_magic: the numerator is not moved
  %remainder_by_magic.x = stablehlo.constant dense<[-5, 8, 2]> : tensor<3xi32>
  %remainder_by_magic = call @remainder_by_magic(%remainder_by_magic.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %remainder_by_magic, dense<[-2, 2, 2]> : tensor<3xi32> loc("remainder_by_magic")
  // remainder_of_remainder: the inner divisor is a multiple of the outer one
  %remainder_of_remainder.x = stablehlo.constant dense<[12, 13, 23]> : tensor<3xi32>
  %remainder_of_remainder = call @remainder_of_remainder(%remainder_of_remainder.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %remainder_of_remainder, dense<[0, 1, 3]> : tensor<3xi32> loc("remainder_of_remainder")
  // remainder_of_sum_i32: the sum is not negative and does not wrap around
  %remainder_of_sum_i32.x = stablehlo.constant dense<[-3, 2147483647, 9]> : tensor<3xi32>
  %remainder_of_sum_i32 = call @remainder_of_sum_i32(%remainder_of_sum_i32.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %remainder_of_sum_i32, dense<[4, -3, 2]> : tensor<3xi32> loc("remainder_of_sum_i32")
  // remainder_of_sum_ui8: the sum is not negative and does not wrap around
  %remainder_of_sum_ui8.x = stablehlo.constant dense<[250, 2, 9]> : tensor<3xui8>
  %remainder_of_sum_ui8 = call @remainder_of_sum_ui8(%remainder_of_sum_ui8.x) : (tensor<3xui8>) -> tensor<3xui8>
  check.expect_eq_const %remainder_of_sum_ui8, dense<[1, 2, 2]> : tensor<3xui8> loc("remainder_of_sum_ui8")
  // remainder_of_product_three_ui8: the product does not wrap around
  %remainder_of_product_three_ui8.x = stablehlo.constant dense<[43, 3]> : tensor<2xui8>
  %remainder_of_product_three_ui8 = call @remainder_of_product_three_ui8(%remainder_of_product_three_ui8.x) : (tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %remainder_of_product_three_ui8, dense<[2, 0]> : tensor<2xui8> loc("remainder_of_product_three_ui8")
  // remainder_of_product_three_i32: the product does not wrap around
  %remainder_of_product_three_i32.x = stablehlo.constant dense<[715827883, 4]> : tensor<2xi32>
  %remainder_of_product_three_i32 = call @remainder_of_product_three_i32(%remainder_of_product_three_i32.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %remainder_of_product_three_i32, dense<[2, 0]> : tensor<2xi32> loc("remainder_of_product_three_i32")
  // divided_by_minus_one: x is not positive
  %divided_by_minus_one.x = stablehlo.constant dense<[5, -7]> : tensor<2xi32>
  %divided_by_minus_one = call @divided_by_minus_one(%divided_by_minus_one.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %divided_by_minus_one, dense<[-5, 7]> : tensor<2xi32> loc("divided_by_minus_one")
  // divided_twice_i8: the product of the divisors does not wrap around
  %divided_twice_i8.x = stablehlo.constant dense<[100, 50]> : tensor<2xi8>
  %divided_twice_i8.y = stablehlo.constant dense<[16, 5]> : tensor<2xi8>
  %divided_twice_i8.z = stablehlo.constant dense<[17, 2]> : tensor<2xi8>
  %divided_twice_i8.divide = stablehlo.divide %divided_twice_i8.x, %divided_twice_i8.y : tensor<2xi8>
  %divided_twice_i8.divide_2 = stablehlo.divide %divided_twice_i8.divide, %divided_twice_i8.z : tensor<2xi8>
  check.expect_eq_const %divided_twice_i8.divide_2, dense<[0, 5]> : tensor<2xi8> loc("divided_twice_i8")
  return
}
