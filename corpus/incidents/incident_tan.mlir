// tan was wrong, most of all beside its poles pi/2 and -3/2 pi. tan(1) = 1.5574077, tan(2) = -2.1850399, tan(-4) = -1.1578213
// (Abramowitz and Stegun, table 4.6 for 1; the others by sin / cos). Beside a pole p, tan(x) = 1 / tan(p - x). The nearest numbers to
// 1.55 and -4.7 are 1.5499999523162842 and -4.699999809265137, which are 0.0207963744786 and 0.0123891711196 away from the poles.
// With 1 / tan(d) = 1/d - d/3 - d^3/45: 48.0853045 - 0.0069321 - 0.0000002 = 48.0783722, and 80.7156500 - 0.0041297 = 80.7115203,
// negative.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0, -4.0, 1.55, -4.7]> : tensor<5xf32>
  %result = stablehlo.tan %operand : tensor<5xf32>
  check.expect_almost_eq_const %result, dense<[1.5574077, -2.1850399, -1.1578213, 48.078373, -80.71152]> : tensor<5xf32>
  return
}
