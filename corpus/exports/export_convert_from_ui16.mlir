// Numbers of 16 bits without a sign become others.
func.func @main() {
  %numbers = stablehlo.constant dense<[5, 32000, 777, 19]> : tensor<4xui16>
  %to_ui16 = stablehlo.convert %numbers : (tensor<4xui16>) -> tensor<4xui16>
  check.expect_eq_const %to_ui16, dense<[5, 32000, 777, 19]> : tensor<4xui16>
  %to_f32 = stablehlo.convert %numbers : (tensor<4xui16>) -> tensor<4xf32>
  check.expect_eq_const %to_f32, dense<[5.0, 32000.0, 777.0, 19.0]> : tensor<4xf32>
  %to_i16 = stablehlo.convert %numbers : (tensor<4xui16>) -> tensor<4xi16>
  check.expect_eq_const %to_i16, dense<[5, 32000, 777, 19]> : tensor<4xi16>
  return
}
