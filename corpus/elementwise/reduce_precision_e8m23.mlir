// To 8 exponent and 23 mantissa bits: rounded to nearest, ties to even; too great becomes infinite, too small a
// zero of the same sign.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, 300.0, -65519.0, 0x35800000]> : tensor<9xf32>
  %result = stablehlo.reduce_precision %operand, format = e8m23 : tensor<9xf32>
  check.expect_eq_const %result, dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, 300.0, -65519.0, 0x35800000]> : tensor<9xf32>
  return
}
