// Along dimension 1: each row of the first operand, then that row of the second.
func.func @main() {
  %input_0 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %input_1 = stablehlo.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
  %result = stablehlo.concatenate %input_0, %input_1, dim = 1 : (tensor<2x1xi1>, tensor<2x2xi1>) -> tensor<2x3xi1>
  check.expect_eq_const %result, dense<[[true, false, true], [false, false, false]]> : tensor<2x3xi1>
  return
}
