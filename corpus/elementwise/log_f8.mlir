// The natural logarithm: -0.287682072452 at 0.75, 0.916290731874 at 2.5, 1.79175946923 at 6.0, -2.07944154168
// at 0.125, 1.09861228867 at 3.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[-0.28125, 0.9375, 1.75, -2.0, 1.125]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.log %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[-0.3125, 0.875, 1.75, -2.0, 1.0]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.log %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
