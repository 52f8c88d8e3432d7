// The result has to be at most 4 units of the last place off: what release 1.10.0 brought for this op.
// cbrt(2) = 1.259921049894..., nearest 0x3FA14518; cbrt(-2) = -1.259921049894..., nearest 0xBFA14518; cbrt(10) =
// 2.154434690031..., nearest 0x4009E242.
func.func @main() {
  %operand = stablehlo.constant dense<[2.0, -2.0, 10.0]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3FA14518, 0xBFA14518, 0x4009E242]> : tensor<3xf32>
  %result = stablehlo.cbrt %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
