// The result has to be as accurate as it can be had: what release 1.10.0 brought for this op.
// 1 / sqrt(2) = 0.707106781186..., nearest 0x3F3504F3; 1 / sqrt(3) = 0.577350269189..., nearest 0x3F13CD3A; 1 /
// sqrt(10) = 0.316227766016..., nearest 0x3EA1E89B.
func.func @main() {
  %operand = stablehlo.constant dense<[2.0, 3.0, 10.0]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F3504F3, 0x3F13CD3A, 0x3EA1E89B]> : tensor<3xf32>
  %result = stablehlo.rsqrt %operand {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
