// Users saw a number, or nothing, where a refusal should have named what was unknown. 2 ULPs are
// allowed, which only exponential_v2 can say; exp(0) is 1.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  %result = stablehlo.exponential %operand {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[1.0, 1.0, 1.0]> : tensor<3xf32>
  return
}
