// The natural logarithm: -0.287682072452 at 0.75, 0.916290731874 at 2.5, 1.79175946923 at 6.0, -2.07944154168
// at 0.125, 1.09861228867 at 3.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 8 ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0xBE934B11, 0x3F6A9208, 0x3FE55860, 0xC0051592, 0x3F8C9F54]> : tensor<5xf32>
  %result_f32 = stablehlo.log %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[-0.2876820724517809, 0.9162907318741551, 1.791759469228055, -2.0794415416798357, 1.0986122886681098]> : tensor<5xf64>
  %result_f64 = stablehlo.log %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
