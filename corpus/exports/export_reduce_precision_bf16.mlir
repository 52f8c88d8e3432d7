// bf16 with four bits of exponent and two of mantissa: rounded to nearest, too large ones become infinite.
func.func @main() {
  %numbers = stablehlo.constant dense<[1.125, -1.375, 300.0, 224.0, -250.0, 0.015625, 5.5]> : tensor<7xbf16>
  %result = stablehlo.reduce_precision %numbers, format = e4m2 : tensor<7xbf16>
  check.expect_eq_const %result, dense<[1.0, -1.5, 0x7F80, 224.0, 0xFF80, 0.0156, 6.0]> : tensor<7xbf16>
  return
}
