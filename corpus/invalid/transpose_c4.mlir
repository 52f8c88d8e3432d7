// Dimension 0 becomes dimension 1, but the result stays quantized along dimension 0.
func.func @main(%operand: tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
  %result = stablehlo.transpose %operand, dims = [1, 0] : (tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  return %result : tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
}
