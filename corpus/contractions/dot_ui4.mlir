// Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2,
// 1, 0, 1]. In 4 bits numbers wrap modulo 16: the range is 0 to 15.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xui4>
  %rhs = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xui4>
  %result = stablehlo.dot %lhs, %rhs : (tensor<2x3xui4>, tensor<3x4xui4>) -> tensor<2x4xui4>
  check.expect_eq_const %result, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xui4>
  return
}
