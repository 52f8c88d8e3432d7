// Numbers of 16 bits with a sign become others that can hold them.
func.func @main() {
  %numbers = stablehlo.constant dense<[3, 200, 31744, 17]> : tensor<4xi16>
  %to_i16 = stablehlo.convert %numbers : (tensor<4xi16>) -> tensor<4xi16>
  check.expect_eq_const %to_i16, dense<[3, 200, 31744, 17]> : tensor<4xi16>
  %to_bf16 = stablehlo.convert %numbers : (tensor<4xi16>) -> tensor<4xbf16>
  check.expect_eq_const %to_bf16, dense<[3.0, 200.0, 31700.0, 17.0]> : tensor<4xbf16>
  %to_f16 = stablehlo.convert %numbers : (tensor<4xi16>) -> tensor<4xf16>
  check.expect_eq_const %to_f16, dense<[3.0, 200.0, 31740.0, 17.0]> : tensor<4xf16>
  %to_f64 = stablehlo.convert %numbers : (tensor<4xi16>) -> tensor<4xf64>
  check.expect_eq_const %to_f64, dense<[3.0, 200.0, 31744.0, 17.0]> : tensor<4xf64>
  %to_ui32 = stablehlo.convert %numbers : (tensor<4xi16>) -> tensor<4xui32>
  check.expect_eq_const %to_ui32, dense<[3, 200, 31744, 17]> : tensor<4xui32>
  %to_ui64 = stablehlo.convert %numbers : (tensor<4xi16>) -> tensor<4xui64>
  check.expect_eq_const %to_ui64, dense<[3, 200, 31744, 17]> : tensor<4xui64>
  return
}
