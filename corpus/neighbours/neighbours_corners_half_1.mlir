// Rewrites. Each check is a row of rows/corners.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // minimum_of_zeros_f16: no zeros of different signs
  %minimum_of_zeros_f16.x = stablehlo.constant dense<[0.0, -0.0, 1.0]> : tensor<3xf16>
  %minimum_of_zeros_f16.y = stablehlo.constant dense<[-0.0, 0.0, 2.0]> : tensor<3xf16>
  %minimum_of_zeros_f16.minimum = stablehlo.minimum %minimum_of_zeros_f16.x, %minimum_of_zeros_f16.y : tensor<3xf16>
  check.expect_eq_const %minimum_of_zeros_f16.minimum, dense<[-0.0, -0.0, 1.0]> : tensor<3xf16> loc("minimum_of_zeros_f16")
  // minimum_of_zeros_bf16: no zeros of different signs
  %minimum_of_zeros_bf16.x = stablehlo.constant dense<[0.0, -0.0, 1.0]> : tensor<3xbf16>
  %minimum_of_zeros_bf16.y = stablehlo.constant dense<[-0.0, 0.0, 2.0]> : tensor<3xbf16>
  %minimum_of_zeros_bf16.minimum = stablehlo.minimum %minimum_of_zeros_bf16.x, %minimum_of_zeros_bf16.y : tensor<3xbf16>
  check.expect_eq_const %minimum_of_zeros_bf16.minimum, dense<[-0.0, -0.0, 1.0]> : tensor<3xbf16> loc("minimum_of_zeros_bf16")
  return
}
