// The attribute result_accuracy_mode_v1, on a function and on an op: it came with 1.9.0.
func.func @main() attributes {my.note = #stablehlo.result_accuracy_mode<HIGHEST>} {
  %value = stablehlo.constant {my.note = #stablehlo.result_accuracy_mode<HIGHEST>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
