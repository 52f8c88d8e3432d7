// A legal reduce_precision, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.reduce_precision %operand, format = e1m0 : tensor<2xf32>
  return %result : tensor<2xf32>
}
