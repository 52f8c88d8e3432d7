// Along dimension 1: each row of the first operand, then that row of the second.
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %input_1 = stablehlo.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>
  %result = stablehlo.concatenate %input_0, %input_1, dim = 1 : (tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[1, 3, 4], [2, 5, 6]]> : tensor<2x3xi32>
  return
}
