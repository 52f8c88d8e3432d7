// Equal to the bit; print shows a value and changes nothing.
func.func @main() {
  %operand_i1_0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %operand_i1_1 = stablehlo.bitcast_convert %operand_i1_0 : (tensor<2xi1>) -> tensor<2xi1>
  %operand_i1_2 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %expected_i1 = stablehlo.bitcast_convert %operand_i1_2 : (tensor<2xi1>) -> tensor<2xi1>
  interpreter.print %operand_i1_1 : tensor<2xi1>
  check.expect_eq %operand_i1_1, %expected_i1 : tensor<2xi1>
  %operand_i32_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %operand_i32_1 = stablehlo.bitcast_convert %operand_i32_0 : (tensor<2xi32>) -> tensor<2xi32>
  %operand_i32_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %expected_i32 = stablehlo.bitcast_convert %operand_i32_2 : (tensor<2xi32>) -> tensor<2xi32>
  interpreter.print %operand_i32_1 : tensor<2xi32>
  check.expect_eq %operand_i32_1, %expected_i32 : tensor<2xi32>
  %operand_i64_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %operand_i64_1 = stablehlo.bitcast_convert %operand_i64_0 : (tensor<2xi64>) -> tensor<2xi64>
  %operand_i64_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %expected_i64 = stablehlo.bitcast_convert %operand_i64_2 : (tensor<2xi64>) -> tensor<2xi64>
  interpreter.print %operand_i64_1 : tensor<2xi64>
  check.expect_eq %operand_i64_1, %expected_i64 : tensor<2xi64>
  %operand_i8_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %operand_i8_1 = stablehlo.bitcast_convert %operand_i8_0 : (tensor<2xi8>) -> tensor<2xi8>
  %operand_i8_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %expected_i8 = stablehlo.bitcast_convert %operand_i8_2 : (tensor<2xi8>) -> tensor<2xi8>
  interpreter.print %operand_i8_1 : tensor<2xi8>
  check.expect_eq %operand_i8_1, %expected_i8 : tensor<2xi8>
  %operand_i4_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %operand_i4_1 = stablehlo.bitcast_convert %operand_i4_0 : (tensor<2xi4>) -> tensor<2xi4>
  %operand_i4_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %expected_i4 = stablehlo.bitcast_convert %operand_i4_2 : (tensor<2xi4>) -> tensor<2xi4>
  interpreter.print %operand_i4_1 : tensor<2xi4>
  check.expect_eq %operand_i4_1, %expected_i4 : tensor<2xi4>
  %operand_ui32_0 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %operand_ui32_1 = stablehlo.bitcast_convert %operand_ui32_0 : (tensor<2xui32>) -> tensor<2xui32>
  %operand_ui32_2 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %expected_ui32 = stablehlo.bitcast_convert %operand_ui32_2 : (tensor<2xui32>) -> tensor<2xui32>
  interpreter.print %operand_ui32_1 : tensor<2xui32>
  check.expect_eq %operand_ui32_1, %expected_ui32 : tensor<2xui32>
  %operand_ui4_0 = stablehlo.constant dense<[1, 2]> : tensor<2xui4>
  %operand_ui4_1 = stablehlo.bitcast_convert %operand_ui4_0 : (tensor<2xui4>) -> tensor<2xui4>
  %operand_ui4_2 = stablehlo.constant dense<[1, 2]> : tensor<2xui4>
  %expected_ui4 = stablehlo.bitcast_convert %operand_ui4_2 : (tensor<2xui4>) -> tensor<2xui4>
  interpreter.print %operand_ui4_1 : tensor<2xui4>
  check.expect_eq %operand_ui4_1, %expected_ui4 : tensor<2xui4>
  %operand_f32_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %operand_f32_1 = stablehlo.bitcast_convert %operand_f32_0 : (tensor<2xf32>) -> tensor<2xf32>
  %operand_f32_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %expected_f32 = stablehlo.bitcast_convert %operand_f32_2 : (tensor<2xf32>) -> tensor<2xf32>
  interpreter.print %operand_f32_1 : tensor<2xf32>
  check.expect_eq %operand_f32_1, %expected_f32 : tensor<2xf32>
  %operand_f64_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %operand_f64_1 = stablehlo.bitcast_convert %operand_f64_0 : (tensor<2xf64>) -> tensor<2xf64>
  %operand_f64_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %expected_f64 = stablehlo.bitcast_convert %operand_f64_2 : (tensor<2xf64>) -> tensor<2xf64>
  interpreter.print %operand_f64_1 : tensor<2xf64>
  check.expect_eq %operand_f64_1, %expected_f64 : tensor<2xf64>
  %operand_bf16_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %operand_bf16_1 = stablehlo.bitcast_convert %operand_bf16_0 : (tensor<2xbf16>) -> tensor<2xbf16>
  %operand_bf16_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %expected_bf16 = stablehlo.bitcast_convert %operand_bf16_2 : (tensor<2xbf16>) -> tensor<2xbf16>
  interpreter.print %operand_bf16_1 : tensor<2xbf16>
  check.expect_eq %operand_bf16_1, %expected_bf16 : tensor<2xbf16>
  %operand_f16_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %operand_f16_1 = stablehlo.bitcast_convert %operand_f16_0 : (tensor<2xf16>) -> tensor<2xf16>
  %operand_f16_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %expected_f16 = stablehlo.bitcast_convert %operand_f16_2 : (tensor<2xf16>) -> tensor<2xf16>
  interpreter.print %operand_f16_1 : tensor<2xf16>
  check.expect_eq %operand_f16_1, %expected_f16 : tensor<2xf16>
  %operand_f8e5m2_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %operand_f8e5m2_1 = stablehlo.bitcast_convert %operand_f8e5m2_0 : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  %operand_f8e5m2_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %expected_f8e5m2 = stablehlo.bitcast_convert %operand_f8e5m2_2 : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  interpreter.print %operand_f8e5m2_1 : tensor<2xf8E5M2>
  check.expect_eq %operand_f8e5m2_1, %expected_f8e5m2 : tensor<2xf8E5M2>
  %operand_c64_0 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %operand_c64_1 = stablehlo.bitcast_convert %operand_c64_0 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %operand_c64_2 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %expected_c64 = stablehlo.bitcast_convert %operand_c64_2 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  interpreter.print %operand_c64_1 : tensor<2xcomplex<f32>>
  check.expect_eq %operand_c64_1, %expected_c64 : tensor<2xcomplex<f32>>
  %operand_c128_0 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f64>>
  %operand_c128_1 = stablehlo.bitcast_convert %operand_c128_0 : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  %operand_c128_2 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f64>>
  %expected_c128 = stablehlo.bitcast_convert %operand_c128_2 : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  interpreter.print %operand_c128_1 : tensor<2xcomplex<f64>>
  check.expect_eq %operand_c128_1, %expected_c128 : tensor<2xcomplex<f64>>
  %operand_i8_3 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %operand_qi8 = stablehlo.bitcast_convert %operand_i8_3 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %operand_i8_4 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %expected_qi8 = stablehlo.bitcast_convert %operand_i8_4 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  interpreter.print %operand_qi8 : tensor<2x!quant.uniform<i8:f32, 0.5>>
  check.expect_eq %operand_qi8, %expected_qi8 : tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
