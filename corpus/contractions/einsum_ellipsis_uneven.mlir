// Of the dots, the first operand has two dimensions and the second one: the last ones belong together.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-1, -8, -1, -3], [9, -11, 6, -9]], [[-10, 3, 7, 2], [11, 11, 2, 7]], [[3, -10, -9, 6], [-11, 9, -3, -1]]], [[[-8, -1, -3, 9], [-11, 6, -9, -10]], [[3, 7, 2, 11], [11, 2, 7, 3]], [[-10, -9, 6, -11], [9, -3, -1, -8]]]]> : tensor<2x3x2x4xi32>
  %rhs = stablehlo.constant dense<[[[5, -2], [1, -5], [-1, -6], [-1, -5]], [[1, -2], [5, 3], [-8, -9], [0, 0]], [[-9, -8], [3, 5], [-2, 1], [-5, -1]]]> : tensor<3x4x2xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "...ij,...jk->...ik" : (tensor<2x3x2x4xi32>, tensor<3x4x2xi32>) -> tensor<2x3x2x2xi32>
  check.expect_eq_const %result, dense<[[[[-9, 63], [37, 46]], [[-51, -34], [50, -7]], [[-69, -89], [137, 131]]], [[[-47, -6], [-30, 96]], [[22, -3], [-35, -79]], [[106, 52], [-48, -80]]]]> : tensor<2x3x2x2xi32>
  return
}
