// Rewrites. Each check is a row of rows/bits.txt: its operands break the rewrite where its condition does not hold.
func.func private @masks_merged(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<12> : tensor<2xi32>
  %and = stablehlo.and %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<10> : tensor<2xi32>
  %and_2 = stablehlo.and %and, %literal_2 : tensor<2xi32>
  return %and_2 : tensor<2xi32>
}

func.func private @masks_of_or_merged(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<12> : tensor<2xi32>
  %or = stablehlo.or %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<3> : tensor<2xi32>
  %and = stablehlo.and %or, %literal_2 : tensor<2xi32>
  return %and : tensor<2xi32>
}

func.func private @xor_of_constants_merged(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<12> : tensor<2xi32>
  %xor = stablehlo.xor %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<10> : tensor<2xi32>
  %xor_2 = stablehlo.xor %xor, %literal_2 : tensor<2xi32>
  return %xor_2 : tensor<2xi32>
}

func.func private @boolean_not_equal_true(%x: tensor<2xi1>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<true> : tensor<2xi1>
  %compare = stablehlo.compare NE, %x, %literal : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @boolean_equal_false(%x: tensor<2xi1>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<false> : tensor<2xi1>
  %compare = stablehlo.compare EQ, %x, %literal : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @sum_of_true_constants(%x: tensor<300xi32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<true> : tensor<300xi1>
  %convert = stablehlo.convert %literal : (tensor<300xi1>) -> tensor<300xi32>
  %add = stablehlo.add %convert, %x : tensor<300xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%add init: %literal_2) applies stablehlo.add across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @sign_bit_test(%x: tensor<2xi8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<-128> : tensor<2xi8>
  %and = stablehlo.and %x, %literal : tensor<2xi8>
  %literal_2 = stablehlo.constant dense<0> : tensor<2xi8>
  %compare = stablehlo.compare NE, %and, %literal_2 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func @main() {
  // and_distributed: the inner op stays or
  %and_distributed.x = stablehlo.constant dense<[12, 5]> : tensor<2xi32>
  %and_distributed.y = stablehlo.constant dense<[10, 3]> : tensor<2xi32>
  %and_distributed.z = stablehlo.constant dense<[6, 4]> : tensor<2xi32>
  %and_distributed.and = stablehlo.and %and_distributed.x, %and_distributed.y : tensor<2xi32>
  %and_distributed.and_2 = stablehlo.and %and_distributed.x, %and_distributed.z : tensor<2xi32>
  %and_distributed.or = stablehlo.or %and_distributed.and, %and_distributed.and_2 : tensor<2xi32>
  check.expect_eq_const %and_distributed.or, dense<[12, 5]> : tensor<2xi32> loc("and_distributed")
  // masks_merged: the masks are joined by and
  %masks_merged.x = stablehlo.constant dense<[15, 6]> : tensor<2xi32>
  %masks_merged = call @masks_merged(%masks_merged.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %masks_merged, dense<[8, 0]> : tensor<2xi32> loc("masks_merged")
  // masks_of_or_merged: only the bits of the mask count
  %masks_of_or_merged.x = stablehlo.constant dense<[15, 7]> : tensor<2xi32>
  %masks_of_or_merged = call @masks_of_or_merged(%masks_of_or_merged.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %masks_of_or_merged, dense<3> : tensor<2xi32> loc("masks_of_or_merged")
  // xor_of_constants_merged: the constants are joined by xor
  %xor_of_constants_merged.x = stablehlo.constant dense<[15, 7]> : tensor<2xi32>
  %xor_of_constants_merged = call @xor_of_constants_merged(%xor_of_constants_merged.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %xor_of_constants_merged, dense<[9, 1]> : tensor<2xi32> loc("xor_of_constants_merged")
  // boolean_sum: addition of booleans is or
  %boolean_sum.x = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %boolean_sum.y = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %boolean_sum.add = stablehlo.add %boolean_sum.x, %boolean_sum.y : tensor<3xi1>
  check.expect_eq_const %boolean_sum.add, dense<[true, true, false]> : tensor<3xi1> loc("boolean_sum")
  // boolean_product_as_xor: multiplication of booleans is and
  %boolean_product_as_xor.x = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %boolean_product_as_xor.y = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %boolean_product_as_xor.multiply = stablehlo.multiply %boolean_product_as_xor.x, %boolean_product_as_xor.y : tensor<3xi1>
  check.expect_eq_const %boolean_product_as_xor.multiply, dense<[true, false, false]> : tensor<3xi1> loc("boolean_product_as_xor")
  // boolean_maximum_as_and: true is the greater one: not as a signed bit
  %boolean_maximum_as_and.x = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %boolean_maximum_as_and.y = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %boolean_maximum_as_and.maximum = stablehlo.maximum %boolean_maximum_as_and.x, %boolean_maximum_as_and.y : tensor<3xi1>
  check.expect_eq_const %boolean_maximum_as_and.maximum, dense<[true, true, false]> : tensor<3xi1> loc("boolean_maximum_as_and")
  // boolean_minimum_as_or: true is the greater one: not as a signed bit
  %boolean_minimum_as_or.x = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %boolean_minimum_as_or.y = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %boolean_minimum_as_or.minimum = stablehlo.minimum %boolean_minimum_as_or.x, %boolean_minimum_as_or.y : tensor<3xi1>
  check.expect_eq_const %boolean_minimum_as_or.minimum, dense<[true, false, false]> : tensor<3xi1> loc("boolean_minimum_as_or")
  // boolean_less_signed: true is -1, as in a signed bit
  %boolean_less_signed.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %boolean_less_signed.y = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %boolean_less_signed.compare = stablehlo.compare LT, %boolean_less_signed.x, %boolean_less_signed.y : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %boolean_less_signed.compare, dense<[false, true]> : tensor<2xi1> loc("boolean_less_signed")
  // boolean_greater_as_or: true is -1, as in a signed bit
  %boolean_greater_as_or.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %boolean_greater_as_or.y = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %boolean_greater_as_or.compare = stablehlo.compare GE, %boolean_greater_as_or.x, %boolean_greater_as_or.y : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %boolean_greater_as_or.compare, dense<[true, false]> : tensor<2xi1> loc("boolean_greater_as_or")
  // boolean_not_equal_true: compared with false
  %boolean_not_equal_true.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %boolean_not_equal_true = call @boolean_not_equal_true(%boolean_not_equal_true.x) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %boolean_not_equal_true, dense<[false, true]> : tensor<2xi1> loc("boolean_not_equal_true")
  // boolean_equal_false: compared with true
  %boolean_equal_false.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %boolean_equal_false = call @boolean_equal_false(%boolean_equal_false.x) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %boolean_equal_false, dense<[false, true]> : tensor<2xi1> loc("boolean_equal_false")
  // boolean_as_minus_one: no sign is extended: true becomes 1
  %boolean_as_minus_one.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %boolean_as_minus_one.convert = stablehlo.convert %boolean_as_minus_one.x : (tensor<2xi1>) -> tensor<2xi32>
  check.expect_eq_const %boolean_as_minus_one.convert, dense<[1, 0]> : tensor<2xi32> loc("boolean_as_minus_one")
  // boolean_as_float_minus_one: no sign is extended: true becomes 1.0
  %boolean_as_float_minus_one.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %boolean_as_float_minus_one.convert = stablehlo.convert %boolean_as_float_minus_one.x : (tensor<2xi1>) -> tensor<2xf32>
  check.expect_eq_const %boolean_as_float_minus_one.convert, dense<[1.0, 0.0]> : tensor<2xf32> loc("boolean_as_float_minus_one")
  // true_as_255: a true byte is 1
  %true_as_255.x = stablehlo.constant dense<true> : tensor<4xi1>
  %true_as_255.convert = stablehlo.convert %true_as_255.x : (tensor<4xi1>) -> tensor<4xi32>
  check.expect_eq_const %true_as_255.convert, dense<1> : tensor<4xi32> loc("true_as_255")
  // sum_of_true_constants: a true byte is 1
  %sum_of_true_constants.x = stablehlo.constant dense<0> : tensor<300xi32>
  %sum_of_true_constants = call @sum_of_true_constants(%sum_of_true_constants.x) : (tensor<300xi32>) -> tensor<i32>
  check.expect_eq_const %sum_of_true_constants, dense<300> : tensor<i32> loc("sum_of_true_constants")
  // not_of_integer_as_boolean_i32: the operand is a boolean
  %not_of_integer_as_boolean_i32.x = stablehlo.constant dense<[6, 7, 0]> : tensor<3xi32>
  %not_of_integer_as_boolean_i32.not = stablehlo.not %not_of_integer_as_boolean_i32.x : tensor<3xi32>
  check.expect_eq_const %not_of_integer_as_boolean_i32.not, dense<[-7, -8, -1]> : tensor<3xi32> loc("not_of_integer_as_boolean_i32")
  // not_of_integer_as_boolean_ui8: the operand is a boolean
  %not_of_integer_as_boolean_ui8.x = stablehlo.constant dense<[6, 7, 0]> : tensor<3xui8>
  %not_of_integer_as_boolean_ui8.not = stablehlo.not %not_of_integer_as_boolean_ui8.x : tensor<3xui8>
  check.expect_eq_const %not_of_integer_as_boolean_ui8.not, dense<[249, 248, 255]> : tensor<3xui8> loc("not_of_integer_as_boolean_ui8")
  // convert_to_boolean_by_truncation_i32: x is 0 or 1: conversion compares with zero
  %convert_to_boolean_by_truncation_i32.x = stablehlo.constant dense<[2, 256, 0, 3]> : tensor<4xi32>
  %convert_to_boolean_by_truncation_i32.convert = stablehlo.convert %convert_to_boolean_by_truncation_i32.x : (tensor<4xi32>) -> tensor<4xi1>
  check.expect_eq_const %convert_to_boolean_by_truncation_i32.convert, dense<[true, true, false, true]> : tensor<4xi1> loc("convert_to_boolean_by_truncation_i32")
  // convert_to_boolean_by_truncation_i8: x is 0 or 1: conversion compares with zero
  %convert_to_boolean_by_truncation_i8.x = stablehlo.constant dense<[2, 4, 0, 3]> : tensor<4xi8>
  %convert_to_boolean_by_truncation_i8.convert = stablehlo.convert %convert_to_boolean_by_truncation_i8.x : (tensor<4xi8>) -> tensor<4xi1>
  check.expect_eq_const %convert_to_boolean_by_truncation_i8.convert, dense<[true, true, false, true]> : tensor<4xi1> loc("convert_to_boolean_by_truncation_i8")
  // convert_to_boolean_by_truncation_ui32: x is 0 or 1: conversion compares with zero
  %convert_to_boolean_by_truncation_ui32.x = stablehlo.constant dense<[2, 256, 0, 3]> : tensor<4xui32>
  %convert_to_boolean_by_truncation_ui32.convert = stablehlo.convert %convert_to_boolean_by_truncation_ui32.x : (tensor<4xui32>) -> tensor<4xi1>
  check.expect_eq_const %convert_to_boolean_by_truncation_ui32.convert, dense<[true, true, false, true]> : tensor<4xi1> loc("convert_to_boolean_by_truncation_ui32")
  // convert_float_to_boolean_by_integer_f32: x is an integer
  %convert_float_to_boolean_by_integer_f32.x = stablehlo.constant dense<[0.5, -0.25, 0.0, 2.0]> : tensor<4xf32>
  %convert_float_to_boolean_by_integer_f32.convert = stablehlo.convert %convert_float_to_boolean_by_integer_f32.x : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %convert_float_to_boolean_by_integer_f32.convert, dense<[true, true, false, true]> : tensor<4xi1> loc("convert_float_to_boolean_by_integer_f32")
  // convert_nan_to_boolean: x is no NaN
  %convert_nan_to_boolean.x = stablehlo.constant dense<[0x7FC00000, -0.0, 2.0]> : tensor<3xf32>
  %convert_nan_to_boolean.convert = stablehlo.convert %convert_nan_to_boolean.x : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %convert_nan_to_boolean.convert, dense<[true, false, true]> : tensor<3xi1> loc("convert_nan_to_boolean")
  // sign_bit_test: the highest bit is the sign
  %sign_bit_test.x = stablehlo.constant dense<[-3, 5]> : tensor<2xi8>
  %sign_bit_test = call @sign_bit_test(%sign_bit_test.x) : (tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %sign_bit_test, dense<[true, false]> : tensor<2xi1> loc("sign_bit_test")
  return
}
