// Rewrites. Each check is a row of rows/arithmetic.txt: its operands break the rewrite where its condition does not hold.
func.func private @negated_times_constant(%x: tensor<2xf32>) -> tensor<2xf32> {
  %negate = stablehlo.negate %x : tensor<2xf32>
  %literal = stablehlo.constant dense<3.0> : tensor<2xf32>
  %multiply = stablehlo.multiply %negate, %literal : tensor<2xf32>
  return %multiply : tensor<2xf32>
}

func.func private @negated_over_constant(%x: tensor<2xf32>) -> tensor<2xf32> {
  %negate = stablehlo.negate %x : tensor<2xf32>
  %literal = stablehlo.constant dense<2.0> : tensor<2xf32>
  %divide = stablehlo.divide %negate, %literal : tensor<2xf32>
  return %divide : tensor<2xf32>
}

func.func private @constant_over_negated(%x: tensor<2xf32>) -> tensor<2xf32> {
  %negate = stablehlo.negate %x : tensor<2xf32>
  %literal = stablehlo.constant dense<6.0> : tensor<2xf32>
  %divide = stablehlo.divide %literal, %negate : tensor<2xf32>
  return %divide : tensor<2xf32>
}

func.func private @maximum_with_minus_infinity(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0xFF800000> : tensor<3xf32>
  %maximum = stablehlo.maximum %x, %literal : tensor<3xf32>
  return %maximum : tensor<3xf32>
}

func.func private @minimum_with_infinity(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0x7F800000> : tensor<3xf32>
  %minimum = stablehlo.minimum %x, %literal : tensor<3xf32>
  return %minimum : tensor<3xf32>
}

func.func private @maximum_with_infinity(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0x7F800000> : tensor<2xf32>
  %maximum = stablehlo.maximum %x, %literal : tensor<2xf32>
  return %maximum : tensor<2xf32>
}

func.func private @minimum_with_minus_infinity(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0xFF800000> : tensor<2xf32>
  %minimum = stablehlo.minimum %x, %literal : tensor<2xf32>
  return %minimum : tensor<2xf32>
}

func.func private @sums_of_constants_merged(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<100000000.0> : tensor<3xf32>
  %add = stablehlo.add %x, %literal : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<-100000000.0> : tensor<3xf32>
  %add_2 = stablehlo.add %add, %literal_2 : tensor<3xf32>
  return %add_2 : tensor<3xf32>
}

func.func private @products_of_constants_merged(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<1.0e+30> : tensor<3xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<1.0e-30> : tensor<3xf32>
  %multiply_2 = stablehlo.multiply %multiply, %literal_2 : tensor<3xf32>
  return %multiply_2 : tensor<3xf32>
}

func.func private @quotient_of_constants_merged(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<1.0e+30> : tensor<2xf32>
  %divide = stablehlo.divide %x, %literal : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<1.0e+30> : tensor<2xf32>
  %divide_2 = stablehlo.divide %divide, %literal_2 : tensor<2xf32>
  return %divide_2 : tensor<2xf32>
}

func.func private @constant_minus_difference(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<100000000.0> : tensor<2xf32>
  %subtract = stablehlo.subtract %literal, %x : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<100000000.0> : tensor<2xf32>
  %subtract_2 = stablehlo.subtract %literal_2, %subtract : tensor<2xf32>
  return %subtract_2 : tensor<2xf32>
}

func.func @main() {
  // quotient_by_quotient: the products stay finite
  %quotient_by_quotient.x = stablehlo.constant dense<[1.0e+30, 3.0]> : tensor<2xf32>
  %quotient_by_quotient.y = stablehlo.constant dense<[1.0e+30, 2.0]> : tensor<2xf32>
  %quotient_by_quotient.z = stablehlo.constant dense<[1.0e+25, 5.0]> : tensor<2xf32>
  %quotient_by_quotient.w = stablehlo.constant dense<[1.0e+25, 2.0]> : tensor<2xf32>
  %quotient_by_quotient.divide = stablehlo.divide %quotient_by_quotient.x, %quotient_by_quotient.y : tensor<2xf32>
  %quotient_by_quotient.divide_2 = stablehlo.divide %quotient_by_quotient.z, %quotient_by_quotient.w : tensor<2xf32>
  %quotient_by_quotient.divide_3 = stablehlo.divide %quotient_by_quotient.divide, %quotient_by_quotient.divide_2 : tensor<2xf32>
  check.expect_eq_const %quotient_by_quotient.divide_3, dense<[1.0, 0.6]> : tensor<2xf32> loc("quotient_by_quotient")
  // quotient_order_kept: a divisor of a divisor multiplies
  %quotient_order_kept.x = stablehlo.constant dense<[12.0, 6.0]> : tensor<2xf32>
  %quotient_order_kept.y = stablehlo.constant dense<[4.0, 3.0]> : tensor<2xf32>
  %quotient_order_kept.z = stablehlo.constant dense<2.0> : tensor<2xf32>
  %quotient_order_kept.divide = stablehlo.divide %quotient_order_kept.y, %quotient_order_kept.z : tensor<2xf32>
  %quotient_order_kept.divide_2 = stablehlo.divide %quotient_order_kept.x, %quotient_order_kept.divide : tensor<2xf32>
  check.expect_eq_const %quotient_order_kept.divide_2, dense<[6.0, 4.0]> : tensor<2xf32> loc("quotient_order_kept")
  // product_of_negated: only one of the factors is negated
  %product_of_negated.x = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %product_of_negated.y = stablehlo.constant dense<[5.0, 4.0]> : tensor<2xf32>
  %product_of_negated.negate = stablehlo.negate %product_of_negated.x : tensor<2xf32>
  %product_of_negated.negate_2 = stablehlo.negate %product_of_negated.y : tensor<2xf32>
  %product_of_negated.multiply = stablehlo.multiply %product_of_negated.negate, %product_of_negated.negate_2 : tensor<2xf32>
  check.expect_eq_const %product_of_negated.multiply, dense<[10.0, 12.0]> : tensor<2xf32> loc("product_of_negated")
  // quotient_of_negated: only one of the operands is negated
  %quotient_of_negated.x = stablehlo.constant dense<[6.0, 9.0]> : tensor<2xf32>
  %quotient_of_negated.y = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %quotient_of_negated.negate = stablehlo.negate %quotient_of_negated.x : tensor<2xf32>
  %quotient_of_negated.negate_2 = stablehlo.negate %quotient_of_negated.y : tensor<2xf32>
  %quotient_of_negated.divide = stablehlo.divide %quotient_of_negated.negate, %quotient_of_negated.negate_2 : tensor<2xf32>
  check.expect_eq_const %quotient_of_negated.divide, dense<3.0> : tensor<2xf32> loc("quotient_of_negated")
  // negated_times_constant: the constant is negated as well
  %negated_times_constant.x = stablehlo.constant dense<[2.0, -5.0]> : tensor<2xf32>
  %negated_times_constant = call @negated_times_constant(%negated_times_constant.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %negated_times_constant, dense<[-6.0, 15.0]> : tensor<2xf32> loc("negated_times_constant")
  // negated_over_constant: the constant is negated as well
  %negated_over_constant.x = stablehlo.constant dense<[2.0, -5.0]> : tensor<2xf32>
  %negated_over_constant = call @negated_over_constant(%negated_over_constant.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %negated_over_constant, dense<[-1.0, 2.5]> : tensor<2xf32> loc("negated_over_constant")
  // constant_over_negated: only one of the operands loses its sign
  %constant_over_negated.x = stablehlo.constant dense<[2.0, -3.0]> : tensor<2xf32>
  %constant_over_negated = call @constant_over_negated(%constant_over_negated.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %constant_over_negated, dense<[-3.0, 2.0]> : tensor<2xf32> loc("constant_over_negated")
  // maximum_with_itself_negated: x is not negative
  %maximum_with_itself_negated.x = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf32>
  %maximum_with_itself_negated.negate = stablehlo.negate %maximum_with_itself_negated.x : tensor<2xf32>
  %maximum_with_itself_negated.maximum = stablehlo.maximum %maximum_with_itself_negated.x, %maximum_with_itself_negated.negate : tensor<2xf32>
  check.expect_eq_const %maximum_with_itself_negated.maximum, dense<[3.0, 2.0]> : tensor<2xf32> loc("maximum_with_itself_negated")
  // maximum_nan_f32: neither is NaN
  %maximum_nan_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0]> : tensor<3xf32>
  %maximum_nan_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0]> : tensor<3xf32>
  %maximum_nan_f32.maximum = stablehlo.maximum %maximum_nan_f32.x, %maximum_nan_f32.y : tensor<3xf32>
  check.expect_eq_const %maximum_nan_f32.maximum, dense<[0x7FC00000, 0x7FC00000, 0.0]> : tensor<3xf32> loc("maximum_nan_f32")
  // minimum_nan_f32: neither is NaN
  %minimum_nan_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 2.0]> : tensor<3xf32>
  %minimum_nan_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, 5.0]> : tensor<3xf32>
  %minimum_nan_f32.minimum = stablehlo.minimum %minimum_nan_f32.x, %minimum_nan_f32.y : tensor<3xf32>
  check.expect_eq_const %minimum_nan_f32.minimum, dense<[0x7FC00000, 0x7FC00000, 2.0]> : tensor<3xf32> loc("minimum_nan_f32")
  // maximum_number: x is no NaN: maxnum ignores it, maximum does not
  %maximum_number.x = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %maximum_number.y = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %maximum_number.maximum = stablehlo.maximum %maximum_number.x, %maximum_number.y : tensor<2xf32>
  check.expect_eq_const %maximum_number.maximum, dense<[0x7FC00000, 2.0]> : tensor<2xf32> loc("maximum_number")
  // maximum_with_minus_infinity: x is no NaN
  %maximum_with_minus_infinity.x = stablehlo.constant dense<[0x7FC00000, 0xFF800000, 2.0]> : tensor<3xf32>
  %maximum_with_minus_infinity = call @maximum_with_minus_infinity(%maximum_with_minus_infinity.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %maximum_with_minus_infinity, dense<[0x7FC00000, 0xFF800000, 2.0]> : tensor<3xf32> loc("maximum_with_minus_infinity")
  // minimum_with_infinity: x is no NaN
  %minimum_with_infinity.x = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 2.0]> : tensor<3xf32>
  %minimum_with_infinity = call @minimum_with_infinity(%minimum_with_infinity.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %minimum_with_infinity, dense<[0x7FC00000, 0x7F800000, 2.0]> : tensor<3xf32> loc("minimum_with_infinity")
  // maximum_with_infinity: x is no NaN
  %maximum_with_infinity.x = stablehlo.constant dense<[0x7FC00000, 2.0]> : tensor<2xf32>
  %maximum_with_infinity = call @maximum_with_infinity(%maximum_with_infinity.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %maximum_with_infinity, dense<[0x7FC00000, 0x7F800000]> : tensor<2xf32> loc("maximum_with_infinity")
  // minimum_with_minus_infinity: x is no NaN
  %minimum_with_minus_infinity.x = stablehlo.constant dense<[0x7FC00000, 2.0]> : tensor<2xf32>
  %minimum_with_minus_infinity = call @minimum_with_minus_infinity(%minimum_with_minus_infinity.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %minimum_with_minus_infinity, dense<[0x7FC00000, 0xFF800000]> : tensor<2xf32> loc("minimum_with_minus_infinity")
  // maximum_of_negated: it is the minimum
  %maximum_of_negated.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %maximum_of_negated.y = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %maximum_of_negated.negate = stablehlo.negate %maximum_of_negated.x : tensor<2xf32>
  %maximum_of_negated.negate_2 = stablehlo.negate %maximum_of_negated.y : tensor<2xf32>
  %maximum_of_negated.maximum = stablehlo.maximum %maximum_of_negated.negate, %maximum_of_negated.negate_2 : tensor<2xf32>
  %maximum_of_negated.negate_3 = stablehlo.negate %maximum_of_negated.maximum : tensor<2xf32>
  check.expect_eq_const %maximum_of_negated.negate_3, dense<[1.0, 3.0]> : tensor<2xf32> loc("maximum_of_negated")
  // sum_of_maximum_and_minimum: both operands are the same
  %sum_of_maximum_and_minimum.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %sum_of_maximum_and_minimum.y = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %sum_of_maximum_and_minimum.maximum = stablehlo.maximum %sum_of_maximum_and_minimum.x, %sum_of_maximum_and_minimum.y : tensor<2xf32>
  %sum_of_maximum_and_minimum.minimum = stablehlo.minimum %sum_of_maximum_and_minimum.x, %sum_of_maximum_and_minimum.y : tensor<2xf32>
  %sum_of_maximum_and_minimum.add = stablehlo.add %sum_of_maximum_and_minimum.maximum, %sum_of_maximum_and_minimum.minimum : tensor<2xf32>
  check.expect_eq_const %sum_of_maximum_and_minimum.add, dense<[3.0, 8.0]> : tensor<2xf32> loc("sum_of_maximum_and_minimum")
  // fused_multiply_add: the product is exact, or contraction is allowed
  %fused_multiply_add.x = stablehlo.constant dense<[16777217.0, 1.0000001, 3.0]> : tensor<3xf32>
  %fused_multiply_add.y = stablehlo.constant dense<[16777217.0, 1.0000001, 2.0]> : tensor<3xf32>
  %fused_multiply_add.z = stablehlo.constant dense<[-281474976710656.0, -1.0000002, 1.0]> : tensor<3xf32>
  %fused_multiply_add.multiply = stablehlo.multiply %fused_multiply_add.x, %fused_multiply_add.y : tensor<3xf32>
  %fused_multiply_add.add = stablehlo.add %fused_multiply_add.multiply, %fused_multiply_add.z : tensor<3xf32>
  check.expect_eq_const %fused_multiply_add.add, dense<[0.0, 0.0, 7.0]> : tensor<3xf32> loc("fused_multiply_add")
  // product_overflow_then_scale_f32: no product in the middle overflows
  %product_overflow_then_scale_f32.x = stablehlo.constant dense<[1.0e+30, 3.0]> : tensor<2xf32>
  %product_overflow_then_scale_f32.y = stablehlo.constant dense<[1.0e+30, 5.0]> : tensor<2xf32>
  %product_overflow_then_scale_f32.z = stablehlo.constant dense<[1.0e-30, 2.0]> : tensor<2xf32>
  %product_overflow_then_scale_f32.multiply = stablehlo.multiply %product_overflow_then_scale_f32.x, %product_overflow_then_scale_f32.y : tensor<2xf32>
  %product_overflow_then_scale_f32.multiply_2 = stablehlo.multiply %product_overflow_then_scale_f32.multiply, %product_overflow_then_scale_f32.z : tensor<2xf32>
  check.expect_eq_const %product_overflow_then_scale_f32.multiply_2, dense<[0x7F800000, 30.0]> : tensor<2xf32> loc("product_overflow_then_scale_f32")
  // sum_reassociated_f32: the sums are exact
  %sum_reassociated_f32.x = stablehlo.constant dense<[100000000.0, 1.0]> : tensor<2xf32>
  %sum_reassociated_f32.y = stablehlo.constant dense<[-100000000.0, 2.0]> : tensor<2xf32>
  %sum_reassociated_f32.z = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %sum_reassociated_f32.add = stablehlo.add %sum_reassociated_f32.x, %sum_reassociated_f32.y : tensor<2xf32>
  %sum_reassociated_f32.add_2 = stablehlo.add %sum_reassociated_f32.add, %sum_reassociated_f32.z : tensor<2xf32>
  check.expect_eq_const %sum_reassociated_f32.add_2, dense<[1.0, 6.0]> : tensor<2xf32> loc("sum_reassociated_f32")
  // sums_of_constants_merged: the sums are exact
  %sums_of_constants_merged.x = stablehlo.constant dense<[1.0, 3.0, 5.0]> : tensor<3xf32>
  %sums_of_constants_merged = call @sums_of_constants_merged(%sums_of_constants_merged.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %sums_of_constants_merged, dense<[0.0, 0.0, 8.0]> : tensor<3xf32> loc("sums_of_constants_merged")
  // products_of_constants_merged: the product stays finite
  %products_of_constants_merged.x = stablehlo.constant dense<[1.0e+20, -1.0e+25, 2.0]> : tensor<3xf32>
  %products_of_constants_merged = call @products_of_constants_merged(%products_of_constants_merged.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %products_of_constants_merged, dense<[0x7F800000, 0xFF800000, 2.0]> : tensor<3xf32> loc("products_of_constants_merged")
  // quotient_of_constants_merged: the product of the constants stays finite
  %quotient_of_constants_merged.x = stablehlo.constant dense<[1.0e+38, 2.0e+38]> : tensor<2xf32>
  %quotient_of_constants_merged = call @quotient_of_constants_merged(%quotient_of_constants_merged.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %quotient_of_constants_merged, dense<[9.999999e-23, 1.9999998e-22]> : tensor<2xf32> loc("quotient_of_constants_merged")
  // constant_minus_difference: the differences are exact
  %constant_minus_difference.x = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %constant_minus_difference = call @constant_minus_difference(%constant_minus_difference.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %constant_minus_difference, dense<0.0> : tensor<2xf32> loc("constant_minus_difference")
  return
}
