// The left side is stored in i4, the right side in i8.
func.func @main(%lhs: tensor<2x3x4x!quant.uniform<i4:f32, 1.000000e+00>>, %rhs: tensor<2x4x5x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x3x5x!quant.uniform<i8:f32, 1.000000e+00>> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x!quant.uniform<i4:f32, 1.000000e+00>>, tensor<2x4x5x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x3x5x!quant.uniform<i8:f32, 1.000000e+00>>
  return %result : tensor<2x3x5x!quant.uniform<i8:f32, 1.000000e+00>>
}
