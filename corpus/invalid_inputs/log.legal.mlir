// A legal log, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.log %operand : tensor<2xf32>
  return %result : tensor<2xf32>
}
