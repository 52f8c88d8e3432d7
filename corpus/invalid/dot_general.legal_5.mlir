// A legal dot_general, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2x3x4x6xf32>, %rhs: tensor<2x4x6x5xf32>) -> tensor<2x3x5xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<2x3x4x6xf32>, tensor<2x4x6x5xf32>) -> tensor<2x3x5xf32>
  return %result : tensor<2x3x5xf32>
}
