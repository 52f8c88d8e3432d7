// A legal reshape, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<6xf32> {
  %result = stablehlo.reshape %operand : (tensor<2x3xf32>) -> tensor<6xf32>
  return %result : tensor<6xf32>
}
