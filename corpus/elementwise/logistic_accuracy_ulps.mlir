// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// logistic(0.0625) = 0.515619915723..., nearest 0x3F03FFAB
// logistic(-0.8125) = 0.307358016865..., nearest 0x3E9D5E08
// logistic(-1.6875) = 0.156104897445..., nearest 0x3E1FD9F6
func.func @main() {
  %operand = stablehlo.constant dense<[0.0625, -0.8125, -1.6875]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F03FFAB, 0x3E9D5E08, 0x3E1FD9F6]> : tensor<3xf32>
  %result = stablehlo.logistic %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
