// Both dimensions of the operand go to dimension 1 of the result.
func.func @main(%operand: tensor<2x2xf32>) -> tensor<3x2xf32> {
  %result = stablehlo.broadcast_in_dim %operand, dims = [1, 1] : (tensor<2x2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
