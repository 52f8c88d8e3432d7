// True but for infinities and NaNs.
func.func @main() {
  %x_f32 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 1.0]> : tensor<4xf32>
  %result_0 = stablehlo.is_finite %x_f32 : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %result_0, dense<[false, false, false, true]> : tensor<4xi1>
  %x_f64 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, -1.0]> : tensor<3xf64>
  %result_1 = stablehlo.is_finite %x_f64 : (tensor<3xf64>) -> tensor<3xi1>
  check.expect_eq_const %result_1, dense<[false, false, true]> : tensor<3xi1>
  return
}
