// Sizes of operands and result are unknown until the program runs. The product of the two matrices, transposed,
// since the result is said to be ca.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi32>
  %rhs_known = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi32>
  %shape_0 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %shape_1 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<3x4xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %unknown = stablehlo.einsum %lhs, %rhs, config = "ab,bc->ca" : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %shape_2 = stablehlo.constant dense<[4, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<4x2xi32>
  check.expect_eq_const %result, dense<[[1, 7], [2, 3], [4, 7], [4, 4]]> : tensor<4x2xi32>
  return
}
