// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// cos(0.875) = 0.640996858163..., nearest 0x3F24185F
// cos(1.25) = 0.315322362395..., nearest 0x3EA171EF
// cos(1.5625) = 0.00829623162386..., nearest 0x3C07ECEB
func.func @main() {
  %operand = stablehlo.constant dense<[0.875, 1.25, 1.5625]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F24185F, 0x3EA171EF, 0x3C07ECEB]> : tensor<3xf32>
  %result = stablehlo.cosine %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
