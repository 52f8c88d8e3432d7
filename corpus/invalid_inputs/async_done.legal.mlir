// A legal async_done, which programs beside it break by one edit each.
func.func @main(%operand: !stablehlo.future<tensor<2xf32>>) -> tensor<2xf32> {
  %result = "stablehlo.async_done"(%operand) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
