// An op that says how accurate its result has to be: 4 units of the last place of f32 (epsilon 2^-23), relative to
// the exact value. e^0 = 1; e^1 = 2.718281828459..., nearest 0x402DF854; e^-1 = 0.367879441171..., nearest 0x3EBC5AB2.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 1.0, -1.0]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3F800000, 0x402DF854, 0x3EBC5AB2]> : tensor<3xf32>
  %result = stablehlo.exponential %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  return
}
