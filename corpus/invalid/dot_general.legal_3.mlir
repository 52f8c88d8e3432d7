// A legal dot_general, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2x2x4xf32>, %rhs: tensor<2x2x4x5xf32>) -> tensor<2x2x2x5xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x2x4xf32>, tensor<2x2x4x5xf32>) -> tensor<2x2x2x5xf32>
  return %result : tensor<2x2x2x5xf32>
}
