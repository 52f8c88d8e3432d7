// Rewrites. Each check is a row of rows/compares.txt: its operands break the rewrite where its condition does not hold.
func.func private @square_positive_f32(%x: tensor<3xf32>) -> tensor<3xi1> {
  %multiply = stablehlo.multiply %x, %x : tensor<3xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %compare = stablehlo.compare GT, %multiply, %literal : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @square_not_negative_float(%x: tensor<2xf32>) -> tensor<2xi1> {
  %multiply = stablehlo.multiply %x, %x : tensor<2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %compare = stablehlo.compare GE, %multiply, %literal : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @sqrt_not_negative(%x: tensor<2xf32>) -> tensor<2xi1> {
  %sqrt = stablehlo.sqrt %x : tensor<2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %compare = stablehlo.compare GE, %sqrt, %literal : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @exp_positive(%x: tensor<3xf32>) -> tensor<3xi1> {
  %exponential = stablehlo.exponential %x : tensor<3xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %compare = stablehlo.compare GT, %exponential, %literal : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @product_equal_zero(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xi1> {
  %multiply = stablehlo.multiply %x, %y : tensor<3xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %compare = stablehlo.compare EQ, %multiply, %literal : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @difference_equal_zero_f32(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xi1> {
  %subtract = stablehlo.subtract %x, %y : tensor<2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %compare = stablehlo.compare EQ, %subtract, %literal : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @difference_less_zero(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xi1> {
  %subtract = stablehlo.subtract %x, %y : tensor<2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %compare = stablehlo.compare LE, %subtract, %literal : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @sum_equal_itself(%x: tensor<3xf32>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<1.0> : tensor<3xf32>
  %add = stablehlo.add %x, %literal : tensor<3xf32>
  %compare = stablehlo.compare EQ, %add, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @scaled_compare(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<2.0> : tensor<2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<2.0> : tensor<2xf32>
  %multiply_2 = stablehlo.multiply %y, %literal_2 : tensor<2xf32>
  %compare = stablehlo.compare LT, %multiply, %multiply_2 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @reciprocal_compare(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<1.0> : tensor<2xf32>
  %divide = stablehlo.divide %literal, %x : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %divide_2 = stablehlo.divide %literal_2, %y : tensor<2xf32>
  %compare = stablehlo.compare LT, %divide, %divide_2 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @converted_compare_narrowed(%x: tensor<2xi8>) -> tensor<2xi1> {
  %convert = stablehlo.convert %x : (tensor<2xi8>) -> tensor<2xi32>
  %literal = stablehlo.constant dense<200> : tensor<2xi32>
  %compare = stablehlo.compare LT, %convert, %literal : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @converted_float_constant_compare(%x: tensor<3xi32>) -> tensor<3xi1> {
  %convert = stablehlo.convert %x : (tensor<3xi32>) -> tensor<3xf32>
  %literal = stablehlo.constant dense<2.5> : tensor<3xf32>
  %compare = stablehlo.compare LT, %convert, %literal : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @float_to_integer_compare(%x: tensor<3xf32>) -> tensor<3xi1> {
  %convert = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xi32>
  %literal = stablehlo.constant dense<0> : tensor<3xi32>
  %compare = stablehlo.compare EQ, %convert, %literal : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @select_then_compare(%x: tensor<2xi32>, %p: tensor<2xi1>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<3> : tensor<2xi32>
  %select = stablehlo.select %p, %x, %literal : tensor<2xi1>, tensor<2xi32>
  %literal_2 = stablehlo.constant dense<3> : tensor<2xi32>
  %compare = stablehlo.compare EQ, %select, %literal_2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @compare_clamped(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<0> : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<5> : tensor<2xi32>
  %clamp = stablehlo.clamp %literal, %x, %literal_2 : tensor<2xi32>
  %literal_3 = stablehlo.constant dense<5> : tensor<2xi32>
  %compare = stablehlo.compare LE, %clamp, %literal_3 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @unsigned_at_least_zero(%x: tensor<2xui32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<0> : tensor<2xui32>
  %compare = stablehlo.compare GE, %x, %literal : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @signed_less_all_ones(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<-1> : tensor<2xi32>
  %compare = stablehlo.compare GT, %x, %literal : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func @main() {
  // square_positive_f32: the square does not become zero, and x is no NaN
  %square_positive_f32.x = stablehlo.constant dense<[1.0e-30, 0x7FC00000, 2.0]> : tensor<3xf32>
  %square_positive_f32 = call @square_positive_f32(%square_positive_f32.x) : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %square_positive_f32, dense<[false, false, true]> : tensor<3xi1> loc("square_positive_f32")
  // square_not_negative_float: x is no NaN
  %square_not_negative_float.x = stablehlo.constant dense<[0x7FC00000, -3.0]> : tensor<2xf32>
  %square_not_negative_float = call @square_not_negative_float(%square_not_negative_float.x) : (tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %square_not_negative_float, dense<[false, true]> : tensor<2xi1> loc("square_not_negative_float")
  // sqrt_not_negative: x is not negative
  %sqrt_not_negative.x = stablehlo.constant dense<[-1.0, 4.0]> : tensor<2xf32>
  %sqrt_not_negative = call @sqrt_not_negative(%sqrt_not_negative.x) : (tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %sqrt_not_negative, dense<[false, true]> : tensor<2xi1> loc("sqrt_not_negative")
  // exp_positive: the exponential does not become zero
  %exp_positive.x = stablehlo.constant dense<[-200.0, 1.0, 0x7FC00000]> : tensor<3xf32>
  %exp_positive = call @exp_positive(%exp_positive.x) : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %exp_positive, dense<[false, true, false]> : tensor<3xi1> loc("exp_positive")
  // product_equal_zero: the product does not become zero, and no factor is infinite
  %product_equal_zero.x = stablehlo.constant dense<[1.0e-30, 0.0, 3.0]> : tensor<3xf32>
  %product_equal_zero.y = stablehlo.constant dense<[1.0e-30, 0x7F800000, 0.0]> : tensor<3xf32>
  %product_equal_zero = call @product_equal_zero(%product_equal_zero.x, %product_equal_zero.y) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %product_equal_zero, dense<[true, false, true]> : tensor<3xi1> loc("product_equal_zero")
  // difference_equal_zero_f32: the operands are finite
  %difference_equal_zero_f32.x = stablehlo.constant dense<[0x7F800000, 3.0]> : tensor<2xf32>
  %difference_equal_zero_f32.y = stablehlo.constant dense<[0x7F800000, 3.0]> : tensor<2xf32>
  %difference_equal_zero_f32 = call @difference_equal_zero_f32(%difference_equal_zero_f32.x, %difference_equal_zero_f32.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %difference_equal_zero_f32, dense<[false, true]> : tensor<2xi1> loc("difference_equal_zero_f32")
  // difference_less_zero: the operands are finite
  %difference_less_zero.x = stablehlo.constant dense<[0xFF800000, 3.0]> : tensor<2xf32>
  %difference_less_zero.y = stablehlo.constant dense<[0xFF800000, 4.0]> : tensor<2xf32>
  %difference_less_zero = call @difference_less_zero(%difference_less_zero.x, %difference_less_zero.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %difference_less_zero, dense<[false, true]> : tensor<2xi1> loc("difference_less_zero")
  // sum_equal_itself: the sum differs from x
  %sum_equal_itself.x = stablehlo.constant dense<[100000000.0, 0x7F800000, 1.0]> : tensor<3xf32>
  %sum_equal_itself = call @sum_equal_itself(%sum_equal_itself.x) : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %sum_equal_itself, dense<[true, true, false]> : tensor<3xi1> loc("sum_equal_itself")
  // scaled_compare: the products stay finite
  %scaled_compare.x = stablehlo.constant dense<[2.0e+38, 1.0]> : tensor<2xf32>
  %scaled_compare.y = stablehlo.constant dense<[3.0e+38, 2.0]> : tensor<2xf32>
  %scaled_compare = call @scaled_compare(%scaled_compare.x, %scaled_compare.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %scaled_compare, dense<[false, true]> : tensor<2xi1> loc("scaled_compare")
  // reciprocal_compare: the operands have the same sign
  %reciprocal_compare.x = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf32>
  %reciprocal_compare.y = stablehlo.constant dense<1.0> : tensor<2xf32>
  %reciprocal_compare = call @reciprocal_compare(%reciprocal_compare.x, %reciprocal_compare.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %reciprocal_compare, dense<true> : tensor<2xi1> loc("reciprocal_compare")
  // equality_as_bits: no zeros of different signs and no NaN
  %equality_as_bits.x = stablehlo.constant dense<[0.0, 0x7FC00000, 1.0]> : tensor<3xf32>
  %equality_as_bits.y = stablehlo.constant dense<[-0.0, 0x7FC00000, 1.0]> : tensor<3xf32>
  %equality_as_bits.compare = stablehlo.compare EQ, %equality_as_bits.x, %equality_as_bits.y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %equality_as_bits.compare, dense<[true, false, true]> : tensor<3xi1> loc("equality_as_bits")
  // order_as_bits: the operands are not negative
  %order_as_bits.x = stablehlo.constant dense<[-1.0, 1.0]> : tensor<2xf32>
  %order_as_bits.y = stablehlo.constant dense<[-2.0, 2.0]> : tensor<2xf32>
  %order_as_bits.compare = stablehlo.compare LT, %order_as_bits.x, %order_as_bits.y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %order_as_bits.compare, dense<[false, true]> : tensor<2xi1> loc("order_as_bits")
  // converted_compare_narrowed: the constant fits into the narrow type
  %converted_compare_narrowed.x = stablehlo.constant dense<[100, -100]> : tensor<2xi8>
  %converted_compare_narrowed = call @converted_compare_narrowed(%converted_compare_narrowed.x) : (tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %converted_compare_narrowed, dense<true> : tensor<2xi1> loc("converted_compare_narrowed")
  // converted_unsigned_compare: the conversion extends the sign
  %converted_unsigned_compare.x = stablehlo.constant dense<[200, 3]> : tensor<2xui8>
  %converted_unsigned_compare.y = stablehlo.constant dense<[3, 200]> : tensor<2xui8>
  %converted_unsigned_compare.convert = stablehlo.convert %converted_unsigned_compare.x : (tensor<2xui8>) -> tensor<2xi32>
  %converted_unsigned_compare.convert_2 = stablehlo.convert %converted_unsigned_compare.y : (tensor<2xui8>) -> tensor<2xi32>
  %converted_unsigned_compare.compare = stablehlo.compare LT, %converted_unsigned_compare.convert, %converted_unsigned_compare.convert_2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %converted_unsigned_compare.compare, dense<[false, true]> : tensor<2xi1> loc("converted_unsigned_compare")
  // converted_float_compare: the conversion is exact
  %converted_float_compare.x = stablehlo.constant dense<[16777217, 5]> : tensor<2xi32>
  %converted_float_compare.y = stablehlo.constant dense<[16777216, 5]> : tensor<2xi32>
  %converted_float_compare.convert = stablehlo.convert %converted_float_compare.x : (tensor<2xi32>) -> tensor<2xf32>
  %converted_float_compare.convert_2 = stablehlo.convert %converted_float_compare.y : (tensor<2xi32>) -> tensor<2xf32>
  %converted_float_compare.compare = stablehlo.compare EQ, %converted_float_compare.convert, %converted_float_compare.convert_2 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %converted_float_compare.compare, dense<true> : tensor<2xi1> loc("converted_float_compare")
  // converted_float_constant_compare: the constant is an integer
  %converted_float_constant_compare.x = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi32>
  %converted_float_constant_compare = call @converted_float_constant_compare(%converted_float_constant_compare.x) : (tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %converted_float_constant_compare, dense<[true, true, false]> : tensor<3xi1> loc("converted_float_constant_compare")
  // truncated_compare: no bit is lost
  %truncated_compare.x = stablehlo.constant dense<[256, 5]> : tensor<2xi32>
  %truncated_compare.y = stablehlo.constant dense<[0, 5]> : tensor<2xi32>
  %truncated_compare.convert = stablehlo.convert %truncated_compare.x : (tensor<2xi32>) -> tensor<2xi8>
  %truncated_compare.convert_2 = stablehlo.convert %truncated_compare.y : (tensor<2xi32>) -> tensor<2xi8>
  %truncated_compare.compare = stablehlo.compare EQ, %truncated_compare.convert, %truncated_compare.convert_2 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %truncated_compare.compare, dense<true> : tensor<2xi1> loc("truncated_compare")
  // float_to_integer_compare: x is an integer
  %float_to_integer_compare.x = stablehlo.constant dense<[0.5, -0.5, 2.0]> : tensor<3xf32>
  %float_to_integer_compare = call @float_to_integer_compare(%float_to_integer_compare.x) : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %float_to_integer_compare, dense<[true, true, false]> : tensor<3xi1> loc("float_to_integer_compare")
  // select_then_compare: x differs from the constant
  %select_then_compare.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %select_then_compare.p = stablehlo.constant dense<true> : tensor<2xi1>
  %select_then_compare = call @select_then_compare(%select_then_compare.x, %select_then_compare.p) : (tensor<2xi32>, tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %select_then_compare, dense<[true, false]> : tensor<2xi1> loc("select_then_compare")
  // compare_min: equality is excluded
  %compare_min.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %compare_min.y = stablehlo.constant dense<[3, 7]> : tensor<2xi32>
  %compare_min.minimum = stablehlo.minimum %compare_min.x, %compare_min.y : tensor<2xi32>
  %compare_min.compare = stablehlo.compare LT, %compare_min.minimum, %compare_min.x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %compare_min.compare, dense<false> : tensor<2xi1> loc("compare_min")
  // compare_max_nan: no operand is NaN
  %compare_max_nan.x = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %compare_max_nan.y = stablehlo.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %compare_max_nan.maximum = stablehlo.maximum %compare_max_nan.x, %compare_max_nan.y : tensor<2xf32>
  %compare_max_nan.compare = stablehlo.compare GE, %compare_max_nan.maximum, %compare_max_nan.x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %compare_max_nan.compare, dense<false> : tensor<2xi1> loc("compare_max_nan")
  // compare_clamped: the clamp is kept
  %compare_clamped.x = stablehlo.constant dense<[7, 3]> : tensor<2xi32>
  %compare_clamped = call @compare_clamped(%compare_clamped.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %compare_clamped, dense<true> : tensor<2xi1> loc("compare_clamped")
  // unsigned_at_least_zero: the highest bit is not set
  %unsigned_at_least_zero.x = stablehlo.constant dense<[4000000000, 5]> : tensor<2xui32>
  %unsigned_at_least_zero = call @unsigned_at_least_zero(%unsigned_at_least_zero.x) : (tensor<2xui32>) -> tensor<2xi1>
  check.expect_eq_const %unsigned_at_least_zero, dense<true> : tensor<2xi1> loc("unsigned_at_least_zero")
  // signed_less_all_ones: the type is unsigned, where all ones is the greatest
  %signed_less_all_ones.x = stablehlo.constant dense<[5, -3]> : tensor<2xi32>
  %signed_less_all_ones = call @signed_less_all_ones(%signed_less_all_ones.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %signed_less_all_ones, dense<[true, false]> : tensor<2xi1> loc("signed_less_all_ones")
  return
}
