// A new dimension in front repeats the operand.
func.func @main() {
  %operand = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xbf16>
  %result = stablehlo.broadcast %operand, sizes = [3] : (tensor<2xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %result, dense<[[3.0, 4.0], [3.0, 4.0], [3.0, 4.0]]> : tensor<3x2xbf16>
  return
}
