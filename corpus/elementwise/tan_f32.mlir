// tan(pi/4) = 1, tan is odd, tan(1) = 1.5574077246...
func.func @main() {
  %0 = stablehlo.constant dense<[0.0, -0.0, 0.785398163, -0.785398163, 1.0]> : tensor<5xf32>
  %1 = stablehlo.tan %0 : tensor<5xf32>
  check.expect_almost_eq_const %1, dense<[0.0, -0.0, 1.0, -1.0, 1.55740772]> : tensor<5xf32>
  return
}
