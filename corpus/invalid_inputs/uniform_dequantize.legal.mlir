// A legal uniform_dequantize, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf32> {
  %result = stablehlo.uniform_dequantize %operand : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
