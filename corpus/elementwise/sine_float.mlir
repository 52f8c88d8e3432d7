// The sine: 0.681638760023 at 0.75, -0.598472144104 at -2.5, 0.141120008060 at 3.0, -0.124674733385 at -0.125,
// -0.279415498199 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 8
// ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F2E7FE1, 0xBF193578, 0x3E1081C3, 0xBDFF5577, 0xBE8F0F8C]> : tensor<5xf32>
  %result_f32 = stablehlo.sine %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[0.6816387600233341, -0.5984721441039565, 0.1411200080598672, -0.12467473338522769, -0.27941549819892586]> : tensor<5xf64>
  %result_f64 = stablehlo.sine %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
