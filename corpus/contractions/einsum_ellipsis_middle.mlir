// The dots stand behind a label: here for the middle dimension of the first operand.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-1, -8, -1, -3], [9, -11, 6, -9], [-10, 3, 7, 2]], [[11, 11, 2, 7], [3, -10, -9, 6], [-11, 9, -3, -1]]]> : tensor<2x3x4xi32>
  %rhs = stablehlo.constant dense<[[5, -2, 1, -5, -1], [-6, -1, -5, 1, -2], [5, 3, -8, -9, 0], [0, -9, -8, 3, 5]]> : tensor<4x5xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "i...k,kj->i...j" : (tensor<2x3x4xi32>, tensor<4x5xi32>) -> tensor<2x3x5xi32>
  check.expect_eq_const %result, dense<[[[38, 34, 71, -3, 2], [141, 92, 88, -137, -32], [-33, 20, -97, -4, 14]], [[-1, -90, -116, -41, 2], [30, -77, 77, 74, 47], [-124, 13, -24, 88, -12]]]> : tensor<2x3x5xi32>
  return
}
