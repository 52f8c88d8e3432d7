// A legal round_nearest_even, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.round_nearest_even %operand : tensor<2xf32>
  return %result : tensor<2xf32>
}
