// The result has to be at most 2 units of the last place off: what release 1.10.0 brought for this op.
// sin(1) = 0.841470984807..., nearest 0x3F576AA4; sin(-1) = -0.841470984807..., nearest 0xBF576AA4; sin(2) =
// 0.909297426825..., nearest 0x3F68C7B7.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -1.0, 2.0]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F576AA4, 0xBF576AA4, 0x3F68C7B7]> : tensor<3xf32>
  %result = stablehlo.sine %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
