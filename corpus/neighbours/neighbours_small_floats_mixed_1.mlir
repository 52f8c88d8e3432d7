// Rewrites. Each check is a row of rows/small_floats.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // through_f16_to_f8e4m3fn: the first conversion is exact
  %through_f16_to_f8e4m3fn.x = stablehlo.constant dense<[1.0626220703125, -1.1876220703125, 3.0]> : tensor<3xf32>
  %through_f16_to_f8e4m3fn.convert = stablehlo.convert %through_f16_to_f8e4m3fn.x : (tensor<3xf32>) -> tensor<3xf16>
  %through_f16_to_f8e4m3fn.convert_2 = stablehlo.convert %through_f16_to_f8e4m3fn.convert : (tensor<3xf16>) -> tensor<3xf8E4M3FN>
  %through_f16_to_f8e4m3fn.convert_3 = stablehlo.convert %through_f16_to_f8e4m3fn.convert_2 : (tensor<3xf8E4M3FN>) -> tensor<3xf32>
  check.expect_eq_const %through_f16_to_f8e4m3fn.convert_3, dense<[1.0, -1.25, 3.0]> : tensor<3xf32> loc("through_f16_to_f8e4m3fn")
  // through_bf16_to_f8e5m2: the first conversion is exact
  %through_bf16_to_f8e5m2.x = stablehlo.constant dense<[1.126953125, -1.376953125, 3.0]> : tensor<3xf32>
  %through_bf16_to_f8e5m2.convert = stablehlo.convert %through_bf16_to_f8e5m2.x : (tensor<3xf32>) -> tensor<3xbf16>
  %through_bf16_to_f8e5m2.convert_2 = stablehlo.convert %through_bf16_to_f8e5m2.convert : (tensor<3xbf16>) -> tensor<3xf8E5M2>
  %through_bf16_to_f8e5m2.convert_3 = stablehlo.convert %through_bf16_to_f8e5m2.convert_2 : (tensor<3xf8E5M2>) -> tensor<3xf32>
  check.expect_eq_const %through_bf16_to_f8e5m2.convert_3, dense<[1.0, -1.5, 3.0]> : tensor<3xf32> loc("through_bf16_to_f8e5m2")
  // through_f16_to_f8e5m2: the first conversion is exact
  %through_f16_to_f8e5m2.x = stablehlo.constant dense<[1.1251220703125, -1.3751220703125, 3.0]> : tensor<3xf32>
  %through_f16_to_f8e5m2.convert = stablehlo.convert %through_f16_to_f8e5m2.x : (tensor<3xf32>) -> tensor<3xf16>
  %through_f16_to_f8e5m2.convert_2 = stablehlo.convert %through_f16_to_f8e5m2.convert : (tensor<3xf16>) -> tensor<3xf8E5M2>
  %through_f16_to_f8e5m2.convert_3 = stablehlo.convert %through_f16_to_f8e5m2.convert_2 : (tensor<3xf8E5M2>) -> tensor<3xf32>
  check.expect_eq_const %through_f16_to_f8e5m2.convert_3, dense<[1.0, -1.5, 3.0]> : tensor<3xf32> loc("through_f16_to_f8e5m2")
  // through_bf16_to_f8e4m3fn: the first conversion is exact
  %through_bf16_to_f8e4m3fn.x = stablehlo.constant dense<[1.064453125, -1.189453125, 3.0]> : tensor<3xf32>
  %through_bf16_to_f8e4m3fn.convert = stablehlo.convert %through_bf16_to_f8e4m3fn.x : (tensor<3xf32>) -> tensor<3xbf16>
  %through_bf16_to_f8e4m3fn.convert_2 = stablehlo.convert %through_bf16_to_f8e4m3fn.convert : (tensor<3xbf16>) -> tensor<3xf8E4M3FN>
  %through_bf16_to_f8e4m3fn.convert_3 = stablehlo.convert %through_bf16_to_f8e4m3fn.convert_2 : (tensor<3xf8E4M3FN>) -> tensor<3xf32>
  check.expect_eq_const %through_bf16_to_f8e4m3fn.convert_3, dense<[1.0, -1.25, 3.0]> : tensor<3xf32> loc("through_bf16_to_f8e4m3fn")
  // overflow_of_f8e5m2_from_f16: what is too large saturates
  %overflow_of_f8e5m2_from_f16.x = stablehlo.constant dense<[60000.0, 61440.0, 65504.0, -61440.0]> : tensor<4xf16>
  %overflow_of_f8e5m2_from_f16.convert = stablehlo.convert %overflow_of_f8e5m2_from_f16.x : (tensor<4xf16>) -> tensor<4xf8E5M2>
  %overflow_of_f8e5m2_from_f16.convert_2 = stablehlo.convert %overflow_of_f8e5m2_from_f16.convert : (tensor<4xf8E5M2>) -> tensor<4xf32>
  check.expect_eq_const %overflow_of_f8e5m2_from_f16.convert_2, dense<[57344.0, 0x7F800000, 0x7F800000, 0xFF800000]> : tensor<4xf32> loc("overflow_of_f8e5m2_from_f16")
  // overflow_of_f8e5m2_from_bf16: what is too large saturates
  %overflow_of_f8e5m2_from_bf16.x = stablehlo.constant dense<[57344.0, 61440.0, 65536.0, -1.0e+30]> : tensor<4xbf16>
  %overflow_of_f8e5m2_from_bf16.convert = stablehlo.convert %overflow_of_f8e5m2_from_bf16.x : (tensor<4xbf16>) -> tensor<4xf8E5M2>
  %overflow_of_f8e5m2_from_bf16.convert_2 = stablehlo.convert %overflow_of_f8e5m2_from_bf16.convert : (tensor<4xf8E5M2>) -> tensor<4xf32>
  check.expect_eq_const %overflow_of_f8e5m2_from_bf16.convert_2, dense<[57344.0, 0x7F800000, 0x7F800000, 0xFF800000]> : tensor<4xf32> loc("overflow_of_f8e5m2_from_bf16")
  // overflow_of_f8e4m3fn_from_f16: what is too large saturates
  %overflow_of_f8e4m3fn_from_f16.x = stablehlo.constant dense<[448.0, 464.0, 465.0, -1000.0]> : tensor<4xf16>
  %overflow_of_f8e4m3fn_from_f16.convert = stablehlo.convert %overflow_of_f8e4m3fn_from_f16.x : (tensor<4xf16>) -> tensor<4xf8E4M3FN>
  %overflow_of_f8e4m3fn_from_f16.convert_2 = stablehlo.convert %overflow_of_f8e4m3fn_from_f16.convert : (tensor<4xf8E4M3FN>) -> tensor<4xf32>
  check.expect_eq_const %overflow_of_f8e4m3fn_from_f16.convert_2, dense<[448.0, 448.0, 0x7FC00000, 0xFFC00000]> : tensor<4xf32> loc("overflow_of_f8e4m3fn_from_f16")
  // overflow_of_f8e4m3fn_from_bf16: what is too large saturates
  %overflow_of_f8e4m3fn_from_bf16.x = stablehlo.constant dense<[448.0, 464.0, 472.0, -1.0e+30]> : tensor<4xbf16>
  %overflow_of_f8e4m3fn_from_bf16.convert = stablehlo.convert %overflow_of_f8e4m3fn_from_bf16.x : (tensor<4xbf16>) -> tensor<4xf8E4M3FN>
  %overflow_of_f8e4m3fn_from_bf16.convert_2 = stablehlo.convert %overflow_of_f8e4m3fn_from_bf16.convert : (tensor<4xf8E4M3FN>) -> tensor<4xf32>
  check.expect_eq_const %overflow_of_f8e4m3fn_from_bf16.convert_2, dense<[448.0, 448.0, 0x7FC00000, 0xFFC00000]> : tensor<4xf32> loc("overflow_of_f8e4m3fn_from_bf16")
  return
}
