// The result has to be at most 3 units of the last place off: what release 1.10.0 brought for this op.
// log(1 + 1) = 0.693147180559..., nearest 0x3F317218; log(1 - 0.5) = -0.693147180559..., nearest 0xBF317218; log(1 +
// 3) = 1.386294361119..., nearest 0x3FB17218.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -0.5, 3.0]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F317218, 0xBF317218, 0x3FB17218]> : tensor<3xf32>
  %result = stablehlo.log_plus_one %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
