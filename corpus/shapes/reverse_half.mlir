// Each row back to front.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %result = stablehlo.reverse %operand, dims = [1] : tensor<2x3xbf16>
  check.expect_eq_const %result, dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xbf16>
  return
}
