// Rewrites. Each check is a row of rows/integers.txt: its operands break the rewrite where its condition does not hold.
func.func private @subtract_as_xor_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<15> : tensor<2xi32>
  %subtract = stablehlo.subtract %literal, %x : tensor<2xi32>
  return %subtract : tensor<2xi32>
}

func.func private @subtract_as_xor_i8(%x: tensor<2xi8>) -> tensor<2xi8> {
  %literal = stablehlo.constant dense<15> : tensor<2xi8>
  %subtract = stablehlo.subtract %literal, %x : tensor<2xi8>
  return %subtract : tensor<2xi8>
}

func.func private @not_as_minus(%x: tensor<2xi32>) -> tensor<2xi32> {
  %not = stablehlo.not %x : tensor<2xi32>
  %literal = stablehlo.constant dense<1> : tensor<2xi32>
  %add = stablehlo.add %not, %literal : tensor<2xi32>
  return %add : tensor<2xi32>
}

func.func private @and_of_sum(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %add = stablehlo.add %x, %y : tensor<2xi32>
  %literal = stablehlo.constant dense<1> : tensor<2xi32>
  %and = stablehlo.and %add, %literal : tensor<2xi32>
  return %and : tensor<2xi32>
}

func.func private @mask_of_product(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %multiply = stablehlo.multiply %x, %y : tensor<2xi32>
  %literal = stablehlo.constant dense<3> : tensor<2xi32>
  %and = stablehlo.and %multiply, %literal : tensor<2xi32>
  return %and : tensor<2xi32>
}

func.func private @high_bit_by_shift_i16(%x: tensor<2xi16>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<0> : tensor<2xi16>
  %compare = stablehlo.compare LT, %x, %literal : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @high_bit_by_shift_i32(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<0> : tensor<2xi32>
  %compare = stablehlo.compare LT, %x, %literal : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @unsigned_less_than_zero(%x: tensor<3xui8>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<5> : tensor<3xui8>
  %subtract = stablehlo.subtract %x, %literal : tensor<3xui8>
  %literal_2 = stablehlo.constant dense<3> : tensor<3xui8>
  %compare = stablehlo.compare LT, %subtract, %literal_2 : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @clamp_wrapped(%x: tensor<2xi8>, %y: tensor<2xi8>) -> tensor<2xi8> {
  %add = stablehlo.add %x, %y : tensor<2xi8>
  %literal = stablehlo.constant dense<-100> : tensor<2xi8>
  %literal_2 = stablehlo.constant dense<100> : tensor<2xi8>
  %clamp = stablehlo.clamp %literal, %add, %literal_2 : tensor<2xi8>
  return %clamp : tensor<2xi8>
}

func.func private @minimum_of_sum_i8(%x: tensor<2xi8>, %y: tensor<2xi8>) -> tensor<2xi8> {
  %literal = stablehlo.constant dense<5> : tensor<2xi8>
  %add = stablehlo.add %x, %literal : tensor<2xi8>
  %literal_2 = stablehlo.constant dense<5> : tensor<2xi8>
  %add_2 = stablehlo.add %y, %literal_2 : tensor<2xi8>
  %minimum = stablehlo.minimum %add, %add_2 : tensor<2xi8>
  return %minimum : tensor<2xi8>
}

func.func private @minimum_of_sum_ui8(%x: tensor<2xui8>, %y: tensor<2xui8>) -> tensor<2xui8> {
  %literal = stablehlo.constant dense<5> : tensor<2xui8>
  %add = stablehlo.add %x, %literal : tensor<2xui8>
  %literal_2 = stablehlo.constant dense<5> : tensor<2xui8>
  %add_2 = stablehlo.add %y, %literal_2 : tensor<2xui8>
  %minimum = stablehlo.minimum %add, %add_2 : tensor<2xui8>
  return %minimum : tensor<2xui8>
}

func.func @main() {
  // product_of_sums: the other term is twice x
  %product_of_sums.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %product_of_sums.y = stablehlo.constant dense<[7, 9]> : tensor<2xi32>
  %product_of_sums.multiply = stablehlo.multiply %product_of_sums.x, %product_of_sums.y : tensor<2xi32>
  %product_of_sums.add = stablehlo.add %product_of_sums.multiply, %product_of_sums.x : tensor<2xi32>
  check.expect_eq_const %product_of_sums.add, dense<[24, 50]> : tensor<2xi32> loc("product_of_sums")
  // add_without_common_bits_i32: the operands have no bit in common
  %add_without_common_bits_i32.x = stablehlo.constant dense<[5, 8]> : tensor<2xi32>
  %add_without_common_bits_i32.y = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %add_without_common_bits_i32.add = stablehlo.add %add_without_common_bits_i32.x, %add_without_common_bits_i32.y : tensor<2xi32>
  check.expect_eq_const %add_without_common_bits_i32.add, dense<[8, 10]> : tensor<2xi32> loc("add_without_common_bits_i32")
  // add_without_common_bits_ui8: the operands have no bit in common
  %add_without_common_bits_ui8.x = stablehlo.constant dense<[5, 8]> : tensor<2xui8>
  %add_without_common_bits_ui8.y = stablehlo.constant dense<[3, 2]> : tensor<2xui8>
  %add_without_common_bits_ui8.add = stablehlo.add %add_without_common_bits_ui8.x, %add_without_common_bits_ui8.y : tensor<2xui8>
  check.expect_eq_const %add_without_common_bits_ui8.add, dense<[8, 10]> : tensor<2xui8> loc("add_without_common_bits_ui8")
  // subtract_as_xor_i32: x is between 0 and 15
  %subtract_as_xor_i32.x = stablehlo.constant dense<[16, 3]> : tensor<2xi32>
  %subtract_as_xor_i32 = call @subtract_as_xor_i32(%subtract_as_xor_i32.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %subtract_as_xor_i32, dense<[-1, 12]> : tensor<2xi32> loc("subtract_as_xor_i32")
  // subtract_as_xor_i8: x is between 0 and 15
  %subtract_as_xor_i8.x = stablehlo.constant dense<[-1, 3]> : tensor<2xi8>
  %subtract_as_xor_i8 = call @subtract_as_xor_i8(%subtract_as_xor_i8.x) : (tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %subtract_as_xor_i8, dense<[16, 12]> : tensor<2xi8> loc("subtract_as_xor_i8")
  // minus_as_not: one is added
  %minus_as_not.x = stablehlo.constant dense<[5, -3]> : tensor<2xi32>
  %minus_as_not.negate = stablehlo.negate %minus_as_not.x : tensor<2xi32>
  check.expect_eq_const %minus_as_not.negate, dense<[-5, 3]> : tensor<2xi32> loc("minus_as_not")
  // not_as_minus: one is taken away
  %not_as_minus.x = stablehlo.constant dense<[5, -3]> : tensor<2xi32>
  %not_as_minus = call @not_as_minus(%not_as_minus.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %not_as_minus, dense<[-5, 3]> : tensor<2xi32> loc("not_as_minus")
  // and_of_sum: not both are odd
  %and_of_sum.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %and_of_sum.y = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
  %and_of_sum = call @and_of_sum(%and_of_sum.x, %and_of_sum.y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %and_of_sum, dense<[0, 1]> : tensor<2xi32> loc("and_of_sum")
  // mask_of_product: both are at most 1
  %mask_of_product.x = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %mask_of_product.y = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %mask_of_product = call @mask_of_product(%mask_of_product.x, %mask_of_product.y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %mask_of_product, dense<2> : tensor<2xi32> loc("mask_of_product")
  // high_bit_by_shift_i16: the width is 8
  %high_bit_by_shift_i16.x = stablehlo.constant dense<[128, -5]> : tensor<2xi16>
  %high_bit_by_shift_i16 = call @high_bit_by_shift_i16(%high_bit_by_shift_i16.x) : (tensor<2xi16>) -> tensor<2xi1>
  check.expect_eq_const %high_bit_by_shift_i16, dense<[false, true]> : tensor<2xi1> loc("high_bit_by_shift_i16")
  // high_bit_by_shift_i32: the width is 8
  %high_bit_by_shift_i32.x = stablehlo.constant dense<[128, -5]> : tensor<2xi32>
  %high_bit_by_shift_i32 = call @high_bit_by_shift_i32(%high_bit_by_shift_i32.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %high_bit_by_shift_i32, dense<[false, true]> : tensor<2xi1> loc("high_bit_by_shift_i32")
  // unsigned_less_than_zero: x is at least 5
  %unsigned_less_than_zero.x = stablehlo.constant dense<[2, 6, 9]> : tensor<3xui8>
  %unsigned_less_than_zero = call @unsigned_less_than_zero(%unsigned_less_than_zero.x) : (tensor<3xui8>) -> tensor<3xi1>
  check.expect_eq_const %unsigned_less_than_zero, dense<[false, true, false]> : tensor<3xi1> loc("unsigned_less_than_zero")
  // count_of_bits_of_not: the width is 31
  %count_of_bits_of_not.x = stablehlo.constant dense<[5, -1]> : tensor<2xi32>
  %count_of_bits_of_not.not = stablehlo.not %count_of_bits_of_not.x : tensor<2xi32>
  %count_of_bits_of_not.popcnt = stablehlo.popcnt %count_of_bits_of_not.not : tensor<2xi32>
  check.expect_eq_const %count_of_bits_of_not.popcnt, dense<[30, 0]> : tensor<2xi32> loc("count_of_bits_of_not")
  // leading_zeros_as_width: all bits below the highest are set
  %leading_zeros_as_width.x = stablehlo.constant dense<[5, -1, 0]> : tensor<3xi32>
  %leading_zeros_as_width.count_leading_zeros = stablehlo.count_leading_zeros %leading_zeros_as_width.x : tensor<3xi32>
  check.expect_eq_const %leading_zeros_as_width.count_leading_zeros, dense<[29, 0, 32]> : tensor<3xi32> loc("leading_zeros_as_width")
  // leading_zeros_of_zero_i8: x is not zero
  %leading_zeros_of_zero_i8.x = stablehlo.constant dense<[0, 1]> : tensor<2xi8>
  %leading_zeros_of_zero_i8.count_leading_zeros = stablehlo.count_leading_zeros %leading_zeros_of_zero_i8.x : tensor<2xi8>
  check.expect_eq_const %leading_zeros_of_zero_i8.count_leading_zeros, dense<[8, 7]> : tensor<2xi8> loc("leading_zeros_of_zero_i8")
  // leading_zeros_of_zero_i32: x is not zero
  %leading_zeros_of_zero_i32.x = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %leading_zeros_of_zero_i32.count_leading_zeros = stablehlo.count_leading_zeros %leading_zeros_of_zero_i32.x : tensor<2xi32>
  check.expect_eq_const %leading_zeros_of_zero_i32.count_leading_zeros, dense<[32, 31]> : tensor<2xi32> loc("leading_zeros_of_zero_i32")
  // leading_zeros_of_zero_ui16: x is not zero
  %leading_zeros_of_zero_ui16.x = stablehlo.constant dense<[0, 1]> : tensor<2xui16>
  %leading_zeros_of_zero_ui16.count_leading_zeros = stablehlo.count_leading_zeros %leading_zeros_of_zero_ui16.x : tensor<2xui16>
  check.expect_eq_const %leading_zeros_of_zero_ui16.count_leading_zeros, dense<[16, 15]> : tensor<2xui16> loc("leading_zeros_of_zero_ui16")
  // power_even_sign: y is even
  %power_even_sign.x = stablehlo.constant dense<[-2, -3]> : tensor<2xi32>
  %power_even_sign.y = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %power_even_sign.power = stablehlo.power %power_even_sign.x, %power_even_sign.y : tensor<2xi32>
  check.expect_eq_const %power_even_sign.power, dense<[-8, 9]> : tensor<2xi32> loc("power_even_sign")
  // clamp_wrapped: no bound is reached
  %clamp_wrapped.x = stablehlo.constant dense<[100, 5]> : tensor<2xi8>
  %clamp_wrapped.y = stablehlo.constant dense<[50, 7]> : tensor<2xi8>
  %clamp_wrapped = call @clamp_wrapped(%clamp_wrapped.x, %clamp_wrapped.y) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %clamp_wrapped, dense<[-100, 12]> : tensor<2xi8> loc("clamp_wrapped")
  // minimum_of_sum_i8: the sums do not wrap around
  %minimum_of_sum_i8.x = stablehlo.constant dense<[125, 5]> : tensor<2xi8>
  %minimum_of_sum_i8.y = stablehlo.constant dense<[3, 7]> : tensor<2xi8>
  %minimum_of_sum_i8 = call @minimum_of_sum_i8(%minimum_of_sum_i8.x, %minimum_of_sum_i8.y) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %minimum_of_sum_i8, dense<[-126, 10]> : tensor<2xi8> loc("minimum_of_sum_i8")
  // minimum_of_sum_ui8: the sums do not wrap around
  %minimum_of_sum_ui8.x = stablehlo.constant dense<[253, 5]> : tensor<2xui8>
  %minimum_of_sum_ui8.y = stablehlo.constant dense<[3, 7]> : tensor<2xui8>
  %minimum_of_sum_ui8 = call @minimum_of_sum_ui8(%minimum_of_sum_ui8.x, %minimum_of_sum_ui8.y) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %minimum_of_sum_ui8, dense<[2, 10]> : tensor<2xui8> loc("minimum_of_sum_ui8")
  // maximum_of_product: the common factor is not negative
  %maximum_of_product.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %maximum_of_product.y = stablehlo.constant dense<[-2, 4]> : tensor<2xi32>
  %maximum_of_product.z = stablehlo.constant dense<[7, 2]> : tensor<2xi32>
  %maximum_of_product.multiply = stablehlo.multiply %maximum_of_product.x, %maximum_of_product.y : tensor<2xi32>
  %maximum_of_product.multiply_2 = stablehlo.multiply %maximum_of_product.z, %maximum_of_product.y : tensor<2xi32>
  %maximum_of_product.maximum = stablehlo.maximum %maximum_of_product.multiply, %maximum_of_product.multiply_2 : tensor<2xi32>
  check.expect_eq_const %maximum_of_product.maximum, dense<[-6, 20]> : tensor<2xi32> loc("maximum_of_product")
  // not_of_maximum: not turns maximum into minimum
  %not_of_maximum.x = stablehlo.constant dense<[3, -5]> : tensor<2xi32>
  %not_of_maximum.y = stablehlo.constant dense<[7, 2]> : tensor<2xi32>
  %not_of_maximum.maximum = stablehlo.maximum %not_of_maximum.x, %not_of_maximum.y : tensor<2xi32>
  %not_of_maximum.not = stablehlo.not %not_of_maximum.maximum : tensor<2xi32>
  check.expect_eq_const %not_of_maximum.not, dense<[-8, -3]> : tensor<2xi32> loc("not_of_maximum")
  // negated_maximum: negation turns maximum into minimum
  %negated_maximum.x = stablehlo.constant dense<[3, -5]> : tensor<2xi32>
  %negated_maximum.y = stablehlo.constant dense<[7, 2]> : tensor<2xi32>
  %negated_maximum.maximum = stablehlo.maximum %negated_maximum.x, %negated_maximum.y : tensor<2xi32>
  %negated_maximum.negate = stablehlo.negate %negated_maximum.maximum : tensor<2xi32>
  check.expect_eq_const %negated_maximum.negate, dense<[-7, -2]> : tensor<2xi32> loc("negated_maximum")
  return
}
