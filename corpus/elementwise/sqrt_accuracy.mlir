// The result has to be as accurate as it can be had: what release 1.10.0 brought for this op.
// sqrt(2) = 1.414213562373..., nearest 0x3FB504F3; sqrt(3) = 1.732050807568..., nearest 0x3FDDB3D7; sqrt(10) =
// 3.162277660168..., nearest 0x404A62C2.
func.func @main() {
  %operand = stablehlo.constant dense<[2.0, 3.0, 10.0]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3FB504F3, 0x3FDDB3D7, 0x404A62C2]> : tensor<3xf32>
  %result = stablehlo.sqrt %operand {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
