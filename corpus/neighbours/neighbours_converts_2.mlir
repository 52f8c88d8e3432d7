// Rewrites. Each check is a row of rows/converts.txt: its operands break the rewrite where its condition does not hold.
func.func private @shift_of_converted_i8(%x: tensor<2xi8>) -> tensor<2xi32> {
  %convert = stablehlo.convert %x : (tensor<2xi8>) -> tensor<2xi32>
  %literal = stablehlo.constant dense<4> : tensor<2xi32>
  %shift_left = stablehlo.shift_left %convert, %literal : tensor<2xi32>
  return %shift_left : tensor<2xi32>
}

func.func private @shift_of_converted_ui8(%x: tensor<2xui8>) -> tensor<2xi32> {
  %convert = stablehlo.convert %x : (tensor<2xui8>) -> tensor<2xi32>
  %literal = stablehlo.constant dense<4> : tensor<2xi32>
  %shift_left = stablehlo.shift_left %convert, %literal : tensor<2xi32>
  return %shift_left : tensor<2xi32>
}

func.func private @convert_of_iota(%x: tensor<200xi32>) -> tensor<200xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<200xi8>
  %convert = stablehlo.convert %iota : (tensor<200xi8>) -> tensor<200xi32>
  %reshape = stablehlo.reshape %x : (tensor<200xi32>) -> tensor<200xi32>
  %literal = stablehlo.constant dense<0> : tensor<200xi32>
  %multiply = stablehlo.multiply %literal, %reshape : tensor<200xi32>
  %add = stablehlo.add %convert, %multiply : tensor<200xi32>
  return %add : tensor<200xi32>
}

func.func private @clamp_then_convert(%x: tensor<3xi32>) -> tensor<3xui8> {
  %literal = stablehlo.constant dense<0> : tensor<3xi32>
  %literal_2 = stablehlo.constant dense<255> : tensor<3xi32>
  %clamp = stablehlo.clamp %literal, %x, %literal_2 : tensor<3xi32>
  %convert = stablehlo.convert %clamp : (tensor<3xi32>) -> tensor<3xui8>
  return %convert : tensor<3xui8>
}

func.func @main() {
  // float_to_unsigned_as_signed: the value is below 2^31
  %float_to_unsigned_as_signed.x = stablehlo.constant dense<[4000000000.0, 5.0]> : tensor<2xf32>
  %float_to_unsigned_as_signed.convert = stablehlo.convert %float_to_unsigned_as_signed.x : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %float_to_unsigned_as_signed.convert, dense<[4000000000, 5]> : tensor<2xui32> loc("float_to_unsigned_as_signed")
  // bitcast_of_bitcast: the second op is a conversion
  %bitcast_of_bitcast.x = stablehlo.constant dense<[1065353216, 1073741824]> : tensor<2xi32>
  %bitcast_of_bitcast.bitcast_convert = stablehlo.bitcast_convert %bitcast_of_bitcast.x : (tensor<2xi32>) -> tensor<2xf32>
  %bitcast_of_bitcast.bitcast_convert_2 = stablehlo.bitcast_convert %bitcast_of_bitcast.bitcast_convert : (tensor<2xf32>) -> tensor<2xi32>
  check.expect_eq_const %bitcast_of_bitcast.bitcast_convert_2, dense<[1065353216, 1073741824]> : tensor<2xi32> loc("bitcast_of_bitcast")
  // bitcast_as_convert: both types are integers of one width
  %bitcast_as_convert.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %bitcast_as_convert.bitcast_convert = stablehlo.bitcast_convert %bitcast_as_convert.x : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %bitcast_as_convert.bitcast_convert, dense<[1065353216, 1073741824]> : tensor<2xui32> loc("bitcast_as_convert")
  // bitcast_of_negate: the sign is the highest bit
  %bitcast_of_negate.x = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %bitcast_of_negate.negate = stablehlo.negate %bitcast_of_negate.x : tensor<2xf32>
  %bitcast_of_negate.bitcast_convert = stablehlo.bitcast_convert %bitcast_of_negate.negate : (tensor<2xf32>) -> tensor<2xi32>
  check.expect_eq_const %bitcast_of_negate.bitcast_convert, dense<[-1082130432, -2147483648]> : tensor<2xi32> loc("bitcast_of_negate")
  // bitcast_narrow_order: the machine stores the highest byte first
  %bitcast_narrow_order.x = stablehlo.constant dense<[16909060, 84281096]> : tensor<2xi32>
  %bitcast_narrow_order.bitcast_convert = stablehlo.bitcast_convert %bitcast_narrow_order.x : (tensor<2xi32>) -> tensor<2x4xi8>
  check.expect_eq_const %bitcast_narrow_order.bitcast_convert, dense<[[4, 3, 2, 1], [8, 7, 6, 5]]> : tensor<2x4xi8> loc("bitcast_narrow_order")
  // bitcast_reshaped: the order of elements is kept
  %bitcast_reshaped.x = stablehlo.constant dense<[258, 772, 1286, 1800]> : tensor<4xi16>
  %bitcast_reshaped.reshape = stablehlo.reshape %bitcast_reshaped.x : (tensor<4xi16>) -> tensor<2x2xi16>
  %bitcast_reshaped.bitcast_convert = stablehlo.bitcast_convert %bitcast_reshaped.reshape : (tensor<2x2xi16>) -> tensor<2x2x2xi8>
  check.expect_eq_const %bitcast_reshaped.bitcast_convert, dense<[[[2, 1], [4, 3]], [[6, 5], [8, 7]]]> : tensor<2x2x2xi8> loc("bitcast_reshaped")
  // abs_of_converted_i8: x is not the least number
  %abs_of_converted_i8.x = stablehlo.constant dense<[-128, 5]> : tensor<2xi8>
  %abs_of_converted_i8.convert = stablehlo.convert %abs_of_converted_i8.x : (tensor<2xi8>) -> tensor<2xi32>
  %abs_of_converted_i8.abs = stablehlo.abs %abs_of_converted_i8.convert : tensor<2xi32>
  check.expect_eq_const %abs_of_converted_i8.abs, dense<[128, 5]> : tensor<2xi32> loc("abs_of_converted_i8")
  // abs_of_converted_i16: x is not the least number
  %abs_of_converted_i16.x = stablehlo.constant dense<[-32768, 5]> : tensor<2xi16>
  %abs_of_converted_i16.convert = stablehlo.convert %abs_of_converted_i16.x : (tensor<2xi16>) -> tensor<2xi32>
  %abs_of_converted_i16.abs = stablehlo.abs %abs_of_converted_i16.convert : tensor<2xi32>
  check.expect_eq_const %abs_of_converted_i16.abs, dense<[32768, 5]> : tensor<2xi32> loc("abs_of_converted_i16")
  // negate_of_converted_i8: x is signed and not the least number
  %negate_of_converted_i8.x = stablehlo.constant dense<[-128, 5]> : tensor<2xi8>
  %negate_of_converted_i8.convert = stablehlo.convert %negate_of_converted_i8.x : (tensor<2xi8>) -> tensor<2xi32>
  %negate_of_converted_i8.negate = stablehlo.negate %negate_of_converted_i8.convert : tensor<2xi32>
  check.expect_eq_const %negate_of_converted_i8.negate, dense<[128, -5]> : tensor<2xi32> loc("negate_of_converted_i8")
  // negate_of_converted_ui8: x is signed and not the least number
  %negate_of_converted_ui8.x = stablehlo.constant dense<[3, 200]> : tensor<2xui8>
  %negate_of_converted_ui8.convert = stablehlo.convert %negate_of_converted_ui8.x : (tensor<2xui8>) -> tensor<2xi32>
  %negate_of_converted_ui8.negate = stablehlo.negate %negate_of_converted_ui8.convert : tensor<2xi32>
  check.expect_eq_const %negate_of_converted_ui8.negate, dense<[-3, -200]> : tensor<2xi32> loc("negate_of_converted_ui8")
  // not_of_converted_ui8: the conversion extends the sign
  %not_of_converted_ui8.x = stablehlo.constant dense<[3, 200]> : tensor<2xui8>
  %not_of_converted_ui8.convert = stablehlo.convert %not_of_converted_ui8.x : (tensor<2xui8>) -> tensor<2xi32>
  %not_of_converted_ui8.not = stablehlo.not %not_of_converted_ui8.convert : tensor<2xi32>
  check.expect_eq_const %not_of_converted_ui8.not, dense<[-4, -201]> : tensor<2xi32> loc("not_of_converted_ui8")
  // not_of_converted_ui16: the conversion extends the sign
  %not_of_converted_ui16.x = stablehlo.constant dense<[3, 200]> : tensor<2xui16>
  %not_of_converted_ui16.convert = stablehlo.convert %not_of_converted_ui16.x : (tensor<2xui16>) -> tensor<2xi32>
  %not_of_converted_ui16.not = stablehlo.not %not_of_converted_ui16.convert : tensor<2xi32>
  check.expect_eq_const %not_of_converted_ui16.not, dense<[-4, -201]> : tensor<2xi32> loc("not_of_converted_ui16")
  // shift_of_converted_i8: no bit is lost in the narrow type
  %shift_of_converted_i8.x = stablehlo.constant dense<[100, 5]> : tensor<2xi8>
  %shift_of_converted_i8 = call @shift_of_converted_i8(%shift_of_converted_i8.x) : (tensor<2xi8>) -> tensor<2xi32>
  check.expect_eq_const %shift_of_converted_i8, dense<[1600, 80]> : tensor<2xi32> loc("shift_of_converted_i8")
  // shift_of_converted_ui8: no bit is lost in the narrow type
  %shift_of_converted_ui8.x = stablehlo.constant dense<[100, 5]> : tensor<2xui8>
  %shift_of_converted_ui8 = call @shift_of_converted_ui8(%shift_of_converted_ui8.x) : (tensor<2xui8>) -> tensor<2xi32>
  check.expect_eq_const %shift_of_converted_ui8, dense<[1600, 80]> : tensor<2xi32> loc("shift_of_converted_ui8")
  // compare_of_converted_unsigned: the highest bits are not set
  %compare_of_converted_unsigned.x = stablehlo.constant dense<[200, 3]> : tensor<2xui8>
  %compare_of_converted_unsigned.y = stablehlo.constant dense<[3, 5]> : tensor<2xui8>
  %compare_of_converted_unsigned.convert = stablehlo.convert %compare_of_converted_unsigned.x : (tensor<2xui8>) -> tensor<2xi32>
  %compare_of_converted_unsigned.convert_2 = stablehlo.convert %compare_of_converted_unsigned.y : (tensor<2xui8>) -> tensor<2xi32>
  %compare_of_converted_unsigned.maximum = stablehlo.maximum %compare_of_converted_unsigned.convert, %compare_of_converted_unsigned.convert_2 : tensor<2xi32>
  check.expect_eq_const %compare_of_converted_unsigned.maximum, dense<[200, 5]> : tensor<2xi32> loc("compare_of_converted_unsigned")
  // truncated_index: the mask has eight bits
  %truncated_index.x = stablehlo.constant dense<[200, -1, 5]> : tensor<3xi32>
  %truncated_index.convert = stablehlo.convert %truncated_index.x : (tensor<3xi32>) -> tensor<3xui8>
  %truncated_index.convert_2 = stablehlo.convert %truncated_index.convert : (tensor<3xui8>) -> tensor<3xi32>
  check.expect_eq_const %truncated_index.convert_2, dense<[200, 255, 5]> : tensor<3xi32> loc("truncated_index")
  // convert_of_iota: the numbers fit into the narrow type
  %convert_of_iota.x = stablehlo.constant dense<1> : tensor<200xi32>
  %convert_of_iota = call @convert_of_iota(%convert_of_iota.x) : (tensor<200xi32>) -> tensor<200xi32>
  check.expect_eq_const %convert_of_iota, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, -128, -127, -126, -125, -124, -123, -122, -121, -120, -119, -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79, -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57]> : tensor<200xi32> loc("convert_of_iota")
  // convert_of_concat: the order of operands is kept
  %convert_of_concat.x = stablehlo.constant dense<[300, 2]> : tensor<2xi32>
  %convert_of_concat.y = stablehlo.constant dense<3> : tensor<1xi32>
  %convert_of_concat.concatenate = stablehlo.concatenate %convert_of_concat.x, %convert_of_concat.y, dim = 0 : (tensor<2xi32>, tensor<1xi32>) -> tensor<3xi32>
  %convert_of_concat.convert = stablehlo.convert %convert_of_concat.concatenate : (tensor<3xi32>) -> tensor<3xi8>
  check.expect_eq_const %convert_of_concat.convert, dense<[44, 2, 3]> : tensor<3xi8> loc("convert_of_concat")
  // clamp_then_convert: x is within the bounds
  %clamp_then_convert.x = stablehlo.constant dense<[300, -5, 7]> : tensor<3xi32>
  %clamp_then_convert = call @clamp_then_convert(%clamp_then_convert.x) : (tensor<3xi32>) -> tensor<3xui8>
  check.expect_eq_const %clamp_then_convert, dense<[255, 0, 7]> : tensor<3xui8> loc("clamp_then_convert")
  // sign_of_converted_unsigned: the highest bit is not set
  %sign_of_converted_unsigned.x = stablehlo.constant dense<[200, 0, 3]> : tensor<3xui8>
  %sign_of_converted_unsigned.convert = stablehlo.convert %sign_of_converted_unsigned.x : (tensor<3xui8>) -> tensor<3xi32>
  %sign_of_converted_unsigned.sign = stablehlo.sign %sign_of_converted_unsigned.convert : tensor<3xi32>
  check.expect_eq_const %sign_of_converted_unsigned.sign, dense<[1, 0, 1]> : tensor<3xi32> loc("sign_of_converted_unsigned")
  return
}
