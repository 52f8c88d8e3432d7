// Exact cases: log(1) = 0, the limits at 0 and at infinity; a number below 0 has no logarithm.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 0.0, -0.0, 0x7F800000, -1.0, 0xFF800000, 0x7FC00000]> : tensor<7xf32>
  %result = stablehlo.log %operand : tensor<7xf32>
  check.expect_eq_const %result, dense<[0.0, 0xFF800000, 0xFF800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<7xf32>
  return
}
