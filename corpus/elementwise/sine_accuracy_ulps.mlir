// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// sin(0.3125) = 0.30743851458..., nearest 0x3E9D6895
// sin(0.5625) = 0.533302673536..., nearest 0x3F088686
// sin(3.0625) = 0.0790102167474..., nearest 0x3DA1D01C
func.func @main() {
  %operand = stablehlo.constant dense<[0.3125, 0.5625, 3.0625]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3E9D6895, 0x3F088686, 0x3DA1D01C]> : tensor<3xf32>
  %result = stablehlo.sine %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
