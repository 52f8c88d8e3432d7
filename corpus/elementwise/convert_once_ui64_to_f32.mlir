// Numbers one beside the middle of two neighbouring floats: rounding to a wide float first would make them the
// middle. 2^63 + 2^39 + 1 goes up to 2^63 + 2^40, and 2^63 + 3 * 2^39 - 1 down to it.
func.func @main() {
  %operand = stablehlo.constant dense<[9223372586610589697, 9223373686122217471]> : tensor<2xui64>
  %result = stablehlo.convert %operand : (tensor<2xui64>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[9223373136366403584.0, 9223373136366403584.0]> : tensor<2xf32>
  return
}
