// Where the predicate is true the element of on_true, else that of on_false.
func.func @main() {
  %pred_0 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_c64 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<3xcomplex<f32>>
  %on_false_c64 = stablehlo.constant dense<[(4.0, 0.0), (5.0, 0.0), (6.0, 0.0)]> : tensor<3xcomplex<f32>>
  %result_0 = stablehlo.select %pred_0, %on_true_c64, %on_false_c64 : tensor<3xi1>, tensor<3xcomplex<f32>>
  check.expect_eq_const %result_0, dense<[(4.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<3xcomplex<f32>>
  %pred_1 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_c128 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<3xcomplex<f64>>
  %on_false_c128 = stablehlo.constant dense<[(4.0, 0.0), (5.0, 0.0), (6.0, 0.0)]> : tensor<3xcomplex<f64>>
  %result_1 = stablehlo.select %pred_1, %on_true_c128, %on_false_c128 : tensor<3xi1>, tensor<3xcomplex<f64>>
  check.expect_eq_const %result_1, dense<[(4.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
