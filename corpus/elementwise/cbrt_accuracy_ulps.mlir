// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// cbrt(0.1875) = 0.572357121277..., nearest 0x3F1285FF
// cbrt(1.0625) = 1.02041377548..., nearest 0x3F829CEB
// cbrt(8.0625) = 2.00519482853..., nearest 0x4000551D
func.func @main() {
  %operand = stablehlo.constant dense<[0.1875, 1.0625, 8.0625]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F1285FF, 0x3F829CEB, 0x4000551D]> : tensor<3xf32>
  %result = stablehlo.cbrt %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
