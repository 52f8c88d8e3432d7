// A legal log_plus_one, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.log_plus_one %operand : tensor<2xf32>
  return %result : tensor<2xf32>
}
