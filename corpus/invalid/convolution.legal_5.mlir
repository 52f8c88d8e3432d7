// A legal convolution, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2x8x3xf32>, %rhs: tensor<3x1x6xf32>) -> tensor<2x6x6xf32> {
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x8x3xf32>, tensor<3x1x6xf32>) -> tensor<2x6x6xf32>
  return %result : tensor<2x6x6xf32>
}
