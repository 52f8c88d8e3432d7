// The operand is quantized along its 2 rows, the result along its 2 columns; the quantized dimension must stay in its place.
func.func @main(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  %result = stablehlo.reshape %operand : (tensor<2x3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  return %result : tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}
