// Dimension 0 of the image is named as batch and as feature dimension.
func.func @main(%lhs: tensor<4x8x4xf32>, %rhs: tensor<3x4x6xf32>) -> (tensor<?x?x?xf32>) {
  %result = "stablehlo.convolution"(%lhs, %rhs) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 0, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<4x8x4xf32>, tensor<3x4x6xf32>) -> tensor<?x?x?xf32>
  return %result : tensor<?x?x?xf32>
}
