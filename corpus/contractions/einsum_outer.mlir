// Letters that the result lacks are summed over: i,jk->kij.
func.func @main() {
  %lhs = stablehlo.constant dense<[-2, 2]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[[-2, 1, -3, 0], [3, -1, 2, -2], [1, -3, 0, 3]]> : tensor<3x4xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "i,jk->kij" : (tensor<2xi32>, tensor<3x4xi32>) -> tensor<4x2x3xi32>
  check.expect_eq_const %result, dense<[[[4, -6, -2], [-4, 6, 2]], [[-2, 2, 6], [2, -2, -6]], [[6, -4, 0], [-6, 4, 0]], [[0, 4, -6], [0, -4, 6]]]> : tensor<4x2x3xi32>
  return
}
