// The result has to be at most 4 units of the last place off: what release 1.10.0 brought for this op.
// tan(1) = 1.557407724654..., nearest 0x3FC75923; tan(-1) = -1.557407724654..., nearest 0xBFC75923; tan(0.5) =
// 0.546302489843..., nearest 0x3F0BDA7B.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -1.0, 0.5]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3FC75923, 0xBFC75923, 0x3F0BDA7B]> : tensor<3xf32>
  %result = stablehlo.tan %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
