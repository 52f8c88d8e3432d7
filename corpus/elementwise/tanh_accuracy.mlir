// The result has to be at most one millionth of its value off: what release 1.10.0 brought for this op.
// tanh(1) = 0.761594155955..., nearest 0x3F42F7D6; tanh(-1) = -0.761594155955..., nearest 0xBF42F7D6; tanh(0.5) =
// 0.462117157260..., nearest 0x3EEC9A9F.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -1.0, 0.5]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F42F7D6, 0xBF42F7D6, 0x3EEC9A9F]> : tensor<3xf32>
  %result = stablehlo.tanh %operand {result_accuracy = #stablehlo.result_accuracy<rtol = 9.9999999999999995E-7, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
