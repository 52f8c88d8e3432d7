// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.9.0.
// exp(0.0625) = 1.06449445892..., nearest 0x3F88415B
// exp(-0.4375) = 0.645648526428..., nearest 0x3F254939
// exp(0.8125) = 2.25353478721..., nearest 0x401039EA
func.func @main() {
  %operand = stablehlo.constant dense<[0.0625, -0.4375, 0.8125]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F88415B, 0x3F254939, 0x401039EA]> : tensor<3xf32>
  %result = stablehlo.exponential %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
