// The attribute dot_dimension_numbers is "text"; it must be a list of the dimensions of a dot_general.
func.func @main(%lhs: tensor<2x3x4xf32>, %rhs: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>) {
  %result = "stablehlo.dot_general"(%lhs, %rhs) {dot_dimension_numbers = "text", precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %result : tensor<2x3x5xf32>
}
