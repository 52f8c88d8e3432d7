// A relative error of at most 0.0001 is asked for. Expected is the exact value, rounded once; 0.0001 off
// passes. How accurate a result has to be can be said since release 1.10.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, 2.5, 6.0]> : tensor<3xf32>
  %result = stablehlo.rsqrt %operand {result_accuracy = #stablehlo.result_accuracy<rtol = 0.0001, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[0x3F93CD3A, 0x3F21E89B, 0x3ED105EC]> : tensor<3xf32>
  return
}
