// The right operand is quantized per axis, the result per tensor.
func.func @main(%lhs: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>, %rhs: tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>> {
  %result = stablehlo.add %lhs, %rhs : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  return %result : tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
}
