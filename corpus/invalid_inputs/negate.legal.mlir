// A legal negate, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.negate %operand : tensor<2xf32>
  return %result : tensor<2xf32>
}
