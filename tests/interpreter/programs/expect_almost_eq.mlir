// Less than 0.0001 apart.
func.func @main() {
  %result_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %expected_f32 = stablehlo.constant dense<[1.00005, 2.0]> : tensor<2xf32>
  check.expect_almost_eq %result_f32, %expected_f32 : tensor<2xf32>
  check.expect_almost_eq_const %result_f32, dense<[1.00005, 2.0]> : tensor<2xf32>
  %result_f64 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %expected_f64 = stablehlo.constant dense<[1.00005, 2.0]> : tensor<2xf64>
  check.expect_almost_eq %result_f64, %expected_f64 : tensor<2xf64>
  check.expect_almost_eq_const %result_f64, dense<[1.00005, 2.0]> : tensor<2xf64>
  %result_c64 = stablehlo.constant dense<[(1.0, 0.0), (0.0, 2.0)]> : tensor<2xcomplex<f32>>
  %expected_c64 = stablehlo.constant dense<[(1.00005, 0.00005), (0.0, 2.0)]> : tensor<2xcomplex<f32>>
  check.expect_almost_eq %result_c64, %expected_c64 : tensor<2xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(1.00005, 0.00005), (0.0, 2.0)]> : tensor<2xcomplex<f32>>
  %result_c128 = stablehlo.constant dense<[(1.0, 0.0), (0.0, 2.0)]> : tensor<2xcomplex<f64>>
  %expected_c128 = stablehlo.constant dense<[(1.00005, 0.00005), (0.0, 2.0)]> : tensor<2xcomplex<f64>>
  check.expect_almost_eq %result_c128, %expected_c128 : tensor<2xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(1.00005, 0.00005), (0.0, 2.0)]> : tensor<2xcomplex<f64>>
  %result_bf16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %expected_bf16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  check.expect_almost_eq %result_bf16, %expected_bf16 : tensor<2xbf16>
  check.expect_almost_eq_const %result_bf16, dense<[1.0, 2.0]> : tensor<2xbf16>
  %result_f16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %expected_f16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  check.expect_almost_eq %result_f16, %expected_f16 : tensor<2xf16>
  check.expect_almost_eq_const %result_f16, dense<[1.0, 2.0]> : tensor<2xf16>
  %result_f8e5m2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  check.expect_almost_eq %result_f8e5m2, %expected_f8e5m2 : tensor<2xf8E5M2>
  check.expect_almost_eq_const %result_f8e5m2, dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  return
}
