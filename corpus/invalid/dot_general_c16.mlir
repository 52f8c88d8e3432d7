// The right side is quantized along the dimension that is contracted.
func.func @main(%lhs: tensor<2x3x2xf32>, %rhs: tensor<2x2x5x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x3x5xf32> {
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x2xf32>, tensor<2x2x5x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x3x5xf32>
  return %result : tensor<2x3x5xf32>
}
