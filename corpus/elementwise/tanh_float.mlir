// The hyperbolic tangent: 0.635148952387 at 0.75, -0.986614298151 at -2.5, 0.995054753687 at 3.0,
// -0.124353001772 at -0.125, 0.999987711651 at 6.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 8 ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F22991F, 0xBF7C92C1, 0x3F7EBBE9, 0xBDFEACC9, 0x3F7FFF32]> : tensor<5xf32>
  %result_f32 = stablehlo.tanh %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[0.6351489523872873, -0.9866142981514303, 0.9950547536867305, -0.12435300177159621, 0.9999877116507956]> : tensor<5xf64>
  %result_f64 = stablehlo.tanh %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
