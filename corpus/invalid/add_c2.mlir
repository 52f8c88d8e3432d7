// The left operand and the result are quantized, the right operand is not.
func.func @main(%lhs: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>, %rhs: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>> {
  %result = stablehlo.add %lhs, %rhs : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  return %result : tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
}
