// Two dimensions are contracted on the right, none on the left.
func.func @main(%lhs: tensor<2x3x4xf32>, %rhs: tensor<2x4x4xf32>) -> tensor<2x3x4xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [] x [1, 2] : (tensor<2x3x4xf32>, tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
  return %result : tensor<2x3x4xf32>
}
