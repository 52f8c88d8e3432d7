// Bytes become other numbers.
func.func @main() {
  %numbers = stablehlo.constant dense<[5, 255, 128, 19]> : tensor<4xui8>
  %to_bf16 = stablehlo.convert %numbers : (tensor<4xui8>) -> tensor<4xbf16>
  check.expect_eq_const %to_bf16, dense<[5.0, 255.0, 128.0, 19.0]> : tensor<4xbf16>
  %to_f16 = stablehlo.convert %numbers : (tensor<4xui8>) -> tensor<4xf16>
  check.expect_eq_const %to_f16, dense<[5.0, 255.0, 128.0, 19.0]> : tensor<4xf16>
  %to_f64 = stablehlo.convert %numbers : (tensor<4xui8>) -> tensor<4xf64>
  check.expect_eq_const %to_f64, dense<[5.0, 255.0, 128.0, 19.0]> : tensor<4xf64>
  %to_ui16 = stablehlo.convert %numbers : (tensor<4xui8>) -> tensor<4xui16>
  check.expect_eq_const %to_ui16, dense<[5, 255, 128, 19]> : tensor<4xui16>
  %to_ui32 = stablehlo.convert %numbers : (tensor<4xui8>) -> tensor<4xui32>
  check.expect_eq_const %to_ui32, dense<[5, 255, 128, 19]> : tensor<4xui32>
  %to_ui64 = stablehlo.convert %numbers : (tensor<4xui8>) -> tensor<4xui64>
  check.expect_eq_const %to_ui64, dense<[5, 255, 128, 19]> : tensor<4xui64>
  %to_complex_f64 = stablehlo.convert %numbers : (tensor<4xui8>) -> tensor<4xcomplex<f64>>
  check.expect_eq_const %to_complex_f64, dense<[(5.0, 0.0), (255.0, 0.0), (128.0, 0.0), (19.0, 0.0)]> : tensor<4xcomplex<f64>>
  return
}
