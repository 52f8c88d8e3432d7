// The cube root: 0.908560296416 at 0.75, -1.35720880830 at -2.5, 1.81712059283 at 6.0, -0.500000000000 at
// -0.125, 1.44224957031 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 8 ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F689768, 0xBFADB905, 0x3FE89768, -0.5, 0x3FB89BA2]> : tensor<5xf32>
  %result_f32 = stablehlo.cbrt %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[0.9085602964160698, -1.3572088082974534, 1.8171205928321397, -0.5, 1.4422495703074083]> : tensor<5xf64>
  %result_f64 = stablehlo.cbrt %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
