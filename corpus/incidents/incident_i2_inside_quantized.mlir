// The storage type i2 came with 1.2.0. Inside a type that is quantized per axis nobody looked at it,
// so that artifacts for 1.1.0 held it.
func.func @main(%operand: tensor<2x3x!quant.uniform<i2:f32:0, {1.0, 2.0}>>) -> tensor<2x3xf32> {
  %result = stablehlo.uniform_dequantize %operand : (tensor<2x3x!quant.uniform<i2:f32:0, {1.0, 2.0}>>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
