// The operand has 2 elements, the result 3.
func.func @main(%operand: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3xf32> {
  %result = stablehlo.uniform_dequantize %operand : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
