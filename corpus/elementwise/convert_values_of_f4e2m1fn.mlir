// What bit patterns of f4E2M1FN are worth: every conversion to f32 is exact.
func.func @main() {
  %operand = stablehlo.constant dense<[0x0, 0x1, 0x2, 0x3, 0x4, 0x5, 0x6, 0x7, 0x8, 0x9, 0xA, 0xB, 0xC, 0xD, 0xE, 0xF]> : tensor<16xf4E2M1FN>
  %result = stablehlo.convert %operand : (tensor<16xf4E2M1FN>) -> tensor<16xf32>
  check.expect_eq_const %result, dense<[0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0]> : tensor<16xf32>
  return
}
