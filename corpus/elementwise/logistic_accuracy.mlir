// The result has to be as accurate as it can be had: what release 1.10.0 brought for this op.
// 1 / (1 + e^-1) = 0.731058578630..., nearest 0x3F3B26A8; 1 / (1 + e^1) = 0.268941421369..., nearest 0x3E89B2B1; 1 /
// (1 + e^-0.5) = 0.622459331201..., nearest 0x3F1F597F.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -1.0, 0.5]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F3B26A8, 0x3E89B2B1, 0x3F1F597F]> : tensor<3xf32>
  %result = stablehlo.logistic %operand {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
