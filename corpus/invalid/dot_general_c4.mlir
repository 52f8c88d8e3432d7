// Dimension 0 of the right side is named as batch dimension twice.
func.func @main(%lhs: tensor<2x2x3x4xf32>, %rhs: tensor<2x4x5xf32>) -> tensor<2x2x3x5xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0, 1] x [0, 0], contracting_dims = [3] x [1] : (tensor<2x2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x2x3x5xf32>
  return %result : tensor<2x2x3x5xf32>
}
