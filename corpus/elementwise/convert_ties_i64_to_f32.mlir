// Numbers in the middle of two neighbouring floats, beyond 2^53: 2^60 + 2^36 goes down to 2^60, which is even, and
// 2^60 + 3 * 2^36 up to 2^60 + 2^38; likewise below 0.
func.func @main() {
  %operand = stablehlo.constant dense<[1152921573326323712, 1152921710765277184, -1152921573326323712, -1152921710765277184]> : tensor<4xi64>
  %result = stablehlo.convert %operand : (tensor<4xi64>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[1152921504606846976.0, 1152921779484753920.0, -1152921504606846976.0, -1152921779484753920.0]> : tensor<4xf32>
  return
}
