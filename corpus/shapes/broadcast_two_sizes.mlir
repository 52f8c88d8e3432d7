// Two new dimensions in front, of sizes 4 and 1.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %result = stablehlo.broadcast %operand, sizes = [4, 1] : (tensor<2x3xi32>) -> tensor<4x1x2x3xi32>
  check.expect_eq_const %result, dense<[[[[1, 2, 3], [4, 5, 6]]], [[[1, 2, 3], [4, 5, 6]]], [[[1, 2, 3], [4, 5, 6]]], [[[1, 2, 3], [4, 5, 6]]]]> : tensor<4x1x2x3xi32>
  return
}
