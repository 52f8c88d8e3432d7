// Letters that the result lacks are summed over: bij,bjk->bik.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-2, 2, -5], [-1, 3, -4]], [[0, 4, -3], [1, 5, -2]]]> : tensor<2x2x3xi32>
  %rhs = stablehlo.constant dense<[[[-2, 1, -3, 0], [3, -1, 2, -2], [1, -3, 0, 3]], [[-1, 2, -2, 1], [-3, 0, 3, -1], [2, -2, 1, -3]]]> : tensor<2x3x4xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "bij,bjk->bik" : (tensor<2x2x3xi32>, tensor<2x3x4xi32>) -> tensor<2x2x4xi32>
  check.expect_eq_const %result, dense<[[[5, 11, 10, -19], [7, 8, 9, -18]], [[-18, 6, 9, 5], [-20, 6, 11, 2]]]> : tensor<2x2x4xi32>
  return
}
