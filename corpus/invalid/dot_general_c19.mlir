// The right side is quantized per tensor, the result per axis.
func.func @main(%lhs: tensor<2x3x4x!quant.uniform<i8:f32, 1.000000e+00>>, %rhs: tensor<2x4x5x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x3x5x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2x4x5x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x3x5x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  return %result : tensor<2x3x5x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
}
