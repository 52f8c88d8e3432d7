// The image is of rank 4, but only one spatial dimension of it is named.
func.func @main(%lhs: tensor<2x8x4x1xf32>, %rhs: tensor<3x4x6x1xf32>, %padding: tensor<1x2xi64>) -> tensor<2x6x6xf32> {
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x8x4x1xf32>, tensor<3x4x6x1xf32>, tensor<1x2xi64>) -> tensor<2x6x6xf32>
  return %result : tensor<2x6x6xf32>
}
