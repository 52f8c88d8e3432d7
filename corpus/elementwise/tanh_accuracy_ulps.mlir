// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// tanh(0.3125) = 0.302709729332..., nearest 0x3E9AFCC5
// tanh(0.625) = 0.554599722349..., nearest 0x3F0DFA3F
// tanh(0.15625) = 0.154990730372..., nearest 0x3E1EB5E4
func.func @main() {
  %operand = stablehlo.constant dense<[0.3125, 0.625, 0.15625]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3E9AFCC5, 0x3F0DFA3F, 0x3E1EB5E4]> : tensor<3xf32>
  %result = stablehlo.tanh %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
