// A legal reverse, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = stablehlo.reverse %operand, dims = [0, 1] : tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
