// Rewrites. Each check is a row of rows/integers.txt: its operands break the rewrite where its condition does not hold.
func.func private @maximum_of_least_constant(%x: tensor<2xi8>) -> tensor<2xi8> {
  %literal = stablehlo.constant dense<-128> : tensor<2xi8>
  %maximum = stablehlo.maximum %x, %literal : tensor<2xi8>
  return %maximum : tensor<2xi8>
}

func.func private @maximum_unsigned_zero(%x: tensor<2xui8>) -> tensor<2xui8> {
  %literal = stablehlo.constant dense<0> : tensor<2xui8>
  %maximum = stablehlo.maximum %x, %literal : tensor<2xui8>
  return %maximum : tensor<2xui8>
}

func.func private @minimum_signed_all_ones_i8(%x: tensor<2xi8>) -> tensor<2xi8> {
  %literal = stablehlo.constant dense<-1> : tensor<2xi8>
  %minimum = stablehlo.minimum %x, %literal : tensor<2xi8>
  return %minimum : tensor<2xi8>
}

func.func private @minimum_signed_all_ones_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<-1> : tensor<2xi32>
  %minimum = stablehlo.minimum %x, %literal : tensor<2xi32>
  return %minimum : tensor<2xi32>
}

func.func private @minimum_folder_constant(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<[-3, 0, 9]> : tensor<3xi32>
  %minimum = stablehlo.minimum %literal, %x : tensor<3xi32>
  return %minimum : tensor<3xi32>
}

func.func private @maximum_signed_top_bit(%x: tensor<2xui8>) -> tensor<2xui8> {
  %literal = stablehlo.constant dense<127> : tensor<2xui8>
  %maximum = stablehlo.maximum %x, %literal : tensor<2xui8>
  return %maximum : tensor<2xui8>
}

func.func private @remainder_of_one_integer(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<1> : tensor<2xi32>
  %remainder = stablehlo.remainder %x, %literal : tensor<2xi32>
  return %remainder : tensor<2xi32>
}

func.func private @zero_remainder(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<2xi32>
  %remainder = stablehlo.remainder %literal, %x : tensor<2xi32>
  return %remainder : tensor<2xi32>
}

func.func private @unsigned_shift_as_signed(%x: tensor<2xui8>) -> tensor<2xui8> {
  %literal = stablehlo.constant dense<1> : tensor<2xui8>
  %shift_right_logical = stablehlo.shift_right_logical %x, %literal : tensor<2xui8>
  return %shift_right_logical : tensor<2xui8>
}

func.func private @wide_shift_narrowed(%x: tensor<2xi8>) -> tensor<2xi8> {
  %convert = stablehlo.convert %x : (tensor<2xi8>) -> tensor<2xi32>
  %literal = stablehlo.constant dense<4> : tensor<2xi32>
  %shift_right_logical = stablehlo.shift_right_logical %convert, %literal : tensor<2xi32>
  %convert_2 = stablehlo.convert %shift_right_logical : (tensor<2xi32>) -> tensor<2xi8>
  return %convert_2 : tensor<2xi8>
}

func.func @main() {
  // maximum_of_least_constant: the least number is the identity of the maximum
  %maximum_of_least_constant.x = stablehlo.constant dense<[5, -3]> : tensor<2xi8>
  %maximum_of_least_constant = call @maximum_of_least_constant(%maximum_of_least_constant.x) : (tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %maximum_of_least_constant, dense<[5, -3]> : tensor<2xi8> loc("maximum_of_least_constant")
  // maximum_unsigned_zero: the least number is the identity of the maximum
  %maximum_unsigned_zero.x = stablehlo.constant dense<[5, 0]> : tensor<2xui8>
  %maximum_unsigned_zero = call @maximum_unsigned_zero(%maximum_unsigned_zero.x) : (tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %maximum_unsigned_zero, dense<[5, 0]> : tensor<2xui8> loc("maximum_unsigned_zero")
  // minimum_signed_all_ones_i8: the type is unsigned, where all ones is the greatest
  %minimum_signed_all_ones_i8.x = stablehlo.constant dense<[5, -3]> : tensor<2xi8>
  %minimum_signed_all_ones_i8 = call @minimum_signed_all_ones_i8(%minimum_signed_all_ones_i8.x) : (tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %minimum_signed_all_ones_i8, dense<[-1, -3]> : tensor<2xi8> loc("minimum_signed_all_ones_i8")
  // minimum_signed_all_ones_i32: the type is unsigned, where all ones is the greatest
  %minimum_signed_all_ones_i32.x = stablehlo.constant dense<[5, -3]> : tensor<2xi32>
  %minimum_signed_all_ones_i32 = call @minimum_signed_all_ones_i32(%minimum_signed_all_ones_i32.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %minimum_signed_all_ones_i32, dense<[-1, -3]> : tensor<2xi32> loc("minimum_signed_all_ones_i32")
  // minimum_folder_constant: the other operand is the least everywhere
  %minimum_folder_constant.x = stablehlo.constant dense<5> : tensor<3xi32>
  %minimum_folder_constant = call @minimum_folder_constant(%minimum_folder_constant.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %minimum_folder_constant, dense<[-3, 0, 5]> : tensor<3xi32> loc("minimum_folder_constant")
  // maximum_signed_top_bit: the type is signed, where 127 is the greatest and not the least
  %maximum_signed_top_bit.x = stablehlo.constant dense<[5, 200]> : tensor<2xui8>
  %maximum_signed_top_bit = call @maximum_signed_top_bit(%maximum_signed_top_bit.x) : (tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %maximum_signed_top_bit, dense<[127, 200]> : tensor<2xui8> loc("maximum_signed_top_bit")
  // remainder_of_one_integer: the remainder of 1 is 0
  %remainder_of_one_integer.x = stablehlo.constant dense<[5, -7]> : tensor<2xi32>
  %remainder_of_one_integer = call @remainder_of_one_integer(%remainder_of_one_integer.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %remainder_of_one_integer, dense<0> : tensor<2xi32> loc("remainder_of_one_integer")
  // zero_remainder: the result is 0
  %zero_remainder.x = stablehlo.constant dense<[5, -7]> : tensor<2xi32>
  %zero_remainder = call @zero_remainder(%zero_remainder.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %zero_remainder, dense<0> : tensor<2xi32> loc("zero_remainder")
  // quotient_signs: no negation wraps around
  %quotient_signs.x = stablehlo.constant dense<[-128, 5]> : tensor<2xi8>
  %quotient_signs.y = stablehlo.constant dense<[2, 3]> : tensor<2xi8>
  %quotient_signs.negate = stablehlo.negate %quotient_signs.x : tensor<2xi8>
  %quotient_signs.divide = stablehlo.divide %quotient_signs.negate, %quotient_signs.y : tensor<2xi8>
  check.expect_eq_const %quotient_signs.divide, dense<[-64, -1]> : tensor<2xi8> loc("quotient_signs")
  // unsigned_division_as_signed: the highest bits are not set
  %unsigned_division_as_signed.x = stablehlo.constant dense<[200, 255]> : tensor<2xui8>
  %unsigned_division_as_signed.y = stablehlo.constant dense<[3, 16]> : tensor<2xui8>
  %unsigned_division_as_signed.divide = stablehlo.divide %unsigned_division_as_signed.x, %unsigned_division_as_signed.y : tensor<2xui8>
  check.expect_eq_const %unsigned_division_as_signed.divide, dense<[66, 15]> : tensor<2xui8> loc("unsigned_division_as_signed")
  // unsigned_remainder_as_signed: the highest bits are not set
  %unsigned_remainder_as_signed.x = stablehlo.constant dense<[4000000000, 7]> : tensor<2xui32>
  %unsigned_remainder_as_signed.y = stablehlo.constant dense<[7, 3]> : tensor<2xui32>
  %unsigned_remainder_as_signed.remainder = stablehlo.remainder %unsigned_remainder_as_signed.x, %unsigned_remainder_as_signed.y : tensor<2xui32>
  check.expect_eq_const %unsigned_remainder_as_signed.remainder, dense<[3, 1]> : tensor<2xui32> loc("unsigned_remainder_as_signed")
  // unsigned_compare_as_signed: the highest bits are not set
  %unsigned_compare_as_signed.x = stablehlo.constant dense<[200, 3]> : tensor<2xui8>
  %unsigned_compare_as_signed.y = stablehlo.constant dense<[3, 200]> : tensor<2xui8>
  %unsigned_compare_as_signed.compare = stablehlo.compare LT, %unsigned_compare_as_signed.x, %unsigned_compare_as_signed.y : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %unsigned_compare_as_signed.compare, dense<[false, true]> : tensor<2xi1> loc("unsigned_compare_as_signed")
  // unsigned_maximum_as_signed: the highest bits are not set
  %unsigned_maximum_as_signed.x = stablehlo.constant dense<[40000, 3]> : tensor<2xui16>
  %unsigned_maximum_as_signed.y = stablehlo.constant dense<[3, 5]> : tensor<2xui16>
  %unsigned_maximum_as_signed.maximum = stablehlo.maximum %unsigned_maximum_as_signed.x, %unsigned_maximum_as_signed.y : tensor<2xui16>
  check.expect_eq_const %unsigned_maximum_as_signed.maximum, dense<[40000, 5]> : tensor<2xui16> loc("unsigned_maximum_as_signed")
  // unsigned_shift_as_signed: the highest bit is not set
  %unsigned_shift_as_signed.x = stablehlo.constant dense<[200, 6]> : tensor<2xui8>
  %unsigned_shift_as_signed = call @unsigned_shift_as_signed(%unsigned_shift_as_signed.x) : (tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %unsigned_shift_as_signed, dense<[100, 3]> : tensor<2xui8> loc("unsigned_shift_as_signed")
  // narrow_product_widened_i8: the product does not wrap around in the narrow type
  %narrow_product_widened_i8.x = stablehlo.constant dense<[100, 5]> : tensor<2xi8>
  %narrow_product_widened_i8.y = stablehlo.constant dense<[100, 7]> : tensor<2xi8>
  %narrow_product_widened_i8.multiply = stablehlo.multiply %narrow_product_widened_i8.x, %narrow_product_widened_i8.y : tensor<2xi8>
  %narrow_product_widened_i8.convert = stablehlo.convert %narrow_product_widened_i8.multiply : (tensor<2xi8>) -> tensor<2xi32>
  check.expect_eq_const %narrow_product_widened_i8.convert, dense<[16, 35]> : tensor<2xi32> loc("narrow_product_widened_i8")
  // narrow_product_widened_ui8: the product does not wrap around in the narrow type
  %narrow_product_widened_ui8.x = stablehlo.constant dense<[100, 5]> : tensor<2xui8>
  %narrow_product_widened_ui8.y = stablehlo.constant dense<[100, 7]> : tensor<2xui8>
  %narrow_product_widened_ui8.multiply = stablehlo.multiply %narrow_product_widened_ui8.x, %narrow_product_widened_ui8.y : tensor<2xui8>
  %narrow_product_widened_ui8.convert = stablehlo.convert %narrow_product_widened_ui8.multiply : (tensor<2xui8>) -> tensor<2xi32>
  check.expect_eq_const %narrow_product_widened_ui8.convert, dense<[16, 35]> : tensor<2xi32> loc("narrow_product_widened_ui8")
  // narrow_product_widened_i16: the product does not wrap around in the narrow type
  %narrow_product_widened_i16.x = stablehlo.constant dense<[300, 5]> : tensor<2xi16>
  %narrow_product_widened_i16.y = stablehlo.constant dense<[300, 7]> : tensor<2xi16>
  %narrow_product_widened_i16.multiply = stablehlo.multiply %narrow_product_widened_i16.x, %narrow_product_widened_i16.y : tensor<2xi16>
  %narrow_product_widened_i16.convert = stablehlo.convert %narrow_product_widened_i16.multiply : (tensor<2xi16>) -> tensor<2xi32>
  check.expect_eq_const %narrow_product_widened_i16.convert, dense<[24464, 35]> : tensor<2xi32> loc("narrow_product_widened_i16")
  // narrow_sum_widened_i8: the sum does not wrap around in the narrow type
  %narrow_sum_widened_i8.x = stablehlo.constant dense<[100, 5]> : tensor<2xi8>
  %narrow_sum_widened_i8.y = stablehlo.constant dense<[100, 7]> : tensor<2xi8>
  %narrow_sum_widened_i8.add = stablehlo.add %narrow_sum_widened_i8.x, %narrow_sum_widened_i8.y : tensor<2xi8>
  %narrow_sum_widened_i8.convert = stablehlo.convert %narrow_sum_widened_i8.add : (tensor<2xi8>) -> tensor<2xi32>
  check.expect_eq_const %narrow_sum_widened_i8.convert, dense<[-56, 12]> : tensor<2xi32> loc("narrow_sum_widened_i8")
  // narrow_sum_widened_ui8: the sum does not wrap around in the narrow type
  %narrow_sum_widened_ui8.x = stablehlo.constant dense<[200, 5]> : tensor<2xui8>
  %narrow_sum_widened_ui8.y = stablehlo.constant dense<[100, 7]> : tensor<2xui8>
  %narrow_sum_widened_ui8.add = stablehlo.add %narrow_sum_widened_ui8.x, %narrow_sum_widened_ui8.y : tensor<2xui8>
  %narrow_sum_widened_ui8.convert = stablehlo.convert %narrow_sum_widened_ui8.add : (tensor<2xui8>) -> tensor<2xi32>
  check.expect_eq_const %narrow_sum_widened_ui8.convert, dense<[44, 12]> : tensor<2xi32> loc("narrow_sum_widened_ui8")
  // narrow_sum_widened_ui16: the sum does not wrap around in the narrow type
  %narrow_sum_widened_ui16.x = stablehlo.constant dense<[65535, 5]> : tensor<2xui16>
  %narrow_sum_widened_ui16.y = stablehlo.constant dense<[1, 7]> : tensor<2xui16>
  %narrow_sum_widened_ui16.add = stablehlo.add %narrow_sum_widened_ui16.x, %narrow_sum_widened_ui16.y : tensor<2xui16>
  %narrow_sum_widened_ui16.convert = stablehlo.convert %narrow_sum_widened_ui16.add : (tensor<2xui16>) -> tensor<2xi32>
  check.expect_eq_const %narrow_sum_widened_ui16.convert, dense<[0, 12]> : tensor<2xi32> loc("narrow_sum_widened_ui16")
  // wide_product_narrowed_i8: the product does not wrap around in the narrow type
  %wide_product_narrowed_i8.x = stablehlo.constant dense<[100, 5]> : tensor<2xi8>
  %wide_product_narrowed_i8.y = stablehlo.constant dense<[100, 7]> : tensor<2xi8>
  %wide_product_narrowed_i8.convert = stablehlo.convert %wide_product_narrowed_i8.x : (tensor<2xi8>) -> tensor<2xi32>
  %wide_product_narrowed_i8.convert_2 = stablehlo.convert %wide_product_narrowed_i8.y : (tensor<2xi8>) -> tensor<2xi32>
  %wide_product_narrowed_i8.multiply = stablehlo.multiply %wide_product_narrowed_i8.convert, %wide_product_narrowed_i8.convert_2 : tensor<2xi32>
  %wide_product_narrowed_i8.convert_3 = stablehlo.convert %wide_product_narrowed_i8.multiply : (tensor<2xi32>) -> tensor<2xf32>
  check.expect_eq_const %wide_product_narrowed_i8.convert_3, dense<[10000.0, 35.0]> : tensor<2xf32> loc("wide_product_narrowed_i8")
  // wide_product_narrowed_i16: the product does not wrap around in the narrow type
  %wide_product_narrowed_i16.x = stablehlo.constant dense<[300, 5]> : tensor<2xi16>
  %wide_product_narrowed_i16.y = stablehlo.constant dense<[300, 7]> : tensor<2xi16>
  %wide_product_narrowed_i16.convert = stablehlo.convert %wide_product_narrowed_i16.x : (tensor<2xi16>) -> tensor<2xi32>
  %wide_product_narrowed_i16.convert_2 = stablehlo.convert %wide_product_narrowed_i16.y : (tensor<2xi16>) -> tensor<2xi32>
  %wide_product_narrowed_i16.multiply = stablehlo.multiply %wide_product_narrowed_i16.convert, %wide_product_narrowed_i16.convert_2 : tensor<2xi32>
  %wide_product_narrowed_i16.convert_3 = stablehlo.convert %wide_product_narrowed_i16.multiply : (tensor<2xi32>) -> tensor<2xf32>
  check.expect_eq_const %wide_product_narrowed_i16.convert_3, dense<[90000.0, 35.0]> : tensor<2xf32> loc("wide_product_narrowed_i16")
  // wide_quotient_narrowed: the operands fit into the narrow type
  %wide_quotient_narrowed.x = stablehlo.constant dense<[100, 5]> : tensor<2xi8>
  %wide_quotient_narrowed.y = stablehlo.constant dense<[300, 7]> : tensor<2xi16>
  %wide_quotient_narrowed.convert = stablehlo.convert %wide_quotient_narrowed.x : (tensor<2xi8>) -> tensor<2xi32>
  %wide_quotient_narrowed.convert_2 = stablehlo.convert %wide_quotient_narrowed.y : (tensor<2xi16>) -> tensor<2xi32>
  %wide_quotient_narrowed.divide = stablehlo.divide %wide_quotient_narrowed.convert, %wide_quotient_narrowed.convert_2 : tensor<2xi32>
  %wide_quotient_narrowed.convert_3 = stablehlo.convert %wide_quotient_narrowed.divide : (tensor<2xi32>) -> tensor<2xi8>
  check.expect_eq_const %wide_quotient_narrowed.convert_3, dense<0> : tensor<2xi8> loc("wide_quotient_narrowed")
  // wide_shift_narrowed: x is not negative
  %wide_shift_narrowed.x = stablehlo.constant dense<[-3, 100]> : tensor<2xi8>
  %wide_shift_narrowed = call @wide_shift_narrowed(%wide_shift_narrowed.x) : (tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %wide_shift_narrowed, dense<[-1, 6]> : tensor<2xi8> loc("wide_shift_narrowed")
  return
}
