// Log(1 + x): 0.559615787935 at 0.75, -0.693147180560 at -0.5, 1.94591014906 at 6.0, -0.133531392625 at -0.125,
// 1.38629436112 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 8
// ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F0F42FB, 0xBF317218, 0x3FF91395, 0xBE08BC74, 0x3FB17218]> : tensor<5xf32>
  %result_f32 = stablehlo.log_plus_one %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[0.5596157879354227, -0.6931471805599453, 1.9459101490553132, -0.13353139262452263, 1.3862943611198906]> : tensor<5xf64>
  %result_f64 = stablehlo.log_plus_one %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
