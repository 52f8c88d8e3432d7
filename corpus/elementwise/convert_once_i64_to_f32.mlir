// Numbers one beside the middle of two neighbouring floats: rounding to a wide float first would make them the
// middle. 2^60 + 2^36 + 1 goes up to 2^60 + 2^37, and 2^60 + 3 * 2^36 - 1 down to it; likewise below 0.
func.func @main() {
  %operand = stablehlo.constant dense<[1152921573326323713, 1152921710765277183, -1152921573326323713, -1152921710765277183]> : tensor<4xi64>
  %result = stablehlo.convert %operand : (tensor<4xi64>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[1152921642045800448.0, 1152921642045800448.0, -1152921642045800448.0, -1152921642045800448.0]> : tensor<4xf32>
  return
}
