// Exact cases: 1 / sqrt of even powers of 2; 0 and -0 give infinities of their signs, as IEEE 754 has it for rSqrt; 1 / infinity
// is 0; a number below 0 has no root.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 4.0, 0.0625, 0.0, -0.0, 0x7F800000, -1.0, 0x7FC00000]> : tensor<8xf32>
  %result = stablehlo.rsqrt %operand : tensor<8xf32>
  check.expect_eq_const %result, dense<[1.0, 0.5, 4.0, 0x7F800000, 0xFF800000, 0.0, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>
  return
}
