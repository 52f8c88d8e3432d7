// The operand has 2 elements, the result 3.
func.func @main(%operand: tensor<2xf32>) -> tensor<3x!quant.uniform<i8:f32, 1.000000e+00>> {
  %result = stablehlo.uniform_quantize %operand : (tensor<2xf32>) -> tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>
  return %result : tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>
}
