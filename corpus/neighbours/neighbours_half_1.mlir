// Rewrites. Each check is a row of rows/arithmetic.txt and rows/bits.txt and rows/compares.txt and rows/contractions.txt: its
// operands break the rewrite where its condition does not hold.
func.func private @times_zero_f16(%x: tensor<3xf16>) -> tensor<3xf16> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf16>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xf16>
  return %multiply : tensor<3xf16>
}

func.func private @times_zero_bf16(%x: tensor<3xbf16>) -> tensor<3xbf16> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xbf16>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xbf16>
  return %multiply : tensor<3xbf16>
}

func.func private @plus_zero_f16(%x: tensor<2xf16>) -> tensor<2xf16> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf16>
  %add = stablehlo.add %x, %literal : tensor<2xf16>
  return %add : tensor<2xf16>
}

func.func private @plus_zero_bf16(%x: tensor<2xbf16>) -> tensor<2xbf16> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xbf16>
  %add = stablehlo.add %x, %literal : tensor<2xbf16>
  return %add : tensor<2xbf16>
}

func.func private @half_of_double_f16(%x: tensor<2xf16>) -> tensor<2xf16> {
  %add = stablehlo.add %x, %x : tensor<2xf16>
  %literal = stablehlo.constant dense<0.5> : tensor<2xf16>
  %multiply = stablehlo.multiply %add, %literal : tensor<2xf16>
  return %multiply : tensor<2xf16>
}

func.func private @square_positive_f16(%x: tensor<3xf16>) -> tensor<3xi1> {
  %multiply = stablehlo.multiply %x, %x : tensor<3xf16>
  %literal = stablehlo.constant dense<0.0> : tensor<3xf16>
  %compare = stablehlo.compare GT, %multiply, %literal : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func @main() {
  // times_zero_f16: x is finite and not negative
  %times_zero_f16.x = stablehlo.constant dense<[0x7E00, 0x7C00, -3.0]> : tensor<3xf16>
  %times_zero_f16 = call @times_zero_f16(%times_zero_f16.x) : (tensor<3xf16>) -> tensor<3xf16>
  check.expect_eq_const %times_zero_f16, dense<[0x7E00, 0x7E00, -0.0]> : tensor<3xf16> loc("times_zero_f16")
  // times_zero_bf16: x is finite and not negative
  %times_zero_bf16.x = stablehlo.constant dense<[0x7FC0, 0x7F80, -3.0]> : tensor<3xbf16>
  %times_zero_bf16 = call @times_zero_bf16(%times_zero_bf16.x) : (tensor<3xbf16>) -> tensor<3xbf16>
  check.expect_eq_const %times_zero_bf16, dense<[0x7FC0, 0x7FC0, -0.0]> : tensor<3xbf16> loc("times_zero_bf16")
  // over_itself_f16: x is finite and not zero
  %over_itself_f16.x = stablehlo.constant dense<[0.0, 0x7C00, 0x7E00, 2.0]> : tensor<4xf16>
  %over_itself_f16.divide = stablehlo.divide %over_itself_f16.x, %over_itself_f16.x : tensor<4xf16>
  check.expect_eq_const %over_itself_f16.divide, dense<[0x7E00, 0x7E00, 0x7E00, 1.0]> : tensor<4xf16> loc("over_itself_f16")
  // minus_itself_f16: x is finite
  %minus_itself_f16.x = stablehlo.constant dense<[0x7C00, 0x7E00, 0xFC00, 2.0]> : tensor<4xf16>
  %minus_itself_f16.subtract = stablehlo.subtract %minus_itself_f16.x, %minus_itself_f16.x : tensor<4xf16>
  check.expect_eq_const %minus_itself_f16.subtract, dense<[0x7E00, 0x7E00, 0x7E00, 0.0]> : tensor<4xf16> loc("minus_itself_f16")
  // minus_itself_bf16: x is finite
  %minus_itself_bf16.x = stablehlo.constant dense<[0x7F80, 0x7FC0, 0xFF80, 2.0]> : tensor<4xbf16>
  %minus_itself_bf16.subtract = stablehlo.subtract %minus_itself_bf16.x, %minus_itself_bf16.x : tensor<4xbf16>
  check.expect_eq_const %minus_itself_bf16.subtract, dense<[0x7FC0, 0x7FC0, 0x7FC0, 0.0]> : tensor<4xbf16> loc("minus_itself_bf16")
  // plus_zero_f16: x is no negative zero
  %plus_zero_f16.x = stablehlo.constant dense<[-0.0, 1.0]> : tensor<2xf16>
  %plus_zero_f16 = call @plus_zero_f16(%plus_zero_f16.x) : (tensor<2xf16>) -> tensor<2xf16>
  check.expect_eq_const %plus_zero_f16, dense<[0.0, 1.0]> : tensor<2xf16> loc("plus_zero_f16")
  // plus_zero_bf16: x is no negative zero
  %plus_zero_bf16.x = stablehlo.constant dense<[-0.0, 1.0]> : tensor<2xbf16>
  %plus_zero_bf16 = call @plus_zero_bf16(%plus_zero_bf16.x) : (tensor<2xbf16>) -> tensor<2xbf16>
  check.expect_eq_const %plus_zero_bf16, dense<[0.0, 1.0]> : tensor<2xbf16> loc("plus_zero_bf16")
  // sum_minus_term_f16: no rounding and no overflow: true of integers
  %sum_minus_term_f16.x = stablehlo.constant dense<[2048.0, 0x7C00, 3.0]> : tensor<3xf16>
  %sum_minus_term_f16.y = stablehlo.constant dense<[1.0, 1.0, 2.0]> : tensor<3xf16>
  %sum_minus_term_f16.add = stablehlo.add %sum_minus_term_f16.x, %sum_minus_term_f16.y : tensor<3xf16>
  %sum_minus_term_f16.subtract = stablehlo.subtract %sum_minus_term_f16.add, %sum_minus_term_f16.x : tensor<3xf16>
  check.expect_eq_const %sum_minus_term_f16.subtract, dense<[0.0, 0x7E00, 2.0]> : tensor<3xf16> loc("sum_minus_term_f16")
  // maximum_nan_f16: neither is NaN
  %maximum_nan_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0]> : tensor<3xf16>
  %maximum_nan_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0]> : tensor<3xf16>
  %maximum_nan_f16.maximum = stablehlo.maximum %maximum_nan_f16.x, %maximum_nan_f16.y : tensor<3xf16>
  check.expect_eq_const %maximum_nan_f16.maximum, dense<[0x7E00, 0x7E00, 0.0]> : tensor<3xf16> loc("maximum_nan_f16")
  // maximum_nan_bf16: neither is NaN
  %maximum_nan_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0]> : tensor<3xbf16>
  %maximum_nan_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0]> : tensor<3xbf16>
  %maximum_nan_bf16.maximum = stablehlo.maximum %maximum_nan_bf16.x, %maximum_nan_bf16.y : tensor<3xbf16>
  check.expect_eq_const %maximum_nan_bf16.maximum, dense<[0x7FC0, 0x7FC0, 0.0]> : tensor<3xbf16> loc("maximum_nan_bf16")
  // minimum_nan_f16: neither is NaN
  %minimum_nan_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 2.0]> : tensor<3xf16>
  %minimum_nan_f16.y = stablehlo.constant dense<[1.0, 0x7E00, 5.0]> : tensor<3xf16>
  %minimum_nan_f16.minimum = stablehlo.minimum %minimum_nan_f16.x, %minimum_nan_f16.y : tensor<3xf16>
  check.expect_eq_const %minimum_nan_f16.minimum, dense<[0x7E00, 0x7E00, 2.0]> : tensor<3xf16> loc("minimum_nan_f16")
  // minimum_nan_bf16: neither is NaN
  %minimum_nan_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 2.0]> : tensor<3xbf16>
  %minimum_nan_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, 5.0]> : tensor<3xbf16>
  %minimum_nan_bf16.minimum = stablehlo.minimum %minimum_nan_bf16.x, %minimum_nan_bf16.y : tensor<3xbf16>
  check.expect_eq_const %minimum_nan_bf16.minimum, dense<[0x7FC0, 0x7FC0, 2.0]> : tensor<3xbf16> loc("minimum_nan_bf16")
  // product_overflow_then_scale_f16: no product in the middle overflows
  %product_overflow_then_scale_f16.x = stablehlo.constant dense<[300.0, 3.0]> : tensor<2xf16>
  %product_overflow_then_scale_f16.y = stablehlo.constant dense<[300.0, 5.0]> : tensor<2xf16>
  %product_overflow_then_scale_f16.z = stablehlo.constant dense<[0.001, 2.0]> : tensor<2xf16>
  %product_overflow_then_scale_f16.multiply = stablehlo.multiply %product_overflow_then_scale_f16.x, %product_overflow_then_scale_f16.y : tensor<2xf16>
  %product_overflow_then_scale_f16.multiply_2 = stablehlo.multiply %product_overflow_then_scale_f16.multiply, %product_overflow_then_scale_f16.z : tensor<2xf16>
  check.expect_eq_const %product_overflow_then_scale_f16.multiply_2, dense<[0x7C00, 30.0]> : tensor<2xf16> loc("product_overflow_then_scale_f16")
  // sum_reassociated_f16: the sums are exact
  %sum_reassociated_f16.x = stablehlo.constant dense<[2048.0, 1.0]> : tensor<2xf16>
  %sum_reassociated_f16.y = stablehlo.constant dense<[-2048.0, 2.0]> : tensor<2xf16>
  %sum_reassociated_f16.z = stablehlo.constant dense<[0.5, 3.0]> : tensor<2xf16>
  %sum_reassociated_f16.add = stablehlo.add %sum_reassociated_f16.x, %sum_reassociated_f16.y : tensor<2xf16>
  %sum_reassociated_f16.add_2 = stablehlo.add %sum_reassociated_f16.add, %sum_reassociated_f16.z : tensor<2xf16>
  check.expect_eq_const %sum_reassociated_f16.add_2, dense<[0.5, 6.0]> : tensor<2xf16> loc("sum_reassociated_f16")
  // sum_reassociated_bf16: the sums are exact
  %sum_reassociated_bf16.x = stablehlo.constant dense<[256.0, 1.0]> : tensor<2xbf16>
  %sum_reassociated_bf16.y = stablehlo.constant dense<[-256.0, 2.0]> : tensor<2xbf16>
  %sum_reassociated_bf16.z = stablehlo.constant dense<[0.5, 3.0]> : tensor<2xbf16>
  %sum_reassociated_bf16.add = stablehlo.add %sum_reassociated_bf16.x, %sum_reassociated_bf16.y : tensor<2xbf16>
  %sum_reassociated_bf16.add_2 = stablehlo.add %sum_reassociated_bf16.add, %sum_reassociated_bf16.z : tensor<2xbf16>
  check.expect_eq_const %sum_reassociated_bf16.add_2, dense<[0.5, 6.0]> : tensor<2xbf16> loc("sum_reassociated_bf16")
  // half_of_double_f16: twice x stays finite
  %half_of_double_f16.x = stablehlo.constant dense<[60000.0, 2.0]> : tensor<2xf16>
  %half_of_double_f16 = call @half_of_double_f16(%half_of_double_f16.x) : (tensor<2xf16>) -> tensor<2xf16>
  check.expect_eq_const %half_of_double_f16, dense<[0x7C00, 2.0]> : tensor<2xf16> loc("half_of_double_f16")
  // distributed_product_f16: the products stay finite
  %distributed_product_f16.x = stablehlo.constant dense<[300.0, 2.0, 0x7C00]> : tensor<3xf16>
  %distributed_product_f16.y = stablehlo.constant dense<[300.0, 3.0, 1.0]> : tensor<3xf16>
  %distributed_product_f16.z = stablehlo.constant dense<[-300.0, 4.0, 0.0]> : tensor<3xf16>
  %distributed_product_f16.multiply = stablehlo.multiply %distributed_product_f16.x, %distributed_product_f16.y : tensor<3xf16>
  %distributed_product_f16.multiply_2 = stablehlo.multiply %distributed_product_f16.x, %distributed_product_f16.z : tensor<3xf16>
  %distributed_product_f16.add = stablehlo.add %distributed_product_f16.multiply, %distributed_product_f16.multiply_2 : tensor<3xf16>
  check.expect_eq_const %distributed_product_f16.add, dense<[0x7E00, 14.0, 0x7E00]> : tensor<3xf16> loc("distributed_product_f16")
  // convert_float_to_boolean_by_integer_f16: x is an integer
  %convert_float_to_boolean_by_integer_f16.x = stablehlo.constant dense<[0.5, -0.25, 0.0, 2.0]> : tensor<4xf16>
  %convert_float_to_boolean_by_integer_f16.convert = stablehlo.convert %convert_float_to_boolean_by_integer_f16.x : (tensor<4xf16>) -> tensor<4xi1>
  check.expect_eq_const %convert_float_to_boolean_by_integer_f16.convert, dense<[true, true, false, true]> : tensor<4xi1> loc("convert_float_to_boolean_by_integer_f16")
  // equal_itself_f16: x is no NaN
  %equal_itself_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0x7C00]> : tensor<3xf16>
  %equal_itself_f16.compare = stablehlo.compare EQ, %equal_itself_f16.x, %equal_itself_f16.x : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
  check.expect_eq_const %equal_itself_f16.compare, dense<[false, true, true]> : tensor<3xi1> loc("equal_itself_f16")
  // equal_itself_bf16: x is no NaN
  %equal_itself_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0x7F80]> : tensor<3xbf16>
  %equal_itself_bf16.compare = stablehlo.compare EQ, %equal_itself_bf16.x, %equal_itself_bf16.x : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
  check.expect_eq_const %equal_itself_bf16.compare, dense<[false, true, true]> : tensor<3xi1> loc("equal_itself_bf16")
  // not_equal_itself_f16: x is no NaN
  %not_equal_itself_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0x7C00]> : tensor<3xf16>
  %not_equal_itself_f16.compare = stablehlo.compare NE, %not_equal_itself_f16.x, %not_equal_itself_f16.x : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xi1>
  check.expect_eq_const %not_equal_itself_f16.compare, dense<[true, false, false]> : tensor<3xi1> loc("not_equal_itself_f16")
  // not_of_less_bf16: the operands are ordered: no NaN
  %not_of_less_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 3.0]> : tensor<3xbf16>
  %not_of_less_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, 2.0]> : tensor<3xbf16>
  %not_of_less_bf16.compare = stablehlo.compare LT, %not_of_less_bf16.x, %not_of_less_bf16.y : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
  %not_of_less_bf16.not = stablehlo.not %not_of_less_bf16.compare : tensor<3xi1>
  check.expect_eq_const %not_of_less_bf16.not, dense<true> : tensor<3xi1> loc("not_of_less_bf16")
  // square_positive_f16: the square does not become zero, and x is no NaN
  %square_positive_f16.x = stablehlo.constant dense<[1.0e-05, 0x7E00, 2.0]> : tensor<3xf16>
  %square_positive_f16 = call @square_positive_f16(%square_positive_f16.x) : (tensor<3xf16>) -> tensor<3xi1>
  check.expect_eq_const %square_positive_f16, dense<[false, false, true]> : tensor<3xi1> loc("square_positive_f16")
  // dot_wide_result_float_f16: the sum is exact in the narrow type
  %dot_wide_result_float_f16.x = stablehlo.constant dense<[300.0, 2.0]> : tensor<2xf16>
  %dot_wide_result_float_f16.y = stablehlo.constant dense<[300.0, 3.0]> : tensor<2xf16>
  %dot_wide_result_float_f16.dot_general = stablehlo.dot_general %dot_wide_result_float_f16.x, %dot_wide_result_float_f16.y, contracting_dims = [0] x [0] : (tensor<2xf16>, tensor<2xf16>) -> tensor<f32>
  check.expect_eq_const %dot_wide_result_float_f16.dot_general, dense<90006.0> : tensor<f32> loc("dot_wide_result_float_f16")
  return
}
