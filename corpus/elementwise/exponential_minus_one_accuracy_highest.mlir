// The highest accuracy that there is is asked for. Expected is the exact value, rounded once; 0.0001 off
// passes. How accurate a result has to be can be said since release 1.10.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, -2.5, 3.0]> : tensor<3xf32>
  %result = stablehlo.exponential_minus_one %operand {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[0x3F8EF9DB, 0xBF6AFC7A, 0x4198AF2E]> : tensor<3xf32>
  return
}
