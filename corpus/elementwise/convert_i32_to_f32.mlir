// To nearest, ties to even: 2^24 + 1 is a tie and goes to 2^24, 2^24 + 3 to 2^24 + 4; 2^31 - 1 is nearest 2^31.
func.func @main() {
  %operand = stablehlo.constant dense<[16777217, 16777219, -16777217, 2147483647]> : tensor<4xi32>
  %result = stablehlo.convert %operand : (tensor<4xi32>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[16777216.0, 16777220.0, -16777216.0, 2147483648.0]> : tensor<4xf32>
  return
}
