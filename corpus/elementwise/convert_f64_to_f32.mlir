// 0.1 in binary is 1.1001 1001 ... * 2^-4: 24 bits end in ...1100 1101 (rounded up), which is 0x3DCCCCCD. Too large
// is infinity, too small is 0, and 2^24 + 1 is a tie.
func.func @main() {
  %operand = stablehlo.constant dense<[0.1, 1.0e300, 1.0e-300, 16777217.0]> : tensor<4xf64>
  %result = stablehlo.convert %operand : (tensor<4xf64>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[0x3DCCCCCD, 0x7F800000, 0.0, 16777216.0]> : tensor<4xf32>
  return
}
