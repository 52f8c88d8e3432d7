// Only rsqrt_v2 can say this: it came with 1.10.0.
func.func @main() {
  %operand = stablehlo.constant dense<[4.0, 4.0, 4.0]> : tensor<3xf32>
  %result = stablehlo.rsqrt %operand {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[0.5, 0.5, 0.5]> : tensor<3xf32>
  return
}
