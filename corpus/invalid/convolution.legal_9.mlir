// A legal convolution, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2x8x4xf32>, %rhs: tensor<3x4x6xf32>) -> (tensor<?x6x6xf32>) {
  %result = "stablehlo.convolution"(%lhs, %rhs) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<?x6x6xf32>
  return %result : tensor<?x6x6xf32>
}
