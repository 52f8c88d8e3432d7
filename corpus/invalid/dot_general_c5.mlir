// The left side has dimensions 0 to 2; its batch dimension is said to be 3.
func.func @main(%lhs: tensor<2x3x4xf32>, %rhs: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [3] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %result : tensor<2x3x5xf32>
}
