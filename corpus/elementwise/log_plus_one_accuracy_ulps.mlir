// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// log1p(-0.0625) = -0.0645385211376..., nearest 0xBD842CC6
// log1p(-0.125) = -0.133531392625..., nearest 0xBE08BC74
// log1p(0.375) = 0.318453731119..., nearest 0x3EA30C5E
func.func @main() {
  %operand = stablehlo.constant dense<[-0.0625, -0.125, 0.375]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0xBD842CC6, 0xBE08BC74, 0x3EA30C5E]> : tensor<3xf32>
  %result = stablehlo.log_plus_one %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
