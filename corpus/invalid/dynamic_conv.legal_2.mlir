// A legal dynamic_conv, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2x8x3xf32>, %rhs: tensor<3x1x6xf32>, %padding: tensor<1x2xi64>) -> tensor<2x6x6xf32> {
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 3 : i64}> : (tensor<2x8x3xf32>, tensor<3x1x6xf32>, tensor<1x2xi64>) -> tensor<2x6x6xf32>
  return %result : tensor<2x6x6xf32>
}
