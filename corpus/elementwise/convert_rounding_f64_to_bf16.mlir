// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.00390625, 1.01171875, -1.00390625, 1.0040283203125, 9.183549615799121e-41, 4.591774807899561e-41, 1.3775324423698682e-40, 6.887662211849341e-41, 1.170902576014388e-38, 3.3895313892515355e+38, 3.3961515677461674e+38, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<16xf64>
  %result = stablehlo.convert %operand : (tensor<16xf64>) -> tensor<16xbf16>
  check.expect_eq_const %result, dense<[1.0, 1.015625, -1.0, 1.0078125, 0x0001, 0.0, 0x0002, 0x0001, 0x0080, 0x7F7F, 0x7F7F, 0.0, -0.0, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
  return
}
