// The highest accuracy that there is is asked for. Expected is the exact value, rounded once; 0.0001 off
// passes. How accurate a result has to be can be said since release 1.10.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, 2.5, 6.0]> : tensor<3xf32>
  %result = stablehlo.sqrt %operand {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[0x3F5DB3D7, 0x3FCA62C2, 0x401CC471]> : tensor<3xf32>
  return
}
