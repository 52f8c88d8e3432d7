// The result has to be at most 2 units of the last place off: what release 1.10.0 brought for this op.
// cos(1) = 0.540302305868..., nearest 0x3F0A5140; cos(-1) = 0.540302305868..., nearest 0x3F0A5140; cos(2) =
// -0.416146836547..., nearest 0xBED51133.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -1.0, 2.0]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F0A5140, 0x3F0A5140, 0xBED51133]> : tensor<3xf32>
  %result = stablehlo.cosine %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
