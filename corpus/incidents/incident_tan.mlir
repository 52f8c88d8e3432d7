// tan was wrong away from zero. tan(1) = 1.5574077, tan(2) = -2.1850399, tan(-4) = -1.1578213
// (Abramowitz and Stegun, table 4.6 for 1; the others by sin / cos).
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0, -4.0]> : tensor<3xf32>
  %result = stablehlo.tan %operand : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[1.5574077, -2.1850399, -1.1578213]> : tensor<3xf32>
  return
}
