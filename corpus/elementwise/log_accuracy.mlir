// The result has to be at most one millionth off: what release 1.10.0 brought for this op.
// log(2) = 0.693147180559..., nearest 0x3F317218; log(10) = 2.302585092994..., nearest 0x40135D8E; log(0.5) =
// -0.693147180559..., nearest 0xBF317218.
func.func @main() {
  %operand = stablehlo.constant dense<[2.0, 10.0, 0.5]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F317218, 0x40135D8E, 0xBF317218]> : tensor<3xf32>
  %result = stablehlo.log %operand {result_accuracy = #stablehlo.result_accuracy<atol = 9.9999999999999995E-7, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
