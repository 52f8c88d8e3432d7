// A legal count_leading_zeros, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %result = stablehlo.count_leading_zeros %operand : tensor<2xi32>
  return %result : tensor<2xi32>
}
