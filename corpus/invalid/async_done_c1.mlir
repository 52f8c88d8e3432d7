// The future holds 2 elements, the result has 3.
func.func @main(%operand: !stablehlo.future<tensor<2xf32>>) -> tensor<3xf32> {
  %result = "stablehlo.async_done"(%operand) : (!stablehlo.future<tensor<2xf32>>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
