// tan(pi/4) = 1, tan is odd, tan(1) = 1.5574077246...
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0.785398163, -0.785398163, 1.0]> : tensor<5xf32>
  %result = stablehlo.tan %operand : tensor<5xf32>
  check.expect_almost_eq_const %result, dense<[0.0, -0.0, 1.0, -1.0, 1.55740772]> : tensor<5xf32>
  return
}
