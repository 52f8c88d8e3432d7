// Not more than one unit of the last place apart.
func.func @main() {
  %result_f32 = stablehlo.constant dense<[4.0, 2.0]> : tensor<2xf32>
  %expected_f32 = stablehlo.constant dense<[0x40800001, 2.0]> : tensor<2xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  %result_f64 = stablehlo.constant dense<[4.0, 2.0]> : tensor<2xf64>
  %expected_f64 = stablehlo.constant dense<[0x4010000000000001, 2.0]> : tensor<2xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 1 : tensor<2xf64>, tensor<2xf64>
  %result_f8e4m3 = stablehlo.constant dense<[4.0, 2.0]> : tensor<2xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[4.5, 2.0]> : tensor<2xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 1 : tensor<2xf8E4M3>, tensor<2xf8E4M3>
  %result_bf16 = stablehlo.constant dense<[4.0, 2.0]> : tensor<2xbf16>
  %expected_bf16 = stablehlo.constant dense<[0x4081, 2.0]> : tensor<2xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<2xbf16>, tensor<2xbf16>
  %result_c64 = stablehlo.constant dense<[(4.0, 0.0), (0.0, 2.0)]> : tensor<2xcomplex<f32>>
  %expected_c64 = stablehlo.constant dense<[(4.0, 0.0), (0.0, 2.0)]> : tensor<2xcomplex<f32>>
  check.expect_close %result_c64, %expected_c64, max_ulp_difference = 1 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
  %result_c128 = stablehlo.constant dense<[(4.0, 0.0), (0.0, 2.0)]> : tensor<2xcomplex<f64>>
  %expected_c128 = stablehlo.constant dense<[(4.0, 0.0), (0.0, 2.0)]> : tensor<2xcomplex<f64>>
  check.expect_close %result_c128, %expected_c128, max_ulp_difference = 1 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
  return
}
