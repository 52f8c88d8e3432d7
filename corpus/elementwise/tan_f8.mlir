// The tangent: 0.931596459944 at 0.75, 0.747022297239 at -2.5, -0.142546543074 at 3.0, -0.125655136575 at
// -0.125, -0.291006191385 at 6.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[0.9375, 0.75, -0.140625, -0.125, -0.28125]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.tan %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[0.875, 0.75, -0.15625, -0.125, -0.3125]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.tan %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
