// The attribute result_accuracy_v1, on a function and on an op: it came with 1.9.0.
func.func @main() attributes {my.note = #stablehlo.result_accuracy<atol = 0.5, rtol = 0.25, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} {
  %value = stablehlo.constant {my.note = #stablehlo.result_accuracy<atol = 0.5, rtol = 0.25, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
