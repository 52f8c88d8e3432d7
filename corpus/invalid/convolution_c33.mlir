// The kernel is quantized per tensor, the result per axis.
func.func @main(%lhs: tensor<2x8x4x!quant.uniform<i8:f32, 1.000000e+00>>, %rhs: tensor<3x4x2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x6x2x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>> {
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x4x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<3x4x2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x6x2x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>>
  return %result : tensor<2x6x2x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>>
}
