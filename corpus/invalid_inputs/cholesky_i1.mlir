// The operand a is of type tensor<3x3xi32>; it must be a ranked tensor of floats, complex numbers or integers quantized per tensor.
func.func @main(%a: tensor<3x3xi32>) -> tensor<3x3xi32> {
  %result = stablehlo.cholesky %a, lower = true : tensor<3x3xi32>
  return %result : tensor<3x3xi32>
}
