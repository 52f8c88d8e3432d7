// Where the predicate is true the element of on_true, else that of on_false.
func.func @main() {
  %pred_0 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_bf16 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>
  %on_false_bf16 = stablehlo.constant dense<[4.0, 5.0, 6.0]> : tensor<3xbf16>
  %result_0 = stablehlo.select %pred_0, %on_true_bf16, %on_false_bf16 : tensor<3xi1>, tensor<3xbf16>
  check.expect_eq_const %result_0, dense<[4.0, 2.0, 3.0]> : tensor<3xbf16>
  %pred_1 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_f16 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf16>
  %on_false_f16 = stablehlo.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf16>
  %result_1 = stablehlo.select %pred_1, %on_true_f16, %on_false_f16 : tensor<3xi1>, tensor<3xf16>
  check.expect_eq_const %result_1, dense<[4.0, 2.0, 3.0]> : tensor<3xf16>
  return
}
