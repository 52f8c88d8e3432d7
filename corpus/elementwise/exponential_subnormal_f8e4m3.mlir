// E^x whose value is subnormal: 0.0111089965 at -4.5, 0.00673794700 at -5.0, 0.00247875218 at -6.0, in units of 2^-9 5.69, 3.45
// and 1.27. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP of it pass.
func.func @main() {
  %operand_f8e4m3 = stablehlo.constant dense<[-4.5, -5.0, -6.0]> : tensor<3xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[0.01171875, 0.005859375, 0.001953125]> : tensor<3xf8E4M3>
  %result_f8e4m3 = stablehlo.exponential %operand_f8e4m3 : tensor<3xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 1 : tensor<3xf8E4M3>, tensor<3xf8E4M3>
  return
}
