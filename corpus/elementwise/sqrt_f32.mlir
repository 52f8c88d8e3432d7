// Exact cases: roots of squares; the root of -0 is -0, as IEEE 754 has it; a number below 0 has no root.
func.func @main() {
  %operand = stablehlo.constant dense<[4.0, 2.25, 1.0, 0.0, -0.0, 0x7F800000, -1.0, 0x7FC00000]> : tensor<8xf32>
  %result = stablehlo.sqrt %operand : tensor<8xf32>
  check.expect_eq_const %result, dense<[2.0, 1.5, 1.0, 0.0, -0.0, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>
  return
}
