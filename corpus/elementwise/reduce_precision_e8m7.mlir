// To 8 exponent and 7 mantissa bits: rounded to nearest, ties to even; too great becomes infinite, too small a
// zero of the same sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.00390625, 1.01171875, -1.001953125, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, 0x3E008000, 300.0, -65519.0, 0x35800000]> : tensor<13xf32>
  %result = stablehlo.reduce_precision %operand, format = e8m7 : tensor<13xf32>
  check.expect_eq_const %result, dense<[1.0, 1.015625, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0, 0.125, 300.0, -65536.0, 0x35800000]> : tensor<13xf32>
  return
}
