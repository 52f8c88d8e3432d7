// The operand has one dimension, but two are mapped.
func.func @main(%operand: tensor<2xf32>) -> tensor<3x2xf32> {
  %result = stablehlo.broadcast_in_dim %operand, dims = [1, 0] : (tensor<2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
