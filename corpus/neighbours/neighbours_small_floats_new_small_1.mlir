// Rewrites. Each check is a row of rows/small_floats_new.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // zero_of_f8e4m3fnuz: no element is -0
  %zero_of_f8e4m3fnuz.x = stablehlo.constant dense<[-0.0, 1.0, -1.5]> : tensor<3xf32>
  %zero_of_f8e4m3fnuz.convert = stablehlo.convert %zero_of_f8e4m3fnuz.x : (tensor<3xf32>) -> tensor<3xf8E4M3FNUZ>
  %zero_of_f8e4m3fnuz.convert_2 = stablehlo.convert %zero_of_f8e4m3fnuz.convert : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf32>
  check.expect_eq_const %zero_of_f8e4m3fnuz.convert_2, dense<[0.0, 1.0, -1.5]> : tensor<3xf32> loc("zero_of_f8e4m3fnuz")
  // zero_of_f8e5m2fnuz: no element is -0
  %zero_of_f8e5m2fnuz.x = stablehlo.constant dense<[-0.0, 1.0, -1.5]> : tensor<3xf32>
  %zero_of_f8e5m2fnuz.convert = stablehlo.convert %zero_of_f8e5m2fnuz.x : (tensor<3xf32>) -> tensor<3xf8E5M2FNUZ>
  %zero_of_f8e5m2fnuz.convert_2 = stablehlo.convert %zero_of_f8e5m2fnuz.convert : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf32>
  check.expect_eq_const %zero_of_f8e5m2fnuz.convert_2, dense<[0.0, 1.0, -1.5]> : tensor<3xf32> loc("zero_of_f8e5m2fnuz")
  // zero_of_f8e4m3b11fnuz: no element is -0
  %zero_of_f8e4m3b11fnuz.x = stablehlo.constant dense<[-0.0, 1.0, -1.5]> : tensor<3xf32>
  %zero_of_f8e4m3b11fnuz.convert = stablehlo.convert %zero_of_f8e4m3b11fnuz.x : (tensor<3xf32>) -> tensor<3xf8E4M3B11FNUZ>
  %zero_of_f8e4m3b11fnuz.convert_2 = stablehlo.convert %zero_of_f8e4m3b11fnuz.convert : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf32>
  check.expect_eq_const %zero_of_f8e4m3b11fnuz.convert_2, dense<[0.0, 1.0, -1.5]> : tensor<3xf32> loc("zero_of_f8e4m3b11fnuz")
  // infinity_of_f8e4m3fnuz: no element is infinite
  %infinity_of_f8e4m3fnuz.x = stablehlo.constant dense<[0x7F800000, 0xFF800000, 240.0]> : tensor<3xf32>
  %infinity_of_f8e4m3fnuz.convert = stablehlo.convert %infinity_of_f8e4m3fnuz.x : (tensor<3xf32>) -> tensor<3xf8E4M3FNUZ>
  %infinity_of_f8e4m3fnuz.convert_2 = stablehlo.convert %infinity_of_f8e4m3fnuz.convert : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf32>
  check.expect_eq_const %infinity_of_f8e4m3fnuz.convert_2, dense<[0x7FC00000, 0x7FC00000, 240.0]> : tensor<3xf32> loc("infinity_of_f8e4m3fnuz")
  // infinity_of_f8e5m2fnuz: no element is infinite
  %infinity_of_f8e5m2fnuz.x = stablehlo.constant dense<[0x7F800000, 0xFF800000, 57344.0]> : tensor<3xf32>
  %infinity_of_f8e5m2fnuz.convert = stablehlo.convert %infinity_of_f8e5m2fnuz.x : (tensor<3xf32>) -> tensor<3xf8E5M2FNUZ>
  %infinity_of_f8e5m2fnuz.convert_2 = stablehlo.convert %infinity_of_f8e5m2fnuz.convert : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf32>
  check.expect_eq_const %infinity_of_f8e5m2fnuz.convert_2, dense<[0x7FC00000, 0x7FC00000, 57344.0]> : tensor<3xf32> loc("infinity_of_f8e5m2fnuz")
  // overflow_of_f8e4m3: what is too large saturates
  %overflow_of_f8e4m3.x = stablehlo.constant dense<[240.0, 247.0, 248.0, -1000.0]> : tensor<4xf32>
  %overflow_of_f8e4m3.convert = stablehlo.convert %overflow_of_f8e4m3.x : (tensor<4xf32>) -> tensor<4xf8E4M3>
  %overflow_of_f8e4m3.convert_2 = stablehlo.convert %overflow_of_f8e4m3.convert : (tensor<4xf8E4M3>) -> tensor<4xf32>
  check.expect_eq_const %overflow_of_f8e4m3.convert_2, dense<[240.0, 240.0, 0x7F800000, 0xFF800000]> : tensor<4xf32> loc("overflow_of_f8e4m3")
  // f8e4m3_as_f8e4m3fn: the number is at most 240
  %f8e4m3_as_f8e4m3fn.x = stablehlo.constant dense<[240.0, 448.0, 0x7F800000]> : tensor<3xf32>
  %f8e4m3_as_f8e4m3fn.convert = stablehlo.convert %f8e4m3_as_f8e4m3fn.x : (tensor<3xf32>) -> tensor<3xf8E4M3>
  %f8e4m3_as_f8e4m3fn.convert_2 = stablehlo.convert %f8e4m3_as_f8e4m3fn.convert : (tensor<3xf8E4M3>) -> tensor<3xf32>
  check.expect_eq_const %f8e4m3_as_f8e4m3fn.convert_2, dense<[240.0, 0x7F800000, 0x7F800000]> : tensor<3xf32> loc("f8e4m3_as_f8e4m3fn")
  // overflow_of_f8e3m4: what is too large saturates
  %overflow_of_f8e3m4.x = stablehlo.constant dense<[15.5, 15.7, 15.75, -20.0]> : tensor<4xf32>
  %overflow_of_f8e3m4.convert = stablehlo.convert %overflow_of_f8e3m4.x : (tensor<4xf32>) -> tensor<4xf8E3M4>
  %overflow_of_f8e3m4.convert_2 = stablehlo.convert %overflow_of_f8e3m4.convert : (tensor<4xf8E3M4>) -> tensor<4xf32>
  check.expect_eq_const %overflow_of_f8e3m4.convert_2, dense<[15.5, 15.5, 0x7F800000, 0xFF800000]> : tensor<4xf32> loc("overflow_of_f8e3m4")
  // through_f8e4m3_to_f8e3m4: the first conversion is exact
  %through_f8e4m3_to_f8e3m4.x = stablehlo.constant dense<[1.0625, 1.4375, 3.0]> : tensor<3xf32>
  %through_f8e4m3_to_f8e3m4.convert = stablehlo.convert %through_f8e4m3_to_f8e3m4.x : (tensor<3xf32>) -> tensor<3xf8E4M3>
  %through_f8e4m3_to_f8e3m4.convert_2 = stablehlo.convert %through_f8e4m3_to_f8e3m4.convert : (tensor<3xf8E4M3>) -> tensor<3xf8E3M4>
  %through_f8e4m3_to_f8e3m4.convert_3 = stablehlo.convert %through_f8e4m3_to_f8e3m4.convert_2 : (tensor<3xf8E3M4>) -> tensor<3xf32>
  check.expect_eq_const %through_f8e4m3_to_f8e3m4.convert_3, dense<[1.0, 1.5, 3.0]> : tensor<3xf32> loc("through_f8e4m3_to_f8e3m4")
  return
}
