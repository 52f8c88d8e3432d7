// To 5 exponent and 10 mantissa bits: rounded to nearest, ties to even; too great becomes infinite, too small a
// zero of the same sign.
func.func @main() {
  %operand = stablehlo.constant dense<[0x3F801000, 0x3F803000, 0xBF800800, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, 0x3E001000, 300.0, -65519.0, 0x35800000]> : tensor<13xf32>
  %result = stablehlo.reduce_precision %operand, format = e5m10 : tensor<13xf32>
  check.expect_eq_const %result, dense<[1.0, 1.001953125, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, 0.125, 300.0, -65504.0, 0.0]> : tensor<13xf32>
  return
}
