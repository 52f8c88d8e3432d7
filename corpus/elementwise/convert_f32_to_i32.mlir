// The fraction is cut off. 2147483520 = 2^31 - 128 is the greatest f32 below 2^31.
func.func @main() {
  %operand = stablehlo.constant dense<[2.9, -2.9, 0.5, -0.5, 2147483520.0, -2147483648.0]> : tensor<6xf32>
  %result = stablehlo.convert %operand : (tensor<6xf32>) -> tensor<6xi32>
  check.expect_eq_const %result, dense<[2, -2, 0, 0, 2147483520, -2147483648]> : tensor<6xi32>
  return
}
