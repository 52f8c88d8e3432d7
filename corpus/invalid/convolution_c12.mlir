// The image is of rank 4, but only one spatial dimension of it is named.
func.func @main(%lhs: tensor<2x8x4x1xf32>, %rhs: tensor<3x4x6x1xf32>) -> tensor<2x6x6xf32> {
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x4x1xf32>, tensor<3x4x6x1xf32>) -> tensor<2x6x6xf32>
  return %result : tensor<2x6x6xf32>
}
