// 1 / (1 + e^-x): 0.679178699175 at 0.75, 0.0758581800212 at -2.5, 0.952574126822 at 3.0, 0.468790626626 at
// -0.125, 0.997527376843 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 2 ULPs of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[0.6875, 0.078125, 0.9375, 0.46875, 1.0]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.logistic %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 2 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[0.625, 0.078125, 1.0, 0.5, 1.0]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.logistic %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 2 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
