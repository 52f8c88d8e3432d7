// Numbers beside ties of f16, too near for f32 to tell: rounded once, and rounded to f32 before, which makes each a tie.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0004882812509095, -1.0014648437490905, 2.980232241545089e-08, 65519.999999046326]> : tensor<4xf64>
  %once = stablehlo.convert %operand : (tensor<4xf64>) -> tensor<4xf16>
  check.expect_eq_const %once, dense<[1.0009765625, -1.0009765625, 0x0001, 65504.0]> : tensor<4xf16>
  %single = stablehlo.convert %operand : (tensor<4xf64>) -> tensor<4xf32>
  %twice = stablehlo.convert %single : (tensor<4xf32>) -> tensor<4xf16>
  check.expect_eq_const %twice, dense<[1.0, -1.001953125, 0.0, 0x7C00]> : tensor<4xf16>
  return
}
