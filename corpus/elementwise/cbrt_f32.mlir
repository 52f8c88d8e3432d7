// Exact cases: roots of cubes, of both signs; zero keeps its sign; the root of an infinity is itself.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 1.0, 8.0, -27.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<8xf32>
  %result = stablehlo.cbrt %operand : tensor<8xf32>
  check.expect_eq_const %result, dense<[0.0, -0.0, 1.0, 2.0, -3.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<8xf32>
  return
}
