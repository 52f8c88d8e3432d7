// Rewrites. Each check is a row of rows/arithmetic.txt: its operands break the rewrite where its condition does not hold.
func.func private @times_zero_f32(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xf32>
  return %multiply : tensor<3xf32>
}

func.func private @zero_times(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %multiply = stablehlo.multiply %literal, %x : tensor<3xf32>
  return %multiply : tensor<3xf32>
}

func.func private @times_negative_zero(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<-0.0> : tensor<3xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xf32>
  return %multiply : tensor<3xf32>
}

func.func private @zero_over(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %divide = stablehlo.divide %literal, %x : tensor<3xf32>
  return %divide : tensor<3xf32>
}

func.func private @remainder_of_one(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<1.0> : tensor<3xf32>
  %remainder = stablehlo.remainder %x, %literal : tensor<3xf32>
  return %remainder : tensor<3xf32>
}

func.func private @plus_zero_f32(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %add = stablehlo.add %x, %literal : tensor<2xf32>
  return %add : tensor<2xf32>
}

func.func private @minus_negative_zero(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<-0.0> : tensor<2xf32>
  %subtract = stablehlo.subtract %x, %literal : tensor<2xf32>
  return %subtract : tensor<2xf32>
}

func.func private @zero_minus_f32(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %subtract = stablehlo.subtract %literal, %x : tensor<3xf32>
  return %subtract : tensor<3xf32>
}

func.func private @divided_by_constant_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<3.0> : tensor<4xf32>
  %divide = stablehlo.divide %x, %literal : tensor<4xf32>
  return %divide : tensor<4xf32>
}

func.func private @divided_by_infinity(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0x7F800000> : tensor<3xf32>
  %divide = stablehlo.divide %x, %literal : tensor<3xf32>
  return %divide : tensor<3xf32>
}

func.func @main() {
  // times_zero_f32: x is finite and not negative
  %times_zero_f32.x = stablehlo.constant dense<[0x7FC00000, 0x7F800000, -3.0]> : tensor<3xf32>
  %times_zero_f32 = call @times_zero_f32(%times_zero_f32.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %times_zero_f32, dense<[0x7FC00000, 0x7FC00000, -0.0]> : tensor<3xf32> loc("times_zero_f32")
  // zero_times: x is finite and not negative
  %zero_times.x = stablehlo.constant dense<[0xFF800000, 0x7FC00000, -0.0]> : tensor<3xf32>
  %zero_times = call @zero_times(%zero_times.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %zero_times, dense<[0x7FC00000, 0x7FC00000, -0.0]> : tensor<3xf32> loc("zero_times")
  // times_negative_zero: the sign of zero does not matter
  %times_negative_zero.x = stablehlo.constant dense<[2.0, -3.0, 0x7F800000]> : tensor<3xf32>
  %times_negative_zero = call @times_negative_zero(%times_negative_zero.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %times_negative_zero, dense<[-0.0, 0.0, 0x7FC00000]> : tensor<3xf32> loc("times_negative_zero")
  // zero_over: x is positive
  %zero_over.x = stablehlo.constant dense<[0.0, 0x7FC00000, -2.0]> : tensor<3xf32>
  %zero_over = call @zero_over(%zero_over.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %zero_over, dense<[0x7FC00000, 0x7FC00000, -0.0]> : tensor<3xf32> loc("zero_over")
  // over_itself_f32: x is finite and not zero
  %over_itself_f32.x = stablehlo.constant dense<[0.0, 0x7F800000, 0x7FC00000, 2.0]> : tensor<4xf32>
  %over_itself_f32.divide = stablehlo.divide %over_itself_f32.x, %over_itself_f32.x : tensor<4xf32>
  check.expect_eq_const %over_itself_f32.divide, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 1.0]> : tensor<4xf32> loc("over_itself_f32")
  // minus_itself_f32: x is finite
  %minus_itself_f32.x = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0xFF800000, 2.0]> : tensor<4xf32>
  %minus_itself_f32.subtract = stablehlo.subtract %minus_itself_f32.x, %minus_itself_f32.x : tensor<4xf32>
  check.expect_eq_const %minus_itself_f32.subtract, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0]> : tensor<4xf32> loc("minus_itself_f32")
  // plus_negated_itself: x is finite
  %plus_negated_itself.x = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 2.0]> : tensor<3xf32>
  %plus_negated_itself.negate = stablehlo.negate %plus_negated_itself.x : tensor<3xf32>
  %plus_negated_itself.add = stablehlo.add %plus_negated_itself.x, %plus_negated_itself.negate : tensor<3xf32>
  check.expect_eq_const %plus_negated_itself.add, dense<[0x7FC00000, 0x7FC00000, 0.0]> : tensor<3xf32> loc("plus_negated_itself")
  // remainder_of_itself: x is finite, not zero, and positive
  %remainder_of_itself.x = stablehlo.constant dense<[0.0, 0x7F800000, -2.0]> : tensor<3xf32>
  %remainder_of_itself.remainder = stablehlo.remainder %remainder_of_itself.x, %remainder_of_itself.x : tensor<3xf32>
  check.expect_eq_const %remainder_of_itself.remainder, dense<[0x7FC00000, 0x7FC00000, -0.0]> : tensor<3xf32> loc("remainder_of_itself")
  // remainder_of_one: x is an integer, and not negative
  %remainder_of_one.x = stablehlo.constant dense<[1.5, -2.0, 0x7F800000]> : tensor<3xf32>
  %remainder_of_one = call @remainder_of_one(%remainder_of_one.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %remainder_of_one, dense<[0.5, -0.0, 0x7FC00000]> : tensor<3xf32> loc("remainder_of_one")
  // plus_zero_f32: x is no negative zero
  %plus_zero_f32.x = stablehlo.constant dense<[-0.0, 1.0]> : tensor<2xf32>
  %plus_zero_f32 = call @plus_zero_f32(%plus_zero_f32.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %plus_zero_f32, dense<[0.0, 1.0]> : tensor<2xf32> loc("plus_zero_f32")
  // minus_negative_zero: x is no negative zero
  %minus_negative_zero.x = stablehlo.constant dense<[-0.0, 1.0]> : tensor<2xf32>
  %minus_negative_zero = call @minus_negative_zero(%minus_negative_zero.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %minus_negative_zero, dense<[0.0, 1.0]> : tensor<2xf32> loc("minus_negative_zero")
  // zero_minus_f32: x is not zero
  %zero_minus_f32.x = stablehlo.constant dense<[0.0, 1.0, -0.0]> : tensor<3xf32>
  %zero_minus_f32 = call @zero_minus_f32(%zero_minus_f32.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %zero_minus_f32, dense<[0.0, -1.0, 0.0]> : tensor<3xf32> loc("zero_minus_f32")
  // negate_of_difference: the operands are not equal
  %negate_of_difference.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %negate_of_difference.y = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %negate_of_difference.subtract = stablehlo.subtract %negate_of_difference.x, %negate_of_difference.y : tensor<2xf32>
  %negate_of_difference.negate = stablehlo.negate %negate_of_difference.subtract : tensor<2xf32>
  check.expect_eq_const %negate_of_difference.negate, dense<[-0.0, -3.0]> : tensor<2xf32> loc("negate_of_difference")
  // add_of_negated: the operands are not equal
  %add_of_negated.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %add_of_negated.y = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %add_of_negated.negate = stablehlo.negate %add_of_negated.x : tensor<2xf32>
  %add_of_negated.add = stablehlo.add %add_of_negated.negate, %add_of_negated.y : tensor<2xf32>
  check.expect_eq_const %add_of_negated.add, dense<[0.0, -3.0]> : tensor<2xf32> loc("add_of_negated")
  // sum_minus_term_f32: no rounding and no overflow: true of integers
  %sum_minus_term_f32.x = stablehlo.constant dense<[100000000.0, 0x7F800000, 3.0]> : tensor<3xf32>
  %sum_minus_term_f32.y = stablehlo.constant dense<[1.0, 1.0, 2.0]> : tensor<3xf32>
  %sum_minus_term_f32.add = stablehlo.add %sum_minus_term_f32.x, %sum_minus_term_f32.y : tensor<3xf32>
  %sum_minus_term_f32.subtract = stablehlo.subtract %sum_minus_term_f32.add, %sum_minus_term_f32.x : tensor<3xf32>
  check.expect_eq_const %sum_minus_term_f32.subtract, dense<[0.0, 0x7FC00000, 2.0]> : tensor<3xf32> loc("sum_minus_term_f32")
  // term_minus_sum: no rounding
  %term_minus_sum.x = stablehlo.constant dense<[100000000.0, 3.0]> : tensor<2xf32>
  %term_minus_sum.y = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %term_minus_sum.add = stablehlo.add %term_minus_sum.x, %term_minus_sum.y : tensor<2xf32>
  %term_minus_sum.subtract = stablehlo.subtract %term_minus_sum.x, %term_minus_sum.add : tensor<2xf32>
  check.expect_eq_const %term_minus_sum.subtract, dense<[0.0, -2.0]> : tensor<2xf32> loc("term_minus_sum")
  // difference_plus_term: no rounding and no overflow
  %difference_plus_term.x = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %difference_plus_term.y = stablehlo.constant dense<[100000000.0, 0x7F800000]> : tensor<2xf32>
  %difference_plus_term.subtract = stablehlo.subtract %difference_plus_term.x, %difference_plus_term.y : tensor<2xf32>
  %difference_plus_term.add = stablehlo.add %difference_plus_term.subtract, %difference_plus_term.y : tensor<2xf32>
  check.expect_eq_const %difference_plus_term.add, dense<[0.0, 0x7FC00000]> : tensor<2xf32> loc("difference_plus_term")
  // product_over_factor: the product stays finite, and the factor is not zero
  %product_over_factor.x = stablehlo.constant dense<[1.0e+30, 3.0, 2.0]> : tensor<3xf32>
  %product_over_factor.y = stablehlo.constant dense<[1.0e+30, 0.0, 4.0]> : tensor<3xf32>
  %product_over_factor.multiply = stablehlo.multiply %product_over_factor.x, %product_over_factor.y : tensor<3xf32>
  %product_over_factor.divide = stablehlo.divide %product_over_factor.multiply, %product_over_factor.y : tensor<3xf32>
  check.expect_eq_const %product_over_factor.divide, dense<[0x7F800000, 0x7FC00000, 2.0]> : tensor<3xf32> loc("product_over_factor")
  // quotient_times_divisor: the divisor is not zero, and the quotient stays finite
  %quotient_times_divisor.x = stablehlo.constant dense<[3.0, 1.0e+30, 6.0]> : tensor<3xf32>
  %quotient_times_divisor.y = stablehlo.constant dense<[0.0, 1.0e-30, 2.0]> : tensor<3xf32>
  %quotient_times_divisor.divide = stablehlo.divide %quotient_times_divisor.x, %quotient_times_divisor.y : tensor<3xf32>
  %quotient_times_divisor.multiply = stablehlo.multiply %quotient_times_divisor.divide, %quotient_times_divisor.y : tensor<3xf32>
  check.expect_eq_const %quotient_times_divisor.multiply, dense<[0x7FC00000, 0x7F800000, 6.0]> : tensor<3xf32> loc("quotient_times_divisor")
  // divided_by_constant_f32: the reciprocal is exact
  %divided_by_constant_f32.x = stablehlo.constant dense<[5.0, 10.0, 7.0, 1.0e+30]> : tensor<4xf32>
  %divided_by_constant_f32 = call @divided_by_constant_f32(%divided_by_constant_f32.x) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %divided_by_constant_f32, dense<[1.6666666, 3.3333333, 2.3333333, 3.3333334e+29]> : tensor<4xf32> loc("divided_by_constant_f32")
  // divided_by_infinity: x is finite and not negative
  %divided_by_infinity.x = stablehlo.constant dense<[-2.0, 0x7F800000, 3.0]> : tensor<3xf32>
  %divided_by_infinity = call @divided_by_infinity(%divided_by_infinity.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %divided_by_infinity, dense<[-0.0, 0x7FC00000, 0.0]> : tensor<3xf32> loc("divided_by_infinity")
  // divided_by_zero_reciprocal: the reciprocal is exact
  %divided_by_zero_reciprocal.x = stablehlo.constant dense<[0.0, 10.0, 5.0]> : tensor<3xf32>
  %divided_by_zero_reciprocal.y = stablehlo.constant dense<[0.0, 49.0, 3.0]> : tensor<3xf32>
  %divided_by_zero_reciprocal.divide = stablehlo.divide %divided_by_zero_reciprocal.x, %divided_by_zero_reciprocal.y : tensor<3xf32>
  check.expect_eq_const %divided_by_zero_reciprocal.divide, dense<[0x7FC00000, 0.20408164, 1.6666666]> : tensor<3xf32> loc("divided_by_zero_reciprocal")
  // divided_twice: the product of the divisors stays finite
  %divided_twice.x = stablehlo.constant dense<[1.0e+30, 8.0]> : tensor<2xf32>
  %divided_twice.y = stablehlo.constant dense<[1.0e+30, 2.0]> : tensor<2xf32>
  %divided_twice.z = stablehlo.constant dense<[1.0e+30, 2.0]> : tensor<2xf32>
  %divided_twice.divide = stablehlo.divide %divided_twice.x, %divided_twice.y : tensor<2xf32>
  %divided_twice.divide_2 = stablehlo.divide %divided_twice.divide, %divided_twice.z : tensor<2xf32>
  check.expect_eq_const %divided_twice.divide_2, dense<[1.0e-30, 2.0]> : tensor<2xf32> loc("divided_twice")
  // divided_by_quotient: the product stays finite
  %divided_by_quotient.x = stablehlo.constant dense<[1.0e+30, 3.0]> : tensor<2xf32>
  %divided_by_quotient.y = stablehlo.constant dense<[1.0e+30, 2.0]> : tensor<2xf32>
  %divided_by_quotient.z = stablehlo.constant dense<[1.0e+30, 5.0]> : tensor<2xf32>
  %divided_by_quotient.divide = stablehlo.divide %divided_by_quotient.y, %divided_by_quotient.z : tensor<2xf32>
  %divided_by_quotient.divide_2 = stablehlo.divide %divided_by_quotient.x, %divided_by_quotient.divide : tensor<2xf32>
  check.expect_eq_const %divided_by_quotient.divide_2, dense<[1.0e+30, 7.5]> : tensor<2xf32> loc("divided_by_quotient")
  return
}
