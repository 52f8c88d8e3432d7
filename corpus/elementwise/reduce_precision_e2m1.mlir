// To 2 exponent and 1 mantissa bits: rounded to nearest, ties to even; too great becomes infinite, too small a
// zero of the same sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.25, 1.75, -1.125, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, 0.15625, 300.0, -65519.0, 0x35800000]> : tensor<13xf32>
  %result = stablehlo.reduce_precision %operand, format = e2m1 : tensor<13xf32>
  check.expect_eq_const %result, dense<[1.0, 2.0, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, 0.0, 0x7F800000, 0xFF800000, 0.0]> : tensor<13xf32>
  return
}
