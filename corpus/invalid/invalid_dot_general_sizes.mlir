// Four elements are contracted with six.
func.func @main(%lhs: tensor<2x3x4xf32>, %rhs: tensor<2x6x5xf32>) -> tensor<2x3x5xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x6x5xf32>) -> tensor<2x3x5xf32>
  return %result : tensor<2x3x5xf32>
}
