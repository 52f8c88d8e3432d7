// The cosine: 0.731688868874 at 0.75, -0.801143615547 at -2.5, -0.989992496600 at 3.0, 0.992197667229 at
// -0.125, 0.960170286650 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 8 ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F3B4FF6, 0xBF4D17BF, 0xBF7D7026, 0x3F7E00AB, 0x3F75CDB8]> : tensor<5xf32>
  %result_f32 = stablehlo.cosine %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[0.7316888688738209, -0.8011436155469337, -0.9899924966004454, 0.992197667229329, 0.960170286650366]> : tensor<5xf64>
  %result_f64 = stablehlo.cosine %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
