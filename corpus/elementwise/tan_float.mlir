// The tangent: 0.931596459944 at 0.75, 0.747022297239 at -2.5, -0.142546543074 at 3.0, -0.125655136575 at
// -0.125, -0.291006191385 at 6.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 8 ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F6E7D1B, 0x3F3F3CDA, 0xBE11F7B9, 0xBE00ABBD, 0xBE94FEC3]> : tensor<5xf32>
  %result_f32 = stablehlo.tan %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[0.9315964599440725, 0.7470222972386603, -0.1425465430742778, -0.12565513657513097, -0.29100619138474915]> : tensor<5xf64>
  %result_f64 = stablehlo.tan %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
