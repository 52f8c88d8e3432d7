// Constants of elements of 1 to 16 bytes one behind the other, odd numbers of them, so that none of the wider
// ones can count on an aligned place.
func.func @main() {
  %value_i8 = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi8>
  %value_f64 = stablehlo.constant dense<[1.5, -0.25]> : tensor<2xf64>
  %value_i1 = stablehlo.constant dense<[true, false, true, true, false]> : tensor<5xi1>
  %value_i64 = stablehlo.constant dense<[-1, 9223372036854775807, 5]> : tensor<3xi64>
  %value_i16 = stablehlo.constant dense<[-300, 7, 1]> : tensor<3xi16>
  %value_f32 = stablehlo.constant dense<[0.1, -2.5, 3.0]> : tensor<3xf32>
  %value_bf16 = stablehlo.constant dense<[1.0, -3.5, 0.5]> : tensor<3xbf16>
  %value_complex_f64 = stablehlo.constant dense<[(1.0, -2.0), (0.5, 3.0)]> : tensor<2xcomplex<f64>>
  %value_ui4 = stablehlo.constant dense<[15, 1, 7]> : tensor<3xui4>
  %value_ui32 = stablehlo.constant dense<[4294967295, 1, 2]> : tensor<3xui32>
  check.expect_eq_const %value_i8, dense<[1, -2, 3]> : tensor<3xi8>
  check.expect_eq_const %value_f64, dense<[1.5, -0.25]> : tensor<2xf64>
  check.expect_eq_const %value_i1, dense<[true, false, true, true, false]> : tensor<5xi1>
  check.expect_eq_const %value_i64, dense<[-1, 9223372036854775807, 5]> : tensor<3xi64>
  check.expect_eq_const %value_i16, dense<[-300, 7, 1]> : tensor<3xi16>
  check.expect_eq_const %value_f32, dense<[0.1, -2.5, 3.0]> : tensor<3xf32>
  check.expect_eq_const %value_bf16, dense<[1.0, -3.5, 0.5]> : tensor<3xbf16>
  check.expect_eq_const %value_complex_f64, dense<[(1.0, -2.0), (0.5, 3.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq_const %value_ui4, dense<[15, 1, 7]> : tensor<3xui4>
  check.expect_eq_const %value_ui32, dense<[4294967295, 1, 2]> : tensor<3xui32>
  return
}
