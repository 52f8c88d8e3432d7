// A legal uniform_quantize, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>> {
  %result = stablehlo.uniform_quantize %operand : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  return %result : tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
}
