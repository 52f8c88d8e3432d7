// Along dimension 1: each row of the first operand, then that row of the second.
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xbf16>
  %input_1 = stablehlo.constant dense<[[3.0, 4.0], [5.0, 6.0]]> : tensor<2x2xbf16>
  %result = stablehlo.concatenate %input_0, %input_1, dim = 1 : (tensor<2x1xbf16>, tensor<2x2xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %result, dense<[[1.0, 3.0, 4.0], [2.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  return
}
