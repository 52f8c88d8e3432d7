// 1 / (1 + e^-x): 0.679178699175 at 0.75, 0.0758581800212 at -2.5, 0.952574126822 at 3.0, 0.468790626626 at
// -0.125, 0.997527376843 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 2 ULPs of it pass. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %operand_f8e3m4 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E3M4>
  %expected_f8e3m4 = stablehlo.constant dense<[0.6875, 0.078125, 0.9375, 0.46875, 1.0]> : tensor<5xf8E3M4>
  %result_f8e3m4 = stablehlo.logistic %operand_f8e3m4 : tensor<5xf8E3M4>
  check.expect_close %result_f8e3m4, %expected_f8e3m4, max_ulp_difference = 2 : tensor<5xf8E3M4>, tensor<5xf8E3M4>
  %operand_f8e4m3 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[0.6875, 0.078125, 0.9375, 0.46875, 1.0]> : tensor<5xf8E4M3>
  %result_f8e4m3 = stablehlo.logistic %operand_f8e4m3 : tensor<5xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 2 : tensor<5xf8E4M3>, tensor<5xf8E4M3>
  return
}
