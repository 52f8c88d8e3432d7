// Each row back to front.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui32>
  %result = stablehlo.reverse %operand, dims = [1] : tensor<2x3xui32>
  check.expect_eq_const %result, dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui32>
  return
}
