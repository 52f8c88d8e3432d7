// A probe gives its operand back and writes it down; what was written is compared.
func.func @main() {
  %operand_i1_0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %operand_i1_1 = stablehlo.bitcast_convert %operand_i1_0 : (tensor<2xi1>) -> tensor<2xi1>
  %result_i1 = interpreter.probe %operand_i1_1, probe_id = "p0" : tensor<2xi1>
  %operand_i1_2 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %expected_i1 = stablehlo.bitcast_convert %operand_i1_2 : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq %result_i1, %expected_i1 : tensor<2xi1>
  check.expect_serialized_eq %expected_i1, probe_id = "p0" : tensor<2xi1>
  %operand_i32_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %operand_i32_1 = stablehlo.bitcast_convert %operand_i32_0 : (tensor<2xi32>) -> tensor<2xi32>
  %result_i32 = interpreter.probe %operand_i32_1, probe_id = "p1" : tensor<2xi32>
  %operand_i32_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %expected_i32 = stablehlo.bitcast_convert %operand_i32_2 : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq %result_i32, %expected_i32 : tensor<2xi32>
  check.expect_serialized_eq %expected_i32, probe_id = "p1" : tensor<2xi32>
  %operand_i64_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %operand_i64_1 = stablehlo.bitcast_convert %operand_i64_0 : (tensor<2xi64>) -> tensor<2xi64>
  %result_i64 = interpreter.probe %operand_i64_1, probe_id = "p2" : tensor<2xi64>
  %operand_i64_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %expected_i64 = stablehlo.bitcast_convert %operand_i64_2 : (tensor<2xi64>) -> tensor<2xi64>
  check.expect_eq %result_i64, %expected_i64 : tensor<2xi64>
  check.expect_serialized_eq %expected_i64, probe_id = "p2" : tensor<2xi64>
  %operand_i8_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %operand_i8_1 = stablehlo.bitcast_convert %operand_i8_0 : (tensor<2xi8>) -> tensor<2xi8>
  %result_i8 = interpreter.probe %operand_i8_1, probe_id = "p3" : tensor<2xi8>
  %operand_i8_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %expected_i8 = stablehlo.bitcast_convert %operand_i8_2 : (tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq %result_i8, %expected_i8 : tensor<2xi8>
  check.expect_serialized_eq %expected_i8, probe_id = "p3" : tensor<2xi8>
  %operand_i4_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %operand_i4_1 = stablehlo.bitcast_convert %operand_i4_0 : (tensor<2xi4>) -> tensor<2xi4>
  %result_i4 = interpreter.probe %operand_i4_1, probe_id = "p4" : tensor<2xi4>
  %operand_i4_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %expected_i4 = stablehlo.bitcast_convert %operand_i4_2 : (tensor<2xi4>) -> tensor<2xi4>
  check.expect_eq %result_i4, %expected_i4 : tensor<2xi4>
  check.expect_serialized_eq %expected_i4, probe_id = "p4" : tensor<2xi4>
  %operand_ui32_0 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %operand_ui32_1 = stablehlo.bitcast_convert %operand_ui32_0 : (tensor<2xui32>) -> tensor<2xui32>
  %result_ui32 = interpreter.probe %operand_ui32_1, probe_id = "p5" : tensor<2xui32>
  %operand_ui32_2 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %expected_ui32 = stablehlo.bitcast_convert %operand_ui32_2 : (tensor<2xui32>) -> tensor<2xui32>
  check.expect_eq %result_ui32, %expected_ui32 : tensor<2xui32>
  check.expect_serialized_eq %expected_ui32, probe_id = "p5" : tensor<2xui32>
  %operand_ui8_0 = stablehlo.constant dense<[1, 2]> : tensor<2xui8>
  %operand_ui8_1 = stablehlo.bitcast_convert %operand_ui8_0 : (tensor<2xui8>) -> tensor<2xui8>
  %result_ui8 = interpreter.probe %operand_ui8_1, probe_id = "p6" : tensor<2xui8>
  %operand_ui8_2 = stablehlo.constant dense<[1, 2]> : tensor<2xui8>
  %expected_ui8 = stablehlo.bitcast_convert %operand_ui8_2 : (tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq %result_ui8, %expected_ui8 : tensor<2xui8>
  check.expect_serialized_eq %expected_ui8, probe_id = "p6" : tensor<2xui8>
  %operand_ui4_0 = stablehlo.constant dense<[1, 2]> : tensor<2xui4>
  %operand_ui4_1 = stablehlo.bitcast_convert %operand_ui4_0 : (tensor<2xui4>) -> tensor<2xui4>
  %result_ui4 = interpreter.probe %operand_ui4_1, probe_id = "p7" : tensor<2xui4>
  %operand_ui4_2 = stablehlo.constant dense<[1, 2]> : tensor<2xui4>
  %expected_ui4 = stablehlo.bitcast_convert %operand_ui4_2 : (tensor<2xui4>) -> tensor<2xui4>
  check.expect_eq %result_ui4, %expected_ui4 : tensor<2xui4>
  check.expect_serialized_eq %expected_ui4, probe_id = "p7" : tensor<2xui4>
  %operand_f32_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %operand_f32_1 = stablehlo.bitcast_convert %operand_f32_0 : (tensor<2xf32>) -> tensor<2xf32>
  %result_f32 = interpreter.probe %operand_f32_1, probe_id = "p8" : tensor<2xf32>
  %operand_f32_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %expected_f32 = stablehlo.bitcast_convert %operand_f32_2 : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq %result_f32, %expected_f32 : tensor<2xf32>
  check.expect_serialized_eq %expected_f32, probe_id = "p8" : tensor<2xf32>
  %operand_f64_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %operand_f64_1 = stablehlo.bitcast_convert %operand_f64_0 : (tensor<2xf64>) -> tensor<2xf64>
  %result_f64 = interpreter.probe %operand_f64_1, probe_id = "p9" : tensor<2xf64>
  %operand_f64_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %expected_f64 = stablehlo.bitcast_convert %operand_f64_2 : (tensor<2xf64>) -> tensor<2xf64>
  check.expect_eq %result_f64, %expected_f64 : tensor<2xf64>
  check.expect_serialized_eq %expected_f64, probe_id = "p9" : tensor<2xf64>
  %operand_bf16_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %operand_bf16_1 = stablehlo.bitcast_convert %operand_bf16_0 : (tensor<2xbf16>) -> tensor<2xbf16>
  %result_bf16 = interpreter.probe %operand_bf16_1, probe_id = "p10" : tensor<2xbf16>
  %operand_bf16_2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %expected_bf16 = stablehlo.bitcast_convert %operand_bf16_2 : (tensor<2xbf16>) -> tensor<2xbf16>
  check.expect_eq %result_bf16, %expected_bf16 : tensor<2xbf16>
  check.expect_serialized_eq %expected_bf16, probe_id = "p10" : tensor<2xbf16>
  %operand_c64_0 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %operand_c64_1 = stablehlo.bitcast_convert %operand_c64_0 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %result_c64 = interpreter.probe %operand_c64_1, probe_id = "p11" : tensor<2xcomplex<f32>>
  %operand_c64_2 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %expected_c64 = stablehlo.bitcast_convert %operand_c64_2 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq %result_c64, %expected_c64 : tensor<2xcomplex<f32>>
  check.expect_serialized_eq %expected_c64, probe_id = "p11" : tensor<2xcomplex<f32>>
  %operand_c128_0 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f64>>
  %operand_c128_1 = stablehlo.bitcast_convert %operand_c128_0 : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  %result_c128 = interpreter.probe %operand_c128_1, probe_id = "p12" : tensor<2xcomplex<f64>>
  %operand_c128_2 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f64>>
  %expected_c128 = stablehlo.bitcast_convert %operand_c128_2 : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq %result_c128, %expected_c128 : tensor<2xcomplex<f64>>
  check.expect_serialized_eq %expected_c128, probe_id = "p12" : tensor<2xcomplex<f64>>
  %operand_i8_3 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %operand_qi8 = stablehlo.bitcast_convert %operand_i8_3 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_qi8 = interpreter.probe %operand_qi8, probe_id = "p13" : tensor<2x!quant.uniform<i8:f32, 0.5>>
  %operand_i8_4 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %expected_qi8 = stablehlo.bitcast_convert %operand_i8_4 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  check.expect_eq %result_qi8, %expected_qi8 : tensor<2x!quant.uniform<i8:f32, 0.5>>
  check.expect_serialized_eq %expected_qi8, probe_id = "p13" : tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
