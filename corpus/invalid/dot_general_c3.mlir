// Dimension 0 of the left side is named as batch dimension twice.
func.func @main(%lhs: tensor<2x2x4xf32>, %rhs: tensor<2x2x4x5xf32>) -> tensor<2x2x2x5xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0, 0] x [0, 1], contracting_dims = [2] x [2] : (tensor<2x2x4xf32>, tensor<2x2x4x5xf32>) -> tensor<2x2x2x5xf32>
  return %result : tensor<2x2x2x5xf32>
}
