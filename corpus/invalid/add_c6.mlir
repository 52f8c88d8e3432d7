// The left operand is quantized along dimension 0, the result along dimension 1.
func.func @main(%lhs: tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, %rhs: tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>> {
  %result = stablehlo.add %lhs, %rhs : (tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
  return %result : tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>
}
