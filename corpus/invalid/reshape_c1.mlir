// The operand's elements are f32, the result's f64.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<6xf64> {
  %result = stablehlo.reshape %operand : (tensor<2x3xf32>) -> tensor<6xf64>
  return %result : tensor<6xf64>
}
