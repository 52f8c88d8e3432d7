// Each row back to front.
func.func @main() {
  %operand = stablehlo.constant dense<[[true, false, false], [true, true, false]]> : tensor<2x3xi1>
  %result = stablehlo.reverse %operand, dims = [1] : tensor<2x3xi1>
  check.expect_eq_const %result, dense<[[false, false, true], [false, true, true]]> : tensor<2x3xi1>
  return
}
