// A legal bitcast_convert, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf64>) -> tensor<2xi64> {
  %result = stablehlo.bitcast_convert %operand : (tensor<2xf64>) -> tensor<2xi64>
  return %result : tensor<2xi64>
}
