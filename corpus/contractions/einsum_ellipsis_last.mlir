// The dots stand last, for two dimensions.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-1, -8, -1], [-3, 9, -11]], [[6, -9, -10], [3, 7, 2]], [[11, 11, 2], [7, 3, -10]], [[-9, 6, -11], [9, -3, -1]]]> : tensor<4x2x3xi32>
  %rhs = stablehlo.constant dense<[[5, -2, 1, -5, -1], [-6, -1, -5, 1, -2], [5, 3, -8, -9, 0], [0, -9, -8, 3, 5]]> : tensor<4x5xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "k...,kj->j..." : (tensor<4x2x3xi32>, tensor<4x5xi32>) -> tensor<5x2x3xi32>
  check.expect_eq_const %result, dense<[[[14, 69, 65], [2, 18, -117]], [[110, 4, 117], [-57, 11, -1]], [[-47, -99, 121], [-146, -26, 67]], [[-115, -50, -56], [-18, -74, 144]], [[-56, 56, -34], [42, -38, 2]]]> : tensor<5x2x3xi32>
  return
}
