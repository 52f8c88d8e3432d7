// The zero point of a quantized right side must be 0; this one is 3.
func.func @main(%lhs: tensor<2x3x4xf32>, %rhs: tensor<2x4x5x!quant.uniform<i8:f32, 1.000000e+00:3>>) -> tensor<2x3x5xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5x!quant.uniform<i8:f32, 1.000000e+00:3>>) -> tensor<2x3x5xf32>
  return %result : tensor<2x3x5xf32>
}
