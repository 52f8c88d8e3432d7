// Quantization per tensor: every release knows it.
func.func @main(%value: tensor<2x!quant.uniform<i8:f32, 5.0e-01:3>>) -> tensor<2xf32> {
  %result = stablehlo.uniform_dequantize %value : (tensor<2x!quant.uniform<i8:f32, 5.0e-01:3>>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
