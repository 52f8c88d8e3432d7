// The operand operand is of type tensor<2xi32>; it must be a ranked tensor of floats or integers quantized per tensor.
func.func @main(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %result = stablehlo.reduce_precision %operand, format = e1m0 : tensor<2xi32>
  return %result : tensor<2xi32>
}
