// The hyperbolic tangent: 0.635148952387 at 0.75, -0.986614298151 at -2.5, 0.995054753687 at 3.0,
// -0.124353001772 at -0.125, 0.999987711651 at 6.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %operand_f8e3m4 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E3M4>
  %expected_f8e3m4 = stablehlo.constant dense<[0.625, -1.0, 1.0, -0.125, 1.0]> : tensor<5xf8E3M4>
  %result_f8e3m4 = stablehlo.tanh %operand_f8e3m4 : tensor<5xf8E3M4>
  check.expect_close %result_f8e3m4, %expected_f8e3m4, max_ulp_difference = 1 : tensor<5xf8E3M4>, tensor<5xf8E3M4>
  %operand_f8e4m3 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[0.625, -1.0, 1.0, -0.125, 1.0]> : tensor<5xf8E4M3>
  %result_f8e4m3 = stablehlo.tanh %operand_f8e4m3 : tensor<5xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 1 : tensor<5xf8E4M3>, tensor<5xf8E4M3>
  return
}
