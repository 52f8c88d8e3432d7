// The cube root: 0.908560296416 at 0.75, -1.35720880830 at -2.5, 1.81712059283 at 6.0, -0.500000000000 at
// -0.125, 1.44224957031 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 1 ULP of it pass. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %operand_f8e3m4 = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf8E3M4>
  %expected_f8e3m4 = stablehlo.constant dense<[0.90625, -1.375, 1.8125, -0.5, 1.4375]> : tensor<5xf8E3M4>
  %result_f8e3m4 = stablehlo.cbrt %operand_f8e3m4 : tensor<5xf8E3M4>
  check.expect_close %result_f8e3m4, %expected_f8e3m4, max_ulp_difference = 1 : tensor<5xf8E3M4>, tensor<5xf8E3M4>
  %operand_f8e4m3 = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[0.9375, -1.375, 1.875, -0.5, 1.5]> : tensor<5xf8E4M3>
  %result_f8e4m3 = stablehlo.cbrt %operand_f8e4m3 : tensor<5xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 1 : tensor<5xf8E4M3>, tensor<5xf8E4M3>
  return
}
