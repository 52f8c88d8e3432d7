// The operand's elements are f32, the result's f64.
func.func @main(%operand: tensor<2xf32>) -> tensor<3x2xf64> {
  %result = stablehlo.broadcast_in_dim %operand, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf64>
  return %result : tensor<3x2xf64>
}
