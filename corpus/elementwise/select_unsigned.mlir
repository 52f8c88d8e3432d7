// Where the predicate is true the element of on_true, else that of on_false.
func.func @main() {
  %pred_0 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_ui32 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui32>
  %on_false_ui32 = stablehlo.constant dense<[4, 5, 6]> : tensor<3xui32>
  %result_0 = stablehlo.select %pred_0, %on_true_ui32, %on_false_ui32 : tensor<3xi1>, tensor<3xui32>
  check.expect_eq_const %result_0, dense<[4, 2, 3]> : tensor<3xui32>
  %pred_1 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_ui8 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui8>
  %on_false_ui8 = stablehlo.constant dense<[4, 5, 6]> : tensor<3xui8>
  %result_1 = stablehlo.select %pred_1, %on_true_ui8, %on_false_ui8 : tensor<3xi1>, tensor<3xui8>
  check.expect_eq_const %result_1, dense<[4, 2, 3]> : tensor<3xui8>
  return
}
