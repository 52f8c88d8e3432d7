// A dimension of 3 elements cannot become one of 2; only one of 1 element can grow.
func.func @main(%operand: tensor<3xf32>) -> tensor<3x2xf32> {
  %result = stablehlo.broadcast_in_dim %operand, dims = [1] : (tensor<3xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
