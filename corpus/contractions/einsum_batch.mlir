// Letters that the result lacks are summed over: bij,bjk->bik.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-1, -4, 3], [0, -3, 4]], [[1, -2, 5], [2, -1, -4]]]> : tensor<2x2x3xi32>
  %rhs = stablehlo.constant dense<[[[-4, -1, 2, -5], [-2, 1, 4, -3], [0, 3, -4, -1]], [[2, -5, -2, 1], [4, -3, 0, 3], [-4, -1, 2, -5]]]> : tensor<2x3x4xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "bij,bjk->bik" : (tensor<2x2x3xi32>, tensor<2x3x4xi32>) -> tensor<2x2x4xi32>
  check.expect_eq_const %result, dense<[[[12, 6, -30, 14], [6, 9, -28, 5]], [[-26, -4, 8, -30], [16, -3, -12, 19]]]> : tensor<2x2x4xi32>
  return
}
