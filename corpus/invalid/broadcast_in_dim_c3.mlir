// The result has dimensions 0 and 1; the operand's dimension goes to dimension 2.
func.func @main(%operand: tensor<2xf32>) -> tensor<3x2xf32> {
  %result = stablehlo.broadcast_in_dim %operand, dims = [2] : (tensor<2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
