// 1 / (1 + e^-x): 0.679178699175 at 0.75, 0.0758581800212 at -2.5, 0.952574126822 at 3.0, 0.468790626626 at
// -0.125, 0.997527376843 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 8 ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F2DDEA8, 0x3D9B5B89, 0x3F73DBE6, 0x3EF00553, 0x3F7F5DF4]> : tensor<5xf32>
  %result_f32 = stablehlo.logistic %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[0.679178699175393, 0.07585818002124355, 0.9525741268224333, 0.46879062662624377, 0.9975273768433652]> : tensor<5xf64>
  %result_f64 = stablehlo.logistic %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
