// Numbers beside ties of bf16, too near for f32 to tell: rounded once, and rounded to f32 before, which makes each a tie.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0039062500009095, -1.0117187499990905, 4.591774812175984e-41, 3.3961775292180807e+38]> : tensor<4xf64>
  %once = stablehlo.convert %operand : (tensor<4xf64>) -> tensor<4xbf16>
  check.expect_eq_const %once, dense<[1.0078125, -1.0078125, 0x0001, 0x7F7F]> : tensor<4xbf16>
  %single = stablehlo.convert %operand : (tensor<4xf64>) -> tensor<4xf32>
  %twice = stablehlo.convert %single : (tensor<4xf32>) -> tensor<4xbf16>
  check.expect_eq_const %twice, dense<[1.0, -1.015625, 0.0, 0x7F80]> : tensor<4xbf16>
  return
}
