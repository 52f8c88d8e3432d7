// The right side has dimensions 0 to 2; dimension 3 of it is contracted.
func.func @main(%lhs: tensor<2x3x4x6xf32>, %rhs: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 3] : (tensor<2x3x4x6xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %result : tensor<2x3x5xf32>
}
