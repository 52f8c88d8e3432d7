// E^x: 2.11700001661 at 0.75, 0.0820849986239 at -2.5, 20.0855369232 at 3.0, 0.882496902585 at -0.125,
// 2.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 8
// ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x40077CEE, 0x3DA81C2E, 0x41A0AF2E, 0x3F61EB51, 0x402DF854]> : tensor<5xf32>
  %result_f32 = stablehlo.exponential %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[2.117000016612675, 0.0820849986238988, 20.085536923187668, 0.8824969025845955, 2.718281828459045]> : tensor<5xf64>
  %result_f64 = stablehlo.exponential %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
