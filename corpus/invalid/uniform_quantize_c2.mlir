// The operand holds f32 values, the result stands for f16 values.
func.func @main(%operand: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f16, 1.000000e+00>> {
  %result = stablehlo.uniform_quantize %operand : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f16, 1.000000e+00>>
  return %result : tensor<2x!quant.uniform<i8:f16, 1.000000e+00>>
}
