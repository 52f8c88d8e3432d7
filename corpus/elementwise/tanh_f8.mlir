// The hyperbolic tangent: 0.635148952387 at 0.75, -0.986614298151 at -2.5, 0.995054753687 at 3.0,
// -0.124353001772 at -0.125, 0.999987711651 at 6.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[0.625, -1.0, 1.0, -0.125, 1.0]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.tanh %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[0.625, -1.0, 1.0, -0.125, 1.0]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.tanh %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
