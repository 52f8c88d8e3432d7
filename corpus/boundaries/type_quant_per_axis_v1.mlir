// Quantization per axis: it came with 0.18.0.
func.func @main(%value: tensor<3x2x!quant.uniform<i8:f32:1, {5.0e-01, 2.0:3}>>) -> tensor<3x2xf32> {
  %result = stablehlo.uniform_dequantize %value : (tensor<3x2x!quant.uniform<i8:f32:1, {5.0e-01, 2.0:3}>>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
