// A new dimension in front repeats the operand.
func.func @main() {
  %operand = stablehlo.constant dense<[3, 4]> : tensor<2xui4>
  %result = stablehlo.broadcast %operand, sizes = [3] : (tensor<2xui4>) -> tensor<3x2xui4>
  check.expect_eq_const %result, dense<[[3, 4], [3, 4], [3, 4]]> : tensor<3x2xui4>
  return
}
