// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<*xf32>, %padding_value: tensor<f32>) -> tensor<5xf32> {
  %padding = stablehlo.constant dense<1> : tensor<1xi64>
  %result = stablehlo.dynamic_pad %operand, %padding_value, %padding, %padding, %padding : (tensor<*xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf32>
  return %result : tensor<5xf32>
}
