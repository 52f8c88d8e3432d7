// The hyperbolic tangent: 0.635148952387 at 0.75, -0.986614298151 at -2.5, 0.995054753687 at 3.0,
// -0.124353001772 at -0.125, 0.999987711651 at 6.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass. f8E4M3FNUZ, f8E5M2FNUZ came with release 0.10.0.
func.func @main() {
  %operand_f8e4m3fnuz = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3FNUZ>
  %expected_f8e4m3fnuz = stablehlo.constant dense<[0.625, -1.0, 1.0, -0.125, 1.0]> : tensor<5xf8E4M3FNUZ>
  %result_f8e4m3fnuz = stablehlo.tanh %operand_f8e4m3fnuz : tensor<5xf8E4M3FNUZ>
  check.expect_close %result_f8e4m3fnuz, %expected_f8e4m3fnuz, max_ulp_difference = 1 : tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>
  %operand_f8e5m2fnuz = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E5M2FNUZ>
  %expected_f8e5m2fnuz = stablehlo.constant dense<[0.625, -1.0, 1.0, -0.125, 1.0]> : tensor<5xf8E5M2FNUZ>
  %result_f8e5m2fnuz = stablehlo.tanh %operand_f8e5m2fnuz : tensor<5xf8E5M2FNUZ>
  check.expect_close %result_f8e5m2fnuz, %expected_f8e5m2fnuz, max_ulp_difference = 1 : tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>
  return
}
