// The result has to be at most one millionth of its value off: what release 1.10.0 brought for this op.
// e^1 - 1 = 1.718281828459..., nearest 0x3FDBF0A9; e^-1 - 1 = -0.632120558828..., nearest 0xBF21D2A7; e^0.5 - 1 =
// 0.648721270700..., nearest 0x3F261299.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -1.0, 0.5]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3FDBF0A9, 0xBF21D2A7, 0x3F261299]> : tensor<3xf32>
  %result = stablehlo.exponential_minus_one %operand {result_accuracy = #stablehlo.result_accuracy<rtol = 9.9999999999999995E-7, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
