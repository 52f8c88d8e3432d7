// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of floats or complex numbers.
func.func @main(%operand: tensor<*xf32>) -> tensor<2xf32> {
  %result = stablehlo.real %operand : (tensor<*xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
