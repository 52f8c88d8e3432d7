// The operand padding_value is of type tensor<1xi32>; it must be a 0D tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<2xf32>, %padding_value: tensor<1xi32>) -> tensor<5xf32> {
  %padding = stablehlo.constant dense<1> : tensor<1xi64>
  %result = stablehlo.dynamic_pad %operand, %padding_value, %padding, %padding, %padding : (tensor<2xf32>, tensor<1xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf32>
  return %result : tensor<5xf32>
}
