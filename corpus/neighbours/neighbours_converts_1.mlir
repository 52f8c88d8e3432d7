// Rewrites. Each check is a row of rows/converts.txt: its operands break the rewrite where its condition does not hold.
func.func private @widen_then_narrow(%x: tensor<3xi8>) -> tensor<3xi32> {
  %convert = stablehlo.convert %x : (tensor<3xi8>) -> tensor<3xi32>
  %literal = stablehlo.constant dense<200> : tensor<3xi32>
  %add = stablehlo.add %convert, %literal : tensor<3xi32>
  %convert_2 = stablehlo.convert %add : (tensor<3xi32>) -> tensor<3xi8>
  %convert_3 = stablehlo.convert %convert_2 : (tensor<3xi8>) -> tensor<3xi32>
  return %convert_3 : tensor<3xi32>
}

func.func @main() {
  // there_and_back: the middle type holds every value
  %there_and_back.x = stablehlo.constant dense<[16777217, -16777219, 5]> : tensor<3xi32>
  %there_and_back.convert = stablehlo.convert %there_and_back.x : (tensor<3xi32>) -> tensor<3xf32>
  %there_and_back.convert_2 = stablehlo.convert %there_and_back.convert : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %there_and_back.convert_2, dense<[16777216, -16777220, 5]> : tensor<3xi32> loc("there_and_back")
  // narrow_and_back: no bit is lost
  %narrow_and_back.x = stablehlo.constant dense<[300, -200, 5]> : tensor<3xi32>
  %narrow_and_back.convert = stablehlo.convert %narrow_and_back.x : (tensor<3xi32>) -> tensor<3xi8>
  %narrow_and_back.convert_2 = stablehlo.convert %narrow_and_back.convert : (tensor<3xi8>) -> tensor<3xi32>
  check.expect_eq_const %narrow_and_back.convert_2, dense<[44, 56, 5]> : tensor<3xi32> loc("narrow_and_back")
  // unsigned_through_signed: the highest bit is not set
  %unsigned_through_signed.x = stablehlo.constant dense<[200, 255, 5]> : tensor<3xui8>
  %unsigned_through_signed.convert = stablehlo.convert %unsigned_through_signed.x : (tensor<3xui8>) -> tensor<3xi8>
  %unsigned_through_signed.convert_2 = stablehlo.convert %unsigned_through_signed.convert : (tensor<3xi8>) -> tensor<3xf32>
  check.expect_eq_const %unsigned_through_signed.convert_2, dense<[-56.0, -1.0, 5.0]> : tensor<3xf32> loc("unsigned_through_signed")
  // unsigned_through_signed_wide: the highest bit is not set
  %unsigned_through_signed_wide.x = stablehlo.constant dense<[200, 255, 5]> : tensor<3xui8>
  %unsigned_through_signed_wide.convert = stablehlo.convert %unsigned_through_signed_wide.x : (tensor<3xui8>) -> tensor<3xi8>
  %unsigned_through_signed_wide.convert_2 = stablehlo.convert %unsigned_through_signed_wide.convert : (tensor<3xi8>) -> tensor<3xi32>
  check.expect_eq_const %unsigned_through_signed_wide.convert_2, dense<[-56, -1, 5]> : tensor<3xi32> loc("unsigned_through_signed_wide")
  // signed_through_unsigned_wide: x is not negative
  %signed_through_unsigned_wide.x = stablehlo.constant dense<[-5, -128, 5]> : tensor<3xi8>
  %signed_through_unsigned_wide.convert = stablehlo.convert %signed_through_unsigned_wide.x : (tensor<3xi8>) -> tensor<3xui8>
  %signed_through_unsigned_wide.convert_2 = stablehlo.convert %signed_through_unsigned_wide.convert : (tensor<3xui8>) -> tensor<3xi32>
  check.expect_eq_const %signed_through_unsigned_wide.convert_2, dense<[251, 128, 5]> : tensor<3xi32> loc("signed_through_unsigned_wide")
  // signed_through_unsigned_float: x is not negative
  %signed_through_unsigned_float.x = stablehlo.constant dense<[-5, -2147483648, 5]> : tensor<3xi32>
  %signed_through_unsigned_float.convert = stablehlo.convert %signed_through_unsigned_float.x : (tensor<3xi32>) -> tensor<3xui32>
  %signed_through_unsigned_float.convert_2 = stablehlo.convert %signed_through_unsigned_float.convert : (tensor<3xui32>) -> tensor<3xf32>
  check.expect_eq_const %signed_through_unsigned_float.convert_2, dense<[4294967300.0, 2147483600.0, 5.0]> : tensor<3xf32> loc("signed_through_unsigned_float")
  // narrow_then_wide_signed: the highest bit is not set
  %narrow_then_wide_signed.x = stablehlo.constant dense<[40000, 65535, 5]> : tensor<3xui16>
  %narrow_then_wide_signed.convert = stablehlo.convert %narrow_then_wide_signed.x : (tensor<3xui16>) -> tensor<3xi16>
  %narrow_then_wide_signed.convert_2 = stablehlo.convert %narrow_then_wide_signed.convert : (tensor<3xi16>) -> tensor<3xi32>
  check.expect_eq_const %narrow_then_wide_signed.convert_2, dense<[-25536, -1, 5]> : tensor<3xi32> loc("narrow_then_wide_signed")
  // widen_then_narrow: the sum fits into the narrow type
  %widen_then_narrow.x = stablehlo.constant dense<[100, -100, 5]> : tensor<3xi8>
  %widen_then_narrow = call @widen_then_narrow(%widen_then_narrow.x) : (tensor<3xi8>) -> tensor<3xi32>
  check.expect_eq_const %widen_then_narrow, dense<[44, 100, -51]> : tensor<3xi32> loc("widen_then_narrow")
  // truncated_through_middle: the value fits into the narrow type
  %truncated_through_middle.x = stablehlo.constant dense<[65540, 131077, 5]> : tensor<3xi32>
  %truncated_through_middle.convert = stablehlo.convert %truncated_through_middle.x : (tensor<3xi32>) -> tensor<3xi16>
  %truncated_through_middle.convert_2 = stablehlo.convert %truncated_through_middle.convert : (tensor<3xi16>) -> tensor<3xi8>
  check.expect_eq_const %truncated_through_middle.convert_2, dense<[4, 5, 5]> : tensor<3xi8> loc("truncated_through_middle")
  // float_through_integer_f32: x is an integer
  %float_through_integer_f32.x = stablehlo.constant dense<[1.5, -2.75, 3.0]> : tensor<3xf32>
  %float_through_integer_f32.convert = stablehlo.convert %float_through_integer_f32.x : (tensor<3xf32>) -> tensor<3xi32>
  %float_through_integer_f32.convert_2 = stablehlo.convert %float_through_integer_f32.convert : (tensor<3xi32>) -> tensor<3xf32>
  check.expect_eq_const %float_through_integer_f32.convert_2, dense<[1.0, -2.0, 3.0]> : tensor<3xf32> loc("float_through_integer_f32")
  // float_through_integer_floor: x is not negative: conversion goes towards zero
  %float_through_integer_floor.x = stablehlo.constant dense<[-1.5, -0.5, 3.0]> : tensor<3xf32>
  %float_through_integer_floor.convert = stablehlo.convert %float_through_integer_floor.x : (tensor<3xf32>) -> tensor<3xi32>
  %float_through_integer_floor.convert_2 = stablehlo.convert %float_through_integer_floor.convert : (tensor<3xi32>) -> tensor<3xf32>
  check.expect_eq_const %float_through_integer_floor.convert_2, dense<[-1.0, 0.0, 3.0]> : tensor<3xf32> loc("float_through_integer_floor")
  // float_through_integer_round: x is an integer
  %float_through_integer_round.x = stablehlo.constant dense<[1.75, -2.75, 0.5]> : tensor<3xf32>
  %float_through_integer_round.convert = stablehlo.convert %float_through_integer_round.x : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %float_through_integer_round.convert, dense<[1, -2, 0]> : tensor<3xi32> loc("float_through_integer_round")
  // boolean_through_float: x is 0 or 1
  %boolean_through_float.x = stablehlo.constant dense<[3.0, -2.0, 1.0]> : tensor<3xf32>
  %boolean_through_float.convert = stablehlo.convert %boolean_through_float.x : (tensor<3xf32>) -> tensor<3xi1>
  %boolean_through_float.convert_2 = stablehlo.convert %boolean_through_float.convert : (tensor<3xi1>) -> tensor<3xf32>
  check.expect_eq_const %boolean_through_float.convert_2, dense<1.0> : tensor<3xf32> loc("boolean_through_float")
  // boolean_through_integer: x is 0 or 1
  %boolean_through_integer.x = stablehlo.constant dense<[3, -2, 1]> : tensor<3xi32>
  %boolean_through_integer.convert = stablehlo.convert %boolean_through_integer.x : (tensor<3xi32>) -> tensor<3xi1>
  %boolean_through_integer.convert_2 = stablehlo.convert %boolean_through_integer.convert : (tensor<3xi1>) -> tensor<3xi32>
  check.expect_eq_const %boolean_through_integer.convert_2, dense<1> : tensor<3xi32> loc("boolean_through_integer")
  // integer_sum_in_float: the sums are exact in floats
  %integer_sum_in_float.x = stablehlo.constant dense<[16777217, 16777216, 5]> : tensor<3xi32>
  %integer_sum_in_float.y = stablehlo.constant dense<[2, 1, 7]> : tensor<3xi32>
  %integer_sum_in_float.convert = stablehlo.convert %integer_sum_in_float.x : (tensor<3xi32>) -> tensor<3xf32>
  %integer_sum_in_float.convert_2 = stablehlo.convert %integer_sum_in_float.y : (tensor<3xi32>) -> tensor<3xf32>
  %integer_sum_in_float.add = stablehlo.add %integer_sum_in_float.convert, %integer_sum_in_float.convert_2 : tensor<3xf32>
  %integer_sum_in_float.convert_3 = stablehlo.convert %integer_sum_in_float.add : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %integer_sum_in_float.convert_3, dense<[16777218, 16777216, 12]> : tensor<3xi32> loc("integer_sum_in_float")
  // integer_sum_out_of_float_i32: the integer sum does not wrap around
  %integer_sum_out_of_float_i32.x = stablehlo.constant dense<[2147483647, 5]> : tensor<2xi32>
  %integer_sum_out_of_float_i32.y = stablehlo.constant dense<[2147483647, 7]> : tensor<2xi32>
  %integer_sum_out_of_float_i32.convert = stablehlo.convert %integer_sum_out_of_float_i32.x : (tensor<2xi32>) -> tensor<2xf32>
  %integer_sum_out_of_float_i32.convert_2 = stablehlo.convert %integer_sum_out_of_float_i32.y : (tensor<2xi32>) -> tensor<2xf32>
  %integer_sum_out_of_float_i32.add = stablehlo.add %integer_sum_out_of_float_i32.convert, %integer_sum_out_of_float_i32.convert_2 : tensor<2xf32>
  check.expect_eq_const %integer_sum_out_of_float_i32.add, dense<[4294967300.0, 12.0]> : tensor<2xf32> loc("integer_sum_out_of_float_i32")
  // integer_sum_out_of_float_i8: the integer sum does not wrap around
  %integer_sum_out_of_float_i8.x = stablehlo.constant dense<[100, 5]> : tensor<2xi8>
  %integer_sum_out_of_float_i8.y = stablehlo.constant dense<[100, 7]> : tensor<2xi8>
  %integer_sum_out_of_float_i8.convert = stablehlo.convert %integer_sum_out_of_float_i8.x : (tensor<2xi8>) -> tensor<2xf32>
  %integer_sum_out_of_float_i8.convert_2 = stablehlo.convert %integer_sum_out_of_float_i8.y : (tensor<2xi8>) -> tensor<2xf32>
  %integer_sum_out_of_float_i8.add = stablehlo.add %integer_sum_out_of_float_i8.convert, %integer_sum_out_of_float_i8.convert_2 : tensor<2xf32>
  check.expect_eq_const %integer_sum_out_of_float_i8.add, dense<[200.0, 12.0]> : tensor<2xf32> loc("integer_sum_out_of_float_i8")
  // integer_product_out_of_float_i32: the integer product does not wrap around
  %integer_product_out_of_float_i32.x = stablehlo.constant dense<[65536, 5]> : tensor<2xi32>
  %integer_product_out_of_float_i32.y = stablehlo.constant dense<[65536, 7]> : tensor<2xi32>
  %integer_product_out_of_float_i32.convert = stablehlo.convert %integer_product_out_of_float_i32.x : (tensor<2xi32>) -> tensor<2xf32>
  %integer_product_out_of_float_i32.convert_2 = stablehlo.convert %integer_product_out_of_float_i32.y : (tensor<2xi32>) -> tensor<2xf32>
  %integer_product_out_of_float_i32.multiply = stablehlo.multiply %integer_product_out_of_float_i32.convert, %integer_product_out_of_float_i32.convert_2 : tensor<2xf32>
  check.expect_eq_const %integer_product_out_of_float_i32.multiply, dense<[4294967300.0, 35.0]> : tensor<2xf32> loc("integer_product_out_of_float_i32")
  // integer_product_out_of_float_ui8: the integer product does not wrap around
  %integer_product_out_of_float_ui8.x = stablehlo.constant dense<[100, 5]> : tensor<2xui8>
  %integer_product_out_of_float_ui8.y = stablehlo.constant dense<[100, 7]> : tensor<2xui8>
  %integer_product_out_of_float_ui8.convert = stablehlo.convert %integer_product_out_of_float_ui8.x : (tensor<2xui8>) -> tensor<2xf32>
  %integer_product_out_of_float_ui8.convert_2 = stablehlo.convert %integer_product_out_of_float_ui8.y : (tensor<2xui8>) -> tensor<2xf32>
  %integer_product_out_of_float_ui8.multiply = stablehlo.multiply %integer_product_out_of_float_ui8.convert, %integer_product_out_of_float_ui8.convert_2 : tensor<2xf32>
  check.expect_eq_const %integer_product_out_of_float_ui8.multiply, dense<[10000.0, 35.0]> : tensor<2xf32> loc("integer_product_out_of_float_ui8")
  // f32_chain_in_f64: each op rounds to its own type
  %f32_chain_in_f64.x = stablehlo.constant dense<[1.0e+30, 3.0]> : tensor<2xf32>
  %f32_chain_in_f64.y = stablehlo.constant dense<[1.0e+30, 5.0]> : tensor<2xf32>
  %f32_chain_in_f64.z = stablehlo.constant dense<[1.0e-30, 2.0]> : tensor<2xf32>
  %f32_chain_in_f64.multiply = stablehlo.multiply %f32_chain_in_f64.x, %f32_chain_in_f64.y : tensor<2xf32>
  %f32_chain_in_f64.multiply_2 = stablehlo.multiply %f32_chain_in_f64.multiply, %f32_chain_in_f64.z : tensor<2xf32>
  check.expect_eq_const %f32_chain_in_f64.multiply_2, dense<[0x7F800000, 30.0]> : tensor<2xf32> loc("f32_chain_in_f64")
  // i32_in_float: the product fits into the digits of a float
  %i32_in_float.x = stablehlo.constant dense<[4097, 7]> : tensor<2xi32>
  %i32_in_float.y = stablehlo.constant dense<[4097, -3]> : tensor<2xi32>
  %i32_in_float.multiply = stablehlo.multiply %i32_in_float.x, %i32_in_float.y : tensor<2xi32>
  check.expect_eq_const %i32_in_float.multiply, dense<[16785409, -21]> : tensor<2xi32> loc("i32_in_float")
  // integer_division_in_float: the operands fit into the digits of a float
  %integer_division_in_float.x = stablehlo.constant dense<[2147483583, 1073741823, 7]> : tensor<3xi32>
  %integer_division_in_float.y = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>
  %integer_division_in_float.divide = stablehlo.divide %integer_division_in_float.x, %integer_division_in_float.y : tensor<3xi32>
  check.expect_eq_const %integer_division_in_float.divide, dense<[715827861, 1073741823, 3]> : tensor<3xi32> loc("integer_division_in_float")
  // integer_remainder_in_float: the operands fit into the digits of a float
  %integer_remainder_in_float.x = stablehlo.constant dense<[2147483583, 7]> : tensor<2xi32>
  %integer_remainder_in_float.y = stablehlo.constant dense<[1000, 3]> : tensor<2xi32>
  %integer_remainder_in_float.remainder = stablehlo.remainder %integer_remainder_in_float.x, %integer_remainder_in_float.y : tensor<2xi32>
  check.expect_eq_const %integer_remainder_in_float.remainder, dense<[583, 1]> : tensor<2xi32> loc("integer_remainder_in_float")
  // unsigned_to_float_as_signed: the highest bit is not set
  %unsigned_to_float_as_signed.x = stablehlo.constant dense<[4000000000, 5]> : tensor<2xui32>
  %unsigned_to_float_as_signed.convert = stablehlo.convert %unsigned_to_float_as_signed.x : (tensor<2xui32>) -> tensor<2xf32>
  check.expect_eq_const %unsigned_to_float_as_signed.convert, dense<[4000000000.0, 5.0]> : tensor<2xf32> loc("unsigned_to_float_as_signed")
  return
}
