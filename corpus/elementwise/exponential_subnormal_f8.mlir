// E^x whose value is subnormal: 0.0111089965 at -4.5, 0.00673794700 at -5.0, 0.00247875218 at -6.0, in units of 2^-9 5.69, 3.45
// and 1.27; 0.0000453999298 at -10.0, in units of 2^-16 2.98. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[-4.5, -5.0, -6.0]> : tensor<3xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[0.01171875, 0.005859375, 0.001953125]> : tensor<3xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.exponential %operand_f8e4m3fn : tensor<3xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[-10.0]> : tensor<1xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[4.57763671875e-05]> : tensor<1xf8E5M2>
  %result_f8e5m2 = stablehlo.exponential %operand_f8e5m2 : tensor<1xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>
  return
}
