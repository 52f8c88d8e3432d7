// A label of one operand alone that the result does not have is summed; the result is transposed.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-1, -8, -1, -3], [9, -11, 6, -9], [-10, 3, 7, 2]], [[11, 11, 2, 7], [3, -10, -9, 6], [-11, 9, -3, -1]]]> : tensor<2x3x4xi32>
  %rhs = stablehlo.constant dense<[[5, -2, 1, -5, -1], [-6, -1, -5, 1, -2], [5, 3, -8, -9, 0]]> : tensor<3x5xi32>
  %result = stablehlo.einsum %lhs, %rhs, config = "ijk,jl->li" : (tensor<2x3x4xi32>, tensor<3x5xi32>) -> tensor<5x2xi32>
  check.expect_eq_const %result, dense<[[-25, 185], [37, -70], [-4, 129], [42, -111], [23, -11]]> : tensor<5x2xi32>
  return
}
