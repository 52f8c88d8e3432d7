// Exact cases: cos(0) = 1; an infinity has no cosine.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %result = stablehlo.cosine %operand : tensor<5xf32>
  check.expect_eq_const %result, dense<[1.0, 1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<5xf32>
  return
}
