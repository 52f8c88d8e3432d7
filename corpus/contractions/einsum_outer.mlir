// Letters that the result lacks are summed over: i,jk->kij.
func.func @main() {
  %lhs = stablehlo.constant dense<[-1, -4]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[[-4, -1, 2, -5], [-2, 1, 4, -3], [0, 3, -4, -1]]> : tensor<3x4xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "i,jk->kij" : (tensor<2xi32>, tensor<3x4xi32>) -> tensor<4x2x3xi32>
  check.expect_eq_const %result, dense<[[[4, 2, 0], [16, 8, 0]], [[1, -1, -3], [4, -4, -12]], [[-2, -4, 4], [-8, -16, 16]], [[5, 3, 1], [20, 12, 4]]]> : tensor<4x2x3xi32>
  return
}
