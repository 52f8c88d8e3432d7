// Wider numbers become bytes and numbers of 16 bits that can hold them.
func.func @main() {
  %from_ui32 = stablehlo.constant dense<[3, 250, 0, 77]> : tensor<4xui32>
  %ui32_to_ui8 = stablehlo.convert %from_ui32 : (tensor<4xui32>) -> tensor<4xui8>
  check.expect_eq_const %ui32_to_ui8, dense<[3, 250, 0, 77]> : tensor<4xui8>
  %ui32_to_ui16 = stablehlo.convert %from_ui32 : (tensor<4xui32>) -> tensor<4xui16>
  check.expect_eq_const %ui32_to_ui16, dense<[3, 250, 0, 77]> : tensor<4xui16>
  %from_ui64 = stablehlo.constant dense<[4, 9, 255, 31]> : tensor<4xui64>
  %ui64_to_ui8 = stablehlo.convert %from_ui64 : (tensor<4xui64>) -> tensor<4xui8>
  check.expect_eq_const %ui64_to_ui8, dense<[4, 9, 255, 31]> : tensor<4xui8>
  %from_i8 = stablehlo.constant dense<[3, 127, 0, 77]> : tensor<4xi8>
  %i8_to_ui8 = stablehlo.convert %from_i8 : (tensor<4xi8>) -> tensor<4xui8>
  check.expect_eq_const %i8_to_ui8, dense<[3, 127, 0, 77]> : tensor<4xui8>
  %from_bf16 = stablehlo.constant dense<[-3.0, 200.0, 0.0, 76.5]> : tensor<4xbf16>
  %bf16_to_i16 = stablehlo.convert %from_bf16 : (tensor<4xbf16>) -> tensor<4xi16>
  check.expect_eq_const %bf16_to_i16, dense<[-3, 200, 0, 76]> : tensor<4xi16>
  return
}
