// Parts of rows are replaced: complex numbers of 64 bits, and words of 16.
func.func @main() {
  %place = stablehlo.constant dense<3> : tensor<i64>
  %row_complex = stablehlo.constant dense<[(-5.0, -4.0), (8.0, -8.0), (-5.0, 3.0), (-8.0, -8.0), (5.0, 3.0), (-2.0, 5.0)]> : tensor<6xcomplex<f64>>
  %new_complex = stablehlo.constant dense<[(-4.0, 0.0), (-2.0, 7.0)]> : tensor<2xcomplex<f64>>
  %put_complex = stablehlo.dynamic_update_slice %row_complex, %new_complex, %place : (tensor<6xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<i64>) -> tensor<6xcomplex<f64>>
  check.expect_eq_const %put_complex, dense<[(-5.0, -4.0), (8.0, -8.0), (-5.0, 3.0), (-4.0, 0.0), (-2.0, 7.0), (-2.0, 5.0)]> : tensor<6xcomplex<f64>>
  %row_words = stablehlo.constant dense<[15692, 2764, 10797, 31701, 2764, 2764]> : tensor<6xui16>
  %new_words = stablehlo.constant dense<[9366, 33400]> : tensor<2xui16>
  %put_words = stablehlo.dynamic_update_slice %row_words, %new_words, %place : (tensor<6xui16>, tensor<2xui16>, tensor<i64>) -> tensor<6xui16>
  check.expect_eq_const %put_words, dense<[15692, 2764, 10797, 9366, 33400, 2764]> : tensor<6xui16>
  return
}
