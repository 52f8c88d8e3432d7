// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// tan(0.0625) = 0.0625815075663..., nearest 0x3D802ABC
// tan(0.25) = 0.255341921221..., nearest 0x3E82BC2D
// tan(0.5) = 0.546302489844..., nearest 0x3F0BDA7B
func.func @main() {
  %operand = stablehlo.constant dense<[0.0625, 0.25, 0.5]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3D802ABC, 0x3E82BC2D, 0x3F0BDA7B]> : tensor<3xf32>
  %result = stablehlo.tan %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
