// The result is of rank 3, but no spatial dimension of it is named.
func.func @main(%lhs: tensor<4x8x4xf32>, %rhs: tensor<3x4x6xf32>, %padding: tensor<1x2xi64>) -> tensor<4x6x6xf32> {
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_feature_dimension = 2>, feature_group_count = 1 : i64}> : (tensor<4x8x4xf32>, tensor<3x4x6xf32>, tensor<1x2xi64>) -> tensor<4x6x6xf32>
  return %result : tensor<4x6x6xf32>
}
