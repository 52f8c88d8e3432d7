// A legal transpose, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %result = stablehlo.transpose %operand, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
