// The operand x is of type tensor<2xi32>; it must be a ranked tensor of floats or integers quantized per tensor.
func.func @main(%x: tensor<2xi32>) -> tensor<2xi1> {
  %result = stablehlo.is_finite %x : (tensor<2xi32>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
