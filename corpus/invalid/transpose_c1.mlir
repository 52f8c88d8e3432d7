// The operand's elements are f32, the result's f64.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<3x2xf64> {
  %result = stablehlo.transpose %operand, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf64>
  return %result : tensor<3x2xf64>
}
