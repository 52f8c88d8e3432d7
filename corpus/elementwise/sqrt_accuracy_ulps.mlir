// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// sqrt(0.3125) = 0.559016994375..., nearest 0x3F0F1BBD
// sqrt(1.0625) = 1.0307764064..., nearest 0x3F83F07B
// sqrt(4.0625) = 2.01556443707..., nearest 0x4000FF02
func.func @main() {
  %operand = stablehlo.constant dense<[0.3125, 1.0625, 4.0625]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F0F1BBD, 0x3F83F07B, 0x4000FF02]> : tensor<3xf32>
  %result = stablehlo.sqrt %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
