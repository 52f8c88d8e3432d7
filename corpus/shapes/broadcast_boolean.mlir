// A new dimension in front repeats the operand.
func.func @main() {
  %operand = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %result = stablehlo.broadcast %operand, sizes = [3] : (tensor<2xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %result, dense<[[true, false], [true, false], [true, false]]> : tensor<3x2xi1>
  return
}
