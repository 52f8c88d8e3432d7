// The operand operand is of type tensor<2xi1>; it must be a ranked tensor of integers, floats, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<2xi1>) -> tensor<2xi1> {
  %result = stablehlo.negate %operand : tensor<2xi1>
  return %result : tensor<2xi1>
}
