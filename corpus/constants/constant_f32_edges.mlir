// Both zeros, both infinities, a NaN, the least denormal and the greatest finite number:
// none may become another on the way.
func.func @main() {
  %result = stablehlo.constant dense<[0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x7F7FFFFF]> : tensor<8xf32>
  check.expect_eq_const %result, dense<[0.0, -0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x7F7FFFFF]> : tensor<8xf32>
  return
}
