// A legal convert, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xi8>) -> tensor<2xf32> {
  %result = stablehlo.convert %operand : (tensor<2xi8>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
