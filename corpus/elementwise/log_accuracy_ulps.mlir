// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// log(0.125) = -2.07944154168..., nearest 0xC0051592
// log(0.3125) = -1.16315080981..., nearest 0xBF94E220
// log(0.875) = -0.133531392625..., nearest 0xBE08BC74
func.func @main() {
  %operand = stablehlo.constant dense<[0.125, 0.3125, 0.875]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0xC0051592, 0xBF94E220, 0xBE08BC74]> : tensor<3xf32>
  %result = stablehlo.log %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
