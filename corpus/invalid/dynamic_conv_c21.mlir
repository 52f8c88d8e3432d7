// The features are divided into zero groups.
func.func @main(%lhs: tensor<4x8x4xf32>, %rhs: tensor<3x4x6xf32>, %padding: tensor<1x2xi64>) -> tensor<4x6x6xf32> {
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 0 : i64}> : (tensor<4x8x4xf32>, tensor<3x4x6xf32>, tensor<1x2xi64>) -> tensor<4x6x6xf32>
  return %result : tensor<4x6x6xf32>
}
