// result[j, i] = operand[i, j].
func.func @main() {
  %operand = stablehlo.constant dense<[[true, false, false], [true, true, false]]> : tensor<2x3xi1>
  %result = stablehlo.transpose %operand, dims = [1, 0] : (tensor<2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %result, dense<[[true, true], [false, true], [false, false]]> : tensor<3x2xi1>
  return
}
