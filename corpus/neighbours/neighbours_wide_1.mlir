// Rewrites. Each check is a row of rows/arithmetic.txt and rows/compares.txt and rows/control.txt and rows/converts.txt: its
// operands break the rewrite where its condition does not hold.
func.func private @times_zero_f64(%x: tensor<3xf64>) -> tensor<3xf64> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf64>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xf64>
  return %multiply : tensor<3xf64>
}

func.func private @plus_zero_f64(%x: tensor<2xf64>) -> tensor<2xf64> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf64>
  %add = stablehlo.add %x, %literal : tensor<2xf64>
  return %add : tensor<2xf64>
}

func.func private @zero_minus_f64(%x: tensor<3xf64>) -> tensor<3xf64> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf64>
  %subtract = stablehlo.subtract %literal, %x : tensor<3xf64>
  return %subtract : tensor<3xf64>
}

func.func private @divided_by_constant_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %literal = stablehlo.constant dense<3.0> : tensor<4xf64>
  %divide = stablehlo.divide %x, %literal : tensor<4xf64>
  return %divide : tensor<4xf64>
}

func.func private @difference_equal_zero_f64(%x: tensor<2xf64>, %y: tensor<2xf64>) -> tensor<2xi1> {
  %subtract = stablehlo.subtract %x, %y : tensor<2xf64>
  %literal = stablehlo.constant dense<0.0> : tensor<2xf64>
  %compare = stablehlo.compare EQ, %subtract, %literal : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @while_in_float_counter(%i: tensor<f64>, %n: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %n) : tensor<f64>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<1.0> : tensor<f64>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<0.1> : tensor<f64>
    %add = stablehlo.add %turn, %literal_2 : tensor<f64>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<f64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func @main() {
  // times_zero_f64: x is finite and not negative
  %times_zero_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, -3.0]> : tensor<3xf64>
  %times_zero_f64 = call @times_zero_f64(%times_zero_f64.x) : (tensor<3xf64>) -> tensor<3xf64>
  check.expect_eq_const %times_zero_f64, dense<[0x7FF8000000000000, 0x7FF8000000000000, -0.0]> : tensor<3xf64> loc("times_zero_f64")
  // over_itself_f64: x is finite and not zero
  %over_itself_f64.x = stablehlo.constant dense<[0.0, 0x7FF0000000000000, 0x7FF8000000000000, 2.0]> : tensor<4xf64>
  %over_itself_f64.divide = stablehlo.divide %over_itself_f64.x, %over_itself_f64.x : tensor<4xf64>
  check.expect_eq_const %over_itself_f64.divide, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 1.0]> : tensor<4xf64> loc("over_itself_f64")
  // minus_itself_f64: x is finite
  %minus_itself_f64.x = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 2.0]> : tensor<4xf64>
  %minus_itself_f64.subtract = stablehlo.subtract %minus_itself_f64.x, %minus_itself_f64.x : tensor<4xf64>
  check.expect_eq_const %minus_itself_f64.subtract, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0]> : tensor<4xf64> loc("minus_itself_f64")
  // plus_zero_f64: x is no negative zero
  %plus_zero_f64.x = stablehlo.constant dense<[-0.0, 1.0]> : tensor<2xf64>
  %plus_zero_f64 = call @plus_zero_f64(%plus_zero_f64.x) : (tensor<2xf64>) -> tensor<2xf64>
  check.expect_eq_const %plus_zero_f64, dense<[0.0, 1.0]> : tensor<2xf64> loc("plus_zero_f64")
  // zero_minus_f64: x is not zero
  %zero_minus_f64.x = stablehlo.constant dense<[0.0, 1.0, -0.0]> : tensor<3xf64>
  %zero_minus_f64 = call @zero_minus_f64(%zero_minus_f64.x) : (tensor<3xf64>) -> tensor<3xf64>
  check.expect_eq_const %zero_minus_f64, dense<[0.0, -1.0, 0.0]> : tensor<3xf64> loc("zero_minus_f64")
  // sum_minus_term_f64: no rounding and no overflow: true of integers
  %sum_minus_term_f64.x = stablehlo.constant dense<[1.0e+17, 0x7FF0000000000000, 3.0]> : tensor<3xf64>
  %sum_minus_term_f64.y = stablehlo.constant dense<[1.0, 1.0, 2.0]> : tensor<3xf64>
  %sum_minus_term_f64.add = stablehlo.add %sum_minus_term_f64.x, %sum_minus_term_f64.y : tensor<3xf64>
  %sum_minus_term_f64.subtract = stablehlo.subtract %sum_minus_term_f64.add, %sum_minus_term_f64.x : tensor<3xf64>
  check.expect_eq_const %sum_minus_term_f64.subtract, dense<[0.0, 0x7FF8000000000000, 2.0]> : tensor<3xf64> loc("sum_minus_term_f64")
  // divided_by_constant_f64: the reciprocal is exact
  %divided_by_constant_f64.x = stablehlo.constant dense<[5.0, 10.0, 7.0, 1.0e+30]> : tensor<4xf64>
  %divided_by_constant_f64 = call @divided_by_constant_f64(%divided_by_constant_f64.x) : (tensor<4xf64>) -> tensor<4xf64>
  check.expect_eq_const %divided_by_constant_f64, dense<[1.6666666666666667, 3.3333333333333335, 2.3333333333333335, 3.333333333333333e+29]> : tensor<4xf64> loc("divided_by_constant_f64")
  // maximum_nan_f64: neither is NaN
  %maximum_nan_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0]> : tensor<3xf64>
  %maximum_nan_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0]> : tensor<3xf64>
  %maximum_nan_f64.maximum = stablehlo.maximum %maximum_nan_f64.x, %maximum_nan_f64.y : tensor<3xf64>
  check.expect_eq_const %maximum_nan_f64.maximum, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0.0]> : tensor<3xf64> loc("maximum_nan_f64")
  // minimum_nan_f64: neither is NaN
  %minimum_nan_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 2.0]> : tensor<3xf64>
  %minimum_nan_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 5.0]> : tensor<3xf64>
  %minimum_nan_f64.minimum = stablehlo.minimum %minimum_nan_f64.x, %minimum_nan_f64.y : tensor<3xf64>
  check.expect_eq_const %minimum_nan_f64.minimum, dense<[0x7FF8000000000000, 0x7FF8000000000000, 2.0]> : tensor<3xf64> loc("minimum_nan_f64")
  // product_overflow_then_scale_f64: no product in the middle overflows
  %product_overflow_then_scale_f64.x = stablehlo.constant dense<[1.0e+300, 3.0]> : tensor<2xf64>
  %product_overflow_then_scale_f64.y = stablehlo.constant dense<[1.0e+300, 5.0]> : tensor<2xf64>
  %product_overflow_then_scale_f64.z = stablehlo.constant dense<[1.0e-300, 2.0]> : tensor<2xf64>
  %product_overflow_then_scale_f64.multiply = stablehlo.multiply %product_overflow_then_scale_f64.x, %product_overflow_then_scale_f64.y : tensor<2xf64>
  %product_overflow_then_scale_f64.multiply_2 = stablehlo.multiply %product_overflow_then_scale_f64.multiply, %product_overflow_then_scale_f64.z : tensor<2xf64>
  check.expect_eq_const %product_overflow_then_scale_f64.multiply_2, dense<[0x7FF0000000000000, 30.0]> : tensor<2xf64> loc("product_overflow_then_scale_f64")
  // sum_reassociated_f64: the sums are exact
  %sum_reassociated_f64.x = stablehlo.constant dense<[1.0e+17, 1.0]> : tensor<2xf64>
  %sum_reassociated_f64.y = stablehlo.constant dense<[-1.0e+17, 2.0]> : tensor<2xf64>
  %sum_reassociated_f64.z = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf64>
  %sum_reassociated_f64.add = stablehlo.add %sum_reassociated_f64.x, %sum_reassociated_f64.y : tensor<2xf64>
  %sum_reassociated_f64.add_2 = stablehlo.add %sum_reassociated_f64.add, %sum_reassociated_f64.z : tensor<2xf64>
  check.expect_eq_const %sum_reassociated_f64.add_2, dense<[1.0, 6.0]> : tensor<2xf64> loc("sum_reassociated_f64")
  // distributed_product_f64: the products stay finite
  %distributed_product_f64.x = stablehlo.constant dense<[1.0e+300, 2.0, 0x7FF0000000000000]> : tensor<3xf64>
  %distributed_product_f64.y = stablehlo.constant dense<[1.0e+300, 3.0, 1.0]> : tensor<3xf64>
  %distributed_product_f64.z = stablehlo.constant dense<[-1.0e+300, 4.0, 0.0]> : tensor<3xf64>
  %distributed_product_f64.multiply = stablehlo.multiply %distributed_product_f64.x, %distributed_product_f64.y : tensor<3xf64>
  %distributed_product_f64.multiply_2 = stablehlo.multiply %distributed_product_f64.x, %distributed_product_f64.z : tensor<3xf64>
  %distributed_product_f64.add = stablehlo.add %distributed_product_f64.multiply, %distributed_product_f64.multiply_2 : tensor<3xf64>
  check.expect_eq_const %distributed_product_f64.add, dense<[0x7FF8000000000000, 14.0, 0x7FF8000000000000]> : tensor<3xf64> loc("distributed_product_f64")
  // equal_itself_f64: x is no NaN
  %equal_itself_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0x7FF0000000000000]> : tensor<3xf64>
  %equal_itself_f64.compare = stablehlo.compare EQ, %equal_itself_f64.x, %equal_itself_f64.x : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  check.expect_eq_const %equal_itself_f64.compare, dense<[false, true, true]> : tensor<3xi1> loc("equal_itself_f64")
  // not_equal_itself_f64: x is no NaN
  %not_equal_itself_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0x7FF0000000000000]> : tensor<3xf64>
  %not_equal_itself_f64.compare = stablehlo.compare NE, %not_equal_itself_f64.x, %not_equal_itself_f64.x : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  check.expect_eq_const %not_equal_itself_f64.compare, dense<[true, false, false]> : tensor<3xi1> loc("not_equal_itself_f64")
  // not_of_less_f64: the operands are ordered: no NaN
  %not_of_less_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 3.0]> : tensor<3xf64>
  %not_of_less_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 2.0]> : tensor<3xf64>
  %not_of_less_f64.compare = stablehlo.compare LT, %not_of_less_f64.x, %not_of_less_f64.y : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  %not_of_less_f64.not = stablehlo.not %not_of_less_f64.compare : tensor<3xi1>
  check.expect_eq_const %not_of_less_f64.not, dense<true> : tensor<3xi1> loc("not_of_less_f64")
  // difference_equal_zero_f64: the operands are finite
  %difference_equal_zero_f64.x = stablehlo.constant dense<[0x7FF0000000000000, 3.0]> : tensor<2xf64>
  %difference_equal_zero_f64.y = stablehlo.constant dense<[0x7FF0000000000000, 3.0]> : tensor<2xf64>
  %difference_equal_zero_f64 = call @difference_equal_zero_f64(%difference_equal_zero_f64.x, %difference_equal_zero_f64.y) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
  check.expect_eq_const %difference_equal_zero_f64, dense<[false, true]> : tensor<2xi1> loc("difference_equal_zero_f64")
  // while_in_float_counter: the counter is exact
  %while_in_float_counter.i = stablehlo.constant dense<0.0> : tensor<f64>
  %while_in_float_counter.n = stablehlo.constant dense<0> : tensor<i32>
  %while_in_float_counter = call @while_in_float_counter(%while_in_float_counter.i, %while_in_float_counter.n) : (tensor<f64>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_in_float_counter, dense<11> : tensor<i32> loc("while_in_float_counter")
  // double_float_and_back: the middle type holds every value
  %double_float_and_back.x = stablehlo.constant dense<[1.0000000001, 1.0e+300, 3.0]> : tensor<3xf64>
  %double_float_and_back.convert = stablehlo.convert %double_float_and_back.x : (tensor<3xf64>) -> tensor<3xf32>
  %double_float_and_back.convert_2 = stablehlo.convert %double_float_and_back.convert : (tensor<3xf32>) -> tensor<3xf64>
  check.expect_eq_const %double_float_and_back.convert_2, dense<[1.0, 0x7FF0000000000000, 3.0]> : tensor<3xf64> loc("double_float_and_back")
  // float_through_integer_f64: x is an integer
  %float_through_integer_f64.x = stablehlo.constant dense<[1.5, -2.75, 3.0]> : tensor<3xf64>
  %float_through_integer_f64.convert = stablehlo.convert %float_through_integer_f64.x : (tensor<3xf64>) -> tensor<3xi32>
  %float_through_integer_f64.convert_2 = stablehlo.convert %float_through_integer_f64.convert : (tensor<3xi32>) -> tensor<3xf64>
  check.expect_eq_const %float_through_integer_f64.convert_2, dense<[1.0, -2.0, 3.0]> : tensor<3xf64> loc("float_through_integer_f64")
  // f64_chain_in_f32: the values fit into f32
  %f64_chain_in_f32.x = stablehlo.constant dense<[10000000000.0, 3.0]> : tensor<2xf64>
  %f64_chain_in_f32.y = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf64>
  %f64_chain_in_f32.add = stablehlo.add %f64_chain_in_f32.x, %f64_chain_in_f32.y : tensor<2xf64>
  %f64_chain_in_f32.subtract = stablehlo.subtract %f64_chain_in_f32.add, %f64_chain_in_f32.x : tensor<2xf64>
  check.expect_eq_const %f64_chain_in_f32.subtract, dense<[1.0, 5.0]> : tensor<2xf64> loc("f64_chain_in_f32")
  // i64_in_i32: the values fit into i32
  %i64_in_i32.x = stablehlo.constant dense<[3000000000, 7]> : tensor<2xi64>
  %i64_in_i32.y = stablehlo.constant dense<[5, -3]> : tensor<2xi64>
  %i64_in_i32.multiply = stablehlo.multiply %i64_in_i32.x, %i64_in_i32.y : tensor<2xi64>
  check.expect_eq_const %i64_in_i32.multiply, dense<[15000000000, -21]> : tensor<2xi64> loc("i64_in_i32")
  // i64_sum_in_f32: the values fit into the digits of a float
  %i64_sum_in_f32.x = stablehlo.constant dense<[16777217, 7]> : tensor<2xi64>
  %i64_sum_in_f32.y = stablehlo.constant dense<[1, -3]> : tensor<2xi64>
  %i64_sum_in_f32.add = stablehlo.add %i64_sum_in_f32.x, %i64_sum_in_f32.y : tensor<2xi64>
  check.expect_eq_const %i64_sum_in_f32.add, dense<[16777218, 4]> : tensor<2xi64> loc("i64_sum_in_f32")
  // unsigned_wide_to_float_as_signed: the highest bit is not set
  %unsigned_wide_to_float_as_signed.x = stablehlo.constant dense<[18000000000000000000, 5]> : tensor<2xui64>
  %unsigned_wide_to_float_as_signed.convert = stablehlo.convert %unsigned_wide_to_float_as_signed.x : (tensor<2xui64>) -> tensor<2xf64>
  check.expect_eq_const %unsigned_wide_to_float_as_signed.convert, dense<[1.8e+19, 5.0]> : tensor<2xf64> loc("unsigned_wide_to_float_as_signed")
  // long_through_double: the middle type holds every value
  %long_through_double.x = stablehlo.constant dense<[9007199254740993, -9007199254740993, 5]> : tensor<3xi64>
  %long_through_double.convert = stablehlo.convert %long_through_double.x : (tensor<3xi64>) -> tensor<3xf64>
  %long_through_double.convert_2 = stablehlo.convert %long_through_double.convert : (tensor<3xf64>) -> tensor<3xi64>
  check.expect_eq_const %long_through_double.convert_2, dense<[9007199254740992, -9007199254740992, 5]> : tensor<3xi64> loc("long_through_double")
  return
}
