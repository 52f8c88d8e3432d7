// Integers that need more bits than f16 has are rounded to nearest, ties to even.
func.func @main() {
  %operand = stablehlo.constant dense<[2049, 2051, -2049, 65504, 1]> : tensor<5xi32>
  %result = stablehlo.convert %operand : (tensor<5xi32>) -> tensor<5xf16>
  check.expect_eq_const %result, dense<[2048.0, 2052.0, -2048.0, 65504.0, 1.0]> : tensor<5xf16>
  return
}
