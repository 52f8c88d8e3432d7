// The operand holds f32, the padding value is an f64.
func.func @main(%operand: tensor<2x3xf32>, %padding_value: tensor<f64>) -> tensor<3x6xf32> {
  %result = stablehlo.pad %operand, %padding_value, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<2x3xf32>, tensor<f64>) -> tensor<3x6xf32>
  return %result : tensor<3x6xf32>
}
