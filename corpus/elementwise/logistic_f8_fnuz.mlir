// 1 / (1 + e^-x): 0.679178699175 at 0.75, 0.0758581800212 at -2.5, 0.952574126822 at 3.0, 0.468790626626 at
// -0.125, 0.997527376843 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 2 ULPs of it pass. f8E4M3FNUZ, f8E5M2FNUZ came with release 0.10.0.
func.func @main() {
  %operand_f8e4m3fnuz = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3FNUZ>
  %expected_f8e4m3fnuz = stablehlo.constant dense<[0.6875, 0.078125, 0.9375, 0.46875, 1.0]> : tensor<5xf8E4M3FNUZ>
  %result_f8e4m3fnuz = stablehlo.logistic %operand_f8e4m3fnuz : tensor<5xf8E4M3FNUZ>
  check.expect_close %result_f8e4m3fnuz, %expected_f8e4m3fnuz, max_ulp_difference = 2 : tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>
  %operand_f8e5m2fnuz = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E5M2FNUZ>
  %expected_f8e5m2fnuz = stablehlo.constant dense<[0.625, 0.078125, 1.0, 0.5, 1.0]> : tensor<5xf8E5M2FNUZ>
  %result_f8e5m2fnuz = stablehlo.logistic %operand_f8e5m2fnuz : tensor<5xf8E5M2FNUZ>
  check.expect_close %result_f8e5m2fnuz, %expected_f8e5m2fnuz, max_ulp_difference = 2 : tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>
  return
}
