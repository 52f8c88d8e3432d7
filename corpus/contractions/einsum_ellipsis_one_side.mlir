// Of the dots, one operand has one dimension and the other none.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-1, -8, -1, -3, 9, -11], [6, -9, -10, 3, 7, 2]], [[11, 11, 2, 7, 3, -10], [-9, 6, -11, 9, -3, -1]], [[-8, -1, -3, 9, -11, 6], [-9, -10, 3, 7, 2, 11]]]> : tensor<3x2x6xi32>
  %rhs = stablehlo.constant dense<[[5, -2], [1, -5], [-1, -6], [-1, -5], [1, -2], [5, 3]]> : tensor<6x2xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "...ij,jk->...ik" : (tensor<3x2x6xi32>, tensor<6x2xi32>) -> tensor<3x2x2xi32>
  check.expect_eq_const %result, dense<[[[-55, 12], [45, 70]], [[10, -160], [-45, 12]], [[-28, 34], [-8, 44]]]> : tensor<3x2x2xi32>
  return
}
